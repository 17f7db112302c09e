//! The pieces that stand on the board when a game begins.

use crate::piece::{Kind, Side};
use crate::square::{BoardSize, Square};
use std::fmt;
use std::str::FromStr;

/// White's pieces at the start, rank by rank from White's edge; Black's are the half-turn of them.
///
/// Ranks are joined by `.`; a rank is letters and runs of empty squares as in a position,
/// or one letter for a rank full of that kind. `L.P` is Becq's array on a board of any width;
/// `C.6D5` is Kowalski's; `-` is an empty board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Array(Vec<Rank>);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Rank {
    Full(Kind),
    Squares(Vec<Option<Kind>>),
}

impl Array {
    /// How many ranks the array fills or leaves empty, from the player's edge.
    pub fn ranks(&self) -> usize {
        self.0.len()
    }

    /// The rank, counted from 1, whose number of squares is not that of the board, with its number of squares.
    pub fn misfit(&self, size: BoardSize) -> Option<(usize, usize)> {
        self.0.iter().enumerate().find_map(|(index, rank)| match rank {
            Rank::Squares(squares) if squares.len() != usize::from(size.files()) => {
                Some((index + 1, squares.len()))
            }
            _ => None,
        })
    }

    /// The pieces of one side on a board of this size, as far as they fit it.
    pub fn pieces(&self, size: BoardSize, side: Side) -> Vec<(Square, Kind)> {
        let mut pieces = Vec::new();
        for square in size.squares() {
            let kind = match self.0.get(usize::from(square.rank())) {
                Some(Rank::Full(kind)) => Some(*kind),
                Some(Rank::Squares(squares)) => squares.get(usize::from(square.file())).copied().flatten(),
                None => None,
            };
            let Some(kind) = kind else { continue };
            match side {
                Side::White => pieces.push((square, kind)),
                Side::Black => pieces.extend(size.half_turn(square).map(|square| (square, kind))),
            }
        }
        pieces
    }
}

impl fmt::Display for Array {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (index, rank) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(".")?;
            }
            match rank {
                Rank::Full(kind) => write!(f, "{}", kind.letter().to_ascii_uppercase())?,
                Rank::Squares(squares) => {
                    let mut text = String::new();
                    crate::text::write_rank(
                        squares.iter().map(|kind| kind.map(|kind| kind.letter().to_ascii_uppercase())),
                        &mut text,
                    );
                    f.write_str(&text)?;
                }
            }
        }
        Ok(())
    }
}

impl FromStr for Array {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "-" {
            return Ok(Self::default());
        }
        let fault = |why: &str| {
            format!(
                "{} is no array: {why}; an array is White's ranks from the bottom, joined by '.', or -",
                crate::text::quoted(text)
            )
        };
        let mut ranks = Vec::new();
        for rank in text.split('.') {
            if ranks.len() == usize::from(crate::square::MOST_RANKS) {
                return Err(fault("it has more than 12 ranks"));
            }
            let letter = |letter: char| {
                letter.is_ascii_uppercase().then(|| Kind::from_letter(letter.to_ascii_lowercase())).flatten()
            };
            let mut characters = rank.chars();
            if let (Some(only), None) = (characters.next(), characters.next())
                && let Some(kind) = letter(only)
            {
                ranks.push(Rank::Full(kind));
                continue;
            }
            let squares = crate::text::read_rank(rank, letter).map_err(|why| fault(&why))?;
            ranks.push(Rank::Squares(squares));
        }
        Ok(Self(ranks))
    }
}
