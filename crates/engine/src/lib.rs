//! The rules of *ludus latrunculorum*, in every form that scholars have given it back.
//!
//! A ruleset is data: a value of [`Rules`], either one of [`PRESETS`] or a user's own.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod action;
mod actions;
mod array;
mod bits;
mod catch;
mod check;
mod diagram;
mod effects;
mod features;
mod flat;
mod game;
mod generate;
mod hand;
mod illegal;
mod line;
mod link;
mod movement;
mod notation;
mod outcome;
mod path;
mod perft;
mod piece;
mod plan;
mod play;
mod position;
mod rules;
pub mod ruleset;
mod setup;
mod square;
mod text;
mod zobrist;

pub use action::{Action, ParseActionError};
pub use array::Array;
pub use bits::{Bits, Direction};
pub use check::Contradiction;
pub use diagram::{Diagram, Stage};
pub use effects::Effects;
pub use features::Mobility;
pub use game::{Game, GameError, Played};
pub use generate::{Batch, Part};
pub use hand::Hand;
pub use illegal::Illegal;
pub use line::{AnyLine, Line};
pub use link::LinkError;
pub use movement::{Leap, LeapOver, Lines, Movement, Reach};
pub use notation::{PositionError, PositionFault, PositionField};
pub use outcome::{Outcome, Reason};
pub use piece::{Kind, Piece, Side};
pub use plan::Plan;
pub use position::Position;
pub use rules::{
    Axes, Catch, Domain, FIELDS, Field, FieldError, Immobile, LeastThen, Lift, Placing, QuietThen, Rules,
};
pub use ruleset::{PRESETS, Preset};
pub use square::{BoardSize, FEWEST, MOST_FILES, MOST_RANKS, MOST_SQUARES, ParseSquareError, Square};
pub use text::excerpt;
