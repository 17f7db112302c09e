//! The engine against every perft count.

use latrunculi::Game;
use latrunculi_tests::vectors;

#[test]
fn the_engine_agrees_with_every_perft_count() {
    let perfts = vectors::perfts();
    assert!(perfts.len() > 360, "only {} counts were found", perfts.len());
    for perft in perfts {
        let rules = vectors::rules(&perft.ruleset);
        let diagram = vectors::diagram(&rules, &perft.position);
        let game = Game::from_diagram(&rules, &diagram).expect(&perft.position);
        assert_eq!(
            game.perft(perft.depth),
            perft.count,
            "{} {} {}",
            perft.ruleset,
            perft.position,
            perft.depth
        );
    }
}
