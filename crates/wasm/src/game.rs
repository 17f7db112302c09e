//! The game for the page.

use crate::types::{
    FaultsValue, GameViewValue, HistoryValue, IllegalValue, OptionalText, PlayResultValue, RulesValue,
    SideValue, value,
};
use crate::views::{EffectsView, FaultView, GameView, HistoryView, IllegalView, PlayResultView, thrown};
use latrunculi::{Diagram, LinkError, PRESETS, Rules};
use wasm_bindgen::prelude::*;

/// A game with its rules and history.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    game: latrunculi::Game,
    faults: Vec<LinkError>,
}

/// The game of a ruleset and a position.
pub(crate) fn begin(ruleset: &str, position: Option<&str>) -> Result<latrunculi::Game, LinkError> {
    let rules = Rules::from_link(ruleset)?;
    let Some(text) = position else { return Ok(latrunculi::Game::new(&rules)?) };
    let diagram = Diagram::read(text, rules.board).map_err(LinkError::Position)?;
    Ok(latrunculi::Game::from_diagram(&rules, &diagram)?)
}

#[wasm_bindgen]
impl Game {
    /// A game of a ruleset, given as a link names it, from a position or the start.
    ///
    /// # Errors
    /// A `Fault` that tells what is wrong.
    #[wasm_bindgen(constructor)]
    pub fn new(ruleset: &str, position: &OptionalText) -> Result<Self, JsValue> {
        let game = begin(ruleset, position.as_string().as_deref()).map_err(thrown)?;
        Ok(Self { game, faults: Vec::new() })
    }

    /// Reads the part of a link after `#` as far as it can be followed. Where it names no
    /// ruleset, the game is the first preset's. What could not be followed is told by `faults`.
    ///
    /// # Errors
    /// A `Fault` when not even the first preset begins; no link brings that about.
    pub fn open(fragment: &str) -> Result<Self, JsValue> {
        let (game, faults) = latrunculi::Game::from_link(fragment);
        let game = match game {
            Some(game) => game,
            None => begin(PRESETS[0].id, None).map_err(thrown)?,
        };
        Ok(Self { game, faults })
    }

    /// What was wrong with the link this game was opened from.
    pub fn faults(&self) -> FaultsValue {
        value(&self.faults.iter().map(FaultView::from).collect::<Vec<_>>())
    }

    /// Everything that is to be shown.
    pub fn view(&self) -> GameViewValue {
        value(&GameView::from(&self.game))
    }

    /// Plays an action; one that is refused changes nothing.
    pub fn play(&mut self, action: &str) -> PlayResultValue {
        let refused = |illegal| PlayResultView::Refused { ok: false, illegal };
        value(&match action.parse() {
            Err(error) => refused(IllegalView::not_an_action(format!("{error}"))),
            Ok(action) => match self.game.play(action) {
                Err(illegal) => refused(IllegalView::from(&illegal)),
                Ok(effects) => PlayResultView::Played { ok: true, effects: EffectsView::from(&effects) },
            },
        })
    }

    /// Why an action is not legal, or `null`.
    pub fn explain(&self, action: &str) -> IllegalValue {
        value(&match action.parse() {
            Err(error) => Some(IllegalView::not_an_action(format!("{error}"))),
            Ok(action) => self.game.why_illegal(action).as_ref().map(IllegalView::from),
        })
    }

    /// Takes back the last action; `false` at the beginning.
    pub fn undo(&mut self) -> bool {
        self.game.undo()
    }

    /// Plays again what was taken back; `false` when there is nothing.
    pub fn redo(&mut self) -> bool {
        self.game.redo()
    }

    /// Goes to the position after so many actions; `false` when there are not so many.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: usize) -> bool {
        self.game.go_to(ply)
    }

    /// A side gives the game up.
    ///
    /// # Errors
    /// When there is no such side.
    pub fn resign(&mut self, side: &SideValue) -> Result<(), JsValue> {
        let side = side.as_string().unwrap_or_default().parse()?;
        self.game.resign(side);
        Ok(())
    }

    /// The game as a link, without `#`, up to the position shown.
    pub fn link(&self) -> String {
        self.game.to_link()
    }

    /// The rules as a flat map.
    pub fn rules(&self) -> RulesValue {
        value(self.game.rules())
    }

    /// What a thinker needs to know of the game: its start and its actions up to the position shown.
    pub fn history(&self) -> HistoryValue {
        let played = self.game.played().iter().take(self.game.ply());
        value(&HistoryView {
            start: self.game.start().map(ToString::to_string),
            actions: played.map(|played| played.action.to_string()).collect(),
        })
    }
}
