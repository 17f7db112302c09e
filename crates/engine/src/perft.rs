//! Counting the ways a game can go on: the classic proof of a move generator.

use crate::generate::Part;
use crate::plan::Plan;
use crate::position::Position;

impl<const N: usize> Position<N> {
    /// How many sequences of `depth` legal actions there are. The last action of each is counted, not played.
    /// Games end as by [`outcome`](Self::outcome); repetition is not looked at.
    pub fn perft(&self, plan: &Plan<N>, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => u64::from(self.count_actions(plan)),
            _ => {
                let mut count = 0;
                self.visit(plan, Part::All, &mut |batch| {
                    self.expand(plan, batch, &mut |action| {
                        let mut next = *self;
                        next.play(plan, action);
                        count += next.perft(plan, depth - 1);
                    });
                    true
                });
                count
            }
        }
    }
}
