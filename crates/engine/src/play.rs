//! An action and what it brings about.

use crate::action::Action;
use crate::bits::Bits;
use crate::diagram::{Stage, counted};
use crate::piece::{Kind, Side};
use crate::plan::Plan;
use crate::position::Position;
use crate::square::Square;
use crate::zobrist;

impl<const N: usize> Position<N> {
    /// Plays an action that is legal. What follows from another is undefined, though it never panics.
    pub fn play(&mut self, plan: &Plan<N>, action: Action) {
        match action {
            Action::Place(square) => self.place(plan, square),
            Action::Move { from, to } => self.move_piece(plan, from, to),
            Action::Take(square) => self.take(plan, square),
            Action::Pass => {
                self.quiet = counted(self.quiet, 1);
                self.end_turn(plan, self.side.other());
            }
        }
    }

    fn place(&mut self, plan: &Plan<N>, square: Square) {
        let side = self.side;
        let Some(kind) = self.hands[side.index()].next() else { return };
        self.key ^= zobrist::hands(self.hands);
        let number = self.hands[side.index()].of_mut(kind);
        *number -= 1;
        // A player places again while an odd number of a kind has been placed and some of it is left.
        let placed = plan.rules.hand.of(kind).saturating_sub(*number);
        let again = plan.in_pairs && *number > 0 && placed % 2 == 1;
        self.key ^= zobrist::hands(self.hands);
        let bit = Bits::<N>::bit_of(square);
        self.toggle(plan, side, plan.kind_on(side, kind, bit), bit);
        self.counts[side.index()] += 1;
        self.quiet = 0;
        if again {
            return;
        }
        let next = if self.in_placement() || plan.rules.early { side.other() } else { plan.rules.first };
        self.begin_turn(plan, next);
    }

    fn take(&mut self, plan: &Plan<N>, square: Square) {
        let enemy = self.side.other();
        let piece = Bits::of(square) & self.sides[enemy.index()];
        let held = self.held & !piece;
        self.set_held(plan, held);
        self.lift(plan, enemy, piece);
        if !held.is_empty() {
            // A group that was enclosed may have got an exit.
            self.set_held(plan, self.still_held(plan, held, held));
        }
        if plan.take_first {
            self.set_stage(Stage::HasTaken);
        } else {
            self.end_turn(plan, enemy);
        }
    }

    /// Puts the piece of one bit on another; gives its kind there.
    #[inline]
    pub(crate) fn displace(&mut self, plan: &Plan<N>, from: usize, to: usize) -> Kind {
        let side = self.side;
        let kind = if plan.plain { Kind::Calculus } else { self.kind(from) };
        self.toggle(plan, side, kind, from);
        let kind = plan.kind_on(side, kind, to);
        self.toggle(plan, side, kind, to);
        kind
    }

    fn move_piece(&mut self, plan: &Plan<N>, from: Square, to: Square) {
        let side = self.side;
        let enemy = side.other();
        let (from, to) = (Bits::<N>::bit_of(from), Bits::<N>::bit_of(to));
        let latroncule = !plan.plain && self.kind(from) == Kind::Latroncule;
        self.displace(plan, from, to);
        self.quiet = if latroncule { 0 } else { counted(self.quiet, 1) };
        let mut captured = false;
        if plan.at_once && !self.in_placement() {
            let caught = self.caught_by_arrival(plan, to, side);
            if !caught.is_empty() {
                captured = true;
                self.lift(plan, enemy, caught);
            }
        } else if plan.holding && !self.in_placement() {
            let caught = self.caught_by_arrival(plan, to, side);
            let before = self.held;
            if !(before | caught).is_empty() {
                let still = self.still_held(plan, before, before | caught);
                self.set_held(plan, still | caught);
            }
        }
        if plan.rules.moves_again && captured {
            self.set_again(Some(Bits::<N>::square_of(to)));
            if !self.nothing_moves(plan) {
                return;
            }
        }
        self.end_turn(plan, enemy);
    }

    fn end_turn(&mut self, plan: &Plan<N>, next: Side) {
        if self.again.is_some() {
            self.set_again(None);
        }
        if plan.lift_turn_start {
            let ended = next.other();
            let lifted = self.held & self.sides[ended.index()];
            if !lifted.is_empty() {
                self.set_held(plan, self.held & !lifted);
                self.lift(plan, ended, lifted);
            }
        }
        self.begin_turn(plan, next);
    }

    fn begin_turn(&mut self, plan: &Plan<N>, side: Side) {
        self.set_side(side);
        if plan.take_first {
            let must_take = !self.in_placement() && !self.caught(plan, side.other()).is_empty();
            self.set_stage(if must_take { Stage::MustTake } else { Stage::Free });
        }
    }
}

impl<const N: usize> Plan<N> {
    /// What a piece becomes on a square: a latroncule on its last rank is a larron, where the rules promote it.
    #[inline]
    fn kind_on(&self, side: Side, kind: Kind, bit: usize) -> Kind {
        let promotes =
            kind == Kind::Latroncule && self.rules.promotion && self.last_rank[side.index()].has_bit(bit);
        if promotes { Kind::Larron } else { kind }
    }
}
