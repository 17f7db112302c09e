//! What a computer player judges a position by, as sets of squares. Nothing here decides what is legal.

use crate::bits::{APART, Bits, each_axis, each_direction, forward, opposite};
use crate::movement::{LeapOver, Reach};
use crate::piece::Side;
use crate::plan::Plan;
use crate::position::Position;

/// Where a side could go, if it were its turn to move.
#[derive(Clone, Copy, Debug)]
pub struct Mobility<const N: usize> {
    /// The squares that can be reached by a step, a slide or a single leap.
    pub squares: Bits<N>,
    /// How many moves there are: a square that is reached from two sides counts twice.
    pub moves: u32,
}

impl<const N: usize> Position<N> {
    /// The mobility of a side. Chains of leaps are not looked at. Squares between two enemies do not count
    /// where standing there is being caught.
    pub fn mobility(&self, plan: &Plan<N>, side: Side) -> Mobility<N> {
        let empty = plan.board & !self.occupied();
        let enemies = self.sides[side.other().index()];
        let sound = if plan.by_position { !self.between(plan, enemies) } else { plan.board };
        let mut movers = !self.held;
        if plan.rules.pinned {
            movers &= !self.standing_caught(plan, side);
        }
        let mut mobility = Mobility { squares: Bits::EMPTY, moves: 0 };
        for troop in &plan.troops {
            let pieces = self.of_troop(plan, troop, side) & movers;
            let mut add = |reached: Bits<N>| {
                let reached = reached & sound;
                mobility.squares |= reached;
                mobility.moves += reached.count();
            };
            each_direction!(N, troop.all_directions || troop.reach == Reach::Forward, direction => {
                match troop.reach {
                    Reach::Slide => add(plan.fill(direction, pieces, empty)),
                    Reach::Step => add(plan.step(direction, pieces) & empty),
                    Reach::Forward if direction == forward(side) => add(plan.step(direction, pieces) & empty),
                    _ => {}
                }
                if let Some(over) = troop.leap {
                    let over = match over {
                        LeapOver::Own => self.sides[side.index()],
                        LeapOver::Enemy => enemies,
                        LeapOver::Any => self.occupied(),
                    };
                    add(plan.step(direction, plan.step(direction, pieces) & over) & empty);
                }
            });
        }
        mobility
    }

    /// The enemies of `side` that are not caught and that an arrival of its pieces on one of `squares` would catch,
    /// by a pair with a free piece that stands already. Groups that could be enclosed are not looked at.
    pub fn catchable(&self, plan: &Plan<N>, side: Side, squares: Bits<N>) -> Bits<N> {
        let partners = self.sides[side.index()] & !self.held;
        let prey = self.prey(plan, side.other()) & !self.held;
        let mut catchable = Bits::EMPTY;
        each_direction!(APART, plan.all_axes, direction => {
            catchable |= plan.step(opposite(direction), squares) & self.attacked(plan, direction, partners);
        });
        let mut cornered = Bits::EMPTY;
        for [corner, neighbours] in &plan.corners {
            let open = *neighbours & squares;
            let closed = *neighbours & partners;
            if !open.is_empty() && !closed.is_empty() {
                cornered |= *corner;
            }
        }
        for [corner, next, beyond] in &plan.corner_lines {
            if (*corner & self.occupied()).is_empty() && !(*beyond & squares).is_empty() {
                cornered |= *next;
            }
        }
        (catchable | cornered) & prey
    }

    /// The pieces of a side that no pair can catch while their neighbours stay: on each axis one side of them is
    /// the edge or a piece of their own.
    pub fn safe(&self, plan: &Plan<N>, side: Side) -> Bits<N> {
        let own = self.sides[side.index()];
        let open = plan.board & !own;
        let mut exposed = Bits::EMPTY;
        each_axis!(APART, plan.all_axes, direction => {
            exposed |= plan.step(direction, open) & plan.step(opposite(direction), open);
        });
        own & !exposed
    }

    /// The empty squares that the pieces of a side which can turn could come to by steps and slides, were nothing else to
    /// move.
    pub fn room(&self, plan: &Plan<N>, side: Side) -> Bits<N> {
        let empty = plan.board & !self.occupied();
        let mut room = Bits::EMPTY;
        for troop in plan.troops.iter().filter(|troop| matches!(troop.reach, Reach::Step | Reach::Slide)) {
            let mut reached = self.of_troop(plan, troop, side);
            loop {
                let before = reached;
                each_direction!(N, troop.all_directions, direction => {
                    reached |= plan.step(direction, reached) & empty;
                });
                if reached == before {
                    break;
                }
            }
            room |= reached & empty;
        }
        room
    }

    /// How many actions of promotable pieces are left until each stands on its last rank, added up;
    /// with it, how many such pieces there are.
    pub fn promotion_distance(&self, plan: &Plan<N>, side: Side) -> (u32, u32) {
        let mut rest = self.marked[2] & self.sides[side.index()];
        let number = rest.count();
        let mut distance = 0;
        while !rest.is_empty() {
            rest = plan.step(forward(side), rest);
            distance += rest.count();
        }
        (distance, number)
    }
}
