//! When a search has to end.

use crate::level::{self, Level};
use crate::{Limits, World};

/// How many positions are searched between two looks at the clock.
const INTERVAL: u64 = 1024;

/// Watches over the limits of one search.
pub(crate) struct Watch<'a> {
    world: &'a mut dyn World,
    began: f64,
    /// Milliseconds after `began`.
    movetime: Option<f64>,
    most_nodes: u64,
    /// How many positions have been searched.
    pub nodes: u64,
    /// The search is to end now.
    pub over: bool,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(world: &'a mut dyn World, limits: &Limits) -> Self {
        let level = sight(limits);
        let unlimited = limits.movetime.is_none() && limits.nodes.is_none() && limits.depth.is_none();
        let longest = (unlimited && level == level::ALL_IT_HAS).then_some(level::LONGEST);
        Self {
            began: world.milliseconds(),
            movetime: limits.movetime.or(longest).map(f64::from),
            most_nodes: limits.nodes.unwrap_or(u64::MAX).min(level.nodes),
            nodes: 0,
            over: world.stopped(),
            world,
        }
    }

    /// Counts a position; gives whether the search is over.
    #[inline(always)]
    pub(crate) fn tick(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(INTERVAL) {
            self.look();
        }
        self.over |= self.nodes > self.most_nodes;
        self.over
    }

    #[inline(never)]
    fn look(&mut self) {
        self.over |= self.world.stopped() || self.movetime.is_some_and(|time| self.milliseconds() >= time);
    }

    /// How long it has been going on.
    pub(crate) fn milliseconds(&self) -> f64 {
        self.world.milliseconds() - self.began
    }

    /// Whether so much has been used up that another depth would hardly be finished.
    pub(crate) fn nearly_over(&mut self) -> bool {
        self.look();
        let used = self.movetime.is_some_and(|time| self.milliseconds() > time * 0.8);
        self.over || used
    }

    /// The world outside.
    pub(crate) fn world(&mut self) -> &mut dyn World {
        self.world
    }
}

/// What the player sees under these limits.
pub(crate) fn sight(limits: &Limits) -> Level {
    match limits.level {
        Some(number) => level::level(number),
        None if *limits == (Limits { seed: limits.seed, ..Limits::default() }) => level::level(level::USUAL),
        None => level::ALL_IT_HAS,
    }
}
