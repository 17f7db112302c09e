//! Whether the computer player keeps its time and its memory over many games:
//! `cargo run --release -p latrunculi-tests --example endurance GAMES`.
//!
//! Prints the memory of the process as games go on (Linux only), by how much thinking overran its time, and how long
//! a search took to answer after it was stopped. All rulesets are played in turn.

use latrunculi::{Game, PRESETS};
use latrunculi_search::{Limits, Player, World};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long the player may think about most actions, in milliseconds.
const SHORT: u32 = 2;
/// How long it may think, and when it is stopped, once in every game.
const LONG: u64 = 100;
/// How many megabytes the player remembers positions in.
const MEGABYTES: usize = 16;

/// A clock, and a flag that stops the search.
struct Machine {
    start: Instant,
    stop: Arc<AtomicBool>,
}

impl Machine {
    fn new() -> Self {
        Self { start: Instant::now(), stop: Arc::default() }
    }
}

impl World for Machine {
    fn milliseconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64() * 1000.0
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Times in milliseconds: how many, and the longest ones.
#[derive(Default)]
struct Times(Vec<f64>);

impl Times {
    fn tell(&mut self, what: &str) {
        self.0.sort_by(f64::total_cmp);
        let at = |share: f64| {
            let index = (self.0.len() as f64 * share) as usize;
            self.0.get(index.min(self.0.len().saturating_sub(1))).copied().unwrap_or(f64::NAN)
        };
        println!(
            "{what}: {} times, half within {:.1} ms, 99 of 100 within {:.1} ms, all within {:.1} ms",
            self.0.len(),
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }
}

fn main() {
    let games: usize = std::env::args().nth(1).and_then(|text| text.parse().ok()).expect("a number of games");
    let mut player = Player::new(MEGABYTES << 20);
    let (mut overruns, mut latencies) = (Times::default(), Times::default());
    for (number, preset) in PRESETS.iter().cycle().take(games).enumerate() {
        let mut game = Game::new(&preset.rules()).expect("a preset");
        let long = 20 + number % 20;
        while game.outcome().is_none() {
            let action = if game.ply() == long {
                overruns.0.push(think(&mut player, &game, LONG as u32).1 - LONG as f64);
                let (action, latency) = stopped(&mut player, &game);
                latencies.0.push(latency);
                action
            } else {
                let (action, took) = think(&mut player, &game, SHORT);
                overruns.0.push(took - f64::from(SHORT));
                action
            };
            game.play(action.expect("the game goes on")).expect("a legal action");
        }
        if (number + 1).is_multiple_of(games.div_ceil(10)) {
            println!("{} games: {} KiB in memory", number + 1, resident().unwrap_or_default());
        }
    }
    overruns.tell("longer than the time given");
    latencies.tell("to answer after a stop");
}

/// The action, and how long it took.
fn think(player: &mut Player, game: &Game, milliseconds: u32) -> (Option<latrunculi::Action>, f64) {
    let mut world = Machine::new();
    let limits = Limits { movetime: Some(milliseconds), ..Limits::default() };
    let action = player.think(game, &limits, &mut world).action;
    (action, world.milliseconds())
}

/// Stops a search without end; gives the action, and how long after the stop it came.
fn stopped(player: &mut Player, game: &Game) -> (Option<latrunculi::Action>, f64) {
    let mut world = Machine::new();
    let stop = Arc::clone(&world.stop);
    let stopper = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(LONG));
        stop.store(true, Ordering::Relaxed);
        Instant::now()
    });
    let limits = Limits { nodes: Some(u64::MAX), ..Limits::default() };
    let action = player.think(game, &limits, &mut world).action;
    let answered = Instant::now();
    let latency = stopper.join().map(|stopped| answered.saturating_duration_since(stopped));
    (action, latency.unwrap_or_default().as_secs_f64() * 1000.0)
}

/// How much memory the process holds, in KiB, where the system tells.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}
