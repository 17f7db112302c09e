//! A game is played in the widest words and searched in as few as its board needs: both must come to the same.

use latrunculi::{Action, Game, Part, with_line};

/// Compares what a search knows of a game with the game itself.
///
/// # Panics
/// When they differ.
pub fn same(game: &Game) {
    with_line!(game.line(), line => {
        let (plan, present) = (line.plan(), line.present());
        assert_eq!(present.diagram(plan), game.diagram());
        assert_eq!(present.key(), game.key(), "the key of {}", game.diagram());
        assert_eq!(line.outcome(), game.outcome(), "{}", game.diagram());
        let mut actions = Vec::new();
        if line.outcome().is_none() {
            present.actions(plan, Part::All, &mut actions);
        }
        assert_eq!(actions, game.legal(), "{}", game.diagram());
    });
}

/// Plays an action as a search does, and compares what comes of it with the game after it.
///
/// # Panics
/// When they differ.
pub fn same_after(before: &Game, action: Action, after: &Game) {
    with_line!(before.line(), line => {
        let mut next = *line.present();
        next.play(line.plan(), action);
        assert_eq!(next.diagram(line.plan()), after.diagram(), "{action} in {}", before.diagram());
        assert_eq!(next.key(), after.key(), "the key after {action} in {}", before.diagram());
    });
}
