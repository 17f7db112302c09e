//! Two simple players to measure the computer player against.

use latrunculi::{Action, Game, Line, Part, Plan, Position, with_line};

/// The value of a game that is won, in pieces.
const WIN: i32 = 10_000;

/// Looks one action ahead: wins if it can, else takes or catches what it can, else plays anything, told by the seed.
pub fn greedy(game: &Game, seed: u64) -> Option<Action> {
    with_line!(game.line(), line => choose(game, line, seed, 1))
}

/// Looks three plies ahead and counts pieces, those that are caught as half; among equals told by the seed.
pub fn material(game: &Game, seed: u64) -> Option<Action> {
    with_line!(game.line(), line => choose(game, line, seed, 3))
}

fn choose<const N: usize>(game: &Game, line: &Line<N>, seed: u64, depth: u32) -> Option<Action> {
    let plan = line.plan();
    let mut actions = game.legal();
    shuffle(&mut actions, seed ^ line.present().key());
    // While pieces are placed nothing changes by looking further.
    let depth = if line.present().in_placement() { 1 } else { depth };
    let mut best: Option<(i32, Action)> = None;
    for action in actions {
        let mut next = *line.present();
        next.play(plan, action);
        let alpha = best.map_or(-WIN * 2, |(score, _)| score);
        let score = if next.side() == line.present().side() {
            value(plan, &next, depth - 1, alpha, WIN * 2)
        } else {
            -value(plan, &next, depth - 1, -WIN * 2, -alpha)
        };
        if best.is_none() || score > alpha {
            best = Some((score, action));
        }
    }
    best.map(|(_, action)| action)
}

/// Plain alpha-beta.
fn value<const N: usize>(
    plan: &Plan<N>,
    position: &Position<N>,
    depth: u32,
    mut alpha: i32,
    beta: i32,
) -> i32 {
    if let Some(outcome) = position.outcome(plan) {
        return match outcome.winner {
            None => 0,
            Some(side) if side == position.side() => WIN + depth as i32,
            Some(_) => -WIN - depth as i32,
        };
    }
    if depth == 0 {
        return count(plan, position);
    }
    let mut actions = Vec::new();
    position.actions(plan, Part::All, &mut actions);
    let mut best = -WIN * 2;
    for action in actions {
        let mut next = *position;
        next.play(plan, action);
        let score = if next.side() == position.side() {
            value(plan, &next, depth - 1, alpha, beta)
        } else {
            -value(plan, &next, depth - 1, -beta, -alpha)
        };
        best = best.max(score);
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// The lead of the side to act, in half pieces.
fn count<const N: usize>(plan: &Plan<N>, position: &Position<N>) -> i32 {
    let pieces = |side| {
        let caught = position.caught(plan, side).count() as i32;
        2 * i32::from(position.count(side)) + 2 * i32::from(position.hand(side).total()) - caught
    };
    pieces(position.side()) - pieces(position.side().other())
}

/// Brings a list into an order told by a seed.
fn shuffle(actions: &mut [Action], mut seed: u64) {
    for last in (1..actions.len()).rev() {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        actions.swap(last, ((seed >> 33) % (last as u64 + 1)) as usize);
    }
}
