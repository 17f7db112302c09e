//! Positions as text: `BOARD_SIDE_HANDS_STATE_TAKEN_QUIET`.

use crate::diagram::{Diagram, MOST_COUNTED, Stage};
use crate::hand::Hand;
use crate::piece::{Kind, Piece, Side};
use crate::square::{BoardSize, Square};
use crate::text::{number, quoted, read_rank, write_rank};
use std::fmt;

/// The six fields of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionField {
    /// The text as a whole: it has not six fields.
    Text,
    /// The pieces, rank by rank.
    Board,
    /// Who acts next.
    Side,
    /// What is still to be placed.
    Hands,
    /// Taking, moving again, holding.
    State,
    /// How many pieces each side has taken.
    Taken,
    /// The quiet actions.
    Quiet,
}

impl PositionField {
    /// The word for the field.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Board => "board",
            Self::Side => "side",
            Self::Hands => "hands",
            Self::State => "state",
            Self::Taken => "taken",
            Self::Quiet => "quiet",
        }
    }
}

/// What is wrong with a field of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// It is not in its form, or contradicts the ruleset or another field: how, in English.
    Told(String),
    /// A side has more of a kind than the ruleset gives it.
    TooMany {
        /// The side.
        side: Side,
        /// The kind.
        kind: Kind,
        /// How many it has, on the board and in hand.
        number: u16,
        /// How many the ruleset gives it.
        most: u16,
    },
    /// A latroncule stands on its last rank, where it would have been promoted.
    Unpromoted(Square),
    /// Where the dux decides, a side has not exactly one.
    NotOneDux(Side),
}

impl From<String> for PositionFault {
    fn from(told: String) -> Self {
        Self::Told(told)
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Told(told) => f.write_str(told),
            Self::TooMany { side, kind, number, most } => {
                write!(f, "{side} has {number} {kind}, the ruleset gives {most}")
            }
            Self::Unpromoted(square) => write!(f, "the latroncule on {square} is on its last rank"),
            Self::NotOneDux(side) => write!(f, "{side} has not exactly one dux"),
        }
    }
}

/// A text that is no position: the field, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// The field at fault.
    pub field: PositionField,
    /// What is wrong with it.
    pub fault: PositionFault,
}

impl PositionError {
    pub(crate) const fn new(field: PositionField, told: String) -> Self {
        Self { field, fault: PositionFault::Told(told) }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "position, {}: {}", self.field.word(), self.fault)
    }
}

impl std::error::Error for PositionError {}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for rank in (0..self.size.ranks()).rev() {
            let squares = (0..self.size.files()).filter_map(|file| Square::new(file, rank));
            write_rank(squares.map(|square| self.piece(square).map(Piece::letter)), &mut text);
            text.push(if rank > 0 { '.' } else { '_' });
        }
        text.push(self.side.letter());
        text.push('_');
        if self.in_placement() {
            self.hand(Side::White).write(true, &mut text);
            self.hand(Side::Black).write(false, &mut text);
        } else {
            text.push('-');
        }
        text.push('_');
        let state = text.len();
        match self.stage {
            Stage::Free => {}
            Stage::MustTake => text.push('x'),
            Stage::HasTaken => text.push('t'),
        }
        if let Some(square) = self.again {
            text.push_str(&format!("~{square}"));
        }
        if !self.held.is_empty() {
            text.push('*');
            self.held.iter().for_each(|square| text.push_str(&square.to_string()));
        }
        if text.len() == state {
            text.push('-');
        }
        write!(f, "{text}_{}-{}_{}", self.taken[0], self.taken[1], self.quiet)
    }
}

impl Diagram {
    /// Reads a position for a board of this size.
    ///
    /// Only the notation is judged here; whether the position goes with a ruleset is told by
    /// [`Plan::position`](crate::Plan::position).
    ///
    /// # Errors
    /// Names the field and what is wrong with it. Never panics, whatever the text.
    ///
    /// ```
    /// use latrunculi::{BoardSize, Diagram};
    /// let size = BoardSize::new(8, 8).unwrap();
    /// let text = "8.8.8.5C2.3cCc2.6C1.8.8_w_-_*e4_0-0_0";
    /// assert_eq!(Diagram::read(text, size).unwrap().to_string(), text);
    /// ```
    pub fn read(text: &str, size: BoardSize) -> Result<Self, PositionError> {
        use PositionField as Field;
        let error = PositionError::new;
        let mut fields = text.split('_');
        let (Some(board), Some(side), Some(hands), Some(state), Some(taken), Some(quiet), None) = (
            fields.next(),
            fields.next(),
            fields.next(),
            fields.next(),
            fields.next(),
            fields.next(),
            fields.next(),
        ) else {
            let fields = text.split('_').count();
            return Err(error(
                Field::Text,
                format!("it has {fields} fields joined by _, not the six of a position"),
            ));
        };
        let mut diagram = Self::empty(size);
        diagram.read_board(board).map_err(|fault| error(Field::Board, fault))?;
        diagram.side = match side {
            "w" => Side::White,
            "b" => Side::Black,
            _ => return Err(error(Field::Side, format!("{} is neither w nor b", quoted(side)))),
        };
        if hands != "-" {
            let fault =
                || error(Field::Hands, format!("{} is not in the form of C16D1c16d1, or -", quoted(hands)));
            let (white, rest) = Hand::read(hands, true).ok_or_else(fault)?;
            let (black, rest) = Hand::read(rest, false).ok_or_else(fault)?;
            if !rest.is_empty() || hands.is_empty() {
                return Err(fault());
            }
            diagram.hands = [white, black];
        }
        diagram.read_state(state).map_err(|fault| error(Field::State, fault))?;
        diagram.taken = taken
            .split_once('-')
            .and_then(|(white, black)| Some([number(white)?, number(black)?]))
            .ok_or_else(|| {
                error(Field::Taken, format!("{} is not two numbers joined by -", quoted(taken)))
            })?;
        diagram.quiet = number(quiet).ok_or_else(|| {
            error(Field::Quiet, format!("{} is no number up to {MOST_COUNTED}", quoted(quiet)))
        })?;
        Ok(diagram)
    }

    fn read_board(&mut self, board: &str) -> Result<(), String> {
        let (files, ranks) = (self.size.files(), self.size.ranks());
        let count = board.split('.').count();
        if count != usize::from(ranks) {
            return Err(format!("it has {count} ranks, the board has {ranks}"));
        }
        for (rank, text) in (0..ranks).rev().zip(board.split('.')) {
            let at = |fault: String| format!("rank {}: {fault}", rank + 1);
            let squares = read_rank(text, Piece::from_letter).map_err(at)?;
            if squares.len() != usize::from(files) {
                return Err(at(format!("it has {} squares, the board has {files} files", squares.len())));
            }
            let mut again = String::new();
            write_rank(squares.iter().map(|piece| piece.map(Piece::letter)), &mut again);
            if again != text {
                return Err(at(format!("it is written {again}")));
            }
            for (file, piece) in (0..files).zip(squares) {
                if let Some(square) = Square::new(file, rank) {
                    self.set(square, piece);
                }
            }
        }
        Ok(())
    }

    fn read_state(&mut self, state: &str) -> Result<(), String> {
        if state == "-" {
            return Ok(());
        }
        let mut rest = state;
        if let Some(after) = rest.strip_prefix('x') {
            (self.stage, rest) = (Stage::MustTake, after);
        } else if let Some(after) = rest.strip_prefix('t') {
            (self.stage, rest) = (Stage::HasTaken, after);
        }
        let size = self.size;
        let square = |text: &str| match Square::read(text) {
            Some((square, _)) if !size.contains(square) => Err(format!("{square} is not on the board")),
            Some((square, rest)) => Ok((square, text.len() - rest.len())),
            None => Err(format!("{} begins with no square", quoted(text))),
        };
        if let Some(after) = rest.strip_prefix('~') {
            let (again, length) = square(after)?;
            self.again = Some(again);
            rest = after.get(length..).unwrap_or_default();
        }
        if let Some(mut after) = rest.strip_prefix('*') {
            while self.held.is_empty() || !after.is_empty() {
                let (held, length) = square(after)?;
                if self.held.last().is_some_and(|last| *last >= held) {
                    return Err(format!(
                        "{held} is out of order: held squares go by rank, then file, each once"
                    ));
                }
                self.held.push(held);
                after = after.get(length..).unwrap_or_default();
            }
            rest = after;
        }
        if rest.is_empty() && !state.is_empty() {
            Ok(())
        } else {
            Err(format!("{} is not -, or x or t, then ~ and a square, then * and squares", quoted(state)))
        }
    }
}
