//! Which positions a ruleset allows.

use super::board::last_rank;
use super::catch::{caught, still_held};
use latrunculi::{Catch, Diagram, Hand, Kind, Lift, Placing, Rules, Side, Stage};

/// Whether the position can be played by these rules.
///
/// # Errors
/// A contradiction, in words.
pub fn validity(rules: &Rules, diagram: &Diagram) -> Result<(), &'static str> {
    let refuse_if = |condition: bool, why: &'static str| if condition { Err(why) } else { Ok(()) };
    refuse_if(diagram.size != rules.board, "another board")?;
    for side in Side::ALL {
        sets(rules, diagram, side)?;
    }
    if diagram.in_placement() {
        refuse_if(!hands_come_about(rules, diagram.hands, diagram.side), "hands that no placing leaves")?;
        let state = diagram.stage != Stage::Free || diagram.again.is_some() || !diagram.held.is_empty();
        return refuse_if(state, "a hand and a state");
    }
    refuse_if(!diagram.held.is_empty() && rules.catch != Catch::Held, "held where nothing is held")?;
    let still = still_held(rules, diagram, &diagram.held, &[]);
    refuse_if(still != diagram.held, "held by nobody")?;
    let takes_first = rules.lift == Lift::First;
    let something = takes_first && !caught(rules, diagram, diagram.side.other()).is_empty();
    match diagram.stage {
        Stage::MustTake => refuse_if(!something, "nothing to take")?,
        Stage::HasTaken => refuse_if(!takes_first, "nobody takes first")?,
        Stage::Free => refuse_if(something, "something to take")?,
    }
    if let Some(square) = diagram.again {
        refuse_if(!rules.moves_again, "nothing moves again")?;
        let own = diagram.piece(square).is_some_and(|piece| piece.side == diagram.side);
        refuse_if(!own, "no own piece moves again")?;
    }
    Ok(())
}

/// The pieces of a side, on the board and in hand.
fn sets(rules: &Rules, diagram: &Diagram, side: Side) -> Result<(), &'static str> {
    let pieces = || diagram.pieces().filter(|(_, piece)| piece.side == side);
    let number = |kind: Kind| {
        pieces().filter(|(_, piece)| piece.kind == kind).count() + usize::from(diagram.hand(side).of(kind))
    };
    let full = |kind: Kind| usize::from(rules.full_set()[kind.index()]);
    let latroncules = number(Kind::Latroncule);
    for kind in Kind::ALL {
        let promoted = if kind == Kind::Larron && rules.promotion {
            full(Kind::Latroncule).saturating_sub(latroncules)
        } else {
            0
        };
        if number(kind) > full(kind) + promoted {
            return Err("too many pieces");
        }
    }
    let last = last_rank(diagram, side);
    if rules.promotion
        && pieces().any(|(square, piece)| piece.kind == Kind::Latroncule && square.rank() == last)
    {
        return Err("a latroncule on its last rank");
    }
    if rules.dux_shut_in && number(Kind::Dux) != 1 {
        return Err("not one dux");
    }
    Ok(())
}

fn hands_come_about(rules: &Rules, hands: [Hand; 2], side: Side) -> bool {
    if !rules.early {
        return course(rules).contains(&(hands, side));
    }
    let orderly = hands.iter().all(|hand| rests(rules.hand).contains(hand));
    let placed = hands.map(|hand| rules.hand.total().saturating_sub(hand.total()));
    let everybody_placed = placed.iter().all(|placed| *placed > 0);
    let by_first_only = placed[rules.first.index()] == 1 && side != rules.first;
    let by_nobody = placed == [0, 0] && side == rules.first;
    let other_has_none = placed[rules.first.other().index()] == 0;
    let can_move_first = !rules.array.pieces(rules.board, Side::White).is_empty();
    orderly && (can_move_first || everybody_placed || by_nobody || by_first_only && other_has_none)
}

/// What can be left of a hand, from the full one on.
fn rests(full: Hand) -> Vec<Hand> {
    let mut rests = vec![full];
    let mut rest = full;
    while let Some(kind) = rest.next() {
        *rest.of_mut(kind) -= 1;
        rests.push(rest);
    }
    rests
}

/// All hands of a placement without moves, with the side to act.
fn course(rules: &Rules) -> Vec<([Hand; 2], Side)> {
    let mut course = Vec::new();
    let mut hands = [rules.hand; 2];
    let mut side = rules.first;
    while let Some(kind) = hands[side.index()].next() {
        course.push((hands, side));
        let left = hands[side.index()].of_mut(kind);
        *left -= 1;
        let odd = (rules.hand.of(kind) - *left) % 2 == 1;
        if !(rules.placing == Placing::Two && odd && *left > 0) {
            side = side.other();
        }
    }
    course
}
