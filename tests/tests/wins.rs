//! Forced wins: that they are, and that the computer player finds them.

use latrunculi::{Game, PRESETS, Preset, with_line};
use latrunculi_search::{Limits, Player, World};
use latrunculi_tests::solver::{Solver, of_line};
use latrunculi_tests::vectors;
use latrunculi_tests::wins::{Win, wins};
use std::collections::BTreeSet;
use std::time::Instant;

/// How many positions the solver may look at for each.
const MOST: u64 = 20_000_000;
/// The longest wins that the slow reference proves, too.
const LONGEST_OF_REFERENCE: u32 = 3;
/// How long the player may think.
const MILLISECONDS: u32 = 1000;

/// A busy machine may leave the player little of its second: what it finds in one of so many it does find.
const TRIES: usize = 5;

/// A world with a clock.
struct Clock(Instant);

impl World for Clock {
    fn milliseconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64() * 1000.0
    }
}

/// The fewest actions by which the side to act wins, by the rules as the engine knows them.
fn shortest(game: &Game, most: u32) -> Option<u32> {
    with_line!(game.line(), line => of_line(line, MOST).shortest(line.present(), most))
        .expect("few positions")
}

#[test]
fn there_are_wins_in_every_family_and_of_every_kind() {
    let wins = wins();
    assert!(wins.len() >= 60, "{}", wins.len());
    let family = |win: &Win| Preset::find(&win.ruleset).expect("a preset").family;
    let families: BTreeSet<_> = wins.iter().map(family).collect();
    assert!(PRESETS.iter().all(|preset| families.contains(preset.family)), "{families:?}");
    let reasons: BTreeSet<_> = wins.iter().map(|win| win.reason.as_str()).collect();
    assert!(["captured", "dux", "immobile"].iter().all(|reason| reasons.contains(reason)), "{reasons:?}");
    let shut_in: Vec<_> =
        wins.iter().filter(|win| win.reason == "dux").map(|win| win.ruleset.as_str()).collect();
    let decided = |preset: &&Preset| preset.rules().dux_shut_in;
    assert!(shut_in.len() >= 6, "{shut_in:?}");
    assert!(PRESETS.iter().filter(decided).all(|preset| shut_in.contains(&preset.id)), "{shut_in:?}");
}

#[test]
fn each_win_is_proved_again() {
    for win in wins() {
        assert_eq!(shortest(&win.game(), win.actions), Some(win.actions), "{} {}", win.ruleset, win.position);
    }
}

#[test]
fn the_reference_proves_the_short_ones_too() {
    for win in wins().iter().filter(|win| win.actions <= LONGEST_OF_REFERENCE) {
        let rules = win.rules();
        let diagram = vectors::diagram(&rules, &win.position);
        let proved = Solver::new(&rules, diagram.side, MOST).shortest(&diagram, win.actions);
        assert_eq!(proved.expect("few positions"), Some(win.actions), "{} {}", win.ruleset, win.position);
    }
}

#[test]
fn level_eight_finds_each_within_a_second() {
    let limits = Limits { level: Some(8), movetime: Some(MILLISECONDS), ..Limits::default() };
    let finds = |win: &Win| {
        let game = win.game();
        let thought = Player::new(16 << 20).think(&game, &limits, &mut Clock(Instant::now()));
        let action = thought.action.expect("the game goes on");
        // A single legal action is played without looking further.
        let end = thought.progress.map_or(Some(win.actions as i32), |progress| progress.end);
        end.filter(|end| *end > 0).is_some_and(|end| {
            with_line!(game.line(), line => {
                let mut next = *line.present();
                next.play(line.plan(), action);
                of_line(line, MOST).wins(&next, end as u32 - 1).expect("few positions")
            })
        })
    };
    let missed = wins().into_iter().filter(|win| !(0..TRIES).any(|_| finds(win)));
    let missed: Vec<String> =
        missed.map(|win| format!("{} {} {}", win.ruleset, win.position, win.actions)).collect();
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
