//! The engine against the reference, on random rules, positions and games.

use latrunculi::{Action, Diagram, Game, Part, Rules, Side, with_line};
use latrunculi_tests::random::{self, Course};
use latrunculi_tests::{reference, widths};
use proptest::prelude::*;

fn sorted(mut actions: Vec<Action>) -> Vec<String> {
    actions.sort_by_key(ToString::to_string);
    actions.iter().map(ToString::to_string).collect()
}

fn part(game: &Game, part: Part) -> Vec<Action> {
    let mut actions = Vec::new();
    with_line!(game.line(), line => line.present().actions(line.plan(), part, &mut actions));
    actions
}

/// Everything that can be asked about a position, asked of both.
fn compare(game: &Game, diagram: &Diagram, history: &[Diagram]) -> Result<(), TestCaseError> {
    let rules = game.rules();
    prop_assert_eq!(game.diagram().to_string(), diagram.to_string());
    prop_assert_eq!(reference::validity(rules, diagram), Ok(()), "{}", diagram);
    let outcome = reference::outcome(rules, diagram, history);
    prop_assert_eq!(game.outcome(), outcome, "{}", diagram);

    let legal = sorted(reference::legal(rules, diagram));
    if outcome.is_none() {
        prop_assert_eq!(sorted(game.legal()), legal.clone(), "{}", diagram);
    } else {
        prop_assert!(game.legal().is_empty());
    }
    let mut parts = part(game, Part::Catches);
    parts.extend(part(game, Part::Quiet));
    prop_assert_eq!(sorted(parts), legal, "in parts: {}", diagram);

    let mut caught: Vec<_> =
        Side::ALL.into_iter().flat_map(|side| reference::caught(rules, diagram, side)).collect();
    caught.sort_unstable();
    prop_assert_eq!(game.caught(), caught, "{}", diagram);

    let fresh = Game::from_diagram(rules, diagram).map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert_eq!(game.key(), fresh.key(), "the key of {}", diagram);
    Ok(())
}

fn follow(course: &Course) -> Result<(), TestCaseError> {
    let Course { rules, diagram, choices } = course;
    let begun = match diagram {
        Some(diagram) => Game::from_diagram(rules, diagram),
        None => Game::new(rules),
    };
    let mut game = begun.map_err(|error| TestCaseError::fail(error.to_string()))?;
    let mut diagram = diagram.clone().unwrap_or_else(|| reference::start(rules));
    let mut history: Vec<Diagram> = Vec::new();
    let mut keys = Vec::new();
    for choice in choices {
        compare(&game, &diagram, &history)?;
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        let action = *choice.get(&legal);
        let before = game.clone();
        let mut effects = game.play(action).map_err(|illegal| TestCaseError::fail(illegal.to_string()))?;
        widths::same(&before);
        widths::same_after(&before, action, &game);
        let next = reference::play(rules, &diagram, action);
        let way = std::mem::take(&mut effects.path);
        let went = match action {
            Action::Move { from, to } => reference::is_way(rules, &diagram, from, to, &way),
            _ => way.is_empty(),
        };
        prop_assert!(went, "{} {} by {:?}", diagram, action, way);
        prop_assert_eq!(
            effects,
            reference::effects(rules, &diagram, action, &next),
            "{} {}",
            diagram,
            action
        );
        keys.push(game.key());
        history.push(std::mem::replace(&mut diagram, next));
    }
    let last = game.diagram();
    while let Some(diagram) = history.pop() {
        prop_assert_eq!(keys.pop(), Some(game.key()));
        prop_assert!(game.undo());
        compare(&game, &diagram, &history)?;
    }
    prop_assert!(!game.undo());
    while game.redo() {}
    prop_assert_eq!(game.diagram(), last);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, max_shrink_iters: 4000, ..ProptestConfig::default() })]

    #[test]
    fn games_go_the_same_way(course in random::course(60)) {
        follow(&course)?;
    }

    #[test]
    fn the_same_positions_are_refused((rules, diagram) in rules_and_diagram()) {
        let by_engine = Game::from_diagram(&rules, &diagram).map(|_| ()).map_err(|error| error.to_string());
        let by_reference = reference::validity(&rules, &diagram);
        prop_assert_eq!(by_engine.is_ok(), by_reference.is_ok(), "{}: {:?}, {:?}", diagram, by_engine, by_reference);
    }

    #[test]
    fn perft_counts_the_same(course in random::course(0).prop_filter("a small board", is_small)) {
        let diagram = course.diagram.unwrap_or_else(|| reference::start(&course.rules));
        let game = Game::from_diagram(&course.rules, &diagram).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(game.perft(2), reference::perft(&course.rules, &diagram, 2), "{}", diagram);
    }
}

fn is_small(course: &Course) -> bool {
    course.rules.board.area() <= 36
}

fn rules_and_diagram() -> impl Strategy<Value = (Rules, Diagram)> {
    random::rules().prop_flat_map(|rules| {
        let diagram = random::diagram(&rules);
        (Just(rules), diagram)
    })
}
