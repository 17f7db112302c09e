//! The rules once more: slow, plain, and written from the specification alone.
//!
//! It works on [`Diagram`] and [`Rules`] and shares nothing with the engine but those data types, so that a mistake
//! in the one is not likely to be in the other. Every question is answered anew from the board: there are no masks,
//! tables, flags or keys, only loops over squares and directions.
//!
//! Where the specification is silent, which concerns users' own rules only, it reads:
//! - pieces of a hand are placed in the order c, d, l, p, and two at a time counts within a kind;
//! - a latroncule that is placed on the last rank becomes a larron as one that moves there;
//! - the closed centre is closed to placing, not to early moves;
//! - early moves catch nothing, and may not end in a pair where that is barred, without exception;
//! - with an array, early moves can come before any placing; without one, everybody places first;
//! - repetition is judged in placement too, where positions can come about again (early moves);
//! - a larron's sight is a slide along its own lines; next to a piece it is one of a pair like any other;
//! - of a pair with the corner square one is always a piece; the corner pair does not bar;
//! - a dux that is decided by being shut in is never caught or held, and its group is caught without it;
//! - the piece that may move again may pass where it cannot move, in a position set up by hand;
//! - counts stop at 9999, the most that is read.

mod board;
mod catch;
mod effects;
mod moves;
mod outcome;
mod play;
mod validity;

pub use catch::caught;
pub use effects::{effects, is_way};
pub use moves::{legal, moves};
pub use outcome::outcome;
pub use play::{play, start};
pub use validity::validity;

use latrunculi::{Diagram, Rules};

/// The number of sequences of `depth` actions. Repetition, which needs history, is not looked at.
pub fn perft(rules: &Rules, diagram: &Diagram, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let actions = legal(rules, diagram);
    if depth == 1 {
        return actions.len() as u64;
    }
    actions.into_iter().map(|action| perft(rules, &play(rules, diagram, action), depth - 1)).sum()
}
