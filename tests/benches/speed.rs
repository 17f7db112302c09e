//! How fast actions are generated and played, beside a fast move generator of chess in the same process.
//!
//! Both count the leaves of perft by the size of sets of squares and play all that lies above. Ratios tell more than
//! rates, which depend on the machine; rounds alternate and the best of each is kept, so that a busy machine
//! disturbs all alike.

use cozy_chess::Board;
use latrunculi::{Game, Line, with_line};
use latrunculi_tests::vectors;
use std::hint::black_box;
use std::time::Instant;

/// Full of captures, castling and promotions: the position by which chess move generators are usually compared.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// The known number of games of 5 moves from there.
const KIWIPETE_LEAVES: u64 = 193_690_690;
/// How often everything is measured.
const ROUNDS: usize = 5;
/// How many random games are played in a round, and the most actions of each.
const PLAYOUTS: usize = 2000;
const LONGEST_PLAYOUT: usize = 400;
/// Actions a second that random playouts should reach.
const PLAYOUT_TARGET: f64 = 10e6;

/// Ruleset, depth of perft, and the ratio to chess that it should reach.
const RULESETS: [(&str, u32, f64); 10] = [
    ("quintana", 4, 1.0),
    ("petteia", 4, 1.0),
    ("nova-roma-8x8", 4, 1.0),
    ("becq-8", 4, 0.6),
    ("schadler-1994", 4, 0.4),
    ("seneca", 4, 0.4),
    ("regle-francaise", 4, 0.4),
    ("kowalski-11x10", 3, 0.4),
    ("becq-12", 3, 0.4),
    ("falkener", 3, 0.4),
];

fn main() {
    let chess: Board = KIWIPETE.parse().expect("a position of chess");
    let rulesets = RULESETS.map(|(ruleset, depth, target)| (ruleset, middle_games(ruleset), depth, target));
    let quintana = game("quintana", None);
    let mut chess_rate = Best::default();
    let mut rates = RULESETS.map(|_| Best::default());
    let mut playout_rate = Best::default();
    for round in 0..ROUNDS {
        chess_rate.measure(|| {
            let leaves = chess_perft(&chess, 5);
            assert_eq!(leaves, KIWIPETE_LEAVES);
            leaves
        });
        for ((_, games, depth, _), rate) in rulesets.iter().zip(&mut rates) {
            rate.measure(|| games.iter().map(|game| game.perft(black_box(*depth))).sum());
        }
        playout_rate.measure(|| with_line!(quintana.line(), line => playouts(line, round as u64 + 1)));
    }

    println!("{:<24} {:>5} {:>14} {:>7} {:>7}", "perft", "depth", "actions/s", "ratio", "target");
    println!("{:<24} {:>5} {:>14.0} {:>7.2}", "chess, Kiwipete", 5, chess_rate.0, 1.0);
    for ((ruleset, _, depth, target), rate) in rulesets.iter().zip(&rates) {
        let ratio = rate.0 / chess_rate.0;
        println!(
            "{ruleset:<24} {depth:>5} {:>14.0} {ratio:>7.2} {target:>7.2} {}",
            rate.0,
            verdict(ratio >= *target)
        );
    }
    println!(
        "{:<24} {:>5} {:>14.0} {:>7} {:>7.0} {}",
        "playouts in quintana",
        "",
        playout_rate.0,
        format!("{:.2}", playout_rate.0 / chess_rate.0),
        PLAYOUT_TARGET,
        verdict(playout_rate.0 >= PLAYOUT_TARGET)
    );
}

fn verdict(reached: bool) -> &'static str {
    if reached { "reached" } else { "missed" }
}

/// The best rate of all rounds, in actions a second.
#[derive(Default)]
struct Best(f64);

impl Best {
    fn measure(&mut self, work: impl FnOnce() -> u64) {
        let start = Instant::now();
        let actions = work();
        self.0 = self.0.max(actions as f64 / start.elapsed().as_secs_f64());
    }
}

fn game(ruleset: &str, position: Option<&str>) -> Game {
    let rules = vectors::rules(ruleset);
    match position {
        None => Game::new(&rules).expect(ruleset),
        Some(text) => Game::from_diagram(&rules, &vectors::diagram(&rules, text)).expect(text),
    }
}

/// The positions of the vectors that are neither the start nor in placement.
fn middle_games(ruleset: &str) -> Vec<Game> {
    let start = game(ruleset, None).diagram();
    vectors::perfts()
        .iter()
        .filter(|perft| perft.ruleset == ruleset && perft.depth == 1)
        .map(|perft| game(ruleset, Some(&perft.position)))
        .filter(|game| game.diagram() != start && !game.diagram().in_placement())
        .collect()
}

fn chess_perft(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
        } else {
            for one in moves {
                let mut next = board.clone();
                next.play_unchecked(one);
                leaves += chess_perft(&next, depth - 1);
            }
        }
        false
    });
    leaves
}

/// Plays random games from the present position; gives how many actions were played.
fn playouts<const N: usize>(line: &Line<N>, seed: u64) -> u64 {
    let plan = line.plan();
    let mut random = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut played = 0;
    let mut scratch = Vec::new();
    for _ in 0..PLAYOUTS {
        let mut position = *line.present();
        for _ in 0..LONGEST_PLAYOUT {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let choose = |count: u32| (((random >> 32) * u64::from(count)) >> 32) as u32;
            let Some(action) = position.pick_action(plan, &mut scratch, choose) else { break };
            position.play(plan, action);
            played += 1;
        }
        black_box(position.key());
    }
    played
}
