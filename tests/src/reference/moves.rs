//! What a player may do.

use super::board::{directions, is_of, next, promoted, squares_of};
use super::catch::{caught, caught_in_pairs, in_pair, is_caught, is_one_of_pair};
use super::outcome::decided;
use latrunculi::{
    Action, Catch, Diagram, Immobile, Leap, LeapOver, Lift, Piece, Reach, Rules, Side, Square, Stage,
};

/// All legal actions: none where the game has ended by anything but repetition.
pub fn legal(rules: &Rules, diagram: &Diagram) -> Vec<Action> {
    if decided(rules, diagram).is_some() { Vec::new() } else { actions(rules, diagram) }
}

/// What the player to act could do if nothing else had ended the game.
pub fn actions(rules: &Rules, diagram: &Diagram) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(square) = diagram.again {
        actions.extend(moves(rules, diagram, square));
        actions.push(Action::Pass);
        return actions;
    }
    let side = diagram.side;
    if diagram.in_placement() {
        actions.extend(placings(rules, diagram));
    }
    if !diagram.in_placement() && may_take(rules, diagram) {
        actions.extend(caught(rules, diagram, side.other()).into_iter().map(Action::Take));
    }
    if diagram.stage != Stage::MustTake && (!diagram.in_placement() || rules.early) {
        for square in squares_of(diagram, side) {
            actions.extend(moves(rules, diagram, square));
        }
    }
    if actions.is_empty() && rules.immobile == Immobile::Pass && diagram.hand(side).is_empty() {
        actions.push(Action::Pass);
    }
    actions
}

fn may_take(rules: &Rules, diagram: &Diagram) -> bool {
    rules.lift == Lift::Instead || diagram.stage == Stage::MustTake
}

fn placings(rules: &Rules, diagram: &Diagram) -> Vec<Action> {
    if diagram.hand(diagram.side).is_empty() {
        return Vec::new();
    }
    diagram
        .size
        .squares()
        .filter(|square| diagram.piece(*square).is_none())
        .filter(|square| !(rules.centre_closed && diagram.size.centre() == Some(*square)))
        .map(Action::Place)
        .collect()
}

/// The legal moves of the piece on a square.
pub fn moves(rules: &Rules, diagram: &Diagram, from: Square) -> Vec<Action> {
    let Some(piece) = diagram.piece(from) else { return Vec::new() };
    if diagram.held.contains(&from) || rules.pinned && is_caught(rules, diagram, from) {
        return Vec::new();
    }
    let mut destinations = plain_moves(rules, diagram, from, piece);
    destinations
        .extend(rules.movement(piece.kind).leap.map_or(Vec::new(), |leap| leaps(rules, diagram, from, leap)));
    destinations.sort_unstable();
    destinations.dedup();
    destinations
        .into_iter()
        .filter(|to| !(rules.barred && is_barred(rules, diagram, from, *to)))
        .map(|to| Action::Move { from, to })
        .collect()
}

/// Where steps and slides end.
pub fn plain_moves(rules: &Rules, diagram: &Diagram, from: Square, piece: Piece) -> Vec<Square> {
    let movement = rules.movement(piece.kind);
    let straight_ahead = match piece.side {
        Side::White => [(0, 1)],
        Side::Black => [(0, -1)],
    };
    let (directions, farthest): (&[_], usize) = match movement.reach {
        Reach::Stay => (&[], 0),
        Reach::Step => (directions(movement.lines), 1),
        Reach::Slide => (directions(movement.lines), usize::MAX),
        Reach::Forward => (&straight_ahead, 1),
    };
    let mut squares = Vec::new();
    for direction in directions {
        let mut square = from;
        for _ in 0..farthest {
            match next(diagram, square, *direction) {
                Some(empty) if diagram.piece(empty).is_none() => square = empty,
                _ => break,
            }
            squares.push(square);
        }
    }
    squares
}

/// Where chains of leaps end. The fewest leaps to a square never land twice on one, so that it is enough
/// to widen the set of landings leap by leap.
pub fn leaps(rules: &Rules, diagram: &Diagram, from: Square, leap: Leap) -> Vec<Square> {
    let Some(piece) = diagram.piece(from) else { return Vec::new() };
    let movement = rules.movement(piece.kind);
    let mut board = diagram.clone();
    board.set(from, None);
    let may_leap_over = |square: Square| match leap.over {
        LeapOver::Own => is_of(&board, square, piece.side),
        LeapOver::Enemy => is_of(&board, square, piece.side.other()),
        LeapOver::Any => board.piece(square).is_some(),
    };
    let mut landings: Vec<Square> = vec![from];
    let mut chain = 0;
    while leap.most.is_none_or(|most| chain < most) {
        let mut further = Vec::new();
        for square in &landings {
            for direction in directions(movement.lines) {
                let over = next(diagram, *square, *direction).filter(|over| may_leap_over(*over));
                let landing = over.and_then(|over| next(diagram, over, *direction));
                further.extend(
                    landing.filter(|landing| board.piece(*landing).is_none() && !landings.contains(landing)),
                );
            }
        }
        if further.is_empty() {
            break;
        }
        landings.extend(further);
        chain = chain.saturating_add(1);
    }
    landings.retain(|landing| *landing != from);
    landings
}

/// Whether the move would end in a pair, and catches nothing that makes up for it.
fn is_barred(rules: &Rules, diagram: &Diagram, from: Square, to: Square) -> bool {
    let Some(piece) = diagram.piece(from) else { return false };
    let mut after = diagram.clone();
    after.set(from, None);
    after.set(to, Some(promoted(rules, diagram, piece, to)));
    in_pair(rules, &after, to, piece.side) && !catches_anew(rules, diagram, &after, to)
}

/// Whether the piece that arrived on `to` is one of a pair about an enemy that was not caught before.
fn catches_anew(rules: &Rules, before: &Diagram, after: &Diagram, to: Square) -> bool {
    if before.in_placement() {
        return false;
    }
    match rules.catch {
        Catch::AtOnce | Catch::Held => !caught_in_pairs(rules, after, to, &before.held).is_empty(),
        Catch::Position => caught(rules, after, before.side.other())
            .into_iter()
            .any(|enemy| !is_caught(rules, before, enemy) && is_one_of_pair(rules, after, to, enemy)),
    }
}
