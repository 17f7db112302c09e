//! `latro bench`.

use crate::clock::Machine;
use anyhow::Result;
use clap::Args;
use latrunculi::{Diagram, Game, Rules};
use latrunculi_search::bench::{LIMITS, MEGABYTES, POSITIONS};
use latrunculi_search::{Limits, Player};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The rulesets whose counting is timed: each way of moving and catching, each width of board.
const COUNTED: [&str; 6] =
    ["quintana", "nova-roma-8x8", "becq-8", "schadler-1994", "kowalski-12x8", "falkener"];
/// So many actions deep: what it takes to set up a game, which only the page counts in, does not matter.
const COUNT_DEPTH: u32 = 4;
/// Times are told to be compared, so everything is done until it has taken so long in all.
const LONG_ENOUGH: Duration = Duration::from_millis(100);

/// Search fixed positions of every ruleset.
///
/// The number of nodes is a checksum of the computer player: whoever changes it has changed how it plays. It is the
/// same natively and in the browser.
#[derive(Args)]
pub(crate) struct Bench {
    /// How many plies deep each search goes, within its limit of nodes.
    #[arg(long)]
    depth: Option<u32>,
    /// Print positions, nodes, times and some timed counts as JSON, for comparing with another program.
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(self, output: &mut dyn Write) -> Result<()> {
        let limits = Limits { depth: self.depth.or(LIMITS.depth), ..LIMITS };
        let mut searches = Vec::new();
        let (mut nodes, mut seconds) = (0, 0.0);
        for (ruleset, position) in POSITIONS {
            let game = game(ruleset, position)?;
            let stop = AtomicBool::new(false);
            let (thought, took) = best_time(if self.json { LONG_ENOUGH } else { Duration::ZERO }, || {
                let mut player = Player::new((MEGABYTES as usize) << 20);
                let start = Instant::now();
                let thought = player.think(&game, &limits, &mut Machine::new(&stop, &|_| {}));
                (thought, start.elapsed())
            });
            let (depth, searched) =
                thought.progress.map_or((0, 0), |progress| (progress.depth, progress.nodes));
            let action = thought.action.map(|action| action.to_string()).unwrap_or_default();
            nodes += searched;
            seconds += took;
            if self.json {
                searches.push(json!({
                    "ruleset": ruleset, "position": position, "nodes": searched, "seconds": took, "action": action,
                }));
            } else {
                writeln!(output, "{ruleset:26} depth {depth} {searched:9} nodes {action}")?;
            }
        }
        if self.json {
            let everything = json!({
                "megabytes": MEGABYTES,
                "depth": limits.depth,
                "mostNodes": limits.nodes,
                "searches": searches,
                "counts": counts()?,
            });
            writeln!(output, "{everything}")?;
        } else {
            let rate = nodes as f64 / f64::max(seconds, 1e-9);
            writeln!(output, "{nodes} nodes, {rate:.0} a second")?;
        }
        Ok(())
    }
}

fn counts() -> Result<Vec<Value>> {
    let mut counts = Vec::new();
    for (ruleset, position) in POSITIONS.iter().filter(|(ruleset, _)| COUNTED.contains(ruleset)) {
        let game = game(ruleset, position)?;
        let (count, took) = best_time(LONG_ENOUGH, || {
            let start = Instant::now();
            (game.perft(COUNT_DEPTH), start.elapsed())
        });
        counts.push(json!({
            "ruleset": ruleset, "position": position, "depth": COUNT_DEPTH, "count": count, "seconds": took,
        }));
    }
    Ok(counts)
}

/// Does some work again and again until it has taken long enough in all; gives its result and its best time in seconds.
fn best_time<T>(long_enough: Duration, work: impl Fn() -> (T, Duration)) -> (T, f64) {
    let (mut result, mut best) = work();
    let mut total = best;
    while total < long_enough {
        let took;
        (result, took) = work();
        best = best.min(took);
        total += took;
    }
    (result, best.as_secs_f64())
}

fn game(ruleset: &str, position: &str) -> Result<Game> {
    let rules = Rules::from_link(ruleset)?;
    Ok(Game::from_diagram(&rules, &Diagram::read(position, rules.board)?)?)
}
