//! A line of play on a board of known width in words: positions one after another.

use crate::outcome::{Outcome, Reason};
use crate::plan::Plan;
use crate::position::Position;

/// The positions of a game from its first to the present one, with the plan they are played by.
#[derive(Clone, Debug)]
pub struct Line<const N: usize> {
    pub(crate) plan: Plan<N>,
    pub(crate) positions: Vec<Position<N>>,
}

impl<const N: usize> Line<N> {
    /// The plan.
    pub const fn plan(&self) -> &Plan<N> {
        &self.plan
    }

    /// All positions, the present one last. There is always at least one.
    pub fn positions(&self) -> &[Position<N>] {
        &self.positions
    }

    /// The present position.
    pub fn present(&self) -> &Position<N> {
        // A line begins with one position and never gives up its first.
        &self.positions[self.positions.len() - 1]
    }

    /// The same line in words of another width, which must be enough for the board.
    pub(crate) fn resized<const M: usize>(&self) -> Line<M> {
        Line { plan: self.plan.resized(), positions: self.positions.iter().map(Position::resized).collect() }
    }

    /// The end of the game, repetition included.
    pub fn outcome(&self) -> Option<Outcome> {
        let present = self.present();
        let settled = present.settled(&self.plan);
        if settled.is_some() {
            return settled;
        }
        if self.plan.repetition && present.begins_turn() && self.occurrences() >= 3 {
            return Some(Outcome::draw(Reason::Repetition));
        }
        present.immobility(&self.plan)
    }

    /// How many times the present position has come about. Pieces that were placed or taken never come back, so that
    /// none is equal before the last that had others: a long game must not be looked through at every action.
    fn occurrences(&self) -> usize {
        let present = self.present();
        let since =
            self.positions.iter().rev().take_while(|position| position.numbers() == present.numbers());
        since.filter(|position| position.key() == present.key()).count()
    }
}

/// How many words hold the largest board.
pub(crate) const WIDEST: usize = 3;

/// A [`Line`] in as few words as its board needs, since fewer are faster.
#[derive(Clone, Debug)]
pub enum AnyLine<'a> {
    /// Boards up to 8×8.
    One(Line<1>),
    /// Boards up to 16×8. Left out where a small program matters more than speed on these boards.
    #[cfg(not(feature = "small"))]
    Two(Line<2>),
    /// Boards up to 16×12.
    Three(&'a Line<3>),
}

impl<'a> AnyLine<'a> {
    /// The line in as few words as its board needs.
    pub(crate) fn of(line: &'a Line<WIDEST>) -> Self {
        let board = line.plan.rules().board;
        match (board.files(), board.ranks()) {
            (0..=8, 0..=8) => Self::One(line.resized()),
            #[cfg(not(feature = "small"))]
            (_, 0..=8) => Self::Two(line.resized()),
            _ => Self::Three(line),
        }
    }
}

/// Does the same with a reference to the line inside an [`AnyLine`], whatever its width.
///
/// ```
/// use latrunculi::{Game, Preset, with_line};
/// let game = Game::new(&Preset::find("falkener").unwrap().rules()).unwrap();
/// let pieces = with_line!(game.line(), line => line.present().occupied().count());
/// assert_eq!(pieces, 60);
/// ```
#[cfg(not(feature = "small"))]
#[macro_export]
macro_rules! with_line {
    ($any:expr, $line:ident => $body:expr) => {
        match &$any {
            $crate::AnyLine::One($line) => $body,
            $crate::AnyLine::Two($line) => $body,
            $crate::AnyLine::Three($line) => $body,
        }
    };
}

/// Does the same with a reference to the line inside an [`AnyLine`], whatever its width.
#[cfg(feature = "small")]
#[macro_export]
macro_rules! with_line {
    ($any:expr, $line:ident => $body:expr) => {
        match &$any {
            $crate::AnyLine::One($line) => $body,
            $crate::AnyLine::Three($line) => $body,
        }
    };
}
