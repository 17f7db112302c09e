//! Sides, kinds and pieces.

use crate::text::quoted;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One of the two players. White sits at the bottom of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// White: upper-case letters, `w`.
    White,
    /// Black, whom the stone and wood boards show as blue: lower-case letters, `b`.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "white" => Ok(Self::White),
            "black" => Ok(Self::Black),
            _ => Err(format!("{} is neither white nor black", quoted(text))),
        }
    }
}

/// The kinds of piece. Each player has the same set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// An ordinary piece, `c`.
    Calculus,
    /// The commander, `d`.
    Dux,
    /// The stronger of Becq's two kinds, `l`.
    Larron,
    /// The weaker of Becq's two kinds, `p`.
    Latroncule,
}

impl Kind {
    /// All kinds, in the order in which they are placed from a hand.
    pub const ALL: [Self; 4] = [Self::Calculus, Self::Dux, Self::Larron, Self::Latroncule];

    /// A number below 4, by the order of [`Kind::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The lower-case letter of the kind.
    pub const fn letter(self) -> char {
        match self {
            Self::Calculus => 'c',
            Self::Dux => 'd',
            Self::Larron => 'l',
            Self::Latroncule => 'p',
        }
    }

    /// The kind of a lower-case letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Calculus => "calculus",
            Self::Dux => "dux",
            Self::Larron => "larron",
            Self::Latroncule => "latroncule",
        })
    }
}

/// A piece: whose it is, and its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Whose piece it is.
    pub side: Side,
    /// Its kind.
    pub kind: Kind,
}

impl Piece {
    /// The letter of the kind, upper case for White.
    pub const fn letter(self) -> char {
        match self.side {
            Side::White => self.kind.letter().to_ascii_uppercase(),
            Side::Black => self.kind.letter(),
        }
    }

    /// The piece of a letter; `None` when there is none.
    pub fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        Kind::from_letter(letter.to_ascii_lowercase()).map(|kind| Self { side, kind })
    }
}
