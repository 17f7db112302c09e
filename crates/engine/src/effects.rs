//! What an action brought about, found by comparing the positions before and after it.

use crate::action::Action;
use crate::bits::Bits;
use crate::piece::{Kind, Piece};
use crate::plan::Plan;
use crate::position::Position;
use crate::square::Square;

/// What an action brought about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effects {
    /// Pieces of either side newly caught that still stand on the board.
    pub caught: Vec<Square>,
    /// Pieces that were caught before, stand on the board and are caught no longer.
    pub freed: Vec<Square>,
    /// Pieces that left the board, and where they stood.
    pub lifted: Vec<(Square, Piece)>,
    /// Where a latroncule became a larron.
    pub promoted: Option<Square>,
    /// The same side acts again.
    pub goes_on: bool,
    /// The squares of a move, from its origin over each landing of its leaps to its destination.
    pub path: Vec<Square>,
}

impl Effects {
    /// What `action` did to get from one position to the next.
    pub(crate) fn between<const N: usize>(
        plan: &Plan<N>,
        before: &Position<N>,
        action: Action,
        after: &Position<N>,
    ) -> Self {
        let mut effects = Self { goes_on: before.side() == after.side(), ..Self::default() };
        let mut stayed = before.occupied() & after.occupied();
        let (mut was, is) = (before.all_caught(plan), after.all_caught(plan));
        let mut gone = before.occupied() & !after.occupied();
        if let Action::Move { from, to } = action {
            gone &= !Bits::of(from);
            // A piece that was caught and moved takes its state along.
            if was.has(from) {
                was |= Bits::of(to);
            }
            stayed |= Bits::of(to);
            effects.path = before.path(plan, from, to);
            let kind = |position: &Position<N>, square| position.piece(square).map(|piece| piece.kind);
            if kind(before, from) == Some(Kind::Latroncule) && kind(after, to) == Some(Kind::Larron) {
                effects.promoted = Some(to);
            }
        }
        if let Action::Place(square) = action
            && before.hand(before.side()).next() == Some(Kind::Latroncule)
            && after.piece(square).is_some_and(|piece| piece.kind == Kind::Larron)
        {
            effects.promoted = Some(square);
        }
        effects.caught = (is & !was).squares().collect();
        effects.freed = (was & !is & stayed).squares().collect();
        effects.lifted =
            gone.squares().filter_map(|square| before.piece(square).map(|piece| (square, piece))).collect();
        effects
    }
}
