//! What a player may do: a turn is one or more actions.

use crate::square::Square;
use std::fmt;
use std::str::FromStr;

/// One action of a player. What it brings about is told by [`Effects`](crate::Effects), not by the action.
///
/// ```
/// use latrunculi::Action;
/// let action: Action = "a10b10".parse().unwrap();
/// assert_eq!(action.to_string(), "a10b10");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Puts the next piece of the hand on a square: `e4`.
    Place(Square),
    /// Moves a piece, by a step, a slide or leaps: `e2e4`.
    Move {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Takes a caught enemy off the board: `xe4`.
    Take(Square),
    /// Does nothing: `pass`.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => write!(f, "{square}"),
            Self::Move { from, to } => write!(f, "{from}{to}"),
            Self::Take(square) => write!(f, "x{square}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// A text that is no action, with the beginning of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseActionError(pub String);

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is no action: an action is a square (e4), two squares (e2e4), x and a square (xe4), or pass",
            crate::text::quoted(&self.0)
        )
    }
}

impl std::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let read = || {
            if text == "pass" {
                return Some(Self::Pass);
            }
            if let Some(square) = text.strip_prefix('x') {
                return square.parse().ok().map(Self::Take);
            }
            let (from, rest) = Square::read(text)?;
            if rest.is_empty() {
                return Some(Self::Place(from));
            }
            rest.parse().ok().map(|to| Self::Move { from, to })
        };
        read().ok_or_else(|| ParseActionError(crate::text::excerpt(text)))
    }
}
