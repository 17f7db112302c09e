//! Counting, for comparing speed with the native program. The page has no use for it, so that it goes without.

use crate::game::begin;
use crate::types::OptionalText;
use crate::views::thrown;
use wasm_bindgen::prelude::*;

/// How many sequences of `depth` legal actions there are.
///
/// # Errors
/// A `Fault` that tells what is wrong with ruleset or position.
#[wasm_bindgen]
pub fn perft(ruleset: &str, position: &OptionalText, depth: u32) -> Result<f64, JsValue> {
    let game = begin(ruleset, position.as_string().as_deref()).map_err(thrown)?;
    Ok(game.perft(depth) as f64)
}
