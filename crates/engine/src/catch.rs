//! Who is caught, and who is still held.

use crate::bits::{Bits, Direction, each_axis, each_direction, opposite};
use crate::piece::Side;
use crate::plan::Plan;
use crate::position::Position;

impl<const N: usize> Position<N> {
    /// The pieces of a side that can be caught at all: all of them, but for a dux that can only be shut in.
    #[inline(always)]
    pub(crate) fn prey(&self, plan: &Plan<N>, side: Side) -> Bits<N> {
        let pieces = self.sides[side.index()];
        if plan.rules.dux_shut_in { pieces & !self.marked[0] } else { pieces }
    }

    /// The squares that pieces of `enemies` attack going in a direction: the next square,
    /// and with sight whatever a larron could first come upon.
    #[inline(always)]
    pub(crate) fn attacked(&self, plan: &Plan<N>, direction: Direction, enemies: Bits<N>) -> Bits<N> {
        let near = plan.step(direction, enemies);
        if plan.sight_slides && (direction < 4 || plan.sight_all) {
            let empty = plan.board & !self.occupied();
            near | plan.step(direction, plan.fill(direction, enemies & self.marked[1], empty))
        } else {
            near
        }
    }

    /// The squares on which a piece would stand in a pair of `enemies`.
    #[inline(never)]
    pub(crate) fn between(&self, plan: &Plan<N>, enemies: Bits<N>) -> Bits<N> {
        let mut between = Bits::EMPTY;
        each_axis!(N, plan.all_axes, direction => {
            between |= self.attacked(plan, direction, enemies) & self.attacked(plan, opposite(direction), enemies);
        });
        if !plan.corner_lines.is_empty() {
            between |= self.between_corner_square(plan, enemies);
        }
        between
    }

    /// The squares next to an empty corner that have one of `enemies` on their other side.
    fn between_corner_square(&self, plan: &Plan<N>, enemies: Bits<N>) -> Bits<N> {
        let occupied = self.occupied();
        plan.corner_lines.iter().fold(Bits::EMPTY, |between, [corner, next, beyond]| {
            let closed = (*corner & occupied).is_empty() && !(*beyond & enemies).is_empty();
            if closed { between | *next } else { between }
        })
    }

    /// The corners whose two neighbours are both of `enemies`.
    fn cornered(&self, plan: &Plan<N>, enemies: Bits<N>) -> Bits<N> {
        plan.corners.iter().fold(Bits::EMPTY, |cornered, [corner, neighbours]| {
            if (*neighbours & !enemies).is_empty() { cornered | *corner } else { cornered }
        })
    }

    /// The pieces of a side that stand in a pair, where that is how pieces are caught.
    /// While pieces are placed nobody is.
    #[inline]
    pub(crate) fn standing_caught(&self, plan: &Plan<N>, side: Side) -> Bits<N> {
        if !plan.by_position || self.in_placement() {
            return Bits::EMPTY;
        }
        self.prey(plan, side) & self.between(plan, self.sides[side.other().index()])
    }

    /// The caught pieces of a side that still stand on the board.
    pub fn caught(&self, plan: &Plan<N>, side: Side) -> Bits<N> {
        if plan.by_position { self.standing_caught(plan, side) } else { self.held & self.sides[side.index()] }
    }

    /// The caught pieces of both sides that still stand on the board.
    pub fn all_caught(&self, plan: &Plan<N>) -> Bits<N> {
        self.caught(plan, Side::White) | self.caught(plan, Side::Black)
    }

    /// The enemies that the piece which has just arrived on `bit` catches, where arrival catches.
    /// The board is that right after the arrival; `held` are the pieces held before it.
    #[inline]
    pub(crate) fn caught_by_arrival(&self, plan: &Plan<N>, bit: usize, side: Side) -> Bits<N> {
        let free = self.sides[side.index()] & !self.held;
        let prey = self.prey(plan, side.other()) & !self.held;
        let arrived = Bits::of_bit(bit);
        let mut caught = self.caught_in_pair(plan, arrived, prey, free);
        if plan.rules.enclosure {
            caught |= self.caught_by_enclosure(plan, arrived, side) & prey;
        }
        caught
    }

    /// Those of `prey` that stand in a pair of which `arrived` is one, the other being of `partners`.
    #[inline]
    pub(crate) fn caught_in_pair(
        &self,
        plan: &Plan<N>,
        arrived: Bits<N>,
        prey: Bits<N>,
        partners: Bits<N>,
    ) -> Bits<N> {
        let mut caught = Bits::EMPTY;
        each_direction!(N, plan.all_axes, direction => {
            let next = plan.step(direction, arrived) & prey;
            // The piece two squares on holds it from the other side: go there and come back.
            caught |= plan.step(opposite(direction), plan.step(direction, next) & partners);
        });
        for [corner, neighbours] in &plan.corners {
            let other = *neighbours & !arrived;
            if other != *neighbours && (other & !partners).is_empty() {
                caught |= *corner & prey;
            }
        }
        if !plan.corner_lines.is_empty() {
            caught |= self.between_corner_square(plan, arrived) & prey;
        }
        caught
    }

    /// The enemy groups next to `arrived` that have no way out.
    fn caught_by_enclosure(&self, plan: &Plan<N>, arrived: Bits<N>, side: Side) -> Bits<N> {
        let enemies = self.sides[side.other().index()];
        let exits = plan.board & !enemies & !(self.sides[side.index()] & !self.held);
        // A piece with an exit of its own is in no enclosed group: that settles nearly all of them.
        let mut seeds = plan.neighbours(arrived) & enemies & !plan.neighbours(exits);
        let mut enclosed = Bits::EMPTY;
        while !seeds.is_empty() {
            let group = plan.first_group(seeds, enemies);
            if (plan.neighbours(group) & exits).is_empty() {
                enclosed |= group;
            }
            seeds &= !group;
        }
        enclosed
    }

    /// Those of `candidates` about whom free enemies still stand, where `not_free` of both sides hold nobody.
    pub(crate) fn still_held(&self, plan: &Plan<N>, candidates: Bits<N>, not_free: Bits<N>) -> Bits<N> {
        let mut still = Bits::EMPTY;
        for side in Side::ALL {
            let pieces = self.sides[side.index()];
            let own = candidates & pieces;
            if own.is_empty() {
                continue;
            }
            let free = self.sides[side.other().index()] & !not_free;
            still |= own & (self.between(plan, free) | self.cornered(plan, free));
            if plan.rules.enclosure {
                let exits = plan.board & !pieces & !free;
                // What touches an exit, however far through its group, is not enclosed.
                still |= own & !plan.groups(plan.neighbours(exits) & pieces, pieces);
            }
        }
        still
    }

    /// Whether the move `from` to `to`, which ends between two enemies, catches an enemy that was not caught
    /// before, the moved piece being one of the pair.
    pub(crate) fn catches_as_it_enters(&self, plan: &Plan<N>, from: usize, to: usize) -> bool {
        if self.in_placement() {
            return false;
        }
        let side = self.side;
        let caught_before = self.caught(plan, side.other());
        let after = self.after_move(plan, from, to);
        let prey = after.prey(plan, side.other()) & !caught_before;
        let partners = after.sides[side.index()] & !after.held;
        let arrived = Bits::of_bit(to);
        if !plan.sight_slides {
            return !after.caught_in_pair(plan, arrived, prey, partners).is_empty();
        }
        let mut catches = false;
        each_direction!(N, plan.all_axes, direction => {
            let pair = after.attacked(plan, direction, arrived) & after.attacked(plan, opposite(direction), partners);
            catches |= !(pair & prey).is_empty();
        });
        catches
    }

    /// The board with a piece moved, and nothing else judged.
    pub(crate) fn after_move(&self, plan: &Plan<N>, from: usize, to: usize) -> Self {
        let mut after = *self;
        after.displace(plan, from, to);
        after
    }

    /// The squares where an arrival of the side to act would catch an enemy not caught so far. Exact for
    /// steps and slides where arrival catches; else a good guess, as the mover may itself be the partner.
    pub(crate) fn catching_squares(&self, plan: &Plan<N>) -> Bits<N> {
        let side = self.side;
        let own = self.sides[side.index()] & !self.held;
        let prey = self.prey(plan, side.other()) & !self.caught(plan, side.other());
        let empty = plan.board & !self.occupied();
        let mut squares = Bits::EMPTY;
        each_direction!(N, plan.all_axes, direction => {
            let target = self.attacked(plan, opposite(direction), own) & prey;
            let beyond = plan.step(opposite(direction), target) & empty;
            squares |= beyond;
            if plan.sight_slides && (direction < 4 || plan.sight_all) {
                squares |= plan.fill(opposite(direction), target, empty);
            }
        });
        for [corner, neighbours] in &plan.corners {
            if !(*corner & prey).is_empty() && !(*neighbours & own).is_empty() {
                squares |= *neighbours & empty;
            }
        }
        for [corner, next, beyond] in &plan.corner_lines {
            if !(*corner & empty).is_empty() && !(*next & prey).is_empty() {
                squares |= *beyond & empty;
            }
        }
        if plan.rules.enclosure {
            squares |= self.last_liberties(plan, prey, own, empty);
        }
        squares
    }

    /// The squares that are the only exit of an enemy group.
    fn last_liberties(&self, plan: &Plan<N>, prey: Bits<N>, own: Bits<N>, empty: Bits<N>) -> Bits<N> {
        let enemies = self.sides[self.side.other().index()];
        let exits = plan.board & !enemies & !own;
        let mut liberties = Bits::EMPTY;
        // Groups with a piece that has two exits of its own cannot be closed by one arrival.
        let mut rest = prey;
        while !rest.is_empty() {
            let group = plan.first_group(rest, enemies);
            let ways = plan.neighbours(group) & exits;
            if ways.count() == 1 {
                liberties |= ways & empty;
            }
            rest &= !group;
        }
        liberties
    }
}
