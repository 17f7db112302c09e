//! The weights that `latro tune` fitted; it writes this file.
//!
//! What a family had before it was fitted, or where the fit lost games, is by hand; docs/TRIED.md tells which.

use crate::weights::{Family, Weights};
use latrunculi::{Catch, Lift};

/// For rules that are of no family; fitted to all families together, where it is fitted.
pub(crate) const GENERAL: Weights = Weights {
    calculus: 1000,
    dux: 1200,
    larron: 3000,
    latroncule: 1000,
    caught_theirs: 600,
    caught_mine: 300,
    prey_first: 400,
    prey_more: 150,
    prey_waiting: 120,
    mobility: 20,
    stuck: 40,
    safe: 60,
    beside: 20,
    liberty: 10,
    centre: 30,
    dux_liberty: 250,
    promotion: 120,
    pursuit: 40,
    trade: 2000,
    confine: 100,
    tempo: 50,
};

/// Fitted to one family each; a family that is not here has the general ones.
#[rustfmt::skip]
pub(crate) const FAMILIES: &[(Family, Weights)] = &[
    (
        Family { catch: Catch::AtOnce, lift: Lift::AtOnce, slides: true, tally: true },
        Weights {
            prey_first: 128,
            prey_more: 438,
            prey_waiting: 209,
            mobility: 10,
            stuck: 62,
            safe: 32,
            beside: 39,
            liberty: 3,
            centre: 13,
            pursuit: 0,
            trade: 2093,
            confine: 65,
            tempo: 10,
            ..GENERAL
        },
    ),
    (
        Family { catch: Catch::AtOnce, lift: Lift::AtOnce, slides: true, tally: false },
        Weights {
            mobility: 10,
            centre: 10,
            pursuit: 10,
            ..GENERAL
        },
    ),
    (
        Family { catch: Catch::Held, lift: Lift::TurnStart, slides: true, tally: true },
        Weights {
            caught_theirs: 850,
            caught_mine: 730,
            prey_first: 349,
            prey_more: 290,
            prey_waiting: 241,
            mobility: 13,
            stuck: 23,
            safe: -14,
            beside: 30,
            liberty: -18,
            centre: 28,
            pursuit: -4,
            trade: 2196,
            confine: 59,
            tempo: 19,
            ..GENERAL
        },
    ),
    (
        Family { catch: Catch::Position, lift: Lift::First, slides: true, tally: false },
        Weights {
            caught_mine: 120,
            mobility: 10,
            centre: 40,
            promotion: 30,
            pursuit: 10,
            trade: 500,
            ..GENERAL
        },
    ),
    (
        Family { catch: Catch::Position, lift: Lift::Instead, slides: false, tally: false },
        Weights {
            caught_mine: 120,
            ..GENERAL
        },
    ),
];
