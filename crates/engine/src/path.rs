//! The way of a move.

use crate::bits::OFFSETS;
use crate::diagram::Diagram;
use crate::movement::{LeapOver, Lines};
use crate::rules::Rules;
use crate::square::{MOST_SQUARES, Square};

/// The squares of a legal move: origin, each landing of a shortest chain of leaps, destination.
pub(crate) fn path(rules: &Rules, before: &Diagram, from: Square, to: Square) -> Vec<Square> {
    before.piece(from).and_then(|_| leaps(rules, before, from, to)).unwrap_or_else(|| vec![from, to])
}

/// The landings of a shortest chain of leaps, its origin included; `None` when leaps do not lead there.
fn leaps(rules: &Rules, before: &Diagram, from: Square, to: Square) -> Option<Vec<Square>> {
    let mover = before.piece(from)?;
    let movement = rules.movement(mover.kind);
    let over = movement.leap?.over;
    let directions = if movement.lines == Lines::All { 8 } else { 4 };
    let mut came_from = [None; MOST_SQUARES];
    let mut reached = vec![from];
    let mut next = 0;
    while let Some(here) = reached.get(next).copied().filter(|_| came_from.get(to.index()) == Some(&None)) {
        next += 1;
        for (files, ranks) in OFFSETS.into_iter().take(directions) {
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
