//! Forced wins, proved by looking at everything: nothing is judged, left out or cut short.
//!
//! A win within n actions of both sides is proved from the end: who attacks needs one action that keeps it, who defends
//! must have none that avoids it. The number of actions of a turn does not matter, as each position says who acts.
//!
//! Histories are not followed. On the shortest way to a forced win each position is nearer to the end than the one
//! before, so that none comes about twice and repetition cannot save who defends.

use crate::reference;
use latrunculi::{Action, Diagram, Line, Outcome, Part, Plan, Position, Rules, Side};
use std::collections::HashMap;
use std::hash::Hash;

/// The rules as the solver asks for them.
pub trait Board {
    /// A position.
    type Position;
    /// What is equal only for positions from which everything is the same.
    type Name: Eq + Hash;

    /// Who acts.
    fn side(&self, position: &Self::Position) -> Side;
    /// How the game has ended, history left aside.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;
    /// The legal actions of a game that goes on.
    fn actions(&self, position: &Self::Position) -> Vec<Action>;
    /// The position after a legal action.
    fn play(&self, position: &Self::Position, action: Action) -> Self::Position;
    /// The name of a position.
    fn name(&self, position: &Self::Position) -> Self::Name;
}

/// The rules as the reference knows them: slow, and not the engine's.
impl Board for &Rules {
    type Position = Diagram;
    type Name = String;

    fn side(&self, position: &Diagram) -> Side {
        position.side
    }

    fn outcome(&self, position: &Diagram) -> Option<Outcome> {
        reference::outcome(self, position, &[])
    }

    fn actions(&self, position: &Diagram) -> Vec<Action> {
        reference::legal(self, position)
    }

    fn play(&self, position: &Diagram, action: Action) -> Diagram {
        reference::play(self, position, action)
    }

    fn name(&self, position: &Diagram) -> String {
        position.to_string()
    }
}

/// The rules as the engine knows them.
impl<const N: usize> Board for &Plan<N> {
    type Position = Position<N>;
    type Name = (u64, u16, [u16; 2]);

    fn side(&self, position: &Position<N>) -> Side {
        position.side()
    }

    fn outcome(&self, position: &Position<N>) -> Option<Outcome> {
        position.outcome(self)
    }

    fn actions(&self, position: &Position<N>) -> Vec<Action> {
        let mut actions = Vec::new();
        position.actions(self, Part::All, &mut actions);
        actions
    }

    fn play(&self, position: &Position<N>, action: Action) -> Position<N> {
        let mut next = *position;
        next.play(self, action);
        next
    }

    fn name(&self, position: &Position<N>) -> Self::Name {
        (position.key(), position.quiet(), position.taken())
    }
}

/// What is known of a position: wins within so many actions, and does not within so many.
#[derive(Clone, Copy, Default)]
struct Known {
    wins: Option<u32>,
    fails: Option<u32>,
}

/// Proves wins of one side.
pub struct Solver<B: Board> {
    board: B,
    attacker: Side,
    known: HashMap<B::Name, Known>,
    /// How many positions may still be looked at.
    left: u64,
}

/// A solver gave up: there were more positions than it may look at.
#[derive(Debug)]
pub struct TooMany;

impl<B: Board> Solver<B> {
    /// A solver that looks at so many positions at most.
    pub fn new(board: B, attacker: Side, most: u64) -> Self {
        Self { board, attacker, known: HashMap::new(), left: most }
    }

    /// The fewest actions, of at most `most`, by which the attacker wins whatever the other does.
    ///
    /// # Errors
    /// When that takes more positions than it may look at.
    pub fn shortest(&mut self, position: &B::Position, most: u32) -> Result<Option<u32>, TooMany> {
        for within in 0..=most {
            if self.wins(position, within)? {
                return Ok(Some(within));
            }
        }
        Ok(None)
    }

    /// Whether the attacker wins within so many actions whatever the other does.
    ///
    /// # Errors
    /// When that takes more positions than it may look at.
    pub fn wins(&mut self, position: &B::Position, within: u32) -> Result<bool, TooMany> {
        self.left = self.left.checked_sub(1).ok_or(TooMany)?;
        if let Some(outcome) = self.board.outcome(position) {
            return Ok(outcome.winner == Some(self.attacker));
        }
        if within == 0 {
            return Ok(false);
        }
        let name = self.board.name(position);
        let known = self.known.get(&name).copied().unwrap_or_default();
        if known.wins.is_some_and(|actions| actions <= within) {
            return Ok(true);
        }
        if known.fails.is_some_and(|actions| actions >= within) {
            return Ok(false);
        }
        let attacks = self.board.side(position) == self.attacker;
        let mut wins = !attacks;
        for action in self.board.actions(position) {
            let next = self.board.play(position, action);
            if self.wins(&next, within - 1)? == attacks {
                wins = attacks;
                break;
            }
        }
        let known = self.known.entry(name).or_default();
        *(if wins { &mut known.wins } else { &mut known.fails }) = Some(within);
        Ok(wins)
    }
}

/// The solver of the side to act at the end of a line of the engine.
pub fn of_line<const N: usize>(line: &Line<N>, most: u64) -> Solver<&Plan<N>> {
    Solver::new(line.plan(), line.present().side(), most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vectors;

    #[test]
    fn a_win_in_one_and_none_at_all() {
        let rules = vectors::rules("quintana");
        let shortest = |text: &str, most| {
            let diagram = vectors::diagram(&rules, text);
            Solver::new(&rules, diagram.side, 1_000_000).shortest(&diagram, most).expect("few positions")
        };
        assert_eq!(shortest("8.8.8.8.2Cc4.8.8.4C3_w_-_-_0-0_1", 3), Some(1));
        assert_eq!(shortest("8.8.8.8.8.3c4.8.4C3_w_-_-_0-0_1", 3), None);
    }
}
