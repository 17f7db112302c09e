//! A position that can be played, as bitboards.

use crate::bits::Bits;
use crate::diagram::{Diagram, Stage, counted};
use crate::hand::Hand;
use crate::outcome::{Outcome, Reason};
use crate::piece::{Kind, Piece, Side};
use crate::plan::{Plan, Troop};
use crate::rules::Immobile;
use crate::square::Square;
use crate::zobrist;

/// A position on a board of `N` words. It is small, and copied rather than undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<const N: usize> {
    pub(crate) sides: [Bits<N>; 2],
    /// Duces, larrons and latroncules of both sides; the rest are calculi.
    pub(crate) marked: [Bits<N>; 3],
    pub(crate) held: Bits<N>,
    pub(crate) key: u64,
    pub(crate) hands: [Hand; 2],
    pub(crate) taken: [u16; 2],
    pub(crate) quiet: u16,
    /// How many pieces of each side stand on the board.
    pub(crate) counts: [u8; 2],
    pub(crate) side: Side,
    pub(crate) stage: Stage,
    /// The square of the piece that may move again.
    pub(crate) again: Option<Square>,
}

impl<const N: usize> Position<N> {
    /// Who acts next.
    #[inline(always)]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The squares of a side's pieces.
    #[inline(always)]
    pub const fn pieces(&self, side: Side) -> Bits<N> {
        self.sides[side.index()]
    }

    /// The squares of all pieces.
    #[inline(always)]
    pub fn occupied(&self) -> Bits<N> {
        self.sides[0] | self.sides[1]
    }

    /// The squares of a kind, of both sides.
    #[inline(always)]
    pub fn of_kind(&self, kind: Kind) -> Bits<N> {
        match kind {
            Kind::Calculus => self.occupied() & !(self.marked[0] | self.marked[1] | self.marked[2]),
            Kind::Dux => self.marked[0],
            Kind::Larron => self.marked[1],
            Kind::Latroncule => self.marked[2],
        }
    }

    /// The held pieces of both sides.
    #[inline(always)]
    pub const fn held(&self) -> Bits<N> {
        self.held
    }

    /// How many enemies each side has taken, White first.
    #[inline(always)]
    pub const fn taken(&self) -> [u16; 2] {
        self.taken
    }

    /// Actions since the last that took a piece off the board, placed one or moved a latroncule.
    #[inline(always)]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// How many pieces of a side stand on the board.
    #[inline(always)]
    pub const fn count(&self, side: Side) -> u8 {
        self.counts[side.index()]
    }

    /// What a side has still to place.
    #[inline(always)]
    pub const fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }

    /// How many pieces stand on the board and in the hands.
    pub(crate) const fn numbers(&self) -> ([u8; 2], [Hand; 2]) {
        (self.counts, self.hands)
    }

    /// Where the turn stands.
    #[inline(always)]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The piece that captured and may move again.
    #[inline(always)]
    pub const fn again(&self) -> Option<Square> {
        self.again
    }

    /// A key over board, side, hands and state: equal for equal positions, and nearly never for others.
    /// TAKEN and QUIET are not in it, as they do not tell positions apart for repetition.
    #[inline(always)]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Whether pieces are still to be placed.
    #[inline(always)]
    pub const fn in_placement(&self) -> bool {
        !self.hands[0].is_empty() || !self.hands[1].is_empty()
    }

    /// Whether the side to act begins a turn, rather than going on with one.
    #[inline(always)]
    pub fn begins_turn(&self) -> bool {
        self.stage != Stage::HasTaken && self.again.is_none()
    }

    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let side = Side::ALL.into_iter().find(|side| self.sides[side.index()].has(square))?;
        Some(Piece { side, kind: self.kind(Bits::<N>::bit_of(square)) })
    }

    /// The kind of the piece on an occupied bit.
    #[inline(always)]
    pub(crate) fn kind(&self, bit: usize) -> Kind {
        if self.marked[1].has_bit(bit) {
            Kind::Larron
        } else if self.marked[2].has_bit(bit) {
            Kind::Latroncule
        } else if self.marked[0].has_bit(bit) {
            Kind::Dux
        } else {
            Kind::Calculus
        }
    }

    /// The pieces of a side that belong to a troop.
    #[inline(always)]
    pub(crate) fn of_troop(&self, plan: &Plan<N>, troop: &Troop, side: Side) -> Bits<N> {
        let own = self.sides[side.index()];
        if plan.plain {
            return own;
        }
        let mut others = Bits::EMPTY;
        for (index, marked) in self.marked.iter().enumerate() {
            if troop.kinds[index + 1] != troop.kinds[0] {
                others |= *marked;
            }
        }
        if troop.kinds[0] { own & !others } else { own & others }
    }

    /// Puts a piece on an empty bit, or takes one off.
    #[inline(always)]
    pub(crate) fn toggle(&mut self, plan: &Plan<N>, side: Side, kind: Kind, bit: usize) {
        let set = Bits::of_bit(bit);
        self.sides[side.index()] ^= set;
        if !plan.plain && kind != Kind::Calculus {
            self.marked[kind.index() - 1] ^= set;
        }
        self.key ^= plan.keys.piece(side, kind, bit);
    }

    /// Takes pieces of one side off the board, counting them for the other side.
    #[inline(always)]
    pub(crate) fn lift(&mut self, plan: &Plan<N>, side: Side, pieces: Bits<N>) {
        let mut number = 0;
        for bit in pieces.bits() {
            let kind = if plan.plain { Kind::Calculus } else { self.kind(bit) };
            self.toggle(plan, side, kind, bit);
            number += 1;
        }
        self.counts[side.index()] -= number;
        let taken = &mut self.taken[side.other().index()];
        *taken = counted(*taken, u16::from(number));
        self.quiet = 0;
    }

    /// Makes exactly these pieces held.
    #[inline(always)]
    pub(crate) fn set_held(&mut self, plan: &Plan<N>, held: Bits<N>) {
        let changed = self.held ^ held;
        if !changed.is_empty() {
            self.key ^= plan.keys.held(changed);
            self.held = held;
        }
    }

    pub(crate) fn set_stage(&mut self, stage: Stage) {
        let key = |stage| match stage {
            Stage::Free => 0,
            Stage::MustTake => zobrist::MUST_TAKE,
            Stage::HasTaken => zobrist::HAS_TAKEN,
        };
        self.key ^= key(self.stage) ^ key(stage);
        self.stage = stage;
    }

    pub(crate) fn set_again(&mut self, again: Option<Square>) {
        for square in self.again.into_iter().chain(again) {
            self.key ^= zobrist::again(square);
        }
        self.again = again;
    }

    #[inline(always)]
    pub(crate) fn set_side(&mut self, side: Side) {
        if self.side != side {
            self.key ^= zobrist::BLACK;
            self.side = side;
        }
    }

    /// The same position in words of another width, which must be enough for its board.
    pub(crate) fn resized<const M: usize>(&self) -> Position<M> {
        Position {
            sides: self.sides.map(Bits::resized),
            marked: self.marked.map(Bits::resized),
            held: self.held.resized(),
            key: self.key,
            hands: self.hands,
            taken: self.taken,
            quiet: self.quiet,
            counts: self.counts,
            side: self.side,
            stage: self.stage,
            again: self.again,
        }
    }

    /// The end of the game in this position, but for immobility and repetition: those need the
    /// legal actions and the history.
    #[inline(always)]
    pub(crate) fn settled(&self, plan: &Plan<N>) -> Option<Outcome> {
        if self.in_placement() {
            return None;
        }
        // An array's `map` stays a call where the compiler is asked for small code.
        let short = [self.counts[0] < plan.rules.least, self.counts[1] < plan.rules.least];
        if short[0] || short[1] {
            return Some(match short {
                [true, true] => Outcome::draw(Reason::Captured),
                _ if plan.least_tally => self.tally(Reason::Captured),
                [true, _] => Outcome::win(Side::Black, Reason::Captured),
                _ => Outcome::win(Side::White, Reason::Captured),
            });
        }
        if !plan.rules.dux_shut_in && self.quiet < plan.rules.quiet_limit || !self.begins_turn() {
            return None;
        }
        if plan.rules.dux_shut_in && self.dux_is_shut_in(plan) {
            return Some(Outcome::win(self.side.other(), Reason::Dux));
        }
        if self.quiet >= plan.rules.quiet_limit {
            return Some(if plan.quiet_tally {
                self.tally(Reason::Quiet)
            } else {
                Outcome::draw(Reason::Quiet)
            });
        }
        None
    }

    /// The end of the game in this position, but for repetition, which needs the history.
    pub fn outcome(&self, plan: &Plan<N>) -> Option<Outcome> {
        self.settled(plan).or_else(|| self.immobility(plan))
    }

    /// The end of the game because the side to act has no action, where that ends it.
    pub(crate) fn immobility(&self, plan: &Plan<N>) -> Option<Outcome> {
        let ends = plan.immobile != Immobile::Pass && self.is_immobile(plan);
        ends.then(|| self.immobile_outcome(plan))
    }

    /// What follows when the side to act has no action.
    pub(crate) fn immobile_outcome(&self, plan: &Plan<N>) -> Outcome {
        match plan.immobile {
            Immobile::Tally => self.tally(Reason::Immobile),
            _ => Outcome::win(self.side.other(), Reason::Immobile),
        }
    }

    /// Most captures wins, equal is a draw.
    pub(crate) fn tally(&self, reason: Reason) -> Outcome {
        match self.taken[0].cmp(&self.taken[1]) {
            std::cmp::Ordering::Greater => Outcome::win(Side::White, reason),
            std::cmp::Ordering::Less => Outcome::win(Side::Black, reason),
            std::cmp::Ordering::Equal => Outcome::draw(reason),
        }
    }

    fn dux_is_shut_in(&self, plan: &Plan<N>) -> bool {
        let dux = self.marked[0] & self.sides[self.side.index()];
        let about = plan.neighbours(dux);
        !dux.is_empty()
            && (about & !self.occupied()).is_empty()
            && !(about & self.sides[self.side.other().index()]).is_empty()
    }

    /// The position square by square.
    pub fn diagram(&self, plan: &Plan<N>) -> Diagram {
        let mut diagram = Diagram::empty(plan.rules.board);
        for square in self.occupied().squares() {
            diagram.set(square, self.piece(square));
        }
        diagram.side = self.side;
        diagram.hands = self.hands;
        diagram.stage = self.stage;
        diagram.again = self.again;
        diagram.held = self.held.squares().collect();
        diagram.taken = self.taken;
        diagram.quiet = self.quiet;
        diagram
    }
}
