//! `latro match`: two players against each other.

use crate::arena::{half_points, opening, play};
use crate::contestant::{Contestant, FORMS, Kind};
use crate::record::record_of_match;
use crate::score::{Score, Test};
use anyhow::{Context, Error, Result};
use clap::Args;
use latrunculi::{Rules, Side};
use serde_json::Value;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};

/// Let two players play each other, and say how much stronger the first is.
///
/// Games come in pairs: the same random opening, sides swapped. With --sprt the match ends as soon as it is decided,
/// and exits with 0 when the first player is the stronger, 1 when not.
#[derive(Args)]
#[command(after_help = FORMS)]
pub(crate) struct Match {
    /// The player whose results are told.
    #[arg(value_name = "A")]
    first: Kind,
    /// The player it is measured against.
    #[arg(value_name = "B")]
    second: Kind,
    /// The rulesets, each played in turn; may be given several times.
    #[arg(short, long = "ruleset", default_value = "becq-8", value_delimiter = ',')]
    rulesets: Vec<String>,
    /// The most pairs of games in each ruleset.
    #[arg(short, long, default_value_t = 50)]
    pairs: u32,
    /// How many random actions a game begins with, at most 200.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u16).range(0..=200))]
    opening: u16,
    /// Tells matches apart; the same seed gives the same openings.
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Stop when it is clear which of two strengths in Elo the first player rather has, such as 0,10.
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true)]
    sprt: Option<Test>,
    /// How many games are played at once.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
    /// Write each game to this file as a line of JSON: as selfplay does, with the side that A had as "first".
    #[arg(long, value_name = "FILE")]
    games: Option<PathBuf>,
    /// Megabytes of memory for the positions of each player.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(0..=4096))]
    memory: u32,
}

/// A pair of games that is over.
struct Pair {
    /// The place of its ruleset in the list.
    ruleset: usize,
    results: [usize; 2],
    /// As they are written; none where nobody asks for them.
    games: Vec<Value>,
}

impl Match {
    pub(crate) fn run(self, output: &mut dyn Write) -> Result<ExitCode> {
        let rules: Vec<Rules> =
            self.rulesets.iter().map(|text| Rules::from_link(text)).collect::<Result<_, _>>()?;
        let create =
            |file: &PathBuf| File::create(file).with_context(|| format!("cannot write {}", file.display()));
        let mut games = self.games.as_ref().map(create).transpose()?;
        let mut scores = vec![Score::default(); rules.len()];
        let mut sum = Score::default();
        let mut decision = None;
        let players = &self;
        let (next, stop) = (AtomicU32::new(0), AtomicBool::new(false));
        std::thread::scope(|scope| {
            let (sender, pairs) = channel();
            for _ in 0..self.threads {
                let (sender, rules, next, stop) = (sender.clone(), &rules, &next, &stop);
                scope.spawn(move || {
                    if let Err(error) = players.play_pairs(rules, next, stop, &sender) {
                        // Nobody listens any more when the match is over.
                        let _ = sender.send(Err(error));
                    }
                });
            }
            drop(sender);
            for pair in pairs {
                let pair = pair.inspect_err(|_: &Error| stop.store(true, Ordering::Relaxed))?;
                scores[pair.ruleset].add(pair.results);
                sum.add(pair.results);
                if let Some(file) = &mut games {
                    pair.games.iter().try_for_each(|game| writeln!(file, "{game}"))?;
                }
                let mut line = format!("{} pairs: {sum}", sum.count());
                if let Some(test) = &self.sprt {
                    let likelihood = sum.likelihood(test);
                    decision = decision.or(test.decide(likelihood));
                    line.push_str(&format!(", log likelihood ratio {likelihood:.2}"));
                }
                writeln!(std::io::stderr(), "{line}")?;
                if decision.is_some() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            Ok::<(), Error>(())
        })?;
        for (ruleset, score) in self.rulesets.iter().zip(&scores).filter(|(_, score)| score.count() > 0) {
            writeln!(output, "{ruleset:26} {score}")?;
        }
        writeln!(output, "{:26} {sum}", "all")?;
        let Some(test) = &self.sprt else { return Ok(ExitCode::SUCCESS) };
        let verdict = match decision {
            Some(true) => "stronger",
            Some(false) => "not stronger",
            None => "undecided",
        };
        writeln!(output, "{:26} {verdict}, log likelihood ratio {:.2}", "sprt", sum.likelihood(test))?;
        Ok(if decision == Some(true) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Plays pairs until none is left, or it is told to stop.
    fn play_pairs(
        &self,
        rules: &[Rules],
        next: &AtomicU32,
        stop: &AtomicBool,
        sender: &Sender<Result<Pair>>,
    ) -> Result<()> {
        let mut first = Contestant::new(&self.first, self.memory)?;
        let mut second = Contestant::new(&self.second, self.memory)?;
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let ruleset = number as usize % rules.len();
            let pair = number / rules.len() as u32;
            if pair >= self.pairs {
                break;
            }
            let seed = self.seed.wrapping_add(pair);
            let start = opening(&rules[ruleset], self.opening.into(), seed.into())?;
            let mut results = [0; 2];
            let mut games = Vec::new();
            for (side, result) in Side::ALL.into_iter().zip(&mut results) {
                let mut game = start.clone();
                play([&mut first, &mut second], side, &mut game, seed)?;
                *result = half_points(&game, side);
                if self.games.is_some() {
                    games.push(record_of_match(&self.rulesets[ruleset], &game, side));
                }
            }
            if sender.send(Ok(Pair { ruleset, results, games })).is_err() {
                break;
            }
        }
        Ok(())
    }
}
