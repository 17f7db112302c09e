//! The player as a whole.

use crate::table::{Bound, Code};
use crate::{Limits, Player, Still, Thought, World, yardsticks};
use latrunculi::{Action, Diagram, Game, PRESETS, Preset, Rules};

/// A world that wants an answer at once.
struct Stopped;

impl World for Stopped {
    fn milliseconds(&self) -> f64 {
        0.0
    }

    fn stopped(&self) -> bool {
        true
    }
}

/// A world whose clock goes on by a millisecond whenever somebody looks.
#[derive(Default)]
struct Ticking(std::cell::Cell<f64>);

impl World for Ticking {
    fn milliseconds(&self) -> f64 {
        self.0.set(self.0.get() + 1.0);
        self.0.get()
    }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn level(level: u8, seed: u32) -> Limits {
    Limits { level: Some(level), seed, ..Limits::default() }
}

fn new_game(id: &str) -> Game {
    Game::new(&Preset::find(id).unwrap().rules()).unwrap()
}

fn assert_legal(game: &Game, thought: &Thought) {
    let action = thought.action.expect("the game goes on");
    assert_eq!(game.why_illegal(action), None, "{action} in {}", game.diagram());
}

/// Goes on with a game by greedy actions.
fn go_on(game: &mut Game, actions: u64, seed: u64) {
    for number in 0..actions {
        let Some(action) = yardsticks::greedy(game, seed + number) else { return };
        game.play(action).unwrap();
    }
}

#[test]
fn every_ruleset_gets_legal_actions_all_through_a_game() {
    let mut player = Player::new(1 << 20);
    for preset in PRESETS {
        let mut game = Game::new(&preset.rules()).unwrap();
        while game.outcome().is_none() && game.ply() < 300 {
            let thought = player.think(&game, &nodes(60), &mut Still);
            assert_legal(&game, &thought);
            game.play(thought.action.unwrap()).unwrap();
            go_on(&mut game, 3, 1);
        }
        if game.outcome().is_some() {
            assert_eq!(player.think(&game, &nodes(60), &mut Still).action, None);
        }
    }
}

#[test]
fn whoever_is_stopped_answers_with_a_legal_action() {
    for table in [0, 1 << 16] {
        let mut player = Player::new(table);
        for preset in PRESETS {
            let mut game = Game::new(&preset.rules()).unwrap();
            go_on(&mut game, 70, 3);
            if game.outcome().is_some() {
                continue;
            }
            assert_legal(&game, &player.think(&game, &level(8, 0), &mut Stopped));
            assert_legal(&game, &player.think(&game, &nodes(0), &mut Still));
            let zero = Limits { movetime: Some(0), depth: Some(0), ..Limits::default() };
            assert_legal(&game, &player.think(&game, &zero, &mut Ticking::default()));
            assert_legal(&game, &player.think(&game, &nodes(3000), &mut Still));
        }
    }
}

#[test]
fn who_has_no_action_passes_or_has_lost() {
    let blocked = |id: &str, position: &str| {
        let rules = Preset::find(id).unwrap().rules();
        let game = Game::from_diagram(&rules, &Diagram::read(position, rules.board).unwrap()).unwrap();
        Player::new(0).think(&game, &level(8, 0), &mut Still)
    };
    assert_eq!(
        blocked("quintana", "8.8.8.8.8.8.C7.cC6_b_-_-_0-0_0"),
        Thought { action: None, progress: None }
    );
    assert_eq!(blocked("seega-5", "5.5.5.C4.cC3_b_-_-_0-0_0").action, Some(Action::Pass));
    assert_eq!(blocked("quintana", "8.8.8.8.8.8.8.8_b_-_-_0-0_0").action, None);
}

#[test]
fn time_ends_a_search() {
    let limits = Limits { movetime: Some(50), ..Limits::default() };
    let thought = Player::new(1 << 20).think(&new_game("quintana"), &limits, &mut Ticking::default());
    assert!(thought.progress.is_some_and(|progress| progress.nodes <= 60 * 1024));
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = |player: &mut Player, seed| {
        let mut game = new_game("bell-8x8");
        for _ in 0..44 {
            let thought = player.think(&game, &level(3, seed), &mut Still);
            game.play(thought.action.unwrap()).unwrap();
        }
        game.diagram()
    };
    let mut player = Player::new(1 << 18);
    let first = play(&mut player, 1);
    assert_eq!(play(&mut player, 1), first);
    assert_ne!(play(&mut player, 2), first);
}

/// Positions in which the side to act can win by its next action.
const WINS_IN_ONE: &[(&str, &str)] = &[
    ("quintana", "8.8.8.8.2Cc4.8.8.4C3_w_-_-_0-0_1"),
    ("kowalski-12x8", "5C1C4.2C1DC6.2CC1cc5.12.3c8.3c8.2cd8.1ccc1c6_w_-_-_0-0_0"),
    ("schadler-1994", "8.8.8.8.2CcC3.8.7c.8_w_-_*d4_14-13_1"),
    ("becq-8", "8.8.8.8.8.p1p5.PpP5.8_w_-_x_0-0_0"),
];

#[test]
fn every_level_takes_a_win_in_one() {
    for (id, diagram) in WINS_IN_ONE {
        let rules = Preset::find(id).unwrap().rules();
        let diagram = Diagram::read(diagram, rules.board).unwrap();
        let game = Game::from_diagram(&rules, &diagram).unwrap();
        for number in 1..=8 {
            for seed in 0..5 {
                let mut after = game.clone();
                let limits = Limits { nodes: Some(100_000), ..level(number, seed) };
                let thought = Player::new(1 << 16).think(&game, &limits, &mut Still);
                after.play(thought.action.unwrap()).unwrap();
                let winner = after.outcome().and_then(|outcome| outcome.winner);
                assert!(winner.is_some(), "level {number} in {id} plays {:?}", thought.action);
            }
        }
    }
}

#[test]
fn a_lead_behind_walls_that_are_closed_counts_for_little() {
    let score = |position: &str| {
        let rules = Preset::find("becq-8").unwrap().rules();
        let game = Game::from_diagram(&rules, &Diagram::read(position, rules.board).unwrap()).unwrap();
        let limits = Limits { depth: Some(1), ..Limits::default() };
        Player::new(0).think(&game, &limits, &mut Still).progress.unwrap().score
    };
    // Five larrons against one, and no way through; then the same without a pair of latroncules that stand face to face.
    let closed = score("7l.8.8.pppppppp.PPPPPPPP.1L1L4.8.LLL5_w_-_-_0-0_0");
    let open = score("7l.8.8.ppppppp1.PPPPPPP1.1L1L4.8.LLL5_w_-_-_0-0_0");
    assert!(closed < 200 && open > 1000, "{closed} {open}");
}

#[test]
fn a_level_game_that_is_about_to_be_drawn_counts_for_less_than_one_with_time_left() {
    for id in ["nova-roma-deferred", "petteia"] {
        let rules = Preset::find(id).unwrap().rules();
        let score = |quiet: u16| {
            let start = "cccccccc.8.8.8.8.8.8.CCCCCCCC_b_-_-_0-0";
            let diagram = Diagram::read(&format!("{start}_{quiet}"), rules.board).unwrap();
            let game = Game::from_diagram(&rules, &diagram).unwrap();
            let limits = Limits { depth: Some(2), ..Limits::default() };
            Player::new(0).think(&game, &limits, &mut Still).progress.unwrap().score
        };
        let (late, early) = (score(rules.quiet_limit - 4), score(0));
        assert!(late < early - 50, "{id}: {late} {early}");
    }
}

#[test]
fn another_search_makes_what_is_remembered_older() {
    // Room for four positions, all of one bucket.
    let mut player = Player::new(64);
    let key = |number: u64| number << 32;
    for number in 1..=4 {
        player.table.put(key(number), Code::NONE, 0, 9, Bound::Exact);
    }
    player.think(&new_game("quintana"), &nodes(2_000), &mut Still);
    assert!((1..=4).all(|number| player.table.get(key(number)).is_none()));
}

/// What a new player with a fixed depth plays, and what it thinks that is worth.
fn plays(game: &Game, depth: u32) -> (Action, i32) {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let thought = Player::new(1 << 20).think(game, &limits, &mut Still);
    (thought.action.unwrap(), thought.progress.unwrap().score)
}

fn quintana(position: &str) -> Game {
    let rules = Rules::from_link("quintana").unwrap();
    Game::from_diagram(&rules, &Diagram::read(position, rules.board).unwrap()).unwrap()
}

#[test]
fn who_is_behind_seeks_what_was_there_before() {
    let mut game = quintana("c6c.8.8.8.8.8.8.CCCCC3_b_-_-_0-0_0");
    game.play_all(["a8a7", "e1e2", "a7a8", "e2e1"].into_iter()).unwrap();
    let fresh = quintana(&game.diagram().to_string());
    for depth in 1..=3 {
        let (action, score) = plays(&game, depth);
        assert_eq!(action.to_string(), "a8a7", "depth {depth}");
        let (_, otherwise) = plays(&fresh, depth);
        assert!(score > otherwise + 100, "depth {depth}: {score} {otherwise}");
    }
}

#[test]
fn who_is_ahead_avoids_what_was_there_before() {
    let position = |quiet: u16| format!("c6c.8.8.8.8.8.8.CCCCC3_w_-_-_0-0_{quiet}");
    for depth in 1..=3 {
        // What it would play, had it all not been there before.
        let (action, _) = plays(&quintana(&position(8)), depth);
        let Action::Move { from, to } = action else { panic!("{action} is no move") };
        let back = Action::Move { from: to, to: from };
        let mut once = quintana(&position(0));
        once.play(action).unwrap();
        let start = quintana(&once.diagram().to_string());
        let there_and_back = |other: Action| {
            let Action::Move { from, to } = other else { return None };
            let other_back = Action::Move { from: to, to: from };
            let mut game = start.clone();
            for way in [other, back, other_back, action, other, back, other_back] {
                game.play(way).ok()?;
            }
            (game.diagram().to_string() == position(8)).then_some(game)
        };
        let mut game = start.legal().into_iter().find_map(there_and_back).unwrap();
        let (now, _) = plays(&game, depth);
        assert_ne!(now, action, "depth {depth}");
        game.play(action).unwrap();
        let end = game.outcome().map(|outcome| (outcome.winner, outcome.reason.word()));
        assert_eq!(end, Some((None, "repetition")), "depth {depth}");
    }
}

/// Won positions, and the fewest actions until the end.
const FORCED: &[(&str, &str, i32)] = &[
    ("becq-8", "5l2.1p4p1.P7.8.2l5.3l4.8.8_b_-_-_11-15_0", 3),
    ("bell-8x7", "3c4.5cd1.3c1cc1.3cc2c.3cc2c.6C1.5ccC_b_-_-_3-15_0", 4),
    ("bell-8x7", "8.7C.5c1c.8.8.7c.8_b_-_-_14-16_0", 5),
];

#[test]
fn who_has_found_a_win_looks_whether_there_is_a_shorter_one() {
    for (id, position, actions) in FORCED {
        let rules = Preset::find(id).unwrap().rules();
        let game = Game::from_diagram(&rules, &Diagram::read(position, rules.board).unwrap()).unwrap();
        let thought = Player::new(1 << 20).think(&game, &nodes(40_000), &mut Still).progress.unwrap();
        assert_eq!(thought.end, Some(*actions), "{id} {position}");
        // What is won so soon is found at its own depth at the latest, even by who searches some actions less deep.
        assert_eq!(thought.depth as i32, actions + 2, "{id} {position}");
    }
}
