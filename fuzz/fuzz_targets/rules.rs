//! A user's own rules, and numbers that choose actions: rules without contradictions can be played.
#![no_main]

use latrunculi::{Game, Rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (&str, &[u8])| {
    let (text, choices) = input;
    let Ok(rules) = Rules::from_link(text) else { return };
    let Ok(mut game) = Game::new(&rules) else {
        assert!(!rules.check().is_empty());
        return;
    };
    for choice in choices {
        let legal = game.legal();
        if legal.is_empty() {
            assert!(game.outcome().is_some());
            break;
        }
        game.play(legal[usize::from(*choice) % legal.len()]).expect("a legal action");
        let fresh = Game::from_diagram(&rules, &game.diagram()).expect("a position that was reached");
        assert_eq!(fresh.key(), game.key());
    }
});
