//! `latro perft`.

use crate::options::Place;
use anyhow::Result;
use clap::Args;
use latrunculi::Game;
use std::time::Instant;

/// Count the sequences of legal actions of some length.
#[derive(Args)]
pub(crate) struct Perft {
    /// How many actions deep, 0 to 20.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,
    /// Count apart what follows each first action.
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    place: Place,
}

impl Perft {
    pub(crate) fn run(self) -> Result<()> {
        let mut game = self.place.game()?;
        let start = Instant::now();
        if self.divide && self.depth > 0 {
            for (action, count) in divide(&mut game, self.depth) {
                println!("{action} {count}");
            }
        }
        let count = game.perft(self.depth);
        let seconds = start.elapsed().as_secs_f64();
        println!("{count}");
        eprintln!("{seconds:.3} s, {:.1} million actions a second", count as f64 / seconds.max(1e-9) / 1e6);
        Ok(())
    }
}

fn divide(game: &mut Game, depth: u32) -> Vec<(String, u64)> {
    let mut counts = Vec::new();
    for action in game.legal() {
        if game.play(action).is_ok() {
            // A third occurrence ends a game, but not in perft: there the position alone counts.
            counts.push((action.to_string(), game.perft(depth - 1)));
            game.undo();
        }
    }
    counts.sort();
    counts
}
