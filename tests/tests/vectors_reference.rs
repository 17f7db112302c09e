//! The reference against every vector: this is what makes the reference one.

use latrunculi::{Diagram, PRESETS, Rules};
use latrunculi_tests::reference;
use latrunculi_tests::vectors::{self, Line, Played, Step};

fn step(rules: &Rules, step: &Step) {
    let diagram = vectors::diagram(rules, &step.position);
    assert_eq!(diagram.to_string(), step.position);
    assert_eq!(reference::validity(rules, &diagram), Ok(()), "{}", step.position);
    let mut legal: Vec<String> = reference::legal(rules, &diagram).iter().map(ToString::to_string).collect();
    legal.sort();
    assert_eq!(legal, step.legal, "{}", step.position);
    let next = reference::play(rules, &diagram, step.play.parse().expect("an action"));
    assert_eq!(next.to_string(), step.next, "{} {}", step.position, step.play);
    assert_eq!(vectors::written(reference::outcome(rules, &next, &[])), step.result, "{}", step.next);
}

fn played(rules: &Rules, played: &Played) {
    let mut history: Vec<Diagram> = Vec::new();
    let mut diagram = reference::start(rules);
    for action in &played.game {
        assert_eq!(reference::outcome(rules, &diagram, &history), None, "before {action}");
        let action = action.parse().expect("an action");
        assert!(reference::legal(rules, &diagram).contains(&action), "{diagram} {action}");
        let next = reference::play(rules, &diagram, action);
        history.push(std::mem::replace(&mut diagram, next));
    }
    assert_eq!(diagram.to_string(), played.last);
    assert_eq!(vectors::written(reference::outcome(rules, &diagram, &history)), played.result, "{diagram}");
}

#[test]
fn the_reference_agrees_with_every_vector() {
    for preset in PRESETS {
        let rules = preset.rules();
        for line in vectors::lines(preset.id) {
            match line {
                Line::Step(line) => step(&rules, &line),
                Line::Played(line) => played(&rules, &line),
            }
        }
    }
}

#[test]
fn the_reference_agrees_with_every_perft_count() {
    for perft in vectors::perfts() {
        let rules = vectors::rules(&perft.ruleset);
        let diagram = vectors::diagram(&rules, &perft.position);
        let count = reference::perft(&rules, &diagram, perft.depth);
        assert_eq!(count, perft.count, "{} {} {}", perft.ruleset, perft.position, perft.depth);
    }
}
