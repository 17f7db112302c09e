//! The root of the search: ever deeper, with a window about what the last depth found.

use crate::evaluate::WIN;
use crate::ordering::MOST_PLIES;
use crate::search::{Search, Window, distance};
use crate::{Limits, Progress};
use latrunculi::{Action, Part, Position};

/// The first window about the value of the depth before, to each side.
const WINDOW: i32 = 30;

/// What the search knows of an action in the root.
struct Choice {
    action: Action,
    score: i32,
}

/// The best first. Apart from the search, so that boards of all sizes share one copy.
fn sort(choices: &mut [Choice]) {
    // Insertion: there are few, mostly in order already, and the sort of the library is as large as half a search.
    for end in 1..choices.len() {
        let mut at = end;
        while let Some([before, after]) = at.checked_sub(1).and_then(|from| choices.get_mut(from..=at))
            && before.score < after.score
        {
            std::mem::swap(before, after);
            at -= 1;
        }
    }
}

impl<const N: usize> Search<'_, N> {
    /// Searches deeper and deeper; gives the best action, and how it was found.
    pub(crate) fn run(
        &mut self,
        root: &Position<N>,
        limits: &Limits,
        most_depth: u32,
    ) -> (Option<Action>, Option<Progress>) {
        let mut actions = Vec::new();
        root.actions(self.plan, Part::All, &mut actions);
        let mut choices: Vec<Choice> =
            actions.into_iter().map(|action| Choice { action, score: -WIN }).collect();
        if choices.len() < 2 {
            return (choices.first().map(|choice| choice.action), None);
        }
        self.order_root(root, &mut choices);
        let mut progress: Option<Progress> = None;
        let most_depth = limits.depth.unwrap_or(u32::MAX).min(most_depth).clamp(1, MOST_PLIES as u32 - 28);
        for depth in 1..=most_depth {
            let Some(score) = self.deepen(root, &mut choices, depth as i32, progress.as_ref()) else { break };
            let told = Progress {
                depth,
                score,
                end: distance(score),
                nodes: self.watch.nodes,
                milliseconds: self.watch.milliseconds().max(0.0) as u64,
                line: self.lines.first().cloned().unwrap_or_default(),
            };
            self.watch.world().progress(&told);
            progress = Some(told);
            let settled = distance(score).is_some_and(|plies| plies.unsigned_abs() + 2 <= depth);
            if settled || self.watch.nearly_over() {
                break;
            }
        }
        let best = choices.first().map(|choice| choice.action);
        // A depth that was broken off may have found a better action than the last that was finished.
        let progress = progress.map(|told| Progress { nodes: self.watch.nodes, ..told });
        (best, progress)
    }

    /// A first order, each action judged by the position it leads to.
    fn order_root(&mut self, root: &Position<N>, choices: &mut [Choice]) {
        for choice in choices.iter_mut() {
            let mut next = *root;
            next.play(self.plan, choice.action);
            let score = self.ended(&next, 1).unwrap_or_else(|| self.judge.judge(&next));
            choice.score = if next.side() == root.side() { score } else { -score };
        }
        sort(choices);
    }

    /// Searches the root to a depth with a window about the value expected; `None` when it was broken off.
    fn deepen(
        &mut self,
        root: &Position<N>,
        choices: &mut [Choice],
        depth: i32,
        before: Option<&Progress>,
    ) -> Option<i32> {
        let expected = before.filter(|_| depth >= 4).map(|progress| progress.score);
        let mut window = WINDOW;
        let (mut alpha, mut beta) = match expected {
            Some(score) => (score - window, score + window),
            None => (-WIN, WIN),
        };
        loop {
            let score = self.search_root(root, choices, depth, alpha, beta);
            if self.watch.over {
                return None;
            }
            window *= 4;
            if score <= alpha && alpha > -WIN {
                alpha = if window > 1000 { -WIN } else { (score - window).max(-WIN) };
            } else if score >= beta && beta < WIN {
                beta = if window > 1000 { WIN } else { (score + window).min(WIN) };
            } else {
                return Some(score);
            }
        }
    }

    fn search_root(
        &mut self,
        root: &Position<N>,
        choices: &mut [Choice],
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let mut best = -WIN;
        for index in 0..choices.len() {
            let Some(action) = choices.get(index).map(|choice| choice.action) else { break };
            if self.watch.tick() {
                break;
            }
            let mut next = *root;
            next.play(self.plan, action);
            self.path.push(next.key());
            let mut score = alpha + 1;
            if index > 0 {
                score = self.child(root, &next, depth, 0, Window::narrow(alpha), 0);
            }
            if index == 0 || (score > alpha && !self.watch.over) {
                score = self.child(root, &next, depth, 0, Window { alpha, beta }, 0);
            }
            self.path.pop();
            if self.watch.over {
                break;
            }
            if let Some(choice) = choices.get_mut(index) {
                choice.score = score;
            }
            if score > best {
                best = score;
                if score > alpha || index == 0 {
                    self.keep_line(0, action);
                    if let Some(tried) = choices.get_mut(..=index) {
                        tried.rotate_right(1);
                    }
                }
                alpha = alpha.max(score);
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }
}
