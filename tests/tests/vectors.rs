//! The engine against every vector: each step and each whole game of every preset.

use latrunculi::{Game, PRESETS, Rules};
use latrunculi_tests::vectors::{self, Line, Played, Step};
use latrunculi_tests::widths;

fn legal(game: &Game) -> Vec<String> {
    let mut legal: Vec<String> = game.legal().iter().map(ToString::to_string).collect();
    legal.sort();
    legal
}

fn step(rules: &Rules, step: &Step) {
    let diagram = vectors::diagram(rules, &step.position);
    let mut game = Game::from_diagram(rules, &diagram).expect(&step.position);
    assert_eq!(game.diagram().to_string(), step.position);
    assert_eq!(legal(&game), step.legal, "{}", step.position);
    widths::same(&game);
    let (before, action) = (game.clone(), step.play.parse().expect("an action"));
    game.play(action).expect(&step.play);
    widths::same_after(&before, action, &game);
    assert_eq!(game.diagram().to_string(), step.next, "{} {}", step.position, step.play);
    let next = Game::from_diagram(rules, &game.diagram()).expect(&step.next);
    assert_eq!(vectors::written(next.outcome()), step.result, "{}", step.next);
}

fn played(rules: &Rules, played: &Played) {
    let mut game = Game::new(rules).expect("a playable preset");
    for action in &played.game {
        assert_eq!(game.outcome(), None, "before {action}");
        game.play(action.parse().expect("an action")).expect(action);
    }
    widths::same(&game);
    assert_eq!(game.diagram().to_string(), played.last);
    assert_eq!(vectors::written(game.outcome()), played.result, "{}", played.last);
    if played.result.is_some() {
        assert_eq!(game.legal(), []);
    }
}

#[test]
fn the_engine_agrees_with_every_vector() {
    let mut lines = 0;
    for preset in PRESETS {
        let rules = preset.rules();
        for line in vectors::lines(preset.id) {
            lines += 1;
            match line {
                Line::Step(line) => step(&rules, &line),
                Line::Played(line) => played(&rules, &line),
            }
        }
    }
    assert!(lines > 3900, "only {lines} lines were found");
}
