//! Squares, and the sizes of boards.

use std::fmt;
use std::str::FromStr;

/// The most files a board may have.
pub const MOST_FILES: u8 = 16;
/// The most ranks a board may have.
pub const MOST_RANKS: u8 = 12;
/// The fewest files or ranks a board may have.
pub const FEWEST: u8 = 3;
/// How many squares the largest board has; every [`Square::index`] is below it.
pub const MOST_SQUARES: usize = 192;

/// A square, named by file and rank: `a1` is at the bottom left, where White sits.
///
/// Squares are ordered by rank, then file. A square does not know its board:
/// ask [`BoardSize::contains`].
///
/// ```
/// use latrunculi::Square;
/// let square: Square = "b10".parse().unwrap();
/// assert_eq!((square.file(), square.rank()), (1, 9));
/// assert_eq!(square.to_string(), "b10");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square at the bottom left.
    pub const A1: Self = Self(0);

    /// The square on `file` and `rank`, both counted from 0; `None` beyond the largest board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < MOST_FILES && rank < MOST_RANKS { Some(Self(rank << 4 | file)) } else { None }
    }

    /// The square with this [`index`](Self::index); `None` beyond the largest board.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MOST_SQUARES { Some(Self(index as u8)) } else { None }
    }

    /// The file, counted from 0 at the left.
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// The rank, counted from 0 at the bottom.
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// A number below [`MOST_SQUARES`], the same on every board: sixteen times the rank, plus the file.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square `files` to the right and `ranks` up, if the largest board has it.
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file().checked_add_signed(files)?;
        let rank = self.rank().checked_add_signed(ranks)?;
        Self::new(file, rank)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter from a to p and a number from 1 to 12")
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        match Self::read(text) {
            Some((square, "")) => Ok(square),
            _ => Err(ParseSquareError),
        }
    }
}

impl Square {
    /// Reads a square from the front of `text`; gives it and what follows.
    pub(crate) fn read(text: &str) -> Option<(Self, &str)> {
        let bytes = text.as_bytes();
        let file = bytes.first()?.checked_sub(b'a').filter(|file| *file < MOST_FILES)?;
        let digits = bytes.iter().skip(1).take_while(|byte| byte.is_ascii_digit()).count();
        let number = text.get(1..1 + digits)?;
        if number.starts_with('0') {
            return None;
        }
        let rank: u8 = number.parse().ok()?;
        Some((Self::new(file, rank.checked_sub(1)?)?, text.get(1 + digits..)?))
    }
}

/// How many files and ranks a board has; written `12x8`, files first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardSize {
    files: u8,
    ranks: u8,
}

impl BoardSize {
    /// The board of most rulesets, 8×8.
    pub const STANDARD: Self = Self { files: 8, ranks: 8 };

    /// A board of so many files and ranks; `None` unless from 3×3 to 16×12.
    pub const fn new(files: u8, ranks: u8) -> Option<Self> {
        if files < FEWEST || files > MOST_FILES || ranks < FEWEST || ranks > MOST_RANKS {
            return None;
        }
        Some(Self { files, ranks })
    }

    /// How many files: 3 to 16.
    pub const fn files(self) -> u8 {
        self.files
    }

    /// How many ranks: 3 to 12.
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// How many squares.
    pub const fn area(self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// Whether the board has this square.
    pub const fn contains(self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }

    /// All squares, by rank then file.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.ranks).flat_map(move |rank| (0..self.files).filter_map(move |file| Square::new(file, rank)))
    }

    /// The square where this one comes to lie when the board is given half a turn.
    pub fn half_turn(self, square: Square) -> Option<Square> {
        let file = self.files.checked_sub(1 + square.file())?;
        Square::new(file, self.ranks.checked_sub(1 + square.rank())?)
    }

    /// The middle square; `None` where files or ranks are even in number.
    pub fn centre(self) -> Option<Square> {
        if self.files % 2 == 1 && self.ranks % 2 == 1 {
            Square::new(self.files / 2, self.ranks / 2)
        } else {
            None
        }
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.files, self.ranks)
    }
}

impl FromStr for BoardSize {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fault = || {
            format!("a board is its files and ranks, from 3x3 to 16x12, not {}", crate::text::quoted(text))
        };
        let (files, ranks) = text.split_once('x').ok_or_else(fault)?;
        let number = |text: &str| crate::text::number::<u8>(text);
        let (Some(files), Some(ranks)) = (number(files), number(ranks)) else { return Err(fault()) };
        Self::new(files, ranks).ok_or_else(fault)
    }
}
