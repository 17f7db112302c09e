//! A position written out square by square, playable or not.

use crate::hand::Hand;
use crate::piece::{Piece, Side};
use crate::square::{BoardSize, MOST_SQUARES, Square};

/// The most that TAKEN and QUIET say: so far a position is read, and so far the game counts.
pub(crate) const MOST_COUNTED: u16 = 9999;

/// A number of TAKEN or QUIET with more counted on to it.
#[inline(always)]
pub(crate) fn counted(number: u16, more: u16) -> u16 {
    number.saturating_add(more).min(MOST_COUNTED)
}

/// Where a turn stands that asks for taking first (lift `first`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stage {
    /// Nothing is asked for: `-`.
    #[default]
    Free,
    /// An enemy is caught, and the player must take one first: `x`.
    MustTake,
    /// The player has taken, and must move: `t`.
    HasTaken,
}

/// A position as notation tells it, whether or not it can be played.
///
/// This is what is read, written, set up by hand and compared; the engine plays on
/// [`Position`](crate::Position), which is made from a diagram only after [`Plan::position`](crate::Plan::position)
/// has found nothing wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The size of the board.
    pub size: BoardSize,
    squares: [Option<Piece>; MOST_SQUARES],
    /// Who acts next.
    pub side: Side,
    /// What each side has still to place, White first.
    pub hands: [Hand; 2],
    /// Where the turn stands.
    pub stage: Stage,
    /// The piece that captured, and may move again or pass.
    pub again: Option<Square>,
    /// The held pieces, by rank then file.
    pub held: Vec<Square>,
    /// How many enemies each side has taken, White first.
    pub taken: [u16; 2],
    /// Actions since the last that took a piece off the board, placed one or moved a latroncule.
    pub quiet: u16,
}

impl Diagram {
    /// An empty board, White to act.
    pub const fn empty(size: BoardSize) -> Self {
        Self {
            size,
            squares: [None; MOST_SQUARES],
            side: Side::White,
            hands: [Hand::new([0; 4]); 2],
            stage: Stage::Free,
            again: None,
            held: Vec::new(),
            taken: [0; 2],
            quiet: 0,
        }
    }

    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.squares.get(square.index()).copied().flatten()
    }

    /// Puts a piece on a square, or empties it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(place) = self.squares.get_mut(square.index()) {
            *place = piece;
        }
    }

    /// All pieces with their squares, by rank then file.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.size.squares().filter_map(|square| self.piece(square).map(|piece| (square, piece)))
    }

    /// The hand of a side.
    pub const fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }

    /// Whether pieces are still to be placed.
    pub fn in_placement(&self) -> bool {
        self.hands.iter().any(|hand| !hand.is_empty())
    }
}
