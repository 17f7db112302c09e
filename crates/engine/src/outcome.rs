//! How a game ends.

use crate::piece::Side;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The rule that ended a game. The order is that of precedence: where several hold, the first decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// A player has too few pieces left.
    Captured,
    /// A dux is shut in.
    Dux,
    /// Too many actions in a row took nothing off the board.
    Quiet,
    /// A position came about for the third time.
    Repetition,
    /// The player to act has no action.
    Immobile,
    /// A player gave up.
    Resigned,
}

impl Reason {
    /// The word of the line protocol.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Captured => "captured",
            Self::Dux => "dux",
            Self::Quiet => "quiet",
            Self::Repetition => "repetition",
            Self::Immobile => "immobile",
            Self::Resigned => "resigned",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
    /// The rule that ended it.
    pub reason: Reason,
}

impl Outcome {
    /// A win of `side`.
    pub const fn win(side: Side, reason: Reason) -> Self {
        Self { winner: Some(side), reason }
    }

    /// A draw.
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }
}

/// As the line protocol writes it: `w captured`, `draw quiet`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(side) => write!(f, "{} {}", side.letter(), self.reason.word()),
            None => write!(f, "draw {}", self.reason.word()),
        }
    }
}
