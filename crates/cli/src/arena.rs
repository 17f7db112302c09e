//! Games between contestants, and the openings they begin with.

use crate::contestant::Contestant;
use anyhow::{Result, bail};
use latrunculi::{Game, Rules, Side};

/// The longest game; a longer one is cut off and counts as a draw.
pub(crate) const LONGEST_GAME: usize = 2000;
/// So many openings in a row may end the game before one is given up.
const ATTEMPTS: u32 = 100;

/// Random numbers that are the same everywhere (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    fn below(&mut self, number: usize) -> usize {
        ((u128::from(self.next()) * number as u128) >> 64) as usize
    }
}

/// A game of random actions, which has not ended; the same for the same seed.
///
/// # Errors
/// When the rules contradict each other, or all games end so early.
pub(crate) fn opening(rules: &Rules, actions: usize, seed: u64) -> Result<Game> {
    let mut random = Random(seed);
    for _ in 0..ATTEMPTS {
        let mut game = Game::new(rules)?;
        while game.ply() < actions {
            // The order in which the engine happens to find actions must not matter.
            let mut legal = game.legal();
            legal.sort_by_key(ToString::to_string);
            let Some(action) = legal.get(random.below(legal.len())) else { break };
            game.play(*action)?;
        }
        if game.ply() == actions && game.outcome().is_none() {
            return Ok(game);
        }
    }
    bail!("there is no opening of {actions} actions: the game ends before");
}

/// Plays a game to its end, the first contestant with the side `first`.
///
/// # Errors
/// When a contestant fails; the error names it.
pub(crate) fn play(contestants: [&mut Contestant; 2], first: Side, game: &mut Game, seed: u32) -> Result<()> {
    let [one, other] = contestants;
    one.begin(game)?;
    other.begin(game)?;
    while game.outcome().is_none() && game.ply() < LONGEST_GAME {
        let contestant = if game.side() == first { &mut *one } else { &mut *other };
        let action = contestant.choose(game, seed)?;
        game.play(action)?;
    }
    Ok(())
}

/// What a side has of a game, in half points: 2 won, 1 drawn or cut off, 0 lost.
pub(crate) fn half_points(game: &Game, side: Side) -> usize {
    match game.outcome().and_then(|outcome| outcome.winner) {
        None => 1,
        Some(winner) if winner == side => 2,
        Some(_) => 0,
    }
}
