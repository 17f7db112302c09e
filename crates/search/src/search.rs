//! Alpha-beta: deeper and deeper, the expected line first.
//!
//! A turn can be several actions of one player. A value is always that for the side to act; it changes its sign
//! only where the side changes, and the second action of a turn costs no depth.

use crate::evaluate::{Judge, PROVEN, WIN};
use crate::level::Level;
use crate::limits::Watch;
use crate::ordering::{Experience, MOST_PLIES, Picker};
use crate::table::{Bound, Code, Table};
use crate::{Limits, Progress};
use latrunculi::{Action, Line, Outcome, Part, Plan, Position, Reach};

/// The first window about the value of the depth before, to each side.
const WINDOW: i32 = 30;
/// How many actions of a turn cost no depth.
const FREE_ACTIONS: u8 = 3;
/// So many plies before the quiet limit positions are told apart by how quiet they are.
const QUIET_MARGIN: u16 = 24;

/// Stands in the path for the position after a pass that the rules do not know.
const PASSED: u64 = 0;

/// One search.
pub(crate) struct Search<'a, const N: usize> {
    pub plan: &'a Plan<N>,
    pub judge: Judge<'a, N>,
    pub watch: Watch<'a>,
    pub most_catches: i32,
    table: &'a mut Table,
    experience: Experience,
    /// The keys of all positions from the start of the game to the one being looked at.
    path: Vec<u64>,
    /// The expected line from each ply.
    lines: Vec<Vec<Action>>,
    reductions: Vec<i32>,
    /// Whether it may leave out or search less deep what does not look promising.
    selective: bool,
}

/// Only values between these matter.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    /// The window that only tells whether a value is above `alpha`.
    const fn narrow(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// The same window from the other side.
    pub(crate) const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// What the search knows of an action in the root.
struct Choice {
    action: Action,
    score: i32,
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
            judge: Judge::new(line.plan(), sight.misjudges, seed),
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
            let score = match next.outcome(self.plan) {
                Some(outcome) => value(outcome, &next, 1),
                None => self.judge.judge(&next),
            };
            choice.score = if next.side() == root.side() { score } else { -score };
        }
        choices.sort_by_key(|choice| -choice.score);
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

    /// The value of the position after an action, for the side that acted.
    fn child(
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
        let ended = self.ended(position, ply).or_else(|| self.repeats(position).then_some(0));
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
        let judged = entry.map_or_else(|| self.judge.judge(position), |entry| i32::from(entry.judged));
        let calm = self.selective && !open && position.begins_turn() && !position.in_placement();
        if calm && beta.abs() < PROVEN {
            if depth <= 4 && judged - 70 * depth >= beta {
                return judged;
            }
            if let Some(score) = self.pass(position, depth, ply, beta, judged) {
                return score;
            }
        }
        let remembered = entry.map_or(Code::NONE, |entry| entry.code);
        let depth = if self.selective && depth >= 5 && remembered == Code::NONE { depth - 1 } else { depth };
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
            if quiet && calm && best > -PROVEN && self.hopeless(position, depth, number, judged, alpha) {
                continue;
            }
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
        self.table.put(key, best_code, to_table(best, ply), judged as i16, depth.min(120) as i8, bound);
        best
    }

    /// If the opponent could act twice in a row and the position were still too good, it is.
    fn pass(
        &mut self,
        position: &Position<N>,
        depth: i32,
        ply: usize,
        beta: i32,
        judged: i32,
    ) -> Option<i32> {
        let passed_before = ply > 0 && self.path.last() == Some(&PASSED);
        let own = position.pieces(position.side());
        let slides = self.plan.rules().calculus.reach == Reach::Slide;
        let enough = own.count() >= if slides { 3 } else { 5 };
        if depth < 3 || judged < beta || passed_before || !enough {
            return None;
        }
        let mut next = *position;
        next.play(self.plan, Action::Pass);
        self.path.push(PASSED);
        let reduced = 2 + depth / 4;
        let score = -self.search(&next, depth - 1 - reduced, ply + 1, Window::narrow(-beta), 0);
        self.path.pop();
        (score >= beta && !self.watch.over && score < PROVEN).then_some(score)
    }

    /// Whether a late quiet action so near the leaves is not worth trying.
    fn hopeless(&self, position: &Position<N>, depth: i32, number: usize, judged: i32, alpha: i32) -> bool {
        let late = depth <= 4 && number > (6 + 4 * depth * depth) as usize;
        late || depth <= 2 && judged + 60 + 80 * depth <= alpha && !position.in_placement()
    }

    fn reduced(&self, depth: i32, number: usize, open: bool) -> i32 {
        let index = depth.clamp(0, 63) as usize * 64 + number.min(63);
        let reduced = self.reductions.get(index).copied().unwrap_or(0);
        (reduced - i32::from(open)).clamp(0, depth - 1)
    }

    /// The value of a game that is over.
    pub(crate) fn ended(&self, position: &Position<N>, ply: usize) -> Option<i32> {
        position.outcome(self.plan).map(|outcome| value(outcome, position, ply))
    }

    /// Whether the position was there before, in the game or on the way to it: what came about once can come
    /// about a third time. Who is ahead does well to turn aside at once, and who is behind to go for it.
    fn repeats(&self, position: &Position<N>) -> bool {
        if !self.plan.rules().repetition_draws() || !position.begins_turn() {
            return false;
        }
        let before = self.path.iter().rev().skip(1).take(usize::from(position.quiet()));
        // Nothing that was before a pass of ours can be repeated after it.
        before.take_while(|key| **key != PASSED).any(|key| *key == position.key())
    }

    /// The key for the table: near the quiet limit it matters how quiet it has been.
    fn key(&self, position: &Position<N>) -> u64 {
        let quiet = position.quiet();
        if quiet + QUIET_MARGIN < self.plan.rules().quiet_limit {
            return position.key();
        }
        position.key() ^ u64::from(quiet + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn keep_line(&mut self, ply: usize, action: Action) {
        if let Some([line, next, ..]) = self.lines.get_mut(ply..) {
            line.clear();
            line.push(action);
            line.extend_from_slice(next);
        }
    }
}

/// The value of an end for the side to act.
fn value<const N: usize>(outcome: Outcome, position: &Position<N>, ply: usize) -> i32 {
    match outcome.winner {
        None => 0,
        Some(side) if side == position.side() => WIN - ply as i32,
        Some(_) => -WIN + ply as i32,
    }
}

/// Plies to a proven end, negative for a loss.
fn distance(score: i32) -> Option<i32> {
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
mod tests {
    use super::*;
    use crate::World;
    use latrunculi::{AnyLine, Game, Rules};

    struct Still;

    impl World for Still {
        fn milliseconds(&self) -> f64 {
            0.0
        }
    }

    /// The value by looking at everything, one after the other.
    fn minimax(search: &mut Search<1>, position: &Position<1>, depth: i32, ply: usize, free: u8) -> i32 {
        if let Some(end) = search.ended(position, ply) {
            return end;
        }
        if ply > 0 && search.repeats(position) {
            return 0;
        }
        if depth <= 0 {
            return search.quiesce(position, ply, Window { alpha: -WIN, beta: WIN }, 0);
        }
        let mut actions = Vec::new();
        position.actions(search.plan, Part::All, &mut actions);
        let mut best = -WIN;
        for action in actions {
            let mut next = *position;
            next.play(search.plan, action);
            search.path.push(next.key());
            let score = if next.side() != position.side() {
                -minimax(search, &next, depth - 1, ply + 1, 0)
            } else {
                let costs = position.in_placement() || free >= FREE_ACTIONS;
                minimax(search, &next, depth - i32::from(costs), ply + 1, free + 1)
            };
            search.path.pop();
            best = best.max(score);
        }
        best
    }

    #[test]
    fn alpha_beta_gives_the_value_of_plain_minimax() {
        let small = [
            "board:4x4;array:C",
            "board:4x4;array:C;catch:held;lift:turn-start;enclosure:true",
            "board:4x4;array:C;catch:held;lift:first;corner:true;calculus:step-leap-own",
            "board:4x4;array:C;catch:position;lift:instead;pinned:true;barred:true",
            "board:4x4;hand:C3;placing:two;calculus:step;immobile:pass",
            "board:4x5;array:L.P;larron:slide-all;latroncule:forward;axes:all;catch:position;lift:first;sight:true;promotion:true",
            "board:4x4;array:C;calculus:step;corner-square:true;moves-again:true;quiet-limit:6;quiet-then:tally",
        ];
        for changes in small {
            let mut rules = Rules::default();
            for change in changes.split(';') {
                let (field, value) = change.split_once(':').unwrap();
                rules.set(field, value).unwrap();
            }
            let mut game = Game::new(&rules).unwrap();
            for seed in 0..12 {
                let AnyLine::One(line) = game.line() else { panic!("the board is small") };
                let mut table = Table::new(0);
                let mut world = Still;
                let limits = Limits { depth: Some(3), ..Limits::default() };
                let watch = Watch::new(&mut world, &limits);
                let mut search = Search::new(line, &crate::level::ALL_IT_HAS, 0, &mut table, watch);
                search.selective = false;
                let expected = minimax(&mut search, line.present(), 3, 0, 0);
                let (action, progress) = search.run(line.present(), &limits, 100);
                if let Some(told) = progress.filter(|told| told.depth == 3) {
                    assert_eq!(told.score, expected, "{changes} {}", game.diagram());
                }
                let Some(action) = action else { break };
                let action =
                    crate::yardsticks::greedy(&game, seed).filter(|_| seed % 2 == 0).unwrap_or(action);
                game.play(action).unwrap();
            }
        }
    }
}
