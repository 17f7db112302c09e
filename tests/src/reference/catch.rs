//! Who is caught: by position, by an arrival; who stays held.

use super::board::{
    Direction, back, directions, group, is_corner, is_of, neighbours, next, pair_directions, squares_of,
};
use latrunculi::{Catch, Diagram, Kind, Reach, Rules, Side, Square};

/// What stands on one side of a piece, as one half of a pair.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    /// An enemy.
    Enemy(Square),
    /// An empty corner square, where it counts as one.
    Corner,
}

/// The half of a pair in a direction from a piece of `side` on `square`.
fn half(rules: &Rules, diagram: &Diagram, square: Square, side: Side, direction: Direction) -> Option<Half> {
    let neighbour = next(diagram, square, direction)?;
    if is_of(diagram, neighbour, side.other()) {
        return Some(Half::Enemy(neighbour));
    }
    if diagram.piece(neighbour).is_some() {
        return None;
    }
    let orthogonal = direction.0 == 0 || direction.1 == 0;
    if rules.corner_square && orthogonal && is_corner(diagram, neighbour) {
        return Some(Half::Corner);
    }
    if rules.sight { distant_larron(rules, diagram, neighbour, side.other(), direction) } else { None }
}

/// A larron of `side` that looks along a line of empty squares from beyond `from`.
fn distant_larron(
    rules: &Rules,
    diagram: &Diagram,
    from: Square,
    side: Side,
    direction: Direction,
) -> Option<Half> {
    let larron = rules.movement(Kind::Larron);
    if larron.reach != Reach::Slide || !directions(larron.lines).contains(&direction) {
        return None;
    }
    let mut square = from;
    while diagram.piece(square).is_none() {
        square = next(diagram, square, direction)?;
    }
    diagram
        .piece(square)
        .filter(|piece| piece.side == side && piece.kind == Kind::Larron)
        .map(|_| Half::Enemy(square))
}

/// The pairs about a piece of `side` on `square`: each as its two halves.
fn pairs(rules: &Rules, diagram: &Diagram, square: Square, side: Side) -> Vec<[Half; 2]> {
    let mut pairs = Vec::new();
    for direction in pair_directions(rules) {
        let one = half(rules, diagram, square, side, *direction);
        let other = half(rules, diagram, square, side, back(*direction));
        if let (Some(one), Some(other)) = (one, other)
            && [one, other] != [Half::Corner, Half::Corner]
        {
            pairs.push([one, other]);
        }
    }
    pairs
}

/// Whether a piece of `side` on `square` stands in a pair.
pub fn in_pair(rules: &Rules, diagram: &Diagram, square: Square, side: Side) -> bool {
    !pairs(rules, diagram, square, side).is_empty()
}

/// Whether the piece on a square can be caught at all: not a dux that is decided by being shut in.
fn can_be_caught(rules: &Rules, diagram: &Diagram, square: Square) -> bool {
    diagram.piece(square).is_some_and(|piece| !(rules.dux_shut_in && piece.kind == Kind::Dux))
}

/// Whether the piece on a square is caught: held, or in a pair where catch is by position.
pub fn is_caught(rules: &Rules, diagram: &Diagram, square: Square) -> bool {
    let Some(piece) = diagram.piece(square) else { return false };
    match rules.catch {
        Catch::AtOnce => false,
        Catch::Held => diagram.held.contains(&square),
        Catch::Position => {
            !diagram.in_placement()
                && can_be_caught(rules, diagram, square)
                && in_pair(rules, diagram, square, piece.side)
        }
    }
}

/// The caught pieces of a side.
pub fn caught(rules: &Rules, diagram: &Diagram, side: Side) -> Vec<Square> {
    squares_of(diagram, side).into_iter().filter(|square| is_caught(rules, diagram, *square)).collect()
}

/// Whether a group has no empty square next to it, and no enemy for whom `closes` is false.
fn enclosed(diagram: &Diagram, group: &[Square], side: Side, closes: impl Fn(Square) -> bool) -> bool {
    group.iter().flat_map(|square| neighbours(diagram, *square)).all(|neighbour| {
        diagram.piece(neighbour).is_some_and(|piece| piece.side == side || closes(neighbour))
    })
}

/// The enemies that the piece which has just arrived catches as one of a pair or corner pair.
/// `held` are the pieces held before; the other of the pair is none of them.
pub fn caught_in_pairs(rules: &Rules, diagram: &Diagram, arrival: Square, held: &[Square]) -> Vec<Square> {
    let Some(piece) = diagram.piece(arrival) else { return Vec::new() };
    let free = |square: Square| is_of(diagram, square, piece.side) && !held.contains(&square);
    let mut found = Vec::new();
    for direction in pair_directions(rules) {
        let Some(victim) = next(diagram, arrival, *direction) else { continue };
        if !is_of(diagram, victim, piece.side.other()) {
            continue;
        }
        let in_pair = match half(rules, diagram, victim, piece.side.other(), *direction) {
            Some(Half::Enemy(other)) => free(other),
            Some(Half::Corner) => true,
            None => false,
        };
        let orthogonal = direction.0 == 0 || direction.1 == 0;
        let in_corner_pair = rules.corner
            && orthogonal
            && is_corner(diagram, victim)
            && neighbours(diagram, victim).into_iter().all(free);
        if in_pair || in_corner_pair {
            found.push(victim);
        }
    }
    found.retain(|victim| can_be_caught(rules, diagram, *victim) && !held.contains(victim));
    found
}

/// All enemies that the piece which has just arrived catches.
pub fn caught_by_arrival(rules: &Rules, diagram: &Diagram, arrival: Square, held: &[Square]) -> Vec<Square> {
    let Some(piece) = diagram.piece(arrival) else { return Vec::new() };
    let mut found = caught_in_pairs(rules, diagram, arrival, held);
    if rules.enclosure {
        for neighbour in neighbours(diagram, arrival) {
            if !is_of(diagram, neighbour, piece.side.other()) {
                continue;
            }
            let group = group(diagram, neighbour);
            if enclosed(diagram, &group, piece.side.other(), |square| !held.contains(&square)) {
                found.extend(group.into_iter().filter(|square| can_be_caught(rules, diagram, *square)));
            }
        }
    }
    found.retain(|square| !held.contains(square));
    found.sort_unstable();
    found.dedup();
    found
}

/// Whether free enemies stand about the piece on a square so that it stays held.
pub fn stays_held(rules: &Rules, diagram: &Diagram, square: Square, free: impl Fn(Square) -> bool) -> bool {
    let Some(piece) = diagram.piece(square) else { return false };
    let enemy = piece.side.other();
    let free_enemy = |square: Square| is_of(diagram, square, enemy) && free(square);
    let holds = |half: &Half| match half {
        Half::Enemy(square) => free(*square),
        Half::Corner => true,
    };
    let by_pair = pairs(rules, diagram, square, piece.side).iter().any(|pair| pair.iter().all(holds));
    let by_corner_pair =
        rules.corner && is_corner(diagram, square) && neighbours(diagram, square).into_iter().all(free_enemy);
    let by_enclosure = rules.enclosure && enclosed(diagram, &group(diagram, square), piece.side, free_enemy);
    can_be_caught(rules, diagram, square) && (by_pair || by_corner_pair || by_enclosure)
}

/// Those of `held` that stay so, judged all at once: free are the pieces neither `held` nor `newly` caught.
pub fn still_held(rules: &Rules, diagram: &Diagram, held: &[Square], newly: &[Square]) -> Vec<Square> {
    let free = |square: Square| !held.contains(&square) && !newly.contains(&square);
    held.iter().copied().filter(|square| stays_held(rules, diagram, *square, free)).collect()
}

/// Whether the piece on `one` is one of a pair about the piece on `square`.
pub fn is_one_of_pair(rules: &Rules, diagram: &Diagram, one: Square, square: Square) -> bool {
    let Some(piece) = diagram.piece(square) else { return false };
    pairs(rules, diagram, square, piece.side).iter().any(|pair| pair.contains(&Half::Enemy(one)))
}
