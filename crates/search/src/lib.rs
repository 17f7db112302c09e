//! The computer player.
//!
//! [`Player::think`] is the same natively and in the browser: it knows no clock of its own, no threads
//! and no randomness but that of the seed it is given.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod bench;
mod evaluate;
mod fitted;
mod level;
mod limits;
mod ordering;
mod quiescence;
mod root;
mod search;
mod table;
#[cfg(test)]
mod tests;
pub mod tuning;
mod weights;
pub mod yardsticks;

use latrunculi::{Action, Game, with_line};
use limits::Watch;
use search::Search;
use table::Table;

/// What limits a search. At least one should be given; without any, level 5 is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// A level of play, 1 to 8.
    pub level: Option<u8>,
    /// Milliseconds.
    pub movetime: Option<u32>,
    /// Plies.
    pub depth: Option<u32>,
    /// Positions searched.
    pub nodes: Option<u64>,
    /// Tells games of the weaker levels apart; the same seed gives the same game.
    pub seed: u32,
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The depth that has been searched to its end, in plies.
    pub depth: u32,
    /// The value of the position for the side to act, in hundredths of a piece.
    pub score: i32,
    /// The actions until a proven win (positive) or loss (negative).
    pub end: Option<i32>,
    /// How many positions were searched.
    pub nodes: u64,
    /// How long it took, in milliseconds.
    pub milliseconds: u64,
    /// The actions that both sides are expected to play.
    pub line: Vec<Action>,
}

/// The answer of the computer player.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The action; `None` only when the game is over.
    pub action: Option<Action>,
    /// How it was found.
    pub progress: Option<Progress>,
}

/// What a search needs from outside.
pub trait World {
    /// Milliseconds since some fixed moment.
    fn milliseconds(&self) -> f64;
    /// Whether to give up at once and answer with the best found so far.
    fn stopped(&self) -> bool {
        false
    }
    /// Told whenever a depth has been searched to its end.
    fn progress(&mut self, progress: &Progress) {
        let _ = progress;
    }
}

/// A world whose clock stands still: for searches that nodes or depth limit.
#[derive(Clone, Copy, Debug)]
pub struct Still;

impl World for Still {
    fn milliseconds(&self) -> f64 {
        0.0
    }
}

/// A computer player with its memory of positions.
#[derive(Debug)]
pub struct Player {
    table: Table,
}

impl Player {
    /// A player whose table takes at most so many bytes; 0 is allowed.
    pub fn new(table_bytes: usize) -> Self {
        Self { table: Table::new(table_bytes) }
    }

    /// Forgets all positions.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Finds an action for the side to act. However narrow the limits, it is a legal one.
    pub fn think(&mut self, game: &Game, limits: &Limits, world: &mut impl World) -> Thought {
        if game.outcome().is_some() {
            return Thought { action: None, progress: None };
        }
        let sight = limits::sight(limits);
        if sight == level::ALL_IT_HAS {
            self.table.grow_older();
        } else {
            // A weaker player plays the same game again, whatever it thought about before.
            self.table.clear();
        }
        let watch = Watch::new(world, limits);
        let (action, progress) = with_line!(game.line(), line => {
            Search::new(line, &sight, limits.seed, &mut self.table, watch).run(line.present(), limits, sight.depth)
        });
        Thought { action, progress }
    }
}
