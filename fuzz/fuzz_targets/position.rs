//! A preset, chosen by the first byte, and a position: what is read is written the same, and can be played on.
#![no_main]

use latrunculi::{Diagram, Game, PRESETS};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, u8, &str)| {
    let (preset, choice, text) = input;
    let rules = PRESETS[usize::from(preset) % PRESETS.len()].rules();
    let Ok(diagram) = Diagram::read(text, rules.board) else { return };
    assert_eq!(diagram.to_string(), text);
    let Ok(mut game) = Game::from_diagram(&rules, &diagram) else { return };
    for turn in 0..40 {
        let legal = game.legal();
        if legal.is_empty() {
            assert!(game.outcome().is_some());
            break;
        }
        game.play(legal[(usize::from(choice) + turn * 7) % legal.len()]).expect("a legal action");
    }
    while game.undo() {}
    assert_eq!(game.diagram(), diagram);
});
