//! `latro perft`.

use crate::options::Place;
use anyhow::Result;
use clap::Args;
use latrunculi::{Action, Game, Part, Plan, Position, with_line};
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The deepest that is counted: no number of actions so far ahead fits into 64 bits.
pub(crate) const DEEPEST: i64 = 20;
/// So deep is counted without looking whether to stop: at most some million positions.
const UNWATCHED: u32 = 3;

/// Count the sequences of legal actions of some length.
///
/// The number proves rules equal: two programs that agree on it five or six actions deep hardly differ. Time and
/// speed are told on standard error.
#[derive(Args)]
pub(crate) struct Perft {
    /// How many actions deep, 0 to 20.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=DEEPEST))]
    depth: u32,
    /// Count apart what follows each first action.
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    place: Place,
}

impl Perft {
    pub(crate) fn run(self, output: &mut dyn Write) -> Result<()> {
        let game = self.place.game()?;
        let start = Instant::now();
        let count = if self.divide && self.depth > 0 {
            let parts = divide(&game, self.depth);
            for (action, count) in &parts {
                writeln!(output, "{action} {count}")?;
            }
            parts.iter().map(|part| part.1).sum()
        } else {
            game.perft(self.depth)
        };
        let seconds = start.elapsed().as_secs_f64();
        writeln!(output, "{count}")?;
        let rate = count as f64 / seconds.max(1e-9) / 1e6;
        writeln!(std::io::stderr(), "{seconds:.3} s, {rate:.1} million actions a second")?;
        Ok(())
    }
}

/// What follows each action, by the actions as texts.
fn divide(game: &Game, depth: u32) -> Vec<(String, u64)> {
    let mut parts: Vec<(String, u64)> = with_line!(game.line(), line => {
        let (plan, present) = (line.plan(), line.present());
        let part = |(action, next): (Action, Position<_>)| (action.to_string(), next.perft(plan, depth - 1));
        followers(plan, present).into_iter().map(part).collect()
    });
    parts.sort();
    parts
}

/// Counts as [`Game::perft`] does; `None` when it was told to stop.
pub(crate) fn count(game: &Game, depth: u32, stop: &AtomicBool) -> Option<u64> {
    with_line!(game.line(), line => count_from(line.plan(), line.present(), depth, stop))
}

fn count_from<const N: usize>(
    plan: &Plan<N>,
    position: &Position<N>,
    depth: u32,
    stop: &AtomicBool,
) -> Option<u64> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    if depth <= UNWATCHED {
        return Some(position.perft(plan, depth));
    }
    followers(plan, position).iter().map(|(_, next)| count_from(plan, next, depth - 1, stop)).sum()
}

/// Every legal action with the position after it.
fn followers<const N: usize>(plan: &Plan<N>, position: &Position<N>) -> Vec<(Action, Position<N>)> {
    let mut actions = Vec::new();
    position.actions(plan, Part::All, &mut actions);
    let follow = |action| {
        let mut next = *position;
        next.play(plan, action);
        (action, next)
    };
    actions.into_iter().map(follow).collect()
}
