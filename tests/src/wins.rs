//! Positions with a forced win: `data/wins.txt`, written by the example `wins` and proved by the [solver](crate::solver).

use crate::vectors;
use latrunculi::{Game, Rules};

/// A position in which the side to act wins whatever the other does.
pub struct Win {
    /// The ruleset.
    pub ruleset: String,
    /// The position.
    pub position: String,
    /// The fewest actions of both sides until the end.
    pub actions: u32,
    /// The word of the rule that ends the game, where the other holds out as long as possible.
    pub reason: String,
}

impl Win {
    /// Reads a line of the file: ruleset, position, actions and reason.
    fn read(line: &str) -> Self {
        match line.split(' ').collect::<Vec<_>>()[..] {
            [ruleset, position, actions, reason] => Self {
                ruleset: ruleset.into(),
                position: position.into(),
                actions: actions.parse().expect(line),
                reason: reason.into(),
            },
            _ => panic!("wins.txt: {line}"),
        }
    }

    /// Its rules.
    pub fn rules(&self) -> Rules {
        vectors::rules(&self.ruleset)
    }

    /// A game that begins with it.
    ///
    /// # Panics
    /// When the position is not well written.
    pub fn game(&self) -> Game {
        let rules = self.rules();
        Game::from_diagram(&rules, &vectors::diagram(&rules, &self.position)).expect(&self.position)
    }
}

/// All positions of the file.
///
/// # Panics
/// When the file is missing or broken.
pub fn wins() -> Vec<Win> {
    vectors::data("wins.txt").lines().map(Win::read).collect()
}
