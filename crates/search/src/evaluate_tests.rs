//! What each feature is worth having: alone, it tells which of two positions is the better.

use super::*;
use latrunculi::{Diagram, Game, Preset, with_line};

fn game(ruleset: &str, position: &str) -> Game {
    let rules = Preset::find(ruleset).expect(ruleset).rules();
    Game::from_diagram(&rules, &Diagram::read(position, rules.board).expect(position)).expect(position)
}

/// The value of a position for the side to act, were a feature all that counts, at a piece each.
fn by(feature: &str, ruleset: &str, position: &str) -> i32 {
    let mut weights = Weights::default();
    for (name, weight) in Weights::NAMES.iter().zip(weights.values_mut()) {
        *weight = if *name == feature { 1000 } else { 0 };
    }
    with_line!(game(ruleset, position).line(), line => Judge::with(line.plan(), weights).judge(line.present()))
}

/// Feature, ruleset, a position, and a worse one for who is to act.
#[rustfmt::skip]
const PAIRS: &[(&str, &str, &str, &str)] = &[
    ("calculus", "quintana", "8.8.8.8.8.2c5.8.CC6_w_-_-_0-0_0", "8.8.8.8.8.2c5.8.C7_w_-_-_0-0_0"),
    ("dux", "bell-8x8", "8.8.8.8.8.2c5.8.CD6_w_-_-_0-0_0", "8.8.8.8.8.2d5.8.CC6_w_-_-_0-0_0"),
    ("larron", "becq-8", "8.8.8.8.8.2l5.8.LL6_w_-_-_0-0_0", "8.8.8.8.8.2l5.8.L7_w_-_-_0-0_0"),
    ("latroncule", "becq-8", "8.8.8.8.8.2l5.P7.1L6_w_-_-_0-0_0", "8.8.8.8.8.2l5.8.1L6_w_-_-_0-0_0"),
    ("caught_theirs", "schadler-1994", "8.8.8.8.2CcC3.8.8.8_w_-_*d4_0-0_0", "8.8.8.8.2CcC3.8.8.8_w_-_-_0-0_0"),
    ("caught_mine", "schadler-1994", "8.8.8.8.2cCc3.8.8.8_w_-_-_0-0_0", "8.8.8.8.2cCc3.8.8.8_w_-_*d4_0-0_0"),
    ("prey_first", "quintana", "8.8.8.8.2Cc4.8.8.4C3_w_-_-_0-0_0", "7C.8.8.8.2Cc4.8.8.8_w_-_-_0-0_0"),
    ("prey_more", "quintana", "8.8.8.8.2Cc1cC1.8.8.4C3_w_-_-_0-0_0", "8.8.8.8.2Cc1c2.8.8.4C3_w_-_-_0-0_0"),
    ("prey_waiting", "quintana", "7c.8.8.8.2cC4.8.8.8_w_-_-_0-0_0", "8.8.8.8.2cC4.8.8.4c3_w_-_-_0-0_0"),
    ("mobility", "quintana", "7c.8.8.8.8.2C5.8.C7_w_-_-_0-0_0", "7c.8.8.8.8.8.8.CC6_w_-_-_0-0_0"),
    ("stuck", "quintana", "8.8.8.8.8.8.c7.C1c5_w_-_-_0-0_0", "8.8.8.8.8.8.c7.Cc6_w_-_-_0-0_0"),
    ("safe", "quintana", "3c4.8.8.8.8.8.8.C7_w_-_-_0-0_0", "3c4.8.8.8.3C4.8.8.8_w_-_-_0-0_0"),
    ("beside", "quintana", "7c.8.8.8.3CC3.8.8.8_w_-_-_0-0_0", "7c.8.8.8.3C1C2.8.8.8_w_-_-_0-0_0"),
    ("liberty", "nova-roma-8x8", "7c.8.8.8.3C4.8.8.8_w_-_-_0-0_0", "7c.8.8.8.8.8.8.C7_w_-_-_0-0_0"),
    ("centre", "quintana", "7c.8.8.8.3C4.8.8.8_w_-_-_0-0_0", "7c.8.8.8.8.8.1C6.8_w_-_-_0-0_0"),
    ("centre", "quintana", "7c.8.8.8.8.8.1C6.8_w_-_-_0-0_0", "7c.8.8.8.8.8.8.3C4_w_-_-_0-0_0"),
    ("dux_liberty", "kowalski-12x8", "d11.12.12.12.C3D7.C11.12.12_w_-_-_0-0_0", "d11.12.12.12.3CDC6.12.12.12_w_-_-_0-0_0"),
    ("promotion", "becq-8", "7l.8.3P4.8.8.8.8.L7_w_-_-_0-0_0", "7l.8.8.8.8.3P4.8.L7_w_-_-_0-0_0"),
    ("promotion", "becq-8", "7l.8.8.8.8.3P4.8.L7_w_-_-_0-0_0", "7l.8.8.8.8.8.8.L7_w_-_-_0-0_0"),
    ("pursuit", "quintana", "8.8.8.8.3c4.1C3C2.8.3C4_w_-_-_0-0_0", "C6C.8.8.8.3c4.8.8.7C_w_-_-_0-0_0"),
    ("pursuit", "quintana", "6CC.7C.8.8.8.8.8.c7_w_-_-_0-0_0", "6CC.7C.8.8.8.8.1c6.8_w_-_-_0-0_0"),
    ("trade", "quintana", "7c.8.8.8.8.8.8.CC6_w_-_-_0-0_0", "ccc4c.8.8.8.8.8.8.CCCCC3_w_-_-_0-0_0"),
    ("confine", "quintana", "8.8.8.8.8.8.C7.c1C4C_w_-_-_0-0_0", "8.8.8.C7.8.8.8.c1C4C_w_-_-_0-0_0"),
];

#[test]
fn each_feature_tells_the_better_position() {
    for (feature, ruleset, better, worse) in PAIRS {
        let (more, less) = (by(feature, ruleset, better), by(feature, ruleset, worse));
        assert!(more > less, "{feature}: {more} for {better}, {less} for {worse}");
    }
    let right_to_act = by("tempo", "quintana", "cccccccc.8.8.8.8.8.8.CCCCCCCC_w_-_-_0-0_0");
    assert!(right_to_act > 0, "{right_to_act}");
    let one_placed = by("calculus", "seneca", "8.8.8.8.8.8.8.C7_b_C19c20_-_0-0_0");
    assert_eq!(one_placed, 0, "a piece in hand counts as one on the board");
    for name in Weights::NAMES {
        assert!(*name == "tempo" || PAIRS.iter().any(|(feature, ..)| feature == name), "no pair for {name}");
    }
}

/// Nobody is the better off by the point of view alone.
#[test]
fn what_is_worth_having_is_as_bad_for_the_other() {
    for (feature, ruleset, better, worse) in PAIRS {
        // What is held or hangs counts differently for who is to act.
        if ["caught_theirs", "caught_mine", "prey_first", "prey_more", "prey_waiting"].contains(feature) {
            continue;
        }
        let [more, less] =
            [better, worse].map(|position| by(feature, ruleset, &position.replace("_w_", "_b_")));
        assert!(more < less, "{feature}: {more} for {better}, {less} for {worse}");
    }
}

#[test]
fn the_tally_decides_as_the_quiet_limit_draws_near() {
    let nothing = |taken: &str, quiet: u16| {
        by("", "nova-roma-8x8", &format!("cccccccc.8.8.8.8.8.8.CCCCCCCC_w_-_-_{taken}_{quiet}"))
    };
    let limit = Preset::find("nova-roma-8x8").expect("a preset").rules().quiet_limit;
    assert_eq!([nothing("1-0", 0), nothing("0-1", 0), nothing("1-1", limit - 1)], [0, 0, 0]);
    assert!(nothing("1-0", limit / 2) > 0);
    assert!(nothing("1-0", limit - 1) > nothing("1-0", limit / 2));
    for quiet in [limit / 2, limit - 1] {
        assert_eq!(nothing("0-1", quiet), -nothing("1-0", quiet));
    }
}

#[test]
fn where_quiet_is_a_draw_an_advantage_fades() {
    let ahead = |quiet: u16| by("calculus", "quintana", &format!("7c.8.8.8.8.8.8.CC6_w_-_-_2-1_{quiet}"));
    assert!(ahead(0) > ahead(50) && ahead(50) > ahead(99) && ahead(99) > 0);
}
