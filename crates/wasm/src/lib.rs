//! The engine and the computer player for JavaScript: the only crate that knows it.
//!
//! [`Game`] is for the page, [`Thinker`] for the worker. Whatever crosses the boundary has one of the types of
//! `types.ts`, which this crate puts into the declarations it comes with.
#![deny(missing_docs)]

mod game;
#[cfg(feature = "perft")]
mod perft;
mod rulesets;
mod thinker;
mod types;
mod views;

pub use game::Game;
#[cfg(feature = "perft")]
pub use perft::perft;
pub use rulesets::{check, fields, preset, presets, ruleset_text};
pub use thinker::Thinker;
