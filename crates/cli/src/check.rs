//! `latro check`: the rules against files of known positions, games and counts.

use crate::options::legal;
use anyhow::{Context, Result, bail};
use clap::Args;
use latrunculi::{Action, Diagram, Game, Preset, Rules};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Compare the rules with files of known positions, games and counts.
#[derive(Args)]
pub(crate) struct Check {
    /// Files of JSON lines, named for their ruleset (becq-8.jsonl), or of counts (perft.txt: ruleset, position,
    /// depth and number on each line).
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The ruleset of the JSON lines, where the name of the file does not tell it.
    #[arg(short, long)]
    ruleset: Option<String>,
}

impl Check {
    pub(crate) fn run(self) -> Result<()> {
        let mut differences = 0;
        for file in &self.files {
            let name = file.display();
            let text = std::fs::read_to_string(file).with_context(|| name.to_string())?;
            let mut lines = 0;
            let counts = file.extension().is_some_and(|extension| extension == "txt");
            let rules = if counts { None } else { Some(self.rules(file)?) };
            for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
                lines += 1;
                let compared = match &rules {
                    Some(rules) => compare(rules, line),
                    None => compare_count(line),
                };
                if let Err(error) = compared {
                    differences += 1;
                    println!("{name}:{}: {error:#}", index + 1);
                }
            }
            println!("{name}: {lines} lines");
        }
        if differences > 0 {
            bail!("{differences} lines differ");
        }
        println!("all equal");
        Ok(())
    }

    fn rules(&self, file: &Path) -> Result<Rules> {
        let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        Ok(Rules::from_link(self.ruleset.as_deref().unwrap_or(&stem))?)
    }
}

fn text<'a>(value: &'a Value, field: &str) -> Result<&'a str> {
    value.get(field).and_then(Value::as_str).with_context(|| format!("the line has no text {field:?}"))
}

fn compare(rules: &Rules, line: &str) -> Result<()> {
    let value: Value = serde_json::from_str(line).context("this is no JSON")?;
    if let Some(actions) = value.get("game").and_then(Value::as_array) {
        let mut game = Game::new(rules)?;
        for action in actions {
            game.play(action.as_str().unwrap_or_default().parse::<Action>()?)?;
        }
        equal("final", &game.diagram().to_string(), text(&value, "final")?)?;
        return equal_result(&game, &value);
    }
    let mut game = Game::from_diagram(rules, &Diagram::read(text(&value, "position")?, rules.board)?)?;
    let known = value.get("legal").and_then(Value::as_array).context("the line has no legal actions")?;
    let known: Vec<&str> = known.iter().filter_map(Value::as_str).collect();
    equal("legal", &legal(&game).join(" "), &known.join(" "))?;
    game.play(text(&value, "play")?.parse::<Action>()?)?;
    equal("next", &game.diagram().to_string(), text(&value, "next")?)?;
    // The result is that of the next position alone, without the history that led to it.
    equal_result(&Game::from_diagram(rules, &game.diagram())?, &value)
}

fn equal_result(game: &Game, value: &Value) -> Result<()> {
    let known = match value.get("result") {
        Some(Value::Array(parts)) => {
            let part = |index: usize| parts.get(index).and_then(Value::as_str).unwrap_or_default();
            format!("{} {}", if part(0) == "-" { "draw" } else { part(0) }, part(1))
        }
        _ => "none".to_owned(),
    };
    equal("result", &crate::options::result(game), &known)
}

fn compare_count(line: &str) -> Result<()> {
    let [ruleset, position, depth, count] = line.split_whitespace().collect::<Vec<_>>()[..] else {
        bail!("a line of counts is a ruleset, a position, a depth and a number");
    };
    let rules = Preset::find(ruleset).with_context(|| format!("there is no ruleset {ruleset:?}"))?.rules();
    let game = Game::from_diagram(&rules, &Diagram::read(position, rules.board)?)?;
    equal("perft", &game.perft(depth.parse()?).to_string(), count)
}

fn equal(what: &str, ours: &str, known: &str) -> Result<()> {
    if ours == known {
        return Ok(());
    }
    bail!("{what}: {ours}\n  known: {known}")
}
