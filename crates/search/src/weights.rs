//! What each feature of a position is worth, in hundredths of a piece.

use latrunculi::{Catch, Kind, Lift, Reach, Rules};

/// The weights of one family of rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// A piece, by [`Kind::index`].
    pub kinds: [i32; 4],
    /// An own piece that is caught as the other side is about to act, and its turn.
    pub caught_theirs: i32,
    /// An own piece that is caught as one is to act oneself.
    pub caught_mine: i32,
    /// The first enemy that the side to act can catch.
    pub prey_first: i32,
    /// Every further one.
    pub prey_more: i32,
    /// An enemy that the side not to act could catch, if nothing changed.
    pub prey_waiting: i32,
    /// A move.
    pub mobility: i32,
    /// A piece without an empty square next to it.
    pub stuck: i32,
    /// A piece that no pair can catch while its neighbours stay.
    pub safe: i32,
    /// An own piece next to another.
    pub beside: i32,
    /// An empty square next to pieces, where groups can be enclosed.
    pub liberty: i32,
    /// A ring of the board nearer to the centre.
    pub centre: i32,
    /// An empty square next to a dux that can be shut in.
    pub dux_liberty: i32,
    /// A step nearer to promotion.
    pub promotion: i32,
    /// For who is ahead: a piece within so many squares of the enemies, for each square nearer.
    pub pursuit: i32,
    /// The right to act.
    pub tempo: i32,
}

/// The weights for these rules, concluded from their options and not from their name.
pub(crate) fn weights(rules: &Rules) -> Weights {
    let slides = rules.calculus.reach == Reach::Slide;
    let mut weights = Weights {
        kinds: [100, 120, 300, 100],
        caught_theirs: 60,
        caught_mine: 30,
        prey_first: 40,
        prey_more: 15,
        prey_waiting: 12,
        mobility: if slides { 1 } else { 2 },
        stuck: 4,
        safe: 6,
        beside: 2,
        liberty: 0,
        centre: if slides { 1 } else { 3 },
        dux_liberty: 0,
        promotion: 12,
        pursuit: if slides { 1 } else { 4 },
        tempo: 5,
    };
    match (rules.catch, rules.lift) {
        (Catch::Held, Lift::TurnStart) => {
            weights.caught_theirs = 85;
            weights.caught_mine = 40;
        }
        (Catch::Position, _) => weights.caught_mine = 12,
        _ => {}
    }
    if rules.enclosure {
        weights.liberty = 1;
    }
    if rules.dux_shut_in {
        weights.kinds[Kind::Dux.index()] = 0;
        weights.dux_liberty = 25;
    }
    weights
}
