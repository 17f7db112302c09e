//! The computer player.
//!
//! [`Player::think`] is the same natively and in the browser: it knows no clock of its own, no threads
//! and no randomness but that of the seed it is given.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

use latrunculi::{Action, Game};

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

/// A computer player with its memory of positions.
#[derive(Debug)]
pub struct Player {
    table_bytes: usize,
}

impl Player {
    /// A player whose table takes about so many bytes; 0 is allowed.
    pub fn new(table_bytes: usize) -> Self {
        Self { table_bytes }
    }

    /// Forgets all positions.
    pub fn forget(&mut self) {}

    /// Finds an action for the side to act.
    pub fn think(&mut self, game: &Game, limits: &Limits, world: &mut impl World) -> Thought {
        let _ = (self.table_bytes, limits, world);
        Thought { action: game.legal().first().copied(), progress: None }
    }
}
