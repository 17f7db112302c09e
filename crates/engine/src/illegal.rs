//! Why an action is refused, in terms that a message catalogue can translate.

use crate::action::Action;
use crate::bits::Bits;
use crate::diagram::Stage;
use crate::outcome::Outcome;
use crate::plan::Plan;
use crate::position::Position;
use crate::square::Square;
use std::fmt;

/// The rule that forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game has ended.
    GameOver(Outcome),
    /// The board has no such square.
    OffBoard(Square),
    /// Something stands on the square.
    Occupied(Square),
    /// The centre stays empty while pieces are placed.
    CentreClosed(Square),
    /// The player has nothing to place.
    NothingToPlace,
    /// The player has to place.
    MustPlace,
    /// Nothing stands on the square.
    NoPiece(Square),
    /// The piece is the opponent's; or, for a take, the player's own.
    NotYours(Square),
    /// The piece is held and cannot move.
    Held(Square),
    /// The piece stands between two enemies and cannot move.
    Pinned(Square),
    /// The player must take a caught piece first.
    MustTake,
    /// The player has taken and must move.
    HasTaken,
    /// The piece is not caught.
    NotCaught(Square),
    /// In this ruleset caught pieces are not taken by an action of their own.
    NoTaking,
    /// Only this piece may move again.
    OnlyThisPiece(Square),
    /// The player may not pass.
    NoPass,
    /// The player can do nothing and has to pass.
    MustPass,
    /// This piece is in the way.
    Blocked(Square),
    /// The piece does not move like this.
    OutOfReach(Square),
    /// A piece may not enter between these two.
    Barred([Square; 2]),
}

impl Illegal {
    /// A word for the message catalogue.
    pub const fn code(self) -> &'static str {
        match self {
            Self::GameOver(_) => "game-over",
            Self::OffBoard(_) => "off-board",
            Self::Occupied(_) => "occupied",
            Self::CentreClosed(_) => "centre-closed",
            Self::NothingToPlace => "nothing-to-place",
            Self::MustPlace => "must-place",
            Self::NoPiece(_) => "no-piece",
            Self::NotYours(_) => "not-yours",
            Self::Held(_) => "held",
            Self::Pinned(_) => "pinned",
            Self::MustTake => "must-take",
            Self::HasTaken => "has-taken",
            Self::NotCaught(_) => "not-caught",
            Self::NoTaking => "no-taking",
            Self::OnlyThisPiece(_) => "only-this-piece",
            Self::NoPass => "no-pass",
            Self::MustPass => "must-pass",
            Self::Blocked(_) => "blocked",
            Self::OutOfReach(_) => "out-of-reach",
            Self::Barred(_) => "barred",
        }
    }

    /// The squares that make it so.
    pub fn squares(self) -> Vec<Square> {
        match self {
            Self::OffBoard(square)
            | Self::Occupied(square)
            | Self::CentreClosed(square)
            | Self::NoPiece(square)
            | Self::NotYours(square)
            | Self::Held(square)
            | Self::Pinned(square)
            | Self::NotCaught(square)
            | Self::OnlyThisPiece(square)
            | Self::Blocked(square)
            | Self::OutOfReach(square) => vec![square],
            Self::Barred(pair) => pair.to_vec(),
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver(outcome) => write!(f, "the game is over: {outcome}"),
            Self::OffBoard(square) => write!(f, "{square} is not on the board"),
            Self::Occupied(square) => write!(f, "{square} is not empty"),
            Self::CentreClosed(square) => {
                write!(f, "{square}, the centre, stays empty while pieces are placed")
            }
            Self::NothingToPlace => f.write_str("there is nothing to place"),
            Self::MustPlace => f.write_str("a piece has to be placed"),
            Self::NoPiece(square) => write!(f, "nothing stands on {square}"),
            Self::NotYours(square) => write!(f, "the piece on {square} belongs to the other side"),
            Self::Held(square) => write!(f, "the piece on {square} is held and cannot move"),
            Self::Pinned(square) => {
                write!(f, "the piece on {square} stands between two enemies and cannot move")
            }
            Self::MustTake => f.write_str("a caught piece has to be taken first"),
            Self::HasTaken => f.write_str("a piece has been taken; now one has to move"),
            Self::NotCaught(square) => write!(f, "the piece on {square} is not caught"),
            Self::NoTaking => f.write_str("in this ruleset there is no taking by an action of its own"),
            Self::OnlyThisPiece(square) => write!(f, "only the piece on {square} may move again"),
            Self::NoPass => f.write_str("there is no passing here"),
            Self::MustPass => f.write_str("nothing can move, so the player has to pass"),
            Self::Blocked(square) => write!(f, "the piece on {square} is in the way"),
            Self::OutOfReach(square) => write!(f, "the piece does not reach {square}"),
            Self::Barred([one, other]) => {
                write!(f, "a piece may not enter between two enemies, here {one} and {other}")
            }
        }
    }
}

impl std::error::Error for Illegal {}

impl<const N: usize> Position<N> {
    /// The rule that forbids an action; `None` when it is legal. Repetition is not looked at.
    pub fn why_illegal(&self, plan: &Plan<N>, action: Action) -> Option<Illegal> {
        if self.is_legal(plan, action) {
            return None;
        }
        if let Some(outcome) = self.outcome(plan) {
            return Some(Illegal::GameOver(outcome));
        }
        Some(match action {
            Action::Place(square) => self.why_not_place(plan, square),
            Action::Move { from, to } => self.why_not_move(plan, from, to),
            Action::Take(square) => self.why_not_take(plan, square),
            Action::Pass => self.what_is_asked(plan).unwrap_or(Illegal::NoPass),
        })
    }

    /// What the player has to do, when that is not simply to move.
    fn what_is_asked(&self, plan: &Plan<N>) -> Option<Illegal> {
        match self.stage {
            Stage::MustTake => Some(Illegal::MustTake),
            Stage::HasTaken => Some(Illegal::HasTaken),
            Stage::Free if self.in_placement() && !plan.rules.early => Some(Illegal::MustPlace),
            Stage::Free => None,
        }
    }

    fn why_not_place(&self, plan: &Plan<N>, square: Square) -> Illegal {
        if self.hand(self.side).is_empty() {
            Illegal::NothingToPlace
        } else if !plan.holds(square) {
            Illegal::OffBoard(square)
        } else if self.occupied().has(square) {
            Illegal::Occupied(square)
        } else {
            Illegal::CentreClosed(square)
        }
    }

    fn why_not_take(&self, plan: &Plan<N>, square: Square) -> Illegal {
        if !plan.take_first && !plan.take_instead {
            Illegal::NoTaking
        } else if !plan.holds(square) {
            Illegal::OffBoard(square)
        } else if !self.occupied().has(square) {
            Illegal::NoPiece(square)
        } else if self.pieces(self.side).has(square) {
            Illegal::NotYours(square)
        } else if self.stage == Stage::HasTaken {
            Illegal::HasTaken
        } else if self.in_placement() && !plan.rules.early {
            Illegal::MustPlace
        } else {
            Illegal::NotCaught(square)
        }
    }

    fn why_not_move(&self, plan: &Plan<N>, from: Square, to: Square) -> Illegal {
        if let Some(square) = [from, to].into_iter().find(|square| !plan.holds(*square)) {
            return Illegal::OffBoard(square);
        }
        if !self.occupied().has(from) {
            return Illegal::NoPiece(from);
        }
        if !self.pieces(self.side).has(from) {
            return Illegal::NotYours(from);
        }
        if self.stage == Stage::MustTake {
            return Illegal::MustTake;
        }
        if self.in_placement() && !plan.rules.early {
            return Illegal::MustPlace;
        }
        if let Some(square) = self.again.filter(|square| *square != from) {
            return Illegal::OnlyThisPiece(square);
        }
        if self.held.has(from) {
            return Illegal::Held(from);
        }
        if plan.rules.pinned && self.standing_caught(plan, self.side).has(from) {
            return Illegal::Pinned(from);
        }
        if self.occupied().has(to) {
            return Illegal::Occupied(to);
        }
        if self.is_immobile(plan) {
            return Illegal::MustPass;
        }
        self.why_out_of_reach(plan, from, to)
    }

    /// A piece in the way, two that bar the square, or just too far.
    fn why_out_of_reach(&self, plan: &Plan<N>, from: Square, to: Square) -> Illegal {
        if plan.rules.barred {
            let (origin, target) = (Bits::<N>::bit_of(from), Bits::<N>::bit_of(to));
            let after = self.after_move(plan, origin, target);
            let enemies = after.pieces(self.side.other());
            if after.between(plan, enemies).has(to)
                && !self.catches_as_it_enters(plan, origin, target)
                && self.reaches(plan, from, to)
            {
                return Illegal::Barred(after.pair_about(plan, target).unwrap_or([from, to]));
            }
        }
        let in_the_way = self.first_on_slide(plan, from, to).filter(|square| *square != to);
        in_the_way.map_or(Illegal::OutOfReach(to), Illegal::Blocked)
    }

    /// The enemies (or the empty corner) on both sides of a square.
    fn pair_about(&self, plan: &Plan<N>, bit: usize) -> Option<[Square; 2]> {
        let enemies = self.pieces(self.side.other());
        let axes: &[usize] = if plan.all_axes { &[0, 1, 4, 5] } else { &[0, 1] };
        axes.iter().find_map(|direction| {
            let towards = |direction| {
                let stop =
                    enemies | plan.corner_lines.iter().fold(Bits::EMPTY, |corners, line| corners | line[0]);
                plan.nearest(bit, direction, stop).map(Bits::<N>::square_of)
            };
            let pair = [towards(*direction)?, towards(crate::bits::opposite(*direction))?];
            let alone = |square: &Square| Bits::<N>::of(*square);
            let set = alone(&pair[0]) | alone(&pair[1]);
            self.between(plan, set & enemies).has_bit(bit).then_some(pair)
        })
    }
}
