//! The legal actions, as sets of squares; one by one they are in `actions.rs`.

use crate::bits::{Bits, Direction, each_direction, forward, opposite};
use crate::diagram::Stage;
use crate::movement::{LeapOver, Reach};
use crate::plan::{Plan, Troop};
use crate::position::Position;
use crate::rules::Immobile;
use crate::square::Square;
use std::cell::Cell;

/// Legal actions that are told by a set of squares.
#[derive(Clone, Copy, Debug)]
pub enum Batch<const N: usize> {
    /// Placing on any of the squares.
    Place(Bits<N>),
    /// Taking on any of the squares.
    Take(Bits<N>),
    /// Steps or slides in one direction: each square is reached by the nearest piece behind it, and by no other.
    Towards(Direction, Bits<N>),
    /// Moves of one piece.
    From(Square, Bits<N>),
    /// Passing.
    Pass,
}

impl<const N: usize> Batch<N> {
    /// Whether it holds no action.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Place(squares)
            | Self::Take(squares)
            | Self::Towards(_, squares)
            | Self::From(_, squares) => squares.is_empty(),
            Self::Pass => false,
        }
    }

    /// How many actions it holds.
    #[inline(always)]
    pub fn count(&self) -> u32 {
        match self {
            Self::Place(squares)
            | Self::Take(squares)
            | Self::Towards(_, squares)
            | Self::From(_, squares) => squares.count(),
            Self::Pass => 1,
        }
    }
}

/// Which legal actions are asked for. Together, [`Part::Catches`] and [`Part::Quiet`] are all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// All of them.
    All,
    /// Takes, and moves to squares where an arrival catches.
    Catches,
    /// All the rest.
    Quiet,
}

impl<const N: usize> Position<N> {
    /// Gives the legal actions in batches; `visit` returns whether it wants more. A finished game has none,
    /// and whether a third occurrence has finished it is not looked at here.
    // Not inlined, nor generic: a copy in each caller would make the generator most of the wasm.
    pub fn visit(&self, plan: &Plan<N>, part: Part, visit: &mut dyn FnMut(Batch<N>) -> bool) {
        if self.settled(plan).is_some() {
            return;
        }
        let found = Cell::new(false);
        let mut visit = |batch: Batch<N>| {
            if batch.is_empty() {
                return true;
            }
            found.set(true);
            visit(batch)
        };
        if !self.visit_actions(plan, part, &mut visit) || found.get() {
            return;
        }
        let passes = plan.immobile == Immobile::Pass && part != Part::Catches;
        if passes && (part == Part::All || self.is_immobile(plan)) {
            visit(Batch::Pass);
        }
    }

    /// As [`visit`](Self::visit), without looking at ends and without the pass of a player who cannot act.
    /// Gives whether more was wanted.
    fn visit_actions(&self, plan: &Plan<N>, part: Part, visit: &mut dyn FnMut(Batch<N>) -> bool) -> bool {
        let enemy = self.side.other();
        if self.in_placement() {
            return part == Part::Catches
                || (self.hands[self.side.index()].is_empty() || visit(Batch::Place(self.places(plan))))
                    && (!plan.rules.early || self.moves(plan, plan.board, self.barred(plan), visit));
        }
        if self.stage == Stage::MustTake {
            return part == Part::Quiet || visit(Batch::Take(self.caught(plan, enemy)));
        }
        if plan.take_instead && part != Part::Quiet && !visit(Batch::Take(self.caught(plan, enemy))) {
            return false;
        }
        let within = match part {
            Part::All => plan.board,
            Part::Catches => self.catching_squares(plan),
            Part::Quiet => plan.board & !self.catching_squares(plan),
        };
        self.moves(plan, within, self.barred(plan), visit)
            && (self.again.is_none() || part == Part::Catches || visit(Batch::Pass))
    }

    /// The squares on which the next piece of a hand may be placed.
    fn places(&self, plan: &Plan<N>) -> Bits<N> {
        plan.board & !self.occupied() & !plan.centre
    }

    /// The one copy of the moves that is not inlined.
    #[inline(never)]
    pub(crate) fn moves(
        &self,
        plan: &Plan<N>,
        within: Bits<N>,
        barred: Bits<N>,
        visit: &mut dyn FnMut(Batch<N>) -> bool,
    ) -> bool {
        self.visit_moves(plan, within, barred, &mut |batch| visit(batch))
    }

    /// The moves to the squares of `within`. On those of `barred` a move may end only if it catches.
    #[inline(always)]
    pub(crate) fn visit_moves(
        &self,
        plan: &Plan<N>,
        within: Bits<N>,
        barred: Bits<N>,
        visit: &mut impl FnMut(Batch<N>) -> bool,
    ) -> bool {
        let side = self.side;
        let occupied = self.occupied();
        let empty = plan.board & !occupied;
        let within = within & empty;
        let mut movers = !self.held;
        if let Some(square) = self.again {
            movers = Bits::of(square);
        }
        if plan.rules.pinned {
            movers &= !self.standing_caught(plan, side);
        }
        for troop in &plan.troops {
            let pieces = self.of_troop(plan, troop, side) & movers;
            let mut more = true;
            if troop.reach != Reach::Stay {
                each_direction!(N, troop.all_directions || troop.reach == Reach::Forward, direction => if more {
                    let reached = match troop.reach {
                        Reach::Slide => plan.fill(direction, pieces, empty),
                        Reach::Step => plan.step(direction, pieces),
                        _ if direction == forward(side) => plan.step(direction, pieces),
                        _ => Bits::EMPTY,
                    };
                    let mut to = reached & within;
                    if !(to & barred).is_empty() {
                        to = self.enterable(plan, to, barred, &|bit| self.origin(plan, direction, bit, occupied));
                    }
                    more = visit(Batch::Towards(direction, to));
                });
            }
            if let (true, Some(over)) = (more, troop.leap) {
                more = self.visit_leaps(plan, troop, over, pieces, within, barred, visit);
            }
            if !more {
                return false;
            }
        }
        true
    }

    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    fn visit_leaps(
        &self,
        plan: &Plan<N>,
        troop: &Troop,
        over: LeapOver,
        pieces: Bits<N>,
        within: Bits<N>,
        barred: Bits<N>,
        visit: &mut impl FnMut(Batch<N>) -> bool,
    ) -> bool {
        let landings = self.landings(plan, over, troop.all_directions);
        // Few pieces have anybody to leap over: those are found together, and only they are followed one by one.
        let mut leapers = Bits::EMPTY;
        each_direction!(N, troop.all_directions, direction => {
            let back = opposite(direction);
            leapers |= plan.step(back, plan.step(back, landings[direction]));
        });
        for bit in (pieces & leapers).bits() {
            let mut to = self.leaps(plan, &landings, troop, bit) & within;
            if troop.reach == Reach::Slide {
                // Where the piece slides as well, the move has been given already.
                let empty = plan.board & !self.occupied();
                each_direction!(N, troop.all_directions, direction => to &= !plan.fill(direction, Bits::of_bit(bit), empty));
            }
            if !(to & barred).is_empty() {
                to = self.enterable(plan, to, barred, &|_| bit);
            }
            if !visit(Batch::From(Bits::<N>::square_of(bit), to)) {
                return false;
            }
        }
        true
    }

    /// For each direction, the empty squares on which a leap in that direction lands.
    #[inline(always)]
    fn landings(&self, plan: &Plan<N>, over: LeapOver, all: bool) -> [Bits<N>; 8] {
        let occupied = self.occupied();
        let over = match over {
            LeapOver::Own => self.sides[self.side.index()],
            LeapOver::Enemy => self.sides[self.side.other().index()],
            LeapOver::Any => occupied,
        };
        let empty = plan.board & !occupied;
        let mut landings = [Bits::EMPTY; 8];
        each_direction!(N, all, direction => landings[direction] = plan.step(direction, over) & empty);
        landings
    }

    /// Where the piece on `bit` comes to by leaps.
    #[inline(always)]
    fn leaps(&self, plan: &Plan<N>, landings: &[Bits<N>; 8], troop: &Troop, bit: usize) -> Bits<N> {
        let origin = Bits::of_bit(bit);
        let mut reached = Bits::EMPTY;
        let mut frontier = origin;
        let mut leaps = 0;
        while !frontier.is_empty() && leaps < troop.most_leaps {
            let mut next = Bits::EMPTY;
            // The mover has left its square, so nobody leaps over it: the square after it is no landing.
            each_direction!(N, troop.all_directions, direction => {
                let over = plan.step(direction, frontier) & !origin;
                next |= plan.step(direction, over) & landings[direction];
            });
            frontier = next & !reached;
            reached |= next;
            leaps += 1;
        }
        reached
    }

    /// Where the rules bar squares between two enemies: those that lie there, or with sight may come to do so
    /// by the move itself.
    #[inline]
    pub(crate) fn barred(&self, plan: &Plan<N>) -> Bits<N> {
        if !plan.rules.barred {
            Bits::EMPTY
        } else if plan.sight_slides || !plan.corner_lines.is_empty() {
            plan.board
        } else {
            self.between(plan, self.sides[self.side.other().index()])
        }
    }

    /// Those of the destinations `to` on which a move may end, `barred` being those that may lie between two enemies.
    #[inline(never)]
    fn enterable(
        &self,
        plan: &Plan<N>,
        to: Bits<N>,
        barred: Bits<N>,
        origin: &dyn Fn(usize) -> usize,
    ) -> Bits<N> {
        let mut enterable = to & !barred;
        for bit in (to & barred).bits() {
            if self.may_enter(plan, origin(bit), bit) {
                enterable |= Bits::of_bit(bit);
            }
        }
        enterable
    }

    /// Whether a piece may end a move on a square that may lie between two enemies.
    fn may_enter(&self, plan: &Plan<N>, from: usize, to: usize) -> bool {
        let after = self.after_move(plan, from, to);
        let between = after.between(plan, after.sides[self.side.other().index()]);
        !between.has_bit(to) || self.catches_as_it_enters(plan, from, to)
    }

    /// The bit from which a step or slide in a direction reached `bit`.
    #[inline(always)]
    pub(crate) fn origin(
        &self,
        plan: &Plan<N>,
        direction: Direction,
        bit: usize,
        occupied: Bits<N>,
    ) -> usize {
        plan.nearest(bit, opposite(direction), occupied).unwrap_or(bit)
    }

    /// Whether the side to act has no action of its own; the pass of a player who cannot act is none.
    pub(crate) fn is_immobile(&self, plan: &Plan<N>) -> bool {
        let side = self.side;
        if self.in_placement() {
            if !self.hands[side.index()].is_empty() && !self.places(plan).is_empty() {
                return false;
            }
            return !plan.rules.early || self.nothing_moves(plan);
        }
        let may_take =
            self.stage == Stage::MustTake || plan.take_instead && !self.caught(plan, side.other()).is_empty();
        !may_take && self.again.is_none() && self.nothing_moves(plan)
    }

    /// Whether no piece that may move can.
    pub(crate) fn nothing_moves(&self, plan: &Plan<N>) -> bool {
        self.moves(plan, plan.board, self.barred(plan), &mut |batch| batch.is_empty())
    }
}
