//! What an action makes of a position.

use super::board::promoted;
use super::catch::{caught, caught_by_arrival, still_held};
use super::moves::moves;
use latrunculi::{Action, Catch, Diagram, Kind, Lift, Piece, Placing, Rules, Side, Square, Stage};

/// The position in which a game begins.
pub fn start(rules: &Rules) -> Diagram {
    let mut diagram = Diagram::empty(rules.board);
    for side in Side::ALL {
        for (square, kind) in rules.array.pieces(rules.board, side) {
            diagram.set(square, Some(Piece { side, kind }));
        }
    }
    diagram.hands = [rules.hand; 2];
    turn_to(rules, &mut diagram, rules.first);
    diagram
}

/// The position after a legal action.
pub fn play(rules: &Rules, diagram: &Diagram, action: Action) -> Diagram {
    let mut after = diagram.clone();
    match action {
        Action::Place(square) => place(rules, &mut after, square),
        Action::Move { from, to } => move_piece(rules, &mut after, from, to),
        Action::Take(square) => take(rules, &mut after, square),
        Action::Pass => {
            after.quiet = one_more(after.quiet);
            end_turn(rules, &mut after);
        }
    }
    after
}

/// Counts one more, up to the most that is read.
fn one_more(number: u16) -> u16 {
    (number + 1).min(9999)
}

/// The side begins its turn.
fn turn_to(rules: &Rules, diagram: &mut Diagram, side: Side) {
    diagram.side = side;
    diagram.again = None;
    let must_take = rules.lift == Lift::First && !caught(rules, diagram, side.other()).is_empty();
    diagram.stage = if must_take { Stage::MustTake } else { Stage::Free };
}

/// The side to act has done all it does in this turn.
fn end_turn(rules: &Rules, diagram: &mut Diagram) {
    let side = diagram.side;
    if rules.lift == Lift::TurnStart {
        let lifted = caught(rules, diagram, side);
        lift(diagram, &lifted, side.other());
    }
    turn_to(rules, diagram, side.other());
}

/// Takes pieces off the board; they count for `captor`.
fn lift(diagram: &mut Diagram, squares: &[Square], captor: Side) {
    for square in squares {
        diagram.set(*square, None);
        let taken = &mut diagram.taken[captor.index()];
        *taken = one_more(*taken);
        diagram.quiet = 0;
    }
    diagram.held.retain(|held| !squares.contains(held));
}

fn place(rules: &Rules, diagram: &mut Diagram, square: Square) {
    let side = diagram.side;
    let Some(kind) = diagram.hand(side).next() else { return };
    diagram.set(square, Some(promoted(rules, diagram, Piece { side, kind }, square)));
    *diagram.hands[side.index()].of_mut(kind) -= 1;
    diagram.quiet = 0;
    let next = if !diagram.in_placement() {
        if rules.early { side.other() } else { rules.first }
    } else if places_again(rules, diagram, kind) {
        side
    } else {
        side.other()
    };
    turn_to(rules, diagram, next);
}

/// Whether who has just placed a piece of this kind places another before the other does.
fn places_again(rules: &Rules, diagram: &Diagram, kind: Kind) -> bool {
    let left = diagram.hand(diagram.side).of(kind);
    rules.placing == Placing::Two && left > 0 && (rules.hand.of(kind) - left) % 2 == 1
}

fn move_piece(rules: &Rules, diagram: &mut Diagram, from: Square, to: Square) {
    let Some(piece) = diagram.piece(from) else { return };
    let side = piece.side;
    diagram.set(from, None);
    diagram.set(to, Some(promoted(rules, diagram, piece, to)));
    diagram.quiet = if piece.kind == Kind::Latroncule { 0 } else { one_more(diagram.quiet) };
    if diagram.in_placement() {
        return turn_to(rules, diagram, side.other());
    }
    match rules.catch {
        Catch::Position => {}
        Catch::AtOnce => {
            let caught = caught_by_arrival(rules, diagram, to, &[]);
            lift(diagram, &caught, side);
            if rules.moves_again && !caught.is_empty() {
                diagram.again = Some(to);
                if !moves(rules, diagram, to).is_empty() {
                    return;
                }
            }
        }
        Catch::Held => {
            let newly = caught_by_arrival(rules, diagram, to, &diagram.held);
            let mut held = still_held(rules, diagram, &diagram.held, &newly);
            held.extend(newly);
            held.sort_unstable();
            diagram.held = held;
        }
    }
    end_turn(rules, diagram);
}

fn take(rules: &Rules, diagram: &mut Diagram, square: Square) {
    let side = diagram.side;
    lift(diagram, &[square], side);
    diagram.held = still_held(rules, diagram, &diagram.held, &[]);
    if rules.lift == Lift::First {
        diagram.stage = Stage::HasTaken;
    } else {
        end_turn(rules, diagram);
    }
}
