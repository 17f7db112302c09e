//! Why an action is refused: every reason once, and none that is not so.

use latrunculi::{Action, Diagram, Game, Illegal, Lift, Outcome, Reason, Rules, Side, Square, Stage};
use latrunculi_tests::random::{self, Course};
use latrunculi_tests::{reference, vectors};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// How many reasons there are.
const REASONS: usize = 20;
/// The actions played before others are asked about.
const PLAYED: usize = 16;
/// The origins of moves that are asked about.
const ORIGINS: usize = 12;

fn square(text: &str) -> Square {
    text.parse().expect(text)
}

fn game(ruleset: &str, position: &str) -> Game {
    let rules = vectors::rules(ruleset);
    let begun = match position {
        "start" => Game::new(&rules),
        _ => Game::from_diagram(&rules, &vectors::diagram(&rules, position)),
    };
    begun.expect(position)
}

/// Ruleset, position, action, and its reason with the word for it and the squares that make it so.
#[rustfmt::skip]
fn reasons() -> Vec<(&'static str, &'static str, &'static str, Illegal, &'static str)> {
    let held = "8.8.8.5C2.3cCc2.6C1.8.8_w_-_*e4_0-0_0";
    let standing = "8.8.8.5C2.3cCc2.6C1.8.8_w_-_-_0-0_0";
    let must_take = "8.8.8.8.8.p1p5.PpP5.7L_w_-_x_0-0_0";
    let has_taken = "8.8.8.8.8.p1p5.PpP5.7L_w_-_t_0-0_0";
    let again = "8.3c1d2.8.1CC4C.3C2D1.1C1c1C1C.C3ccCC.2C1c2c_w_-_~d4_10-4_0";
    let walled_in = "5.5.5.C4.cC3_b_-_-_0-0_0";
    let idle = "7C.8.8.3c4.2c1c3.3C4.8.8_w_-_-_0-0_0";
    let over = Outcome::win(Side::White, Reason::Immobile);
    vec![
        ("quintana", "8.8.8.8.8.8.C7.cC6_b_-_-_0-0_0", "a1a2", Illegal::GameOver(over), "game-over"),
        ("quintana", "start", "a2a9", Illegal::OffBoard(square("a9")), "off-board a9"),
        ("quintana", "start", "i2a4", Illegal::OffBoard(square("i2")), "off-board i2"),
        ("seneca", "start", "i1", Illegal::OffBoard(square("i1")), "off-board i1"),
        ("schadler-1994", held, "xa9", Illegal::OffBoard(square("a9")), "off-board a9"),
        ("quintana", "start", "a1a2", Illegal::Occupied(square("a2")), "occupied a2"),
        ("seneca", "8.8.8.8.8.8.8.C7_b_C19c20_-_0-0_0", "a1", Illegal::Occupied(square("a1")), "occupied a1"),
        ("seega-5", "start", "c3", Illegal::CentreClosed(square("c3")), "centre-closed c3"),
        ("quintana", "start", "e4", Illegal::NothingToPlace, "nothing-to-place"),
        ("seneca", "8.8.8.8.8.8.8.Cc6_w_C19c19_-_0-0_0", "a1a2", Illegal::MustPlace, "must-place"),
        ("seneca", "start", "pass", Illegal::MustPlace, "must-place"),
        ("schadler-1994", "8.8.8.8.8.8.8.Cc6_w_C15c15_-_0-0_0", "xb1", Illegal::MustPlace, "must-place"),
        ("quintana", "start", "e4e5", Illegal::NoPiece(square("e4")), "no-piece e4"),
        ("schadler-1994", held, "xa1", Illegal::NoPiece(square("a1")), "no-piece a1"),
        ("quintana", "start", "e7e6", Illegal::NotYours(square("e7")), "not-yours e7"),
        ("schadler-1994", held, "xf5", Illegal::NotYours(square("f5")), "not-yours f5"),
        ("schadler-1994", held, "e4e5", Illegal::Held(square("e4")), "held e4"),
        ("regle-francaise", standing, "e4e5", Illegal::Pinned(square("e4")), "pinned e4"),
        ("becq-8", must_take, "h1h5", Illegal::MustTake, "must-take"),
        ("becq-8", must_take, "pass", Illegal::MustTake, "must-take"),
        ("becq-8", has_taken, "xb2", Illegal::HasTaken, "has-taken"),
        ("becq-8", has_taken, "pass", Illegal::HasTaken, "has-taken"),
        ("schadler-1994", held, "xd4", Illegal::NotCaught(square("d4")), "not-caught d4"),
        ("becq-8", must_take, "xa3", Illegal::NotCaught(square("a3")), "not-caught a3"),
        ("quintana", "start", "xa7", Illegal::NoTaking, "no-taking"),
        ("bell-8x8", again, "b5b6", Illegal::OnlyThisPiece(square("d4")), "only-this-piece d4"),
        ("quintana", "start", "pass", Illegal::NoPass, "no-pass"),
        ("nova-roma-placed-early", "start", "pass", Illegal::NoPass, "no-pass"),
        ("seega-5", walled_in, "a1c3", Illegal::MustPass, "must-pass"),
        ("quintana", "start", "b1b5", Illegal::Blocked(square("b2")), "blocked b2"),
        ("quintana", "start", "a2b4", Illegal::OutOfReach(square("b4")), "out-of-reach b4"),
        ("seneca", "8.8.8.8.2cc4.8.8.CC6_w_-_-_0-0_0", "a1a3", Illegal::OutOfReach(square("a3")), "out-of-reach a3"),
        ("schadler-2001", idle, "d3d4", Illegal::Barred([square("c4"), square("e4")]), "barred c4 e4"),
    ]
}

#[test]
fn each_reason_is_told_with_its_squares() {
    let mut told = BTreeSet::new();
    for (ruleset, position, action, illegal, words) in reasons() {
        let why = game(ruleset, position).why_illegal(action.parse().expect(action));
        let mut pair = if let Some(Illegal::Barred(pair)) = why { pair } else { [square("a1"); 2] };
        pair.sort_unstable();
        // Which of a pair comes first does not matter.
        let why = why.map(|why| if let Illegal::Barred(_) = why { Illegal::Barred(pair) } else { why });
        assert_eq!(why, Some(illegal), "{action} in {ruleset} {position}");
        let squares = illegal.squares().into_iter().map(|square| square.to_string());
        let all: Vec<String> = [illegal.code().to_owned()].into_iter().chain(squares).collect();
        assert_eq!(all.join(" "), words);
        told.insert(illegal.code());
    }
    assert_eq!(told.len(), REASONS, "{told:?}");
}

/// Whether what a reason says is so, as the reference sees it.
fn is_so(illegal: Illegal, action: Action, rules: &Rules, diagram: &Diagram, history: &[Diagram]) -> bool {
    let mine = diagram.side;
    let is_of = |square: Square, side: Side| diagram.piece(square).is_some_and(|piece| piece.side == side);
    let caught = |square: Square, side: Side| reference::caught(rules, diagram, side).contains(&square);
    match illegal {
        Illegal::GameOver(outcome) => reference::outcome(rules, diagram, history) == Some(outcome),
        Illegal::OffBoard(square) => !diagram.size.contains(square),
        Illegal::Occupied(square) => diagram.piece(square).is_some(),
        Illegal::CentreClosed(square) => rules.centre_closed && diagram.size.centre() == Some(square),
        Illegal::NothingToPlace => diagram.hand(mine).is_empty(),
        Illegal::MustPlace => diagram.in_placement() && !rules.early,
        Illegal::NoPiece(square) => diagram.piece(square).is_none(),
        Illegal::NotYours(square) => match action {
            Action::Take(_) => is_of(square, mine),
            _ => is_of(square, mine.other()),
        },
        Illegal::Held(square) => diagram.held.contains(&square),
        Illegal::Pinned(square) => rules.pinned && caught(square, mine),
        Illegal::MustTake => diagram.stage == Stage::MustTake,
        Illegal::HasTaken => diagram.stage == Stage::HasTaken,
        Illegal::NotCaught(square) => is_of(square, mine.other()) && !caught(square, mine.other()),
        Illegal::NoTaking => !matches!(rules.lift, Lift::Instead | Lift::First),
        Illegal::OnlyThisPiece(square) => diagram.again == Some(square),
        Illegal::NoPass => action == Action::Pass,
        Illegal::MustPass => reference::legal(rules, diagram) == [Action::Pass],
        Illegal::Blocked(square) => diagram.piece(square).is_some(),
        Illegal::OutOfReach(square) => matches!(action, Action::Move { to, .. } if to == square),
        Illegal::Barred(pair) => rules.barred && pair.iter().any(|square| is_of(*square, mine.other())),
    }
}

fn ask(course: &Course) -> Result<(), TestCaseError> {
    let Course { rules, diagram, choices } = course;
    let begun = match diagram {
        Some(diagram) => Game::from_diagram(rules, diagram),
        None => Game::new(rules),
    };
    let mut game = begun.map_err(|error| TestCaseError::fail(error.to_string()))?;
    let mut history = Vec::new();
    let (played, origins) = choices.split_at(PLAYED);
    for choice in played {
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        history.push(game.diagram());
        game.play(*choice.get(&legal)).map_err(|illegal| TestCaseError::fail(illegal.to_string()))?;
    }
    let here = game.diagram();
    let over = reference::outcome(rules, &here, &history).is_some();
    let legal = if over { Vec::new() } else { reference::legal(rules, &here) };
    // One rank beyond the board where there is one.
    let squares: Vec<Square> = (0..here.size.ranks() + 1)
        .flat_map(|rank| (0..here.size.files()).filter_map(move |file| Square::new(file, rank)))
        .collect();
    let mut actions = vec![Action::Pass];
    for to in &squares {
        actions.extend([Action::Place(*to), Action::Take(*to)]);
        actions.extend(origins.iter().map(|origin| Action::Move { from: *origin.get(&squares), to: *to }));
    }
    for action in actions {
        let why = game.why_illegal(action);
        prop_assert_eq!(why.is_none(), legal.contains(&action), "{} {}: {:?}", here, action, why);
        let so = why.is_none_or(|why| is_so(why, action, rules, &here, &history));
        prop_assert!(so, "{} {}: {:?}", here, action, why);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, max_shrink_iters: 1000, ..ProptestConfig::default() })]

    #[test]
    fn what_is_refused_is_illegal_and_for_a_reason_that_is_so(course in random::course(PLAYED + ORIGINS)) {
        ask(&course)?;
    }
}
