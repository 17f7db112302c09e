//! The eight worked positions of the specification, each as the page tells it.

use latrunculi::{Game, Outcome, Reason, Side, Square};
use latrunculi_tests::vectors;

fn game(ruleset: &str, position: &str) -> Game {
    let rules = vectors::rules(ruleset);
    Game::from_diagram(&rules, &vectors::diagram(&rules, position)).expect(position)
}

fn played(ruleset: &str, position: &str, actions: &str) -> Game {
    let mut game = game(ruleset, position);
    game.play_all(actions.split('.')).expect(actions);
    game
}

fn caught(game: &Game) -> Vec<String> {
    game.caught().iter().map(Square::to_string).collect()
}

fn may(game: &Game, action: &str) -> bool {
    game.legal().contains(&action.parse().expect("an action"))
}

#[test]
fn a_captor_is_caught() {
    let board = "8.8.8.5C2.3cCc2.6C1.8.8";
    let held = played("schadler-1994", &format!("{board}_w_-_*e4_0-0_0"), "g3f3");
    assert_eq!(caught(&held), ["f4"]);
    let standing = played("regle-francaise", &format!("{board}_w_-_-_0-0_0"), "g3f3");
    assert_eq!(caught(&standing), ["e4", "f4"]);
    assert!(may(&standing, "xe4"));
}

#[test]
fn a_doubly_held_piece_stays_held() {
    let game = played("schadler-1994", "8.8.8.4c3.3cCc2.4c3.8.7C_b_-_*e4_0-0_0", "e5e6");
    assert_eq!(caught(&game), ["e4"]);
}

#[test]
fn who_enters_a_pair_must_catch() {
    let catching = "8.8.3C4.3c4.2c1c3.3C4.8.8_w_-_-_0-0_0";
    let idle = "8.8.8.3c4.2c1c3.3C4.8.8_w_-_-_0-0_0";
    for barred in ["schadler-2001", "regle-francaise"] {
        let rules = vectors::rules(barred);
        assert!(may(&game(barred, catching), "d3d4"));
        // One piece is fewer than these rulesets allow: another stands far off.
        let idle = idle.replacen("8.", "7C.", 1);
        let game = Game::from_diagram(&rules, &vectors::diagram(&rules, &idle)).expect(&idle);
        assert!(may(&game, "d3e3") && !may(&game, "d3d4"), "{barred}");
    }
    assert!(may(&game("schadler-1994", catching), "d3d4"));
    assert!(may(&game("schadler-1994", &idle.replacen("8.", "7C.", 1)), "d3d4"));
}

#[test]
fn five_checks_at_once() {
    let position = "3L1l1l.1l1p1Lll.2l1p2l.Pp1pp2L.p7.1p2P3.P3PP1P.7L_b_-_-_0-0_0";
    assert_eq!(caught(&played("becq-8", position, "d5d4.h1d5")), ["b3", "b5", "e5", "e6", "d7"]);
}

#[test]
fn a_group_is_enclosed() {
    let two = played("nova-roma-8x8", "7c.8.8.8.8.1C6.C7.ccC5_w_-_-_0-0_0", "b3b2");
    assert_eq!(two.diagram().to_string(), "7c.8.8.8.8.8.CC6.2C5_b_-_-_2-0_0");
    let none = played("nova-roma-8x8", "7c.8.8.8.8.1C6.C7.ccc5_w_-_-_0-0_0", "b3b2");
    assert_eq!(none.diagram().to_string(), "7c.8.8.8.8.8.CC6.ccc5_b_-_-_0-0_1");
}

#[test]
fn held_pieces_are_judged_all_at_once() {
    let game = played("schadler-1994", "8.8.3C4.2cCc3.2CcC3.3C4.8.8_w_-_*d4d5_0-0_0", "c4e6");
    assert_eq!(caught(&game), ["e5"]);
}

#[test]
fn who_has_taken_and_cannot_move_has_lost() {
    let game = played("becq-8", "8.8.8.8.8.p1p5.PpP5.8_w_-_x_0-0_0", "xb2");
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Black, Reason::Immobile)));
}

#[test]
fn a_dux_is_shut_in() {
    let game = played("kowalski-12x8", "5C1C4.2C1DC6.2CC1cc5.12.3c8.3c8.2cd8.1ccc1c6_w_-_-_0-0_0", "e7e2");
    assert_eq!(game.outcome(), Some(Outcome::win(Side::White, Reason::Dux)));
}
