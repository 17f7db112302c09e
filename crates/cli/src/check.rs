//! `latro check`: the rules against files of known positions, games and counts.

use crate::options::{legal, result};
use crate::perft::DEEPEST;
use anyhow::{Context, Result, bail};
use clap::Args;
use latrunculi::{Action, Diagram, Game, Rules};
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Compare the rules with files of known positions, games and counts.
///
/// Prints every line that differs, and how many lines of each file are equal. Exits with 1 when any differs, or a file
/// has nothing to compare.
#[derive(Args)]
pub(crate) struct Check {
    /// Files of JSON lines, named for their ruleset (becq-8.jsonl), or of counts (perft.txt: ruleset, position,
    /// depth and number on each line).
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The ruleset of the JSON lines, where neither they nor the name of the file tell it.
    #[arg(short, long)]
    ruleset: Option<String>,
}

impl Check {
    pub(crate) fn run(self, output: &mut dyn Write) -> Result<ExitCode> {
        let (mut differences, mut empty) = (0, false);
        for file in &self.files {
            let name = file.display();
            let text = std::fs::read_to_string(file).with_context(|| name.to_string())?;
            let counts = file.extension().is_some_and(|extension| extension == "txt");
            let ruleset = self.ruleset_of(file);
            let (mut equal, known) = (0, differences);
            for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
                match if counts { compare_count(line) } else { compare(&ruleset, line) } {
                    Ok(()) => equal += 1,
                    Err(error) => {
                        differences += 1;
                        writeln!(output, "{name}:{}: {error:#}", index + 1)?;
                    }
                }
            }
            writeln!(output, "{name}: {} equal", lines(equal))?;
            if equal == 0 && differences == known {
                writeln!(output, "{name}: nothing to compare")?;
                empty = true;
            }
        }
        if differences > 0 {
            let differ = if differences == 1 { "differs" } else { "differ" };
            writeln!(output, "{} {differ}", lines(differences))?;
        }
        Ok(if differences == 0 && !empty { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn ruleset_of(&self, file: &Path) -> String {
        let stem = || file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        self.ruleset.clone().or_else(stem).unwrap_or_default()
    }
}

fn lines(number: usize) -> String {
    format!("{number} {}", if number == 1 { "line" } else { "lines" })
}

fn text<'a>(value: &'a Value, field: &str) -> Result<&'a str> {
    value.get(field).and_then(Value::as_str).with_context(|| format!("the line has no text {field:?}"))
}

fn texts<'a>(value: &'a Value, field: &str) -> Result<Vec<&'a str>> {
    let list = value.get(field).and_then(Value::as_array);
    let list = list.and_then(|list| list.iter().map(Value::as_str).collect());
    list.with_context(|| format!("the line has no list of texts {field:?}"))
}

/// Compares a line of JSON: a step, or a game from the start of the ruleset.
fn compare(ruleset: &str, line: &str) -> Result<()> {
    let value: Value = serde_json::from_str(line).context("this is no JSON")?;
    let rules = Rules::from_link(text(&value, "ruleset").unwrap_or(ruleset))?;
    if value.get("game").is_some() {
        let mut game = Game::new(&rules)?;
        for action in texts(&value, "game")? {
            play(&mut game, action)?;
        }
        equal("final", &game.diagram().to_string(), text(&value, "final")?)?;
        return equal_result(&game, &value);
    }
    let mut game = Game::from_diagram(&rules, &Diagram::read(text(&value, "position")?, rules.board)?)?;
    equal("legal", &legal(&game).join(" "), &texts(&value, "legal")?.join(" "))?;
    play(&mut game, text(&value, "play")?)?;
    equal("next", &game.diagram().to_string(), text(&value, "next")?)?;
    // The result is that of the next position alone, without the history that led to it.
    equal_result(&Game::from_diagram(&rules, &game.diagram())?, &value)
}

fn play(game: &mut Game, text: &str) -> Result<()> {
    let number = game.ply() + 1;
    let played = text.parse::<Action>().map_err(anyhow::Error::from);
    played
        .and_then(|action| Ok(game.play(action).map(drop)?))
        .with_context(|| format!("action {number}, {text:?}"))
}

fn equal_result(game: &Game, value: &Value) -> Result<()> {
    let known = match value.get("result") {
        Some(Value::Array(parts)) => {
            let part = |index: usize| parts.get(index).and_then(Value::as_str).unwrap_or_default();
            format!("{} {}", if part(0) == "-" { "draw" } else { part(0) }, part(1))
        }
        _ => "none".to_owned(),
    };
    equal("result", &result(game), &known)
}

/// Compares a line of counts.
fn compare_count(line: &str) -> Result<()> {
    let [ruleset, position, depth, count] = line.split_whitespace().collect::<Vec<_>>()[..] else {
        bail!("a line of counts is a ruleset, a position, a depth and a number");
    };
    let rules = Rules::from_link(ruleset)?;
    let game = Game::from_diagram(&rules, &Diagram::read(position, rules.board)?)?;
    let depth: u32 = depth
        .parse()
        .ok()
        .filter(|depth| i64::from(*depth) <= DEEPEST)
        .with_context(|| format!("{depth:?} is no depth up to {DEEPEST}"))?;
    equal("perft", &game.perft(depth).to_string(), count)
}

fn equal(what: &str, ours: &str, known: &str) -> Result<()> {
    if ours == known {
        return Ok(());
    }
    bail!("{what} is {ours}, known as {known}")
}
