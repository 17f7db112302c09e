//! Searching on until nothing hangs: catches and takes only.

use crate::evaluate::WIN;
use crate::ordering::MOST_PLIES;
use crate::search::{Search, Window};
use latrunculi::{Action, Catch, Part, Position, Stage};

/// How many plies catches are followed that leave the caught piece on the board: they change no material yet.
const HOLDING_PLIES: i32 = 1;

impl<const N: usize> Search<'_, N> {
    /// The value of a position for the side to act, once catches and takes have been played out;
    /// `caught` is for how many plies that has been going on.
    pub(crate) fn quiesce(&mut self, position: &Position<N>, ply: usize, window: Window, caught: i32) -> i32 {
        if let Some(end) = self.ended(position, ply) {
            return end;
        }
        let Window { mut alpha, beta } = window;
        let must_take = position.stage() == Stage::MustTake;
        let mut best = -WIN + ply as i32;
        if !must_take {
            best = self.judge.judge(position);
            if best >= beta || caught >= self.most_catches || ply >= MOST_PLIES {
                return best;
            }
            alpha = alpha.max(best);
        } else if ply >= MOST_PLIES {
            return self.judge.judge(position);
        }
        if position.in_placement() {
            return best;
        }
        let moves_count = self.plan.rules().catch == Catch::AtOnce || caught < HOLDING_PLIES;
        let mut actions = Vec::new();
        position.visit(self.plan, Part::Catches, &mut |batch| {
            position.expand(self.plan, batch, &mut |action| {
                if moves_count || matches!(action, Action::Take(_)) {
                    actions.push(action);
                }
            });
            true
        });
        for action in actions {
            if self.watch.tick() {
                return best;
            }
            let mut next = *position;
            next.play(self.plan, action);
            let score = if next.side() == position.side() {
                self.quiesce(&next, ply + 1, Window { alpha, beta }, caught + 1)
            } else {
                -self.quiesce(&next, ply + 1, Window { alpha, beta }.turned(), caught + 1)
            };
            if score > best {
                best = score;
                alpha = alpha.max(score);
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }
}
