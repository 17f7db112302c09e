//! `latro engine`: the line protocol, in the manner of UCI.

use crate::clock::Machine;
use crate::options::{legal, result};
use anyhow::{Context, Result, bail};
use latrunculi::{Diagram, Game, PRESETS, Rules};
use latrunculi_search::{Limits, Player, Progress};
use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// The longest line that is read, in bytes: a longer one is an error, and its rest is passed over.
const LONGEST: usize = 1 << 20;

/// A search that goes on in the background.
struct Job {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

/// What the engine remembers from line to line.
struct Engine {
    game: Game,
    player: Arc<Mutex<Player>>,
    job: Option<Job>,
}

/// Answers lines until `quit` or the end of input.
pub(crate) fn run() -> Result<()> {
    let game = Game::new(&PRESETS[0].rules())?;
    let mut engine = Engine { game, player: Arc::new(Mutex::new(Player::new(64 << 20))), job: None };
    let mut input = std::io::stdin().lock();
    while let Some(line) = read_line(&mut input)? {
        let answered = match &line {
            Ok(line) if line == "quit" => break,
            Ok(line) => engine.answer(line),
            Err(fault) => Err(anyhow::anyhow!("{fault}")),
        };
        if let Err(error) = answered {
            say(&format!("error {error:#}").replace(['\n', '\r'], " "));
        }
    }
    engine.stop();
    Ok(())
}

/// One line without its end; an error text for a line that cannot be read; `None` at the end of input.
fn read_line(input: &mut impl BufRead) -> Result<Option<Result<String, &'static str>>> {
    let mut bytes = Vec::new();
    let read = std::io::Read::take(&mut *input, LONGEST as u64).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if read == LONGEST && !bytes.ends_with(b"\n") {
        while {
            bytes.clear();
            std::io::Read::take(&mut *input, LONGEST as u64).read_until(b'\n', &mut bytes)? > 0
                && !bytes.ends_with(b"\n")
        } {}
        return Ok(Some(Err("the line is longer than a million bytes")));
    }
    let text = String::from_utf8(bytes).map_err(|_| "the line is not UTF-8");
    Ok(Some(text.map(|text| text.trim().to_owned())))
}

/// Prints a line at once. A reader that has gone is no fault: input will end, too.
fn say(line: &str) {
    let mut output = std::io::stdout().lock();
    let _ = writeln!(output, "{line}").and_then(|()| output.flush());
}

impl Engine {
    fn answer(&mut self, line: &str) -> Result<()> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => {}
            "uci" => {
                say(&format!("id name Latrunculi {}", env!("CARGO_PKG_VERSION")));
                say("id author The Latrunculi authors");
                let ids: Vec<String> = PRESETS.iter().map(|preset| format!("var {}", preset.id)).collect();
                say(&format!("option name ruleset type combo default {} {}", PRESETS[0].id, ids.join(" ")));
                say("uciok");
            }
            "isready" => say("readyok"),
            "stop" => self.stop(),
            "show" => say(&format!("position {}", self.game.diagram())),
            "legal" => say(["legal"]
                .into_iter()
                .map(str::to_owned)
                .chain(legal(&self.game))
                .collect::<Vec<_>>()
                .join(" ")
                .as_str()),
            "result" => say(&format!("result {}", result(&self.game))),
            "perft" => {
                let depth: u32 = rest
                    .parse()
                    .ok()
                    .filter(|depth| *depth <= 20)
                    .with_context(|| format!("perft: {:?} is no depth from 0 to 20", shorten(rest)))?;
                say(&format!("perft {}", self.game.perft(depth)));
            }
            "ruleset" => {
                self.must_be_idle()?;
                let rules = if rest.starts_with('{') {
                    serde_json::from_str::<Rules>(rest).context("ruleset")?
                } else {
                    Rules::from_link(rest).context("ruleset")?
                };
                self.game = Game::new(&rules).context("ruleset")?;
            }
            "position" => {
                self.must_be_idle()?;
                self.game = self.position(rest)?;
            }
            "go" => {
                self.must_be_idle()?;
                self.go(limits(rest)?);
            }
            _ => bail!("unknown command {:?}", shorten(word)),
        }
        Ok(())
    }

    fn position(&self, text: &str) -> Result<Game> {
        let rules = self.game.rules();
        let mut words = text.split_whitespace();
        let mut game = match words.next() {
            Some("start") => Game::new(rules)?,
            Some(position) => Game::from_diagram(rules, &Diagram::read(position, rules.board)?)?,
            None => bail!("position: start or a position is missing"),
        };
        match words.next() {
            None => {}
            Some("actions") => {
                let actions: Vec<&str> = words.collect();
                if !actions.is_empty() {
                    game.play_all(&actions.join("."))?;
                }
            }
            Some(word) => bail!("position: actions was expected, not {:?}", shorten(word)),
        }
        Ok(game)
    }

    /// A search that has ended by itself is forgotten; one that goes on must be stopped first.
    fn must_be_idle(&mut self) -> Result<()> {
        if self.job.as_ref().is_some_and(|job| !job.thread.is_finished()) {
            bail!("the engine is thinking: send stop first");
        }
        self.stop();
        Ok(())
    }

    fn stop(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop.store(true, Ordering::Relaxed);
            if job.thread.join().is_err() {
                say("error the search failed");
            }
        }
    }

    fn go(&mut self, limits: Limits) {
        let stop = Arc::new(AtomicBool::new(false));
        let (game, player, flag) = (self.game.clone(), Arc::clone(&self.player), Arc::clone(&stop));
        let thread = std::thread::spawn(move || {
            let tell = |progress: &Progress| say(&info(progress));
            // Whatever a search that failed left behind, the table holds no lies about legality.
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            let thought = player.think(&game, &limits, &mut Machine::new(&flag, &tell));
            let action = thought.action.map_or_else(|| "none".to_owned(), |action| action.to_string());
            say(&format!("bestaction {action}"));
        });
        self.job = Some(Job { stop, thread });
    }
}

fn info(progress: &Progress) -> String {
    let score = match progress.end {
        Some(end) => format!("end {end}"),
        None => progress.score.to_string(),
    };
    let nps = progress.nodes * 1000 / progress.milliseconds.max(1);
    let line: Vec<String> = progress.line.iter().map(ToString::to_string).collect();
    format!(
        "info depth {} score {score} nodes {} nps {nps} time {} pv {}",
        progress.depth,
        progress.nodes,
        progress.milliseconds,
        line.join(" ")
    )
}

fn limits(text: &str) -> Result<Limits> {
    let mut limits = Limits::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let value = words.next().with_context(|| format!("go: {:?} has no number", shorten(word)))?;
        let number = |most: u64| {
            value.parse::<u64>().ok().filter(|number| *number <= most).with_context(|| {
                format!("go {}: {:?} is no number up to {most}", shorten(word), shorten(value))
            })
        };
        match word {
            "movetime" => limits.movetime = Some(number(u64::from(u32::MAX))? as u32),
            "depth" => limits.depth = Some(number(1000)? as u32),
            "nodes" => limits.nodes = Some(number(u64::MAX)?),
            "level" => {
                limits.level = Some(number(8)? as u8);
                if limits.level == Some(0) {
                    bail!("go level: a level is from 1 to 8");
                }
            }
            "seed" => limits.seed = number(u64::from(u32::MAX))? as u32,
            _ => bail!("go: unknown limit {:?}", shorten(word)),
        }
    }
    Ok(limits)
}

/// The beginning of a text, for an error.
fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}
