//! Going back and forth in a game.

use latrunculi::{Game, Outcome, Reason, Side};
use latrunculi_tests::random::{self, Course};
use proptest::prelude::*;
use proptest::sample::Index;

proptest! {
    #[test]
    fn who_resigns_has_lost_wherever_one_goes_then(
        Course { rules, diagram, choices } in random::course(12), back in any::<Index>(), white in any::<bool>(),
    ) {
        let begun = diagram.map_or_else(|| Game::new(&rules), |diagram| Game::from_diagram(&rules, &diagram));
        let mut game = begun.expect("a playable position");
        for choice in choices {
            let legal = game.legal();
            if !legal.is_empty() {
                game.play(*choice.get(&legal)).expect("a legal action");
            }
        }
        let ply = back.index(game.ply() + 1);
        prop_assert!(game.go_to(ply));
        let (ended, later) = (game.outcome(), game.played().len());
        let side = if white { Side::White } else { Side::Black };
        game.resign(side);
        if ended.is_some() {
            // There is nothing to give up, and nothing is forgotten.
            prop_assert_eq!((game.outcome(), game.played().len()), (ended, later));
            return Ok(());
        }
        prop_assert!(!game.redo() && !game.go_to(ply + 1));
        let lost = Some(Outcome::win(side.other(), Reason::Resigned));
        prop_assert_eq!(game.outcome(), lost);
        prop_assert!(game.legal().is_empty());
        // Before that the game still goes on, and to come back is to come back to its end.
        if game.undo() {
            prop_assert_eq!(game.outcome(), None);
            prop_assert!(game.redo());
            prop_assert_eq!(game.outcome(), lost);
        }
        // Another action takes it back.
        game.undo();
        let legal = game.legal();
        if let Some(action) = legal.first() {
            game.play(*action).expect("a legal action");
            prop_assert_ne!(game.outcome(), lost);
        }
    }
}
