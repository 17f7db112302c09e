//! Where each preset was taken from, and on whose authority its rules stand.
//!
//! Apart from the presets themselves, so that a program which only plays does without these texts.

use super::{Note, notes, sources};

pub(super) struct Provenance {
    /// The preset.
    pub id: &'static str,
    /// Full citations.
    pub sources: &'static [&'static str],
    /// Where its rules come from, in parts that presets share.
    pub notes: &'static [&'static [Note]],
}

const fn from(
    id: &'static str,
    sources: &'static [&'static str],
    notes: &'static [&'static [Note]],
) -> Provenance {
    Provenance { id, sources, notes }
}

/// What the oblong boards of Nova Roma have in common: all but their size.
const NOVA_ROMA_OBLONG: &[&[Note]] = &[
    notes::GRID,
    notes::PAIR_ATTESTED,
    notes::NOVA_ROMA,
    notes::NOVA_ROMA_OBLONG,
    notes::NOVA_ROMA_ARRAY,
    notes::NOVA_ROMA_AT_ONCE,
];

/// One for each preset, in the same order.
pub(super) const PROVENANCES: &[Provenance] = &[
    from(
        "becq-8",
        sources::BECQ,
        &[
            notes::GRID,
            notes::PAIR_ATTESTED,
            notes::BECQ,
            notes::BECQ_8,
            notes::WHITE_OURS,
            notes::QUIET_OURS,
        ],
    ),
    from(
        "becq-12",
        sources::BECQ,
        &[
            notes::GRID,
            notes::PAIR_ATTESTED,
            notes::BECQ,
            notes::BECQ_12,
            notes::WHITE_OURS,
            notes::QUIET_OURS,
        ],
    ),
    from(
        "nova-roma-8x8",
        sources::NOVA_ROMA,
        &[
            notes::GRID,
            notes::PAIR_ATTESTED,
            notes::NOVA_ROMA,
            notes::NOVA_ROMA_SQUARE,
            notes::NOVA_ROMA_ARRAY,
            notes::NOVA_ROMA_AT_ONCE,
        ],
    ),
    from("nova-roma-12x8", sources::NOVA_ROMA, NOVA_ROMA_OBLONG),
    from("nova-roma-10x9", sources::NOVA_ROMA, NOVA_ROMA_OBLONG),
    from("nova-roma-11x10", sources::NOVA_ROMA, NOVA_ROMA_OBLONG),
    from(
        "nova-roma-deferred",
        sources::NOVA_ROMA,
        &[
            notes::GRID,
            notes::PAIR_ATTESTED,
            notes::BINDING,
            notes::NOVA_ROMA,
            notes::NOVA_ROMA_SQUARE,
            notes::NOVA_ROMA_ARRAY,
            notes::NOVA_ROMA_DEFERRED,
        ],
    ),
    from(
        "nova-roma-placed",
        sources::NOVA_ROMA,
        &[
            notes::GRID,
            notes::PAIR_ATTESTED,
            notes::NOVA_ROMA,
            notes::NOVA_ROMA_SQUARE,
            notes::NOVA_ROMA_HAND,
            notes::NOVA_ROMA_AT_ONCE,
        ],
    ),
    from(
        "nova-roma-placed-deferred",
        sources::NOVA_ROMA,
        &[
            notes::GRID,
            notes::PAIR_ATTESTED,
            notes::BINDING,
            notes::NOVA_ROMA,
            notes::NOVA_ROMA_SQUARE,
            notes::NOVA_ROMA_HAND,
            notes::NOVA_ROMA_DEFERRED,
        ],
    ),
    from(
        "nova-roma-placed-early",
        sources::NOVA_ROMA,
        &[
            notes::GRID,
            notes::PAIR_ATTESTED,
            notes::NOVA_ROMA,
            notes::NOVA_ROMA_SQUARE,
            notes::NOVA_ROMA_HAND,
            notes::NOVA_ROMA_EARLY,
            notes::NOVA_ROMA_AT_ONCE,
        ],
    ),
    from(
        "regle-francaise",
        sources::REGLE_FRANCAISE,
        &[notes::GRID, notes::PAIR_ATTESTED, notes::BINDING, notes::REGLE_FRANCAISE, notes::QUIET_OURS],
    ),
    from(
        "schadler-1994",
        sources::SCHADLER_1994,
        &[
            notes::GRID,
            notes::PAIR_ATTESTED,
            notes::BINDING,
            notes::SCHADLER,
            notes::SCHADLER_1994,
            notes::HELD_OURS,
            notes::WHITE_OURS,
            notes::QUIET_LUDII,
        ],
    ),
    from(
        "schadler-2001",
        sources::SCHADLER_2001,
        &[
            notes::GRID,
            notes::PAIR_ATTESTED,
            notes::BINDING,
            notes::SCHADLER,
            notes::SCHADLER_2001,
            notes::HELD_OURS,
            notes::WHITE_OURS,
            notes::QUIET_LUDII,
        ],
    ),
    from(
        "seneca",
        sources::LOCUS_LUDI,
        &[
            notes::GRID,
            notes::PAIR_ATTESTED,
            notes::BINDING,
            notes::LOCUS_LUDI,
            notes::SENECA,
            notes::HELD_OURS,
        ],
    ),
    from("piso", sources::LOCUS_LUDI, &[notes::GRID, notes::PAIR_ATTESTED, notes::LOCUS_LUDI, notes::PISO]),
    from(
        "kowalski-12x8",
        sources::KOWALSKI_12X8,
        &[notes::GRID, notes::PAIR_ATTESTED, notes::KOWALSKI, notes::KOWALSKI_12X8],
    ),
    from(
        "kowalski-11x10",
        sources::KOWALSKI_11X10,
        &[notes::GRID, notes::PAIR_ATTESTED, notes::KOWALSKI, notes::KOWALSKI_11X10],
    ),
    from("bell-8x7", sources::BELL, &[notes::GRID, notes::PAIR_ATTESTED, notes::BELL, notes::WHITE_OURS]),
    from("bell-8x8", sources::BELL, &[notes::GRID, notes::PAIR_ATTESTED, notes::BELL, notes::WHITE_OURS]),
    from(
        "quintana",
        sources::QUINTANA,
        &[notes::GRID, notes::PAIR_ATTESTED, notes::QUINTANA, notes::WHITE_OURS, notes::QUIET_LUDII],
    ),
    from(
        "falkener",
        sources::FALKENER,
        &[notes::GRID, notes::PAIR_ATTESTED, notes::FALKENER, notes::WHITE_OURS, notes::QUIET_LUDII],
    ),
    from("petteia", sources::PETTEIA, &[notes::PETTEIA, notes::QUIET_OURS]),
    from("seega-5", sources::SEEGA, &[notes::SEEGA, notes::PASSING, notes::QUIET_OURS]),
    from("seega-7", sources::SEEGA, &[notes::SEEGA, notes::PASSING, notes::QUIET_OURS]),
    from("seega-9", sources::SEEGA, &[notes::SEEGA, notes::PASSING, notes::QUIET_OURS]),
    from("kharebga-8x8", sources::KHAREBGA, &[notes::KHAREBGA, notes::PASSING, notes::QUIET_LUDII]),
];
