//! `latro selfplay`: games to learn from.

use crate::arena::{opening, play};
use crate::contestant::{Contestant, FORMS, Kind};
use crate::record::record;
use anyhow::Result;
use clap::Args;
use latrunculi::{Rules, Side};
use std::io::Write;

/// Have a player play itself, and write each game as a line of JSON.
///
/// Lines have the form of the vectors, with the ruleset added, so that `latro check` can read them back:
/// {"ruleset": …, "game": [actions], "final": position, "result": [winner, reason] or null where it was cut off}.
#[derive(Args)]
#[command(after_help = FORMS)]
pub(crate) struct Selfplay {
    /// The rulesets, each played in turn; may be given several times.
    #[arg(short, long = "ruleset", default_value = "becq-8", value_delimiter = ',')]
    rulesets: Vec<String>,
    /// How many games in each ruleset.
    #[arg(short, long, default_value_t = 10)]
    games: u32,
    /// Who plays.
    #[arg(long, default_value = "nodes:5000")]
    player: Kind,
    /// How many random actions a game begins with, at most 200.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u16).range(0..=200))]
    opening: u16,
    /// Tells games apart; the same seed gives the same games, unless the player has a limit of time.
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Megabytes of memory for the positions of each side.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(0..=4096))]
    memory: u32,
}

impl Selfplay {
    pub(crate) fn run(self, output: &mut dyn Write) -> Result<()> {
        let rules: Vec<Rules> =
            self.rulesets.iter().map(|text| Rules::from_link(text)).collect::<Result<_, _>>()?;
        let mut white = Contestant::new(&self.player, self.memory)?;
        let mut black = Contestant::new(&self.player, self.memory)?;
        for number in 0..self.games {
            let seed = self.seed.wrapping_add(number);
            for (ruleset, rules) in self.rulesets.iter().zip(&rules) {
                let mut game = opening(rules, self.opening.into(), seed.into())?;
                play([&mut white, &mut black], Side::White, &mut game, seed)?;
                writeln!(output, "{}", record(ruleset, &game))?;
            }
        }
        Ok(())
    }
}
