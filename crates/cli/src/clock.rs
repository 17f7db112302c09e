//! The world of a search on this machine.

use latrunculi_search::{Progress, World};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// A clock, a flag that stops the search, and somebody who is told of progress.
pub(crate) struct Machine<'a> {
    start: Instant,
    stop: &'a AtomicBool,
    tell: &'a dyn Fn(&Progress),
}

impl<'a> Machine<'a> {
    pub(crate) fn new(stop: &'a AtomicBool, tell: &'a dyn Fn(&Progress)) -> Self {
        Self { start: Instant::now(), stop, tell }
    }
}

impl World for Machine<'_> {
    fn milliseconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64() * 1000.0
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn progress(&mut self, progress: &Progress) {
        (self.tell)(progress);
    }
}
