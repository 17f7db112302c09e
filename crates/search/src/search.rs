//! Alpha-beta below the root.
//!
//! A turn can be several actions of one player. A value is always that for the side to act; it changes its sign
//! only where the side changes, and the second action of a turn costs no depth.

use crate::evaluate::{Judge, PROVEN, WIN};
use crate::level::Level;
use crate::limits::Watch;
use crate::ordering::{Experience, MOST_PLIES, Picker};
use crate::table::{Bound, Code, Table};
use latrunculi::{Action, Line, Plan, Position};

/// How many actions of a turn cost no depth.
const FREE_ACTIONS: u8 = 3;
/// So many plies before the quiet limit positions are told apart by how quiet they are.
const QUIET_MARGIN: u16 = 24;

/// One search.
pub(crate) struct Search<'a, const N: usize> {
    pub plan: &'a Plan<N>,
    pub judge: Judge<'a, N>,
    pub watch: Watch<'a>,
    pub most_catches: i32,
    pub table: &'a mut Table,
    experience: Experience,
    /// The keys of all positions from the start of the game to the one being looked at.
    pub path: Vec<u64>,
    /// The expected line from each ply.
    pub lines: Vec<Vec<Action>>,
    reductions: Vec<i32>,
    /// Whether it may search less deep what does not look promising.
    pub selective: bool,
}

/// Only values between these matter.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    /// The window that only tells whether a value is above `alpha`.
    pub(crate) const fn narrow(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// The same window from the other side.
    pub(crate) const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

impl<'a, const N: usize> Search<'a, N> {
    pub(crate) fn new(
        line: &'a Line<N>,
        sight: &Level,
        seed: u32,
        table: &'a mut Table,
        watch: Watch<'a>,
    ) -> Self {
        Self {
            plan: line.plan(),
            judge: Judge::new(line.plan(), line.present().side(), sight.misjudges, seed),
            watch,
            most_catches: sight.catches,
            table,
            experience: Experience::new(),
            path: line.positions().iter().map(Position::key).collect(),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            reductions: (0..64 * 64).map(|index| reduction(index / 64, index % 64)).collect(),
            selective: true,
        }
    }

    /// The value of the position after an action, for the side that acted.
    pub(crate) fn child(
        &mut self,
        position: &Position<N>,
        next: &Position<N>,
        depth: i32,
        ply: usize,
        window: Window,
        free: u8,
    ) -> i32 {
        if next.side() == position.side() {
            // Two placings are two plies: the second has as many choices as the first.
            let costs = position.in_placement() || free >= FREE_ACTIONS;
            return self.search(next, depth - i32::from(costs), ply + 1, window, free + 1);
        }
        -self.search(next, depth - 1, ply + 1, window.turned(), 0)
    }

    /// The value of a position for the side to act. `free` is how many actions of this turn have been played.
    fn search(&mut self, position: &Position<N>, depth: i32, ply: usize, window: Window, free: u8) -> i32 {
        if let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
        let ended = self
            .ended(position, ply)
            .or_else(|| self.repeats(position).then(|| self.judge.draw_for(position)));
        if let Some(end) = ended {
            return end;
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return self.quiesce(position, ply, window, 0);
        }
        // Nothing here is better than winning at once, nor worse than having lost already.
        let mut alpha = window.alpha.max(-WIN + ply as i32);
        let beta = window.beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        let open = beta - alpha > 1;
        let key = self.key(position);
        let entry = self.table.get(key);
        if let Some(entry) = entry.filter(|entry| !open && i32::from(entry.depth) >= depth) {
            let score = from_table(entry.score, ply);
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if cuts {
                return score;
            }
        }
        let remembered = entry.map_or(Code::NONE, |entry| entry.code);
        let first_alpha = alpha;
        let mut best = -WIN + ply as i32;
        let mut best_code = Code::NONE;
        let mut picker = Picker::new(remembered);
        let mut quiets: Vec<Action> = Vec::new();
        let mut number = 0;
        while let Some((action, quiet)) = picker.next(self.plan, position, &self.experience, ply) {
            if self.watch.tick() {
                return best;
            }
            number += 1;
            let mut next = *position;
            next.play(self.plan, action);
            self.path.push(next.key());
            let mut score = alpha;
            if number > 1 {
                let reduced =
                    if self.selective && quiet && depth >= 2 { self.reduced(depth, number, open) } else { 0 };
                score = self.child(position, &next, depth - reduced, ply, Window::narrow(alpha), free);
                if reduced > 0 && score > alpha {
                    score = self.child(position, &next, depth, ply, Window::narrow(alpha), free);
                }
            }
            if number == 1 || (open && score > alpha) {
                score = self.child(position, &next, depth, ply, Window { alpha, beta }, free);
            }
            self.path.pop();
            if self.watch.over {
                return best;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_code = Code::of(action);
                    if open {
                        self.keep_line(ply, action);
                    }
                    if alpha >= beta {
                        if quiet {
                            self.experience.cut(position.side(), action, &quiets, ply, depth);
                        }
                        break;
                    }
                }
            }
            if quiet {
                quiets.push(action);
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > first_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(key, best_code, to_table(best, ply), depth.min(120) as i8, bound);
        best
    }

    fn reduced(&self, depth: i32, number: usize, open: bool) -> i32 {
        let index = depth.clamp(0, 63) as usize * 64 + number.min(63);
        let reduced = self.reductions.get(index).copied().unwrap_or(0);
        (reduced - i32::from(open)).clamp(0, depth - 1)
    }

    /// The value of a game that is over.
    pub(crate) fn ended(&self, position: &Position<N>, ply: usize) -> Option<i32> {
        position.outcome(self.plan).map(|outcome| match outcome.winner {
            None => self.judge.draw_for(position),
            Some(side) if side == position.side() => WIN - ply as i32,
            Some(_) => -WIN + ply as i32,
        })
    }

    /// Whether the position was there before, in the game or on the way to it: what came about once can come
    /// about a third time. Who is ahead does well to turn aside at once, and who is behind to go for it.
    fn repeats(&self, position: &Position<N>) -> bool {
        if !self.plan.rules().repetition_draws() || !position.begins_turn() {
            return false;
        }
        let mut before = self.path.iter().rev().skip(1).take(usize::from(position.quiet()));
        before.any(|key| *key == position.key())
    }

    /// The key for the table: it matters what a draw is worth and, near the quiet limit, how quiet it has been.
    fn key(&self, position: &Position<N>) -> u64 {
        let key = position.key() ^ (self.judge.draw as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let quiet = position.quiet();
        if quiet + QUIET_MARGIN < self.plan.rules().quiet_limit {
            return key;
        }
        key ^ u64::from(quiet + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    pub(crate) fn keep_line(&mut self, ply: usize, action: Action) {
        if let Some([line, next, ..]) = self.lines.get_mut(ply..) {
            line.clear();
            line.push(action);
            line.extend_from_slice(next);
        }
    }
}

/// Plies to a proven end, negative for a loss.
pub(crate) fn distance(score: i32) -> Option<i32> {
    (score.abs() > PROVEN).then(|| score.signum() * (WIN - score.abs()))
}

/// In the table, ends are counted from the position itself.
fn to_table(score: i32, ply: usize) -> i16 {
    let shift = if score.abs() > PROVEN { score.signum() * ply as i32 } else { 0 };
    (score + shift).clamp(-WIN, WIN) as i16
}

fn from_table(score: i16, ply: usize) -> i32 {
    let score = i32::from(score);
    let shift = if score.abs() > PROVEN { score.signum() * ply as i32 } else { 0 };
    score - shift
}

/// How much less deep a late action is searched.
fn reduction(depth: usize, number: usize) -> i32 {
    if number < 4 || depth < 2 {
        return 0;
    }
    (0.4 + (depth as f64).ln() * (number as f64).ln() / 1.9) as i32
}

#[cfg(test)]
#[path = "search_tests.rs"]
mod tests;
