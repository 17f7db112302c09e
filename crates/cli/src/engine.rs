//! `latro engine`: the line protocol, in the manner of UCI.

use crate::clock::Machine;
use crate::options::{legal, result};
use crate::perft::{self, DEEPEST};
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use latrunculi::{Diagram, Game, PRESETS, Rules, excerpt};
use latrunculi_search::{Limits, Player, Progress};
use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// The longest line that is read, in bytes: a longer one is an error, and its rest is passed over.
const LONGEST: usize = 1 << 20;

/// The memory for positions, in megabytes: usual and most.
const MEMORY: u32 = 64;
const MOST_MEMORY: u32 = 4096;

/// Speak the line protocol, in the manner of UCI, on standard input and output.
///
/// Lines that are understood: uci, isready, ruleset ID|JSON, position start|POSITION [actions A A ...], show, legal,
/// result, perft N, go [level N] [movetime MS] [depth N] [nodes N] [seed N], setoption name Memory value MB, stop,
/// quit. A line that cannot be followed is answered by error, and changes nothing.
#[derive(Args)]
pub(crate) struct Engine {
    /// Megabytes of memory for positions.
    #[arg(long, default_value_t = MEMORY, value_parser = clap::value_parser!(u32).range(0..=i64::from(MOST_MEMORY)))]
    memory: u32,
}

impl Engine {
    /// Answers lines until `quit` or the end of input.
    pub(crate) fn run(self) -> Result<()> {
        let game = Game::new(&PRESETS[0].rules())?;
        let mut session = Session { game, player: player(self.memory), job: None };
        let mut input = std::io::stdin().lock();
        while let Some(line) = read_line(&mut input)? {
            let answered = match &line {
                Ok(line) if line == "quit" => break,
                Ok(line) => session.answer(line),
                Err(fault) => Err(anyhow!("{fault}")),
            };
            if let Err(error) = answered {
                say(&format!("error {error:#}").replace(char::is_control, " "));
            }
        }
        session.stop();
        Ok(())
    }
}

/// What goes on in the background: a search, or a count.
struct Job {
    stop: Arc<AtomicBool>,
    /// Set when the answer is known, before it is said: whoever reads it may go on at once.
    done: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

/// What the engine remembers from line to line.
struct Session {
    game: Game,
    player: Arc<Mutex<Player>>,
    job: Option<Job>,
}

fn player(megabytes: u32) -> Arc<Mutex<Player>> {
    Arc::new(Mutex::new(Player::new((megabytes as usize) << 20)))
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
        return Ok(Some(Err("the line is longer than a mebibyte")));
    }
    let text = String::from_utf8(bytes).map_err(|_| "the line is not UTF-8");
    Ok(Some(text.map(|text| text.trim().to_owned())))
}

/// Prints a line at once. A reader that has gone is no fault: input will end, too.
fn say(line: &str) {
    let mut output = std::io::stdout().lock();
    let _ = writeln!(output, "{line}").and_then(|()| output.flush());
}

impl Session {
    fn answer(&mut self, line: &str) -> Result<()> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => {}
            "uci" => {
                say(&format!("id name Latrunculi {}", env!("CARGO_PKG_VERSION")));
                say("id author The Latrunculi authors");
                say(&format!("option name Memory type spin default {MEMORY} min 0 max {MOST_MEMORY}"));
                say("uciok");
            }
            "isready" => say("readyok"),
            "stop" => self.stop(),
            "show" => say(&format!("position {}", self.game.diagram())),
            "legal" => {
                let mut words = vec!["legal".to_owned()];
                words.extend(legal(&self.game));
                say(&words.join(" "));
            }
            "result" => say(&format!("result {}", result(&self.game))),
            "perft" => {
                self.must_be_idle()?;
                self.perft(number("perft", rest, DEEPEST as u64)? as u32);
            }
            "setoption" => {
                self.must_be_idle()?;
                let Some(("name Memory", megabytes)) = rest.split_once(" value ") else {
                    bail!("setoption: the only option is: setoption name Memory value MEGABYTES");
                };
                let megabytes = number("setoption Memory", megabytes.trim(), u64::from(MOST_MEMORY))?;
                self.player = player(megabytes as u32);
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
                if let Some(outcome) = self.game.outcome() {
                    bail!("go: the game is over: {outcome}");
                }
                self.go(limits(rest)?);
            }
            _ => bail!("unknown command {:?}", excerpt(word)),
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
                game.play_all(words)?;
            }
            Some(word) => bail!("position: actions was expected, not {:?}", excerpt(word)),
        }
        Ok(game)
    }

    /// What has ended by itself is forgotten; what goes on must be stopped first.
    fn must_be_idle(&mut self) -> Result<()> {
        if self.job.as_ref().is_some_and(|job| !job.done.load(Ordering::Acquire)) {
            bail!("the engine is busy: send stop first");
        }
        self.stop();
        Ok(())
    }

    fn stop(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop.store(true, Ordering::Relaxed);
            if job.thread.join().is_err() {
                say("error the engine failed to think");
            }
        }
    }

    /// Does work in the background that ends with an answer.
    fn start(&mut self, work: impl FnOnce(&AtomicBool) -> String + Send + 'static) {
        let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (told, known) = (Arc::clone(&stop), Arc::clone(&done));
        let thread = std::thread::spawn(move || {
            let answer = work(&told);
            known.store(true, Ordering::Release);
            say(&answer);
        });
        self.job = Some(Job { stop, done, thread });
    }

    fn go(&mut self, limits: Limits) {
        let (game, player) = (self.game.clone(), Arc::clone(&self.player));
        self.start(move |stop| {
            let tell = |progress: &Progress| say(&info(progress));
            // Whatever a search that failed left behind: what it remembers is never trusted to be legal.
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            match player.think(&game, &limits, &mut Machine::new(stop, &tell)).action {
                Some(action) => format!("bestaction {action}"),
                None => "error go: no action was found".to_owned(),
            }
        });
    }

    fn perft(&mut self, depth: u32) {
        let game = self.game.clone();
        self.start(move |stop| match perft::count(&game, depth, stop) {
            Some(count) => format!("perft {count}"),
            None => "error perft: stopped".to_owned(),
        });
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
        let value = words.next().with_context(|| format!("go: {:?} has no number", excerpt(word)))?;
        let number = |most| number(&format!("go {word}"), value, most);
        match word {
            "movetime" => limits.movetime = Some(number(u64::from(u32::MAX))? as u32),
            "depth" => limits.depth = Some(number(u64::from(u32::MAX))? as u32),
            "nodes" => limits.nodes = Some(number(u64::MAX)?),
            "level" => match number(8)? {
                0 => bail!("go level: a level is from 1 to 8"),
                level => limits.level = Some(level as u8),
            },
            "seed" => limits.seed = number(u64::from(u32::MAX))? as u32,
            _ => bail!("go: unknown limit {:?}", excerpt(word)),
        }
    }
    Ok(limits)
}

fn number(what: &str, text: &str, most: u64) -> Result<u64> {
    let number = text.parse().ok().filter(|number| *number <= most);
    number.with_context(|| format!("{what}: {:?} is no number up to {most}", excerpt(text)))
}
