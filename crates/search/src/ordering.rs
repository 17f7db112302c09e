//! In which order actions are tried: the sooner the best comes, the more can be cut off.

use crate::table::Code;
use latrunculi::{Action, MOST_SQUARES, Part, Plan, Position, Side};

/// The most plies that killers are kept for.
pub(crate) const MOST_PLIES: usize = 128;

/// Room for the actions of most positions, made at once.
const MANY: usize = 64;

/// The most that history comes to.
const MOST: i32 = 16_000;

/// What quiet actions have proved good so far.
pub(crate) struct Experience {
    killers: Vec<[Code; 2]>,
    /// By side, origin and destination; placings have the same square as both.
    history: Vec<i16>,
}

impl Experience {
    pub(crate) fn new() -> Self {
        Self {
            killers: vec![[Code::NONE; 2]; MOST_PLIES + 1],
            history: vec![0; 2 * MOST_SQUARES * MOST_SQUARES],
        }
    }

    fn index(side: Side, action: Action) -> Option<usize> {
        let (from, to) = match action {
            Action::Move { from, to } => (from, to),
            Action::Place(to) => (to, to),
            Action::Take(_) | Action::Pass => return None,
        };
        Some((side.index() * MOST_SQUARES + from.index()) * MOST_SQUARES + to.index())
    }

    pub(crate) fn killers(&self, ply: usize) -> [Code; 2] {
        self.killers.get(ply).copied().unwrap_or_default()
    }

    pub(crate) fn of(&self, side: Side, action: Action) -> i32 {
        let entry = Self::index(side, action).and_then(|index| self.history.get(index));
        entry.map_or(0, |value| i32::from(*value))
    }

    fn learn(&mut self, side: Side, action: Action, amount: i32) {
        if let Some(entry) = Self::index(side, action).and_then(|index| self.history.get_mut(index)) {
            let old = i32::from(*entry);
            // What is large already grows little, so that it stays within bounds.
            *entry = (old + amount - old * amount.abs() / MOST) as i16;
        }
    }

    /// A quiet action was too good for the opponent to allow, and those tried before it were not.
    pub(crate) fn cut(&mut self, side: Side, action: Action, before: &[Action], ply: usize, depth: i32) {
        let amount = (depth * depth * 16).min(2_000);
        self.learn(side, action, amount);
        for other in before {
            self.learn(side, *other, -amount);
        }
        let code = Code::of(action);
        if let Some(killers) = self.killers.get_mut(ply).filter(|killers| killers[0] != code) {
            *killers = [code, killers[0]];
        }
    }
}

/// Where the giving of actions stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Remembered,
    Catches,
    Quiet,
    Done,
}

/// Gives the legal actions of a position, the most promising first. Quiet actions are found only when all else is tried.
pub(crate) struct Picker {
    stage: Stage,
    remembered: Option<Action>,
    list: Vec<(i32, Action)>,
    next: usize,
}

impl Picker {
    /// With the action that the table remembers.
    pub(crate) fn new(remembered: Code) -> Self {
        Self { stage: Stage::Remembered, remembered: remembered.action(), list: Vec::new(), next: 0 }
    }

    /// The next action, and whether it is quiet: neither a take nor thought to catch.
    pub(crate) fn next<const N: usize>(
        &mut self,
        plan: &Plan<N>,
        position: &Position<N>,
        experience: &Experience,
        ply: usize,
    ) -> Option<(Action, bool)> {
        loop {
            if let Some(action) = self.best_of_list() {
                if Some(action) != self.remembered {
                    return Some((action, self.stage == Stage::Done));
                }
                continue;
            }
            match self.stage {
                Stage::Remembered => {
                    self.stage = Stage::Catches;
                    self.remembered = self.remembered.filter(|action| position.is_legal(plan, *action));
                    if let Some(action) = self.remembered {
                        return Some((action, false));
                    }
                }
                Stage::Catches => {
                    self.stage = Stage::Quiet;
                    self.fill(plan, position, Part::Catches, &|action| match action {
                        Action::Take(_) => 1_000_000,
                        _ => experience.of(position.side(), action),
                    });
                }
                Stage::Quiet => {
                    self.stage = Stage::Done;
                    let killers = experience.killers(ply);
                    self.fill(plan, position, Part::Quiet, &|action| match killers
                        .iter()
                        .position(|killer| *killer == Code::of(action))
                    {
                        Some(index) => 100_000 - index as i32,
                        None => experience.of(position.side(), action),
                    });
                }
                Stage::Done => return None,
            }
        }
    }

    fn fill<const N: usize>(
        &mut self,
        plan: &Plan<N>,
        position: &Position<N>,
        part: Part,
        score: &dyn Fn(Action) -> i32,
    ) {
        self.list.clear();
        self.list.reserve(MANY);
        self.next = 0;
        let list = &mut self.list;
        position.visit(plan, part, &mut |batch| {
            position.expand(plan, batch, &mut |action| list.push((score(action), action)));
            true
        });
    }

    /// Selection sort, one at a time: mostly few are asked for.
    fn best_of_list(&mut self) -> Option<Action> {
        let rest = self.list.get_mut(self.next..)?;
        let (mut best, mut highest) = (0, rest.first()?.0);
        for (index, (score, _)) in rest.iter().enumerate() {
            if *score > highest {
                (best, highest) = (index, *score);
            }
        }
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0].1)
    }
}
