//! Where each rule of each preset comes from, in parts that presets share.
//!
//! "Attested" is said only of what an ancient text says in so many words; a reading of an ancient line is its
//! author's, with the line named beside him.

use super::{Basis, Note};

type Notes = &'static [Note];

const fn attested(field: &'static str, source: &'static str, note: &'static str) -> Note {
    Note { field, basis: Basis::Attested, source, note }
}

const fn author(field: &'static str, source: &'static str, note: &'static str) -> Note {
    Note { field, basis: Basis::Author, source, note }
}

const fn ours(field: &'static str, source: &'static str, note: &'static str) -> Note {
    Note { field, basis: Basis::Ours, source, note }
}

// What several reconstructions have in common.

pub(super) const GRID: Notes = &[attested("board", "Varro, De lingua Latina X.22", "grid")];

pub(super) const PAIR_ATTESTED: Notes =
    &[attested("catch", "Ovid, Ars III.358, Tristia II.478; Martial XIV.17", "one-between-two")];

pub(super) const BINDING: Notes = &[attested("catch", "Seneca, Ep. 117.30; Laus Pisonis 194, 201", "bound")];

pub(super) const WHITE_OURS: Notes = &[ours("first", "", "white-first")];

pub(super) const QUIET_OURS: Notes =
    &[ours("quiet-limit", "", "hundred"), ours("quiet-then", "", "repetition")];

/// The same for what we know through Ludii, whose rulesets forbid every repetition.
pub(super) const QUIET_LUDII: Notes =
    &[ours("quiet-limit", "", "hundred"), ours("quiet-then", "Ludii: no repetition", "repetition-for-ban")];

/// Where catch is `held`: what the sources leave open about who is free.
pub(super) const HELD_OURS: Notes = &[ours("catch", "", "judged-together")];

// Becq de Fouquières.

pub(super) const BECQ: Notes = &[
    author("larron", "art. 3; Laus Pisonis 198", "five-checks"),
    author("latroncule", "art. 3", ""),
    author("axes", "art. 5", ""),
    author("catch", "art. 5; Laus Pisonis 201", "check"),
    ours("catch", "", "caught-gives-check"),
    author("lift", "art. 5", ""),
    ours("lift", "art. 5: “enlève la pièce en prise”, “assuré d’en prendre une”", "one-and-compulsory"),
    author("sight", "art. 5", ""),
    author("promotion", "art. 6: “règle probable”", "probable"),
    author("least", "art. 4", ""),
    author("immobile", "art. 4", ""),
];

pub(super) const BECQ_8: Notes = &[author("board", "art. 1: “soit 64”", ""), author("array", "art. 2", "")];

pub(super) const BECQ_12: Notes =
    &[author("board", "art. 1: “soit 144”", ""), ours("array", "art. 2, for 64 squares", "twelve-of-each")];

// Nova Roma.

pub(super) const NOVA_ROMA: Notes = &[
    author("calculus", "Movimiento de piezas", "rook-like-kin"),
    author("axes", "Captura de piezas", ""),
    author("enclosure", "Captura de piezas, examples B, C, E, F", ""),
    ours("enclosure", "", "enclosing-arrival"),
    author("least", "Objeto del juego", ""),
    ours("immobile", "", "immobile-loses"),
    ours("quiet-limit", "“más de veinte movimientos”", "twenty-each"),
    author("quiet-then", "Objeto del juego", ""),
    ours("quiet-then", "", "no-repetition"),
];

pub(super) const NOVA_ROMA_SQUARE: Notes = &[ours("board", "“la figura lateral”", "plain-board")];

pub(super) const NOVA_ROMA_OBLONG: Notes = &[ours("board", "“la figura lateral”", "sizes-of-kowalski")];

pub(super) const NOVA_ROMA_ARRAY: Notes = &[
    author("array", "Disposición inicial, 2", "stanway-array"),
    ours("first", "“podría suponer”", "stanway-first"),
];

pub(super) const NOVA_ROMA_HAND: Notes = &[
    author("hand", "Disposición inicial, 1; Laus Pisonis 192", "open-board"),
    ours("hand", "“algunas reconstrucciones”", "twenty-five"),
    author("placing", "Disposición inicial, 1", ""),
    ours("placing", "", "placing-catches-nothing"),
    ours("first", "“podría suponer”", "stanway-first-placed"),
];

pub(super) const NOVA_ROMA_EARLY: Notes = &[
    author("early", "“mover las piezas antes de acabar de colocarlas todas”", ""),
    ours("early", "", "early-moves"),
];

pub(super) const NOVA_ROMA_AT_ONCE: Notes =
    &[author("catch", "Captura de piezas, examples A, D", ""), author("lift", "Captura de piezas", "")];

pub(super) const NOVA_ROMA_DEFERRED: Notes = &[
    author("catch", "“captura retardada”", ""),
    ours("catch", "", "judged-together"),
    author("lift", "“al comienzo de su propio turno”", ""),
    ours("lift", "“puede retirar”", "lifting-automatic"),
];

// The anonymous French page, and Schädler.

pub(super) const REGLE_FRANCAISE: Notes = &[
    ours("board", "“voir fin de page”", "board-not-shown"),
    author("hand", "Composition du jeu", ""),
    author("placing", "Règle du jeu", ""),
    author("first", "“en commençant par le joueur blanc”", ""),
    ours("first", "", "who-places-moves"),
    author("calculus", "Déplacement: “jusqu’à quatre”", ""),
    author("axes", "“horizontalement ou verticalement”", ""),
    author("catch", "Capture, N.B.", "captor-caught-still-holds"),
    author("lift", "“au lieu d’effectuer un déplacement”", ""),
    author("pinned", "Note to Déplacement", ""),
    author("barred", "“sauf si cela piège également un pion adverse”", ""),
    ours("barred", "", "barred-and-leaps"),
    ours("least", "Schädler 1994, 2001", "least-after-schadler"),
    ours("immobile", "", "immobile-loses"),
];

pub(super) const SCHADLER: Notes = &[
    author("placing", "Ludii 534, 1587", ""),
    author("calculus", "Ludii 534, 1587", ""),
    author("axes", "Ludii 534, 1587", ""),
    author("catch", "Ludii 534, 1587", "captor-caught-frees"),
    author("lift", "Ludii 534, 1587", ""),
    author("least", "Ludii 534, 1587; 2001, p. 11", ""),
    author("immobile", "German Wikipedia and nunc.ch on Schädler", "immobile-second-hand"),
];

pub(super) const SCHADLER_1994: Notes = &[author("board", "Ludii 534", ""), author("hand", "Ludii 534", "")];

pub(super) const SCHADLER_2001: Notes = &[
    author("board", "p. 10", "commonest-board"),
    author("hand", "p. 11", "sixteen-to-twenty-four"),
    author("barred", "Ludii 1587", ""),
];

// Locus Ludi.

pub(super) const LOCUS_LUDI: Notes = &[
    author("board", "leaflet", ""),
    author("hand", "leaflet", "twenty-by-agreement"),
    author("placing", "leaflet", ""),
    author("first", "leaflet", ""),
    author("axes", "leaflet", ""),
    author("corner", "leaflet", ""),
    author("least", "leaflet", ""),
    author("least-then", "leaflet", "equal-is-draw"),
    author("immobile", "leaflet", ""),
    ours("quiet-limit", "", "hundred"),
    ours("quiet-then", "leaflet: no piece back and forth", "repetition-for-to-and-fro"),
];

pub(super) const SENECA: Notes = &[
    author("calculus", "leaflet", "leaps-own"),
    author("catch", "leaflet", "captor-caught-frees"),
    author("lift", "leaflet", "must-remove"),
];

pub(super) const PISO: Notes =
    &[author("calculus", "leaflet", ""), author("catch", "leaflet", ""), author("lift", "leaflet", "")];

// Kowalski.

pub(super) const KOWALSKI: Notes = &[
    author("first", "rule 2", ""),
    author("calculus", "rule 3; Laus Pisonis 198", ""),
    author("dux", "rule 3", ""),
    author("axes", "rules 3–5", ""),
    author("catch", "rules 4, 13", "line-of-several"),
    author("lift", "rule 4", ""),
    author("corner", "rule 6", ""),
    author("dux-shut-in", "rules 8–10", "single-stone"),
    ours("dux-shut-in", "", "dux-judged"),
    ours("least", "", "dux-cannot-be-caught"),
    author("immobile", "rule 11", ""),
    ours("quiet-limit", "", "hundred"),
    ours("quiet-then", "rule 12", "repetition-for-series"),
];

pub(super) const KOWALSKI_12X8: Notes =
    &[author("board", "rule 1", "stanway-board"), author("array", "rule 1, figure", "dux-right-of-centre")];

pub(super) const KOWALSKI_11X10: Notes =
    &[author("board", "Ludii 538; figure of board sizes", ""), author("array", "Ludii 538", "")];

// Bell.

pub(super) const BELL: Notes = &[
    author("board", "Ludii 540, 541", ""),
    author("hand", "1979: 86", "dux-last"),
    author("placing", "1979: 86", ""),
    author("calculus", "1979: 86", ""),
    author("dux", "1979: 86", "dux-caught-like-any"),
    author("axes", "1979: 86", ""),
    author("catch", "1979: 86", ""),
    author("lift", "1979: 86", ""),
    author("corner-square", "1979: 86", ""),
    ours("corner-square", "", "corner-empty"),
    author("moves-again", "1979: 86", ""),
    ours("moves-again", "", "second-move-free"),
    author("least", "1979: 86", ""),
    ours("immobile", "", "immobile-loses"),
    ours("quiet-limit", "1979: 86", "thirty-each"),
    author("quiet-then", "1979: 86–87", "thirty-disputed"),
    ours("quiet-then", "", "no-repetition"),
];

// Quintana, Falkener.

pub(super) const QUINTANA: Notes = &[
    author("board", "Ludii 536", ""),
    author("array", "Ludii 536", ""),
    author("calculus", "Ludii 536", ""),
    author("axes", "Ludii 536", ""),
    author("catch", "Ludii 536", ""),
    author("lift", "Ludii 536", ""),
    author("least", "Ludii 536", ""),
    author("immobile", "historiccamping.com", "hemming-in"),
];

pub(super) const FALKENER: Notes = &[
    author("board", "Ludii 537", ""),
    author("array", "Ludii 537", "alternate-squares"),
    author("calculus", "Ludii 537", "landing-catches"),
    author("axes", "Ludii 537", ""),
    author("catch", "Ludii 537", ""),
    author("lift", "Ludii 537", ""),
    author("least", "Ludii 537", "hopelessly-beaten"),
    author("immobile", "Ludii 537", "locks-himself-in"),
];

// The relatives: petteia, seega, kharebga.

pub(super) const PETTEIA: Notes = &[
    attested("board", "Pollux IX.98", "city"),
    attested("catch", "Pollux IX.98", "two-of-one-colour"),
    author("board", "Kowalski, Neto", ""),
    author("array", "Kowalski, Neto", ""),
    author("first", "Kowalski", ""),
    author("calculus", "Kowalski, Neto", ""),
    author("axes", "Kowalski, Neto", ""),
    author("catch", "Kowalski, Neto", ""),
    author("lift", "Kowalski, Neto", ""),
    author("least", "Neto", ""),
    author("immobile", "Neto", ""),
];

pub(super) const SEEGA: Notes = &[
    author("board", "Ludii 150, 589, 590", ""),
    author("hand", "Ludii 150, 589, 590", ""),
    author("placing", "Ludii 150, 589, 590", ""),
    author("centre-closed", "Ludii 150, 589, 590", ""),
    author("first", "Ludii 150, 589, 590", ""),
    author("calculus", "Ludii 150, 589, 590", ""),
    author("axes", "Ludii 150, 589, 590", ""),
    author("catch", "Ludii 150, 589, 590", ""),
    author("lift", "Ludii 150, 589, 590", ""),
    author("least", "Ludii 150, 589, 590", ""),
];

pub(super) const KHAREBGA: Notes = &[
    author("board", "Ludii", "kharebga-on-roman-board"),
    author("hand", "Ludii", ""),
    author("placing", "Ludii", ""),
    ours("centre-closed", "", "no-centre"),
    author("first", "Ludii", ""),
    author("calculus", "Ludii", ""),
    author("axes", "Ludii", ""),
    author("catch", "Ludii", ""),
    author("lift", "Ludii", ""),
    author("least", "Ludii", ""),
];

pub(super) const PASSING: Notes = &[author("immobile", "Ludii: “they pass”", "passing")];
