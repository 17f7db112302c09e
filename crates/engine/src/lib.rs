//! The rules of *ludus latrunculorum*, in every form that scholars have given it back.
//!
//! A ruleset is data: a value of [`Rules`], either one of [`PRESETS`] or a user's own.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod action;
mod array;
mod diagram;
mod hand;
mod movement;
mod notation;
mod outcome;
mod piece;
mod rules;
pub mod ruleset;
mod square;
mod text;

pub use action::{Action, ParseActionError};
pub use array::Array;
pub use diagram::{Diagram, Stage};
pub use hand::Hand;
pub use movement::{Leap, LeapOver, Lines, Movement, Reach};
pub use notation::{PositionError, PositionField};
pub use outcome::{Outcome, Reason};
pub use piece::{Kind, Piece, Side};
pub use rules::{
    Axes, Catch, Domain, FIELDS, Field, FieldError, Immobile, LeastThen, Lift, Placing, QuietThen, Rules,
};
pub use ruleset::{PRESETS, Preset};
pub use square::{BoardSize, FEWEST, MOST_FILES, MOST_RANKS, MOST_SQUARES, ParseSquareError, Square};
