//! Whether rules go together: every contradiction at once.

use crate::piece::{Kind, Side};
use crate::rules::{Catch, Lift, Placing, Rules};
use std::fmt;

/// Something in a user's rules that cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// A rank of the array, counted from 1, has not as many squares as the board has files.
    ArrayWidth {
        /// The rank.
        rank: usize,
        /// Its squares.
        squares: usize,
    },
    /// The array has more ranks than the board, or White's pieces and Black's would stand on the same squares.
    ArrayOverlaps,
    /// There are no pieces.
    NoPieces,
    /// More pieces than squares to place them on.
    TooManyPieces,
    /// No kind that a player has can move.
    NothingMoves,
    /// A player would have fewer pieces from the start than he needs.
    LeastAboveSet,
    /// A latroncule stands on its last rank at the start, where it would promote.
    PromotedAtStart,
    /// The board has no single middle square to close.
    NoCentre,
    /// Moving before all is placed goes only with placing one by one.
    EarlyInPairs,
    /// Moving before all is placed needs something to place.
    EarlyWithoutHand,
    /// This way of catching does not go with this way of lifting.
    CatchAndLift,
    /// Sight goes only with catching by position.
    SightWithoutPosition,
    /// Pinning goes only with catching by position.
    PinnedWithoutPosition,
    /// Enclosure goes only with catching by arrival.
    EnclosureByPosition,
    /// Catching in corners goes only with catching by arrival.
    CornerByPosition,
    /// The corner square goes only with catching by arrival.
    CornerSquareByPosition,
    /// Moving again goes only with capture at once.
    MovesAgainWithoutAtOnce,
    /// A dux that is shut in needs exactly one dux a side.
    DuxNumber,
}

impl Contradiction {
    /// A word for the message catalogue.
    pub const fn code(self) -> &'static str {
        match self {
            Self::ArrayWidth { .. } => "array-width",
            Self::ArrayOverlaps => "array-overlaps",
            Self::NoPieces => "no-pieces",
            Self::TooManyPieces => "too-many-pieces",
            Self::NothingMoves => "nothing-moves",
            Self::LeastAboveSet => "least-above-set",
            Self::PromotedAtStart => "promoted-at-start",
            Self::NoCentre => "no-centre",
            Self::EarlyInPairs => "early-in-pairs",
            Self::EarlyWithoutHand => "early-without-hand",
            Self::CatchAndLift => "catch-and-lift",
            Self::SightWithoutPosition => "sight-without-position",
            Self::PinnedWithoutPosition => "pinned-without-position",
            Self::EnclosureByPosition => "enclosure-by-position",
            Self::CornerByPosition => "corner-by-position",
            Self::CornerSquareByPosition => "corner-square-by-position",
            Self::MovesAgainWithoutAtOnce => "moves-again-without-at-once",
            Self::DuxNumber => "dux-number",
        }
    }

    /// The fields that contradict each other.
    pub const fn fields(self) -> &'static [&'static str] {
        match self {
            Self::ArrayWidth { .. } | Self::ArrayOverlaps => &["board", "array"],
            Self::NoPieces => &["array", "hand"],
            Self::TooManyPieces => &["board", "array", "hand", "centre-closed"],
            Self::NothingMoves => &["array", "hand", "calculus", "dux", "larron", "latroncule"],
            Self::LeastAboveSet => &["least", "array", "hand"],
            Self::PromotedAtStart => &["array", "promotion"],
            Self::NoCentre => &["board", "centre-closed"],
            Self::EarlyInPairs => &["early", "placing"],
            Self::EarlyWithoutHand => &["early", "hand"],
            Self::CatchAndLift => &["catch", "lift"],
            Self::SightWithoutPosition => &["sight", "catch"],
            Self::PinnedWithoutPosition => &["pinned", "catch"],
            Self::EnclosureByPosition => &["enclosure", "catch"],
            Self::CornerByPosition => &["corner", "catch"],
            Self::CornerSquareByPosition => &["corner-square", "catch"],
            Self::MovesAgainWithoutAtOnce => &["moves-again", "catch"],
            Self::DuxNumber => &["dux-shut-in", "array", "hand"],
        }
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ArrayWidth { rank, squares } => {
                return write!(
                    f,
                    "array: rank {rank} has {squares} squares, which is not the number of the board's files"
                );
            }
            Self::ArrayOverlaps => "array: the pieces of the two sides do not find room on the board",
            Self::NoPieces => "array and hand: there are no pieces",
            Self::TooManyPieces => "hand: there are more pieces than squares to place them on",
            Self::NothingMoves => "no kind of piece that the players have can move",
            Self::LeastAboveSet => "least: a player has fewer pieces from the start",
            Self::PromotedAtStart => "array: a latroncule stands on its last rank, where it would promote",
            Self::NoCentre => "centre-closed: the board has no single square in its middle",
            Self::EarlyInPairs => "early: this goes only with placing one by one",
            Self::EarlyWithoutHand => "early: there is nothing to place",
            Self::CatchAndLift => {
                "catch and lift: at-once goes with at-once, held with instead, first or turn-start, position with \
                 instead or first"
            }
            Self::SightWithoutPosition => "sight: this goes only with catch position",
            Self::PinnedWithoutPosition => "pinned: this goes only with catch position",
            Self::EnclosureByPosition => "enclosure: this goes only with catch at-once or held",
            Self::CornerByPosition => "corner: this goes only with catch at-once or held",
            Self::CornerSquareByPosition => "corner-square: this goes only with catch at-once or held",
            Self::MovesAgainWithoutAtOnce => "moves-again: this goes only with catch at-once",
            Self::DuxNumber => "dux-shut-in: this needs exactly one dux a side",
        })
    }
}

impl Rules {
    /// Every contradiction in these rules; none when they can be played.
    ///
    /// ```
    /// use latrunculi::{Contradiction, Preset};
    /// let mut rules = Preset::find("quintana").unwrap().rules();
    /// assert_eq!(rules.check(), []);
    /// rules.sight = true;
    /// assert_eq!(rules.check(), [Contradiction::SightWithoutPosition]);
    /// ```
    pub fn check(&self) -> Vec<Contradiction> {
        let set = self.full_set();
        let total: u16 = set.iter().sum();
        let mut found = Vec::new();
        let mut refuse = |condition: bool, contradiction| {
            if condition {
                found.push(contradiction);
            }
        };
        if let Some((rank, squares)) = self.array.misfit(self.board) {
            refuse(true, Contradiction::ArrayWidth { rank, squares });
        }
        let white = self.array.pieces(self.board, Side::White);
        let black = self.array.pieces(self.board, Side::Black);
        let overlaps = white.iter().any(|(square, _)| black.iter().any(|(other, _)| other == square));
        refuse(
            self.array.ranks() > usize::from(self.board.ranks()) || overlaps,
            Contradiction::ArrayOverlaps,
        );
        refuse(total == 0, Contradiction::NoPieces);
        let closed = usize::from(self.centre_closed && self.board.centre().is_some());
        let room = self.board.area().saturating_sub(if self.hand.is_empty() { 0 } else { closed });
        refuse(2 * usize::from(total) > room, Contradiction::TooManyPieces);
        let moves = Kind::ALL.iter().any(|kind| set[kind.index()] > 0 && self.movement(*kind).moves());
        refuse(total > 0 && !moves, Contradiction::NothingMoves);
        refuse(total > 0 && u16::from(self.least) > total, Contradiction::LeastAboveSet);
        let last = self.board.ranks() - 1;
        let promoted = white.iter().any(|(square, kind)| *kind == Kind::Latroncule && square.rank() == last);
        refuse(self.promotion && promoted, Contradiction::PromotedAtStart);
        refuse(self.centre_closed && self.board.centre().is_none(), Contradiction::NoCentre);
        refuse(self.early && self.placing == Placing::Two, Contradiction::EarlyInPairs);
        refuse(self.early && self.hand.is_empty(), Contradiction::EarlyWithoutHand);
        let fits = matches!(
            (self.catch, self.lift),
            (Catch::AtOnce, Lift::AtOnce)
                | (Catch::Held, Lift::Instead | Lift::First | Lift::TurnStart)
                | (Catch::Position, Lift::Instead | Lift::First)
        );
        refuse(!fits, Contradiction::CatchAndLift);
        let position = self.catch == Catch::Position;
        refuse(self.sight && !position, Contradiction::SightWithoutPosition);
        refuse(self.pinned && !position, Contradiction::PinnedWithoutPosition);
        refuse(self.enclosure && position, Contradiction::EnclosureByPosition);
        refuse(self.corner && position, Contradiction::CornerByPosition);
        refuse(self.corner_square && position, Contradiction::CornerSquareByPosition);
        refuse(self.moves_again && self.catch != Catch::AtOnce, Contradiction::MovesAgainWithoutAtOnce);
        refuse(self.dux_shut_in && set[Kind::Dux.index()] != 1, Contradiction::DuxNumber);
        found
    }
}
