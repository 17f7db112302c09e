//! A link: what comes out of it is written as a link that gives the same game.
#![no_main]

use latrunculi::Game;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (Some(game), _) = Game::from_link(text) else { return };
    let link = game.to_link();
    let (copy, errors) = Game::from_link(&link);
    assert!(errors.is_empty(), "{link}: {errors:?}");
    assert_eq!(copy.expect("a game").diagram(), game.diagram());
});
