//! The way of a move.

use crate::bits::{Bits, Direction, OFFSETS};
use crate::diagram::Diagram;
use crate::movement::{LeapOver, Lines, Reach};
use crate::plan::Plan;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::{MOST_SQUARES, Square};

impl<const N: usize> Position<N> {
    /// The squares of a legal move: origin, each landing of a shortest chain of leaps, destination. A move that can be
    /// had without leaps has none.
    pub(crate) fn path(&self, plan: &Plan<N>, from: Square, to: Square) -> Vec<Square> {
        let leaps = || leaps(&plan.rules, &self.diagram(plan), from, to);
        let slides = self.first_on_slide(plan, from, to) == Some(to);
        // No step goes where leaps do: those change file and rank by even numbers.
        if slides { None } else { leaps() }.unwrap_or_else(|| vec![from, to])
    }

    /// What the piece on a square comes upon first as it slides towards an empty square: a piece, or the square
    /// itself. `None` when it does not slide that way.
    pub(crate) fn first_on_slide(&self, plan: &Plan<N>, from: Square, to: Square) -> Option<Square> {
        let origin = Bits::<N>::bit_of(from);
        let movement = plan.rules.movement(self.kind(origin));
        if movement.reach != Reach::Slide {
            return None;
        }
        let lies = |direction: &Direction| plan.nearest(origin, *direction, Bits::of(to)).is_some();
        let direction = (0..directions(movement.lines)).find(lies)?;
        plan.nearest(origin, direction, self.occupied() | Bits::of(to)).map(Bits::<N>::square_of)
    }
}

/// How many of the directions belong to some lines: the orthogonal ones come first.
const fn directions(lines: Lines) -> usize {
    match lines {
        Lines::Orthogonal => 4,
        Lines::All => 8,
    }
}

/// The landings of a shortest chain of leaps, its origin included; `None` when leaps do not lead there. A move that is
/// legal by leaps is so by a shortest chain, so that the most leaps of a chain need not be looked at.
fn leaps(rules: &Rules, before: &Diagram, from: Square, to: Square) -> Option<Vec<Square>> {
    let mover = before.piece(from)?;
    let movement = rules.movement(mover.kind);
    let over = movement.leap?.over;
    let mut came_from = [None; MOST_SQUARES];
    let mut reached = vec![from];
    let mut next = 0;
    while let Some(here) = reached.get(next).copied().filter(|_| came_from.get(to.index()) == Some(&None)) {
        next += 1;
        for (files, ranks) in OFFSETS.into_iter().take(directions(movement.lines)) {
            let Some(middle) = here.offset(files, ranks) else { continue };
            let Some(landing) = middle.offset(files, ranks).filter(|landing| rules.board.contains(*landing))
            else {
                continue;
            };
            // The mover has left its square, so nobody leaps over it, nor is it a landing.
            let leaps = middle != from
                && before.piece(middle).is_some_and(|piece| match over {
                    LeapOver::Own => piece.side == mover.side,
                    LeapOver::Enemy => piece.side != mover.side,
                    LeapOver::Any => true,
                });
            let Some(origin) = came_from.get_mut(landing.index()) else { continue };
            if leaps && before.piece(landing).is_none() && origin.is_none() {
                *origin = Some(here);
                reached.push(landing);
            }
        }
    }
    let back = |square: &Square| came_from.get(square.index()).copied().flatten();
    let mut path: Vec<Square> = std::iter::successors(Some(to), back).collect();
    path.reverse();
    (path.len() > 1).then_some(path)
}
