//! The legal actions, as sets of squares.

use crate::action::Action;
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
    fn moves(
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
    fn visit_moves(
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
        for bit in pieces.bits() {
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
    fn barred(&self, plan: &Plan<N>) -> Bits<N> {
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
    fn origin(&self, plan: &Plan<N>, direction: Direction, bit: usize, occupied: Bits<N>) -> usize {
        plan.nearest(bit, opposite(direction), occupied).unwrap_or(bit)
    }

    /// Gives the actions of a batch one by one.
    #[inline]
    pub fn expand(&self, plan: &Plan<N>, batch: Batch<N>, give: &mut impl FnMut(Action)) {
        let square = Bits::<N>::square_of;
        match batch {
            Batch::Place(squares) => squares.bits().for_each(|bit| give(Action::Place(square(bit)))),
            Batch::Take(squares) => squares.bits().for_each(|bit| give(Action::Take(square(bit)))),
            Batch::From(from, squares) => {
                squares.bits().for_each(|bit| give(Action::Move { from, to: square(bit) }));
            }
            Batch::Towards(direction, squares) => {
                let occupied = self.occupied();
                for bit in squares.bits() {
                    let from = square(self.origin(plan, direction, bit, occupied));
                    give(Action::Move { from, to: square(bit) });
                }
            }
            Batch::Pass => give(Action::Pass),
        }
    }

    /// Adds the legal actions of a part to a list.
    pub fn actions(&self, plan: &Plan<N>, part: Part, list: &mut Vec<Action>) {
        self.visit(plan, part, &mut |batch| {
            self.expand(plan, batch, &mut |action| list.push(action));
            true
        });
    }

    /// How many legal actions there are.
    #[inline(never)]
    pub fn count_actions(&self, plan: &Plan<N>) -> u32 {
        let mut count = 0;
        if self.in_placement() || self.stage == Stage::MustTake || self.again.is_some() {
            self.visit(plan, Part::All, &mut |batch| {
                count += batch.count();
                true
            });
            return count;
        }
        if self.settled(plan).is_some() {
            return 0;
        }
        if plan.take_instead {
            count += self.caught(plan, self.side.other()).count();
        }
        // Counting is what perft does most: it has a copy of the moves to itself.
        self.visit_moves(plan, plan.board, self.barred(plan), &mut |batch| {
            count += batch.count();
            true
        });
        if count == 0 && plan.immobile == Immobile::Pass { 1 } else { count }
    }

    /// One of the legal actions: `choose` is given how many there are, and gives a number below that.
    /// `None` when there are none, or the number is too large. `scratch` only saves making room anew each time.
    pub fn pick_action(
        &self,
        plan: &Plan<N>,
        scratch: &mut Vec<Batch<N>>,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Action> {
        scratch.clear();
        let mut count = 0;
        self.visit(plan, Part::All, &mut |batch| {
            count += batch.count();
            scratch.push(batch);
            true
        });
        if count == 0 {
            return None;
        }
        let mut index = choose(count);
        for batch in scratch {
            let count = batch.count();
            if index < count {
                return Some(self.nth_of(plan, *batch, index));
            }
            index -= count;
        }
        None
    }

    fn nth_of(&self, plan: &Plan<N>, batch: Batch<N>, index: u32) -> Action {
        let square = Bits::<N>::square_of;
        match batch {
            Batch::Place(squares) => Action::Place(square(squares.nth_bit(index))),
            Batch::Take(squares) => Action::Take(square(squares.nth_bit(index))),
            Batch::From(from, squares) => Action::Move { from, to: square(squares.nth_bit(index)) },
            Batch::Towards(direction, squares) => {
                let bit = squares.nth_bit(index);
                let from = square(self.origin(plan, direction, bit, self.occupied()));
                Action::Move { from, to: square(bit) }
            }
            Batch::Pass => Action::Pass,
        }
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

    /// Whether the action is legal, by asking only about its own squares.
    pub fn is_legal(&self, plan: &Plan<N>, action: Action) -> bool {
        let mut legal = false;
        self.visit(plan, Part::All, &mut |batch| {
            legal = self.holds(plan, batch, action);
            !legal
        });
        legal
    }

    /// Whether a piece would get from one square to another if nothing barred it.
    pub(crate) fn reaches(&self, plan: &Plan<N>, from: Square, to: Square) -> bool {
        let mut reaches = false;
        self.moves(plan, plan.board, Bits::EMPTY, &mut |batch| {
            reaches = self.holds(plan, batch, Action::Move { from, to });
            !reaches
        });
        reaches
    }

    /// Whether the action is one of a batch.
    fn holds(&self, plan: &Plan<N>, batch: Batch<N>, action: Action) -> bool {
        let has = |squares: Bits<N>, square| plan.holds(square) && squares.has(square);
        match (action, batch) {
            (Action::Place(square), Batch::Place(squares)) | (Action::Take(square), Batch::Take(squares)) => {
                has(squares, square)
            }
            (Action::Move { from, to }, Batch::From(origin, squares)) => from == origin && has(squares, to),
            (Action::Move { from, to }, Batch::Towards(direction, squares)) => {
                has(squares, to)
                    && plan.holds(from)
                    && self.origin(plan, direction, Bits::<N>::bit_of(to), self.occupied())
                        == Bits::<N>::bit_of(from)
            }
            (Action::Pass, Batch::Pass) => true,
            _ => false,
        }
    }
}

impl<const N: usize> Plan<N> {
    /// Whether the board has this square.
    pub fn holds(&self, square: Square) -> bool {
        self.rules.board.contains(square)
    }
}
