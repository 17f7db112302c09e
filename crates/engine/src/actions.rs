//! The legal actions one by one: listed, counted, picked, and asked about.

use crate::action::Action;
use crate::bits::Bits;
use crate::diagram::Stage;
use crate::generate::{Batch, Part};
use crate::plan::Plan;
use crate::position::Position;
use crate::rules::Immobile;
use crate::square::Square;

impl<const N: usize> Position<N> {
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
        self.visit_all(plan, &mut |batch| count += batch.count());
        count
    }

    /// As [`visit`](Self::visit) for all actions, inlined in the caller for those who do hardly anything else.
    #[inline(always)]
    fn visit_all(&self, plan: &Plan<N>, visit: &mut impl FnMut(Batch<N>)) {
        if self.in_placement() || self.stage == Stage::MustTake || self.again.is_some() {
            self.visit(plan, Part::All, &mut |batch| {
                visit(batch);
                true
            });
            return;
        }
        if self.settled(plan).is_some() {
            return;
        }
        let mut found = false;
        let mut tell = |batch: Batch<N>| {
            found |= !batch.is_empty();
            visit(batch);
            true
        };
        if plan.take_instead {
            tell(Batch::Take(self.caught(plan, self.side.other())));
        }
        self.visit_moves(plan, plan.board, self.barred(plan), &mut tell);
        if !found && plan.immobile == Immobile::Pass {
            visit(Batch::Pass);
        }
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
        self.visit_all(plan, &mut |batch| {
            count += batch.count();
            scratch.push(batch);
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
