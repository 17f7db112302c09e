//! Writes positions with a forced win: `cargo run --release -p latrunculi-tests --example wins WINDOW
//! LONGEST MORE [RULESETS]`.
//!
//! Endings stand within so many files and ranks, wins take at most so many actions of both sides, and who attacks has at
//! least so many pieces more. `tests/data/wins.txt` is what `6 7 1` and `16 7 1` give, and, since a dux is seldom shut in
//! by few, `4 3 7` and `5 3 8` for the rulesets of Kowalski; sorted, each once.
//!
//! Positions come from random endings of few pieces and from the last actions of games; the solver, and not the
//! computer player, says which of them are won. The same positions are found every time.

use latrunculi::{Action, Diagram, Game, Kind, Line, PRESETS, Piece, Preset, Reason, Rules, Side, with_line};
use latrunculi_search::{Limits, Player, Still};
use latrunculi_tests::random::settled;
use latrunculi_tests::solver::{Board, Solver, of_line};
use proptest::prelude::Rng;
use proptest::test_runner::{RngAlgorithm, TestRng};

/// How many positions the solver may look at for each.
const MOST: u64 = 300_000;
/// How many endings are tried for each ruleset.
const ENDINGS: u32 = 150;
/// How many games are played for each ruleset.
const GAMES: u32 = 8;
/// So many actions before their end games are looked at.
const LAST: usize = 10;
/// How many positions of each ruleset are kept, of endings and of games each.
const KEPT: usize = 3;
/// How many of them may have the same length and reason.
const ALIKE: usize = 2;

/// What is kept: length, reason and position.
type Found = Vec<(u32, Reason, String)>;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |what: &str| arguments.next().and_then(|text| text.parse::<u8>().ok()).expect(what);
    let (window, longest, more) = (number("a window"), u32::from(number("a length")), number("a lead"));
    let rulesets: Vec<String> = arguments.collect();
    let asked = |preset: &&Preset| rulesets.is_empty() || rulesets.iter().any(|id| id == preset.id);
    for preset in PRESETS.iter().filter(asked) {
        let rules = preset.rules();
        let mut random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let mut found = Found::new();
        for _ in 0..ENDINGS {
            if found.len() >= KEPT {
                break;
            }
            if let Some(game) = ending(&rules, window, more, &mut random) {
                examine(&game, longest, &mut found);
            }
        }
        let wanted = found.len() + KEPT;
        for number in 0..GAMES {
            if found.len() >= wanted {
                break;
            }
            let mut game = play(&rules, number, &mut random);
            for _ in 0..LAST {
                if found.len() >= wanted || !game.undo() {
                    break;
                }
                // Whoever leads the tally would win by waiting near the quiet limit.
                let mut here = game.diagram();
                here.quiet = 0;
                let here = Game::from_diagram(&rules, &here).expect("a position of a game");
                examine(&here, longest, &mut found);
            }
        }
        found.sort();
        for (actions, reason, position) in found {
            println!("{} {position} {actions} {}", preset.id, reason.word());
        }
    }
}

fn below(random: &mut TestRng, number: usize) -> usize {
    random.next_u32() as usize % number
}

/// A few pieces of each side somewhere, the side to act having at least so many more; taken is who is missing.
fn ending(rules: &Rules, window: u8, more: u8, random: &mut TestRng) -> Option<Game> {
    let mut diagram = Diagram::empty(rules.board);
    diagram.side = Side::ALL[below(random, 2)];
    let [left, bottom] = [rules.board.files(), rules.board.ranks()]
        .map(|size| below(random, usize::from(size.saturating_sub(window)) + 1) as u8);
    let within = |from: u8, at: u8| (from..from + window).contains(&at);
    let squares: Vec<_> = rules
        .board
        .squares()
        .filter(|square| within(left, square.file()) && within(bottom, square.rank()))
        .collect();
    let least = usize::from(rules.least);
    let fewer = least + below(random, 2);
    let numbers =
        [(diagram.side, fewer + usize::from(more) + below(random, 4)), (diagram.side.other(), fewer)];
    let set = rules.full_set();
    let total = usize::from(set.iter().sum::<u16>());
    for (side, number) in numbers {
        let mut kinds: Vec<Kind> = Vec::new();
        if rules.dux_shut_in {
            kinds.push(Kind::Dux);
        }
        while kinds.len() < number {
            let kind = Kind::ALL[below(random, 4)];
            if set[kind.index()] > 0 && kind != Kind::Dux {
                kinds.push(kind);
            }
        }
        for kind in kinds {
            let square = squares[below(random, squares.len())];
            diagram.set(square, Some(Piece { side, kind }));
        }
        let standing = diagram.pieces().filter(|(_, piece)| piece.side == side).count();
        diagram.taken[side.other().index()] = total.saturating_sub(standing) as u16;
    }
    Game::from_diagram(rules, &settled(rules, diagram)?).ok()
}

/// A game of weak players to its end.
fn play(rules: &Rules, number: u32, random: &mut TestRng) -> Game {
    let mut game = Game::new(rules).expect("a preset");
    let mut player = Player::new(1 << 20);
    let limits = Limits { nodes: Some(400), seed: number, ..Limits::default() };
    while game.outcome().is_none() {
        let legal = game.legal();
        let action = if game.ply() < 6 {
            legal[below(random, legal.len())]
        } else {
            player.think(&game, &limits, &mut Still).action.expect("the game goes on")
        };
        game.play(action).expect("a legal action");
    }
    game
}

/// Keeps the position if it is won, and not in one action, and not too many are alike.
fn examine(game: &Game, longest: u32, found: &mut Found) {
    if game.outcome().is_some() {
        return;
    }
    let won = with_line!(game.line(), line => solve(line, longest));
    if let Some((actions, reason)) = won.filter(|(actions, _)| *actions > 1) {
        let alike = found.iter().filter(|found| (found.0, found.1) == (actions, reason)).count();
        if alike < ALIKE {
            found.push((actions, reason, game.diagram().to_string()));
        }
    }
}

/// The length of the win, and the rule by which it ends where the other holds out as long as possible.
fn solve<const N: usize>(line: &Line<N>, longest: u32) -> Option<(u32, Reason)> {
    let mut solver = of_line(line, MOST);
    let actions = solver.shortest(line.present(), longest).ok()??;
    let plan = line.plan();
    let mut position = *line.present();
    let attacker = position.side();
    for left in (0..actions).rev() {
        let keeps = |solver: &mut Solver<_>, action: &Action| {
            let next = plan.play(&position, *action);
            // Who attacks wants to win in time, who defends to lose no sooner than need be.
            if position.side() == attacker {
                solver.wins(&next, left).unwrap_or(false)
            } else {
                left == 0 || !solver.wins(&next, left - 1).unwrap_or(true)
            }
        };
        let action = plan.actions(&position).into_iter().find(|action| keeps(&mut solver, action))?;
        position = plan.play(&position, action);
        if let Some(outcome) = position.outcome(plan) {
            return Some((actions, outcome.reason));
        }
    }
    None
}
