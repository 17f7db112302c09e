//! The computer player for the worker.

use crate::game::begin;
use crate::types::{LimitsValue, OptionalText, ProgressCallback, ThoughtValue, value};
use crate::views::{ProgressView, ThoughtView, thrown};
use latrunculi::LinkError;
use latrunculi_search::{Limits, Player, Progress, World};
use wasm_bindgen::prelude::*;

/// A game as a thinker knows it, and the memory of what was thought of it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Thinker {
    game: latrunculi::Game,
    player: Player,
}

/// A field of a `Limits` object. Read one by one: deserialising would bring more code than the whole boundary has.
fn limit(limits: &LimitsValue, name: &str) -> Option<f64> {
    js_sys::Reflect::get(limits, &name.into()).ok()?.as_f64()
}

/// The clock of the browser, and somebody who is told of progress.
struct Browser {
    progress: js_sys::Function,
}

impl World for Browser {
    fn milliseconds(&self) -> f64 {
        now()
    }

    fn progress(&mut self, progress: &Progress) {
        // A listener that throws must not end the search.
        let _ = self.progress.call1(&JsValue::NULL, &value(&ProgressView::from(progress)));
    }
}

#[wasm_bindgen]
extern "C" {
    /// `performance.now()`, which pages and workers both have.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

#[wasm_bindgen]
impl Thinker {
    /// A thinker about the game of a ruleset, from a position or the start, after some actions.
    ///
    /// # Errors
    /// A `Fault` that tells what is wrong.
    #[wasm_bindgen(constructor)]
    pub fn new(
        ruleset: &str,
        start: &OptionalText,
        actions: Vec<String>,
        table_megabytes: u32,
    ) -> Result<Self, JsValue> {
        let game = played(ruleset, start, &actions).map_err(thrown)?;
        let player = Player::new(table_megabytes.min(512) as usize * 1024 * 1024);
        Ok(Self { game, player })
    }

    /// Finds an action. This blocks until it is found; whoever wants to stop it ends the worker.
    pub fn think(&mut self, limits: &LimitsValue, progress: &ProgressCallback) -> ThoughtValue {
        let limits = Limits {
            level: limit(limits, "level").map(|level| level as u8),
            movetime: limit(limits, "movetime").map(|milliseconds| milliseconds as u32),
            depth: limit(limits, "depth").map(|depth| depth as u32),
            nodes: limit(limits, "nodes").map(|nodes| nodes as u64),
            seed: limit(limits, "seed").unwrap_or_default() as u32,
        };
        let progress = progress.unchecked_ref::<js_sys::Function>().clone();
        value(&ThoughtView::from(&self.player.think(&self.game, &limits, &mut Browser { progress })))
    }
}

fn played(ruleset: &str, start: &OptionalText, actions: &[String]) -> Result<latrunculi::Game, LinkError> {
    let mut game = begin(ruleset, start.as_string().as_deref())?;
    game.play_all(actions.iter().map(String::as_str))?;
    Ok(game)
}
