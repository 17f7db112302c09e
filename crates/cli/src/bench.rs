//! `latro bench`.

use crate::clock::Machine;
use anyhow::Result;
use clap::Args;
use latrunculi::{Game, PRESETS};
use latrunculi_search::{Limits, Player};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// Search the start of every ruleset; the number of nodes is a checksum of the computer player.
#[derive(Args)]
pub(crate) struct Bench {
    /// How many nodes each search may take.
    #[arg(long, default_value_t = 50_000)]
    nodes: u64,
}

impl Bench {
    pub(crate) fn run(self) -> Result<()> {
        let start = Instant::now();
        let mut sum = 0;
        for preset in PRESETS {
            let game = Game::new(&preset.rules())?;
            let stop = AtomicBool::new(false);
            let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
            let thought = Player::new(16 << 20).think(&game, &limits, &mut Machine::new(&stop, &|_| {}));
            let nodes = thought.progress.map_or(0, |progress| progress.nodes);
            let action = thought.action.map(|action| action.to_string()).unwrap_or_default();
            println!("{:26} {nodes:9} {action}", preset.id);
            sum += nodes;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("{sum} nodes, {:.0} a second", sum as f64 / seconds.max(1e-9));
        Ok(())
    }
}
