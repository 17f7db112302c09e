//! `latro tune`: the weights of the computer player, fitted to games against itself.

use crate::arena::{opening, play};
use crate::contestant::{Contestant, FORMS, Kind};
use anyhow::Result;
use clap::Args;
use latrunculi::{Game, PRESETS, Rules, Side};
use latrunculi_search::tuning::{Sample, fit_all, samples};
use std::io::Write;

/// Fit the weights of the computer player to games against itself, and print the file of weights.
///
/// Weights are fitted for each family of rules that the rulesets belong to, and general ones to all of them; other
/// families keep theirs. The same command gives the same file:
/// latro tune > crates/search/src/fitted.rs
#[derive(Args)]
#[command(after_help = FORMS)]
pub(crate) struct Tune {
    /// The rulesets whose games are played; all by default.
    #[arg(short, long = "ruleset", value_delimiter = ',')]
    rulesets: Vec<String>,
    /// How many games in each ruleset.
    #[arg(short, long, default_value_t = 200)]
    games: u32,
    /// Who plays.
    #[arg(long, default_value = "nodes:1000")]
    player: Kind,
    /// How many random actions a game begins with, at most 200.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u16).range(0..=200))]
    opening: u16,
    /// Tells games apart.
    #[arg(long, default_value_t = 1)]
    seed: u32,
}

/// Megabytes of memory for the positions of each side: games are played with few nodes.
const MEMORY: u32 = 1;

impl Tune {
    pub(crate) fn run(self, output: &mut dyn Write) -> Result<()> {
        let mut rulesets = self.rulesets.clone();
        if rulesets.is_empty() {
            rulesets.extend(PRESETS.iter().map(|preset| preset.id.to_owned()));
        }
        let mut found: Vec<Sample> = Vec::new();
        for ruleset in &rulesets {
            let rules = Rules::from_link(ruleset)?;
            let (before, mut drawn) = (found.len(), 0);
            for number in 0..self.games {
                let game = self.play(&rules, self.seed.wrapping_add(number))?;
                drawn += u32::from(game.outcome().is_some_and(|outcome| outcome.winner.is_none()));
                found.extend(samples(&game));
            }
            let positions = found.len() - before;
            writeln!(
                std::io::stderr(),
                "{ruleset}: {positions} positions of {} games, {drawn} of them drawn",
                self.games
            )?;
        }
        let (file, told) = fit_all(&found);
        write!(std::io::stderr(), "{told}")?;
        write!(output, "{file}")?;
        Ok(())
    }

    fn play(&self, rules: &Rules, seed: u32) -> Result<Game> {
        let mut white = Contestant::new(&self.player, MEMORY)?;
        let mut black = Contestant::new(&self.player, MEMORY)?;
        let mut game = opening(rules, self.opening.into(), seed.into())?;
        play([&mut white, &mut black], Side::White, &mut game, seed)?;
        Ok(game)
    }
}
