//! The positions by which speed is measured and the search is held to what it was.

use crate::Limits;

/// The limits of each search: deep enough to meet everything the search does.
pub const LIMITS: Limits =
    Limits { level: None, movetime: None, depth: Some(5), nodes: Some(200_000), seed: 0 };

/// How many megabytes a player remembers positions in; a player is new to every position.
pub const MEGABYTES: u32 = 16;

/// Rulesets and positions: two middle games of every preset, from the vectors.
///
/// The number of nodes that all of them take together is a checksum of the search: it is the same natively and in the
/// browser, and changes only when the search or the evaluation does.
pub const POSITIONS: &[(&str, &str)] = &[
    ("becq-8", "1lllll1l.1p1pppp1.p6p.2p5.5P1P.LP1P4.PLPLPLP1.7L_w_-_-_2-3_0"),
    ("becq-8", "3ll3.1p1pp3.5p1p.2p2P2.p1P5.1P1P4.P3P1Pl.4L1L1_w_-_-_6-7_0"),
    (
        "becq-12",
        "l1l2ll1ll2.pp1pp1p1pp1p.5p1p4.l1p7p1.12.12.12.11l.9L2.1P3P4P1.P1PPP1PPPP1P.1L1L2LLLL2_w_-_t_4-5_0",
    ),
    (
        "becq-12",
        "l6l1l2.pp1pplp1pp1p.5p1p3l.10p1.l1p1l3L3.12.12.12.5P6.1P2P2P2P1.P1PP2P1PP1P.1L2L7_w_-_-_5-9_0",
    ),
    ("nova-roma-8x8", "1c1c1c1c.3cC2c.8.C4c2.C7.4C2c.8.C1C3CC_w_-_-_0-0_0"),
    ("nova-roma-8x8", "3C1c1c.5c1c.3C3c.8.C4C2.4c2c.4C3.7C_b_-_-_1-2_0"),
    ("nova-roma-12x8", "1c1c2c2c1c.10C1.2Cc8.6c1c3.9C2.5c1CC3.7C2cc.1C3C3C1C_b_-_-_1-2_0"),
    ("nova-roma-12x8", "3c8.11C.8c3.12.3c4c3.12.1c1cC2cC2c.5c1C4_w_-_-_3-8_0"),
    ("nova-roma-10x9", "2c3c3.3c3c2.10.2c1c5.10.2cC6.cC6CC.6C3.2C1C4C_b_-_-_2-2_0"),
    ("nova-roma-10x9", "8C1.10.8c1.7c2.1c8.1c1c6.1c1C6.7C2.6C3_b_-_-_4-6_0"),
    ("nova-roma-11x10", "2cc1cccccc.4c5C.11.11.9C1.4C6.11.2c4C3.1c9.CCCC1CC3C_b_-_-_0-0_0"),
    ("nova-roma-11x10", "2cc1c1c1c1.2c5C2.11.5C2c2.11.2C8.6c3c.2c4C3.1c9.CCCC1CC1C2_b_-_-_0-0_0"),
    ("nova-roma-deferred", "C2c1c1c.3c1c2.c6c.5C1c.C7.8.6C1.1C5C_b_-_-_0-2_0"),
    ("nova-roma-deferred", "c6c.6c1.8.5c2.8.3C4.1cC5.1c2CC2_w_-_-_2-4_0"),
    ("nova-roma-placed", "1c1C1CCC.5c2.8.1c2C3.c2c1cc1.1c5c.CC1C2Cc.C2CCccc_b_-_-_12-13_0"),
    ("nova-roma-placed", "8.1c5C.3cc1cC.1C6.1C1C1c2.1C3c1c.3C4.1C1Ccc1c_w_-_-_15-16_0"),
    ("nova-roma-placed-deferred", "C1C2C1C.1ccC2C1.5c2.C2C3C.4C1C1.Cc2ccc1.1C1c3C.CC1ccc1c_b_-_-_13-9_0"),
    ("nova-roma-placed-deferred", "C7.C1C5.4CCC1.C1C3C1.1C1Cc1CC.C4ccc.3c4.C3c3_b_-_-_19-10_0"),
    ("regle-francaise", "cC6.c3c1c1.2c5.6C1.1cC1C3.c1c5.c1C4C.cc2CCCC_b_-_-_5-6_0"),
    ("regle-francaise", "c7.cc5c.7C.C1C5.cC2C1C1.3C2C1.c7.1c2C3_w_-_-_9-7_0"),
    ("schadler-1994", "2c1c2c.CC1cC3.8.C4c2.cCcc1C2.Cc3CCC.4CCC1.1c3C2_b_-_*a4_6-2_0"),
    ("schadler-1994", "8.4C1C1.C3cCc1.CCC5.CC1cCC2.6C1.7C.c1c3C1_w_-_*f6_11-2_0"),
    ("schadler-2001", "2c5.1cc3c1.1C6.3cc3.CC6.c6C.c1c1CC1C.c1ccC2C_b_-_-_4-7_0"),
    ("schadler-2001", "8.8.2c3c1.c1c1c1C1.1c2c2C.1c3C2.1c2CC2.cc1cC3_w_-_-_4-10_0"),
    ("seneca", "cCcc1c2.C4c1c.c1c3c1.cc3C1C.3cC3.1cCC2CC.c3C1C1.ccC4c_w_-_-_3-8_0"),
    ("seneca", "c4c2.c1ccc3.1c1c2Cc.8.4C3.1cC2C1C.ccC3C1.1cCC4_w_-_-_7-11_0"),
    ("piso", "cc2c3.C3c2C.c5c1.c3c3.c1cCCC1c.5CC1.c1cC1CC1.cc3CCC_b_-_-_5-7_0"),
    ("piso", "ccc5.4c2C.2c1c3.c6c.c3C2c.1c1c1C2.1c2CCCC.ccC1C1CC_w_-_-_5-9_0"),
    ("kowalski-12x8", "1c4c3c1.c3c1d5.2c9.2CC2C4c.8C1C1.6C4D.3C1c4C1.C6C2CC_w_-_-_4-0_0"),
    ("kowalski-12x8", "12.2c1C7.1c7c2.2cC6d1.c5C3CD.8C3.c1C2C6.5c4CC_b_-_-_5-3_0"),
    ("kowalski-11x10", "c4d1c2c.CC7c1.6c4.9c1.6C3c.7c3.2C3c4.C1CC7.7c1C1.5DC4_w_-_-_0-1_0"),
    ("kowalski-11x10", "8c2.9C1.Cd2c6.6c4.6C1C2.6C4.2CC4C2.4C6.4c6.2Dc6c_b_-_-_4-1_0"),
    ("bell-8x7", "Ccc1c3.1c4C1.C2CCC2.1C1Cc1cc.C1C2c2.cC1C1cc1.1cC2ccc_b_-_~e4_2-4_0"),
    ("bell-8x7", "C1c5.1c6.C1c1c1c1.1CC4c.CC3c2.C1C2ccc.3c2c1_b_-_~c5_5-9_0"),
    ("bell-8x8", "c1C5.cc2C1d1.C7.1C4c1.1C2C1DC.1C2c1C1.CC3cCC.1Ccc1c1c_w_-_-_6-2_0"),
    ("bell-8x8", "C7.3d1c2.8.1CC4C.3C2D1.1C1c1C1C.C3ccCC.2C1c2c_b_-_-_10-4_0"),
    ("quintana", "cc1c1c2.c6c.5cc1.5C1C.c1CcCCCC.c5C1.CC4C1.C1C2CC1_b_-_-_5-1_0"),
    ("quintana", "c4c1C.8.8.C1cc1C1C.C4c2.C4CC1.1CcC4.1C6_w_-_-_10-5_0"),
    (
        "falkener",
        "c1c2cc2c1c.1cc1c1c2c2.7ccc2.ccc1cc1ccccc.c2C4ccc1.2c9.4CC1C4.4C1CC1CC1.C3C1CCC3.CC4C5.2C1CCCCCC1C.2CC2C3C1_b_-_-_1-1_0",
    ),
    (
        "falkener",
        "c1c2cc1cc1c.1ccc2c1cc2.1c1c2cccc2.2c6c1c.c7ccc1.5c6.3c1C2C3.3C2C3CC.1C1C2CCC3.3CCC3C1C.C1CC3C2C1.CCC2C1C1C2_w_-_-_2-3_0",
    ),
    ("petteia", "3Ccc2.8.2C2c2.1C6.C7.6cc.2C1c3.C7_w_-_-_2-2_0"),
    ("petteia", "8.8.1C2C1C1.8.7c.4c3.8.c3c3_b_-_-_4-5_0"),
    ("seega-5", "CcC2.1cc2.Cc3.1c3.C3C_b_-_-_7-7_0"),
    ("seega-5", "cc1c1.5.1C3.5.2C1C_w_-_-_9-9_0"),
    ("seega-7", "cc2c2.cc3c1.c2c3.C1Cc1c1.CC5.6C.ccCC2c_w_-_-_11-17_0"),
    ("seega-7", "2c1cc1.1cc1c2.Cc1c3.1C1c3.6c.C1C4.ccC2c1_b_-_-_11-19_0"),
    ("seega-9", "cCCcCCccC.c1c2CccC.C3C1c2.3c2c1C.C2C3c1.C1C4cc.CcC2C2c.CcCCc3c.ccCCcccCC_b_-_-_16-16_0"),
    ("seega-9", "cCCC1CccC.3c2C1C.6cc1.CC6c.1C2C2c1.C1C4cc.C7c.C1Ccc2c1.c4c1CC_w_-_-_24-22_0"),
    ("kharebga-8x8", "cccC3C.c4C1C.1c3C2.C5Cc.Ccc5.1cc1C1CC.C2c2CC.CcccccCc_b_-_-_14-15_0"),
    ("kharebga-8x8", "c2CC3.1cCc4.6c1.C1c1C3.Cc1c4.1cc2c2.C6C.C1c1cc1C_b_-_-_18-21_0"),
    ("nova-roma-placed-early", "1c1cc1cc.cc1cC1c1.c1cCCC2.3C3C.1c5C.cc1cC2C.6C1.1cc1CCCc_w_-_-_7-12_0"),
    ("nova-roma-placed-early", "1c1c1ccc.cc3c2.2c1c1C1.1c2C3.cc2c1CC.c6C.5C2.2cCC3_b_-_-_9-17_0"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, World};
    use latrunculi::{Diagram, Game, Rules};

    /// How deep the positions are searched here: less deep than by `latro bench`, so that it takes little time.
    const DEPTH: u32 = 3;

    /// The positions searched in all.
    ///
    /// This changes whenever the computer player comes to play otherwise: whoever changes how it judges, searches,
    /// orders or remembers writes the new number here, and it says that the change was meant. Nothing else may change
    /// it: not a faster engine, another machine or another width of words.
    const CHECKSUM: u64 = 224_619;

    struct Still;

    impl World for Still {
        fn milliseconds(&self) -> f64 {
            0.0
        }
    }

    #[test]
    fn the_search_is_what_it_was() {
        let limits = Limits { depth: Some(DEPTH), ..LIMITS };
        let nodes = POSITIONS.iter().map(|(ruleset, position)| {
            let rules = Rules::from_link(ruleset).unwrap();
            let game = Game::from_diagram(&rules, &Diagram::read(position, rules.board).unwrap()).unwrap();
            let thought = Player::new(1 << 20).think(&game, &limits, &mut Still);
            thought.progress.map_or(0, |progress| progress.nodes)
        });
        assert_eq!(nodes.sum::<u64>(), CHECKSUM);
    }
}
