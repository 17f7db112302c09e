//! How a game ends.

use super::board::{neighbours, squares_of};
use super::moves::actions;
use latrunculi::{Diagram, Immobile, Kind, LeastThen, Outcome, QuietThen, Reason, Rules, Side, Stage};

/// The end of the game that has come to this position, if it is one. `history` are the positions before it,
/// from the first of the game; without them there is no repetition.
pub fn outcome(rules: &Rules, diagram: &Diagram, history: &[Diagram]) -> Option<Outcome> {
    decided(rules, diagram)
        .or_else(|| repetition(rules, diagram, history))
        .or_else(|| immobile(rules, diagram))
}

/// The ends that come before repetition.
pub fn decided(rules: &Rules, diagram: &Diagram) -> Option<Outcome> {
    if diagram.in_placement() {
        return None;
    }
    captured(rules, diagram).or_else(|| {
        if turn_begins(diagram) { dux(rules, diagram).or_else(|| quiet(rules, diagram)) } else { None }
    })
}

fn turn_begins(diagram: &Diagram) -> bool {
    diagram.stage != Stage::HasTaken && diagram.again.is_none()
}

/// Most captures wins, equal is a draw.
fn tally(diagram: &Diagram, reason: Reason) -> Outcome {
    let [white, black] = diagram.taken;
    match white.cmp(&black) {
        std::cmp::Ordering::Greater => Outcome::win(Side::White, reason),
        std::cmp::Ordering::Less => Outcome::win(Side::Black, reason),
        std::cmp::Ordering::Equal => Outcome::draw(reason),
    }
}

fn captured(rules: &Rules, diagram: &Diagram) -> Option<Outcome> {
    let too_few = |side: Side| squares_of(diagram, side).len() < usize::from(rules.least);
    match (too_few(Side::White), too_few(Side::Black)) {
        (false, false) => None,
        (true, true) => Some(Outcome::draw(Reason::Captured)),
        (white, _) => Some(match rules.least_then {
            LeastThen::Tally => tally(diagram, Reason::Captured),
            LeastThen::Loses => Outcome::win(if white { Side::Black } else { Side::White }, Reason::Captured),
        }),
    }
}

fn dux(rules: &Rules, diagram: &Diagram) -> Option<Outcome> {
    if !rules.dux_shut_in {
        return None;
    }
    let (square, piece) =
        diagram.pieces().find(|(_, piece)| piece.side == diagram.side && piece.kind == Kind::Dux)?;
    let about: Vec<_> = neighbours(diagram, square).into_iter().map(|square| diagram.piece(square)).collect();
    let full = about.iter().all(Option::is_some);
    let enemy = about.iter().flatten().any(|neighbour| neighbour.side != piece.side);
    (full && enemy).then(|| Outcome::win(piece.side.other(), Reason::Dux))
}

fn quiet(rules: &Rules, diagram: &Diagram) -> Option<Outcome> {
    if diagram.quiet < rules.quiet_limit {
        return None;
    }
    Some(match rules.quiet_then {
        QuietThen::Draw => Outcome::draw(Reason::Quiet),
        QuietThen::Tally => tally(diagram, Reason::Quiet),
    })
}

fn repetition(rules: &Rules, diagram: &Diagram, history: &[Diagram]) -> Option<Outcome> {
    let same = |before: &&Diagram| {
        let mut before = (*before).clone();
        (before.taken, before.quiet) = (diagram.taken, diagram.quiet);
        before == *diagram
    };
    let before = history.iter().filter(same).count();
    let third = rules.quiet_then == QuietThen::Draw && turn_begins(diagram) && before >= 2;
    third.then(|| Outcome::draw(Reason::Repetition))
}

fn immobile(rules: &Rules, diagram: &Diagram) -> Option<Outcome> {
    if !actions(rules, diagram).is_empty() {
        return None;
    }
    match rules.immobile {
        Immobile::Loses | Immobile::Pass => Some(Outcome::win(diagram.side.other(), Reason::Immobile)),
        Immobile::Tally => Some(tally(diagram, Reason::Immobile)),
    }
}
