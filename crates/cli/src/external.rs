//! Another program that speaks the line protocol.

use anyhow::{Context, Error, Result, anyhow, bail};
use latrunculi::{Action, Game, Preset};
use latrunculi_search::Limits;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// How long a program may take beyond its time for an action, or for any other answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it may take for an action without a limit of time.
const LONGEST_THOUGHT: Duration = Duration::from_secs(600);
/// The longest line that is read of it, in bytes.
const LONGEST_LINE: u64 = 1 << 20;
/// So many lines may wait to be read.
const WAITING: usize = 1024;

/// A program with its arguments.
#[derive(Clone, Debug)]
pub(crate) struct Command {
    program: String,
    arguments: Vec<String>,
}

impl FromStr for Command {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut words = text.split_whitespace().map(str::to_owned);
        let program = words.next().context("exec: the program is missing")?;
        Ok(Self { program, arguments: words.collect() })
    }
}

/// The program while it runs; it ends with this value.
pub(crate) struct External {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl External {
    /// Starts the program and waits until it is ready.
    pub(crate) fn start(command: &Command) -> Result<Self> {
        let name = command.program.clone();
        let mut child = std::process::Command::new(&name)
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        let (input, output) =
            child.stdin.take().zip(child.stdout.take()).with_context(|| format!("cannot talk to {name}"))?;
        let (sender, lines) = sync_channel(WAITING);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut bytes = Vec::new();
                match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
                    Ok(1..) if sender.send(String::from_utf8_lossy(&bytes).trim().to_owned()).is_ok() => {}
                    _ => break,
                }
            }
        });
        let mut program = Self { name, child, input, lines };
        program.say("uci")?;
        program.wait_for("uciok", PATIENCE)?;
        Ok(program)
    }

    /// Tells it the rules of the game.
    pub(crate) fn begin(&mut self, game: &Game) -> Result<()> {
        let rules = game.rules().to_link();
        match Preset::find(&rules) {
            Some(preset) => self.say(&format!("ruleset {}", preset.id))?,
            None => self.say(&format!("ruleset {}", serde_json::to_string(game.rules())?))?,
        }
        self.say("isready")?;
        self.wait_for("readyok", PATIENCE).map(drop)
    }

    /// Has it choose an action, which must be legal.
    pub(crate) fn choose(&mut self, game: &Game, limits: &Limits) -> Result<Action> {
        let start = game.start().map_or_else(|| "start".to_owned(), ToString::to_string);
        let actions: Vec<String> =
            game.played().iter().take(game.ply()).map(|played| played.action.to_string()).collect();
        self.say(&format!("position {start} actions {}", actions.join(" ")))?;
        self.say(&go(limits))?;
        let time = limits.movetime.map(|milliseconds| Duration::from_millis(milliseconds.into()));
        let answer = self.wait_for("bestaction", time.map_or(LONGEST_THOUGHT, |time| time + PATIENCE))?;
        let action: Action =
            answer.parse().with_context(|| format!("{} answered bestaction {answer:?}", self.name))?;
        match game.why_illegal(action) {
            Some(illegal) => bail!("{} wants to play {action}: {illegal}", self.name),
            None => Ok(action),
        }
    }

    fn say(&mut self, line: &str) -> Result<()> {
        match writeln!(self.input, "{line}").and_then(|()| self.input.flush()) {
            // A program that has ended is told of by the answer that does not come.
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                Err(anyhow!("{} does not listen: {error}", self.name))
            }
            _ => Ok(()),
        }
    }

    /// What follows the word on the first line that begins with it. Other lines are passed over, but for errors.
    fn wait_for(&mut self, word: &str, patience: Duration) -> Result<String> {
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                bail!("{} did not answer {word} in time", self.name);
            }
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => bail!("{} ended before it answered {word}", self.name),
            };
            let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
            if first == word {
                return Ok(rest.trim().to_owned());
            }
            if first == "error" {
                bail!("{} answered: {line}", self.name);
            }
        }
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // An error here says that the program has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn go(limits: &Limits) -> String {
    let given = [
        ("level", limits.level.map(u64::from)),
        ("movetime", limits.movetime.map(u64::from)),
        ("depth", limits.depth.map(u64::from)),
        ("nodes", limits.nodes),
        ("seed", limits.level.and(Some(limits.seed.into()))),
    ];
    let mut line = "go".to_owned();
    for (name, value) in given {
        if let Some(value) = value {
            line.push_str(&format!(" {name} {value}"));
        }
    }
    line
}
