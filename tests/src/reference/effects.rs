//! What an action brought about.

use super::catch::is_caught;
use super::moves::{leaps, plain_moves};
use latrunculi::{Action, Diagram, Effects, Kind, Leap, Rules, Square};

/// What a legal action brought about, but for the way of a move: of that there can be several.
pub fn effects(rules: &Rules, before: &Diagram, action: Action, after: &Diagram) -> Effects {
    let mut effects = Effects { goes_on: before.side == after.side, ..Effects::default() };
    for square in before.size.squares() {
        // Where the piece that stands here now stood before.
        let origin = match action {
            Action::Move { from, to } if square == to => from,
            _ => square,
        };
        let was = before.piece(origin).is_some() && is_caught(rules, before, origin);
        match (after.piece(square), is_caught(rules, after, square)) {
            (Some(_), true) if !was => effects.caught.push(square),
            (Some(_), false) if was => effects.freed.push(square),
            _ => {}
        }
        let left = matches!(action, Action::Move { from, .. } if square == from);
        if let Some(piece) = before.piece(square).filter(|_| after.piece(square).is_none() && !left) {
            effects.lifted.push((square, piece));
        }
    }
    effects.promoted = match action {
        Action::Move { from, to } => before.piece(from).map(|piece| (piece.kind, to)),
        Action::Place(square) => before.hand(before.side).next().map(|kind| (kind, square)),
        Action::Take(_) | Action::Pass => None,
    }
    .filter(|(kind, _)| *kind == Kind::Latroncule)
    .map(|(_, square)| square)
    .filter(|square| after.piece(*square).is_some_and(|piece| piece.kind == Kind::Larron));
    effects
}

/// Whether a legal move can have gone this way: straight there if a step or slide leads there, else over the landings
/// of as few leaps as do.
pub fn is_way(rules: &Rules, before: &Diagram, from: Square, to: Square, way: &[Square]) -> bool {
    let Some(piece) = before.piece(from) else { return false };
    if plain_moves(rules, before, from, piece).contains(&to) {
        return way == [from, to];
    }
    let Some(leap) = rules.movement(piece.kind).leap else { return false };
    let Some(number) = way.len().checked_sub(1).and_then(|number| u8::try_from(number).ok()) else {
        return false;
    };
    let within = |most| leaps(rules, before, from, Leap { most: Some(most), ..leap }).contains(&to);
    let fewest = number > 0 && within(number) && !within(number - 1);
    let one_leap = |pair: &[Square]| {
        let mut here = before.clone();
        here.set(from, None);
        here.set(pair[0], Some(piece));
        leaps(rules, &here, pair[0], Leap { most: Some(1), ..leap }).contains(&pair[1])
    };
    leap.most.is_none_or(|most| number <= most)
        && fewest
        && (way.first(), way.last()) == (Some(&from), Some(&to))
        && way.windows(2).all(one_leap)
}
