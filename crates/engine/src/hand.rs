//! Pieces waiting to be placed.

use crate::piece::Kind;
use std::fmt;
use std::str::FromStr;

/// How many pieces of each kind a player has; written `C16D1`, in the order in which they are placed, `-` when none.
///
/// ```
/// use latrunculi::{Hand, Kind};
/// let hand: Hand = "C16D1".parse().unwrap();
/// assert_eq!(hand.total(), 17);
/// assert_eq!(hand.next(), Some(Kind::Calculus));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand([u8; 4]);

impl Hand {
    /// A hand with so many pieces of each kind, by the order of [`Kind::ALL`].
    pub const fn new(numbers: [u8; 4]) -> Self {
        Self(numbers)
    }

    /// How many of a kind.
    #[inline(always)]
    pub const fn of(self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// How many of a kind, to be changed.
    pub fn of_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind.index()]
    }

    /// How many pieces in all.
    #[inline(always)]
    pub fn total(self) -> u16 {
        self.0.iter().map(|number| u16::from(*number)).sum()
    }

    /// Whether nothing is left to place.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        u32::from_le_bytes(self.0) == 0
    }

    /// The kind that is placed next.
    pub fn next(self) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| self.of(*kind) > 0)
    }

    /// Writes the kinds in hand with letters of the given case, and nothing for an empty hand.
    pub(crate) fn write(self, upper: bool, text: &mut String) {
        for kind in Kind::ALL {
            if self.of(kind) > 0 {
                let letter = kind.letter();
                text.push(if upper { letter.to_ascii_uppercase() } else { letter });
                text.push_str(&self.of(kind).to_string());
            }
        }
    }

    /// Reads entries with letters of the given case from the front of `text`; gives what follows.
    /// `None` when an entry is out of order, zero or too large.
    pub(crate) fn read(text: &str, upper: bool) -> Option<(Self, &str)> {
        let mut hand = Self::default();
        let mut rest = text;
        let mut last = None;
        while let Some(letter) = rest.chars().next().filter(|letter| letter.is_ascii_uppercase() == upper) {
            let kind = Kind::from_letter(letter.to_ascii_lowercase()).filter(|kind| last < Some(*kind))?;
            rest = rest.get(1..)?;
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let number: u8 = crate::text::number(rest.get(..digits)?).filter(|number| *number > 0)?;
            rest = rest.get(digits..)?;
            *hand.of_mut(kind) = number;
            last = Some(kind);
        }
        Some((hand, rest))
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(true, &mut text);
        f.write_str(if text.is_empty() { "-" } else { &text })
    }
}

impl FromStr for Hand {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match Self::read(text, true) {
            Some((hand, "")) if !text.is_empty() => Ok(hand),
            _ if text == "-" => Ok(Self::default()),
            _ => Err(format!(
                "{} is no hand: a hand is C, D, L and P, in this order, each with a number from 1 to 255, or -",
                crate::text::quoted(text)
            )),
        }
    }
}
