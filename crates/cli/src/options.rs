//! The position that a command is about.

use anyhow::Result;
use clap::Args;
use latrunculi::{Diagram, Game, Rules};

/// Which ruleset, position and actions.
#[derive(Args)]
pub(crate) struct Place {
    /// The ruleset: an id such as becq-8, or one with changes, "becq-8;least:2".
    #[arg(short, long, default_value = "becq-8")]
    ruleset: String,
    /// The position in notation; without it, the start of the ruleset.
    #[arg(short, long)]
    position: Option<String>,
    /// Actions from there, joined by dots: e2e4.e7e5
    #[arg(short, long)]
    actions: Option<String>,
}

impl Place {
    /// The game at that place.
    pub(crate) fn game(&self) -> Result<Game> {
        let rules = Rules::from_link(&self.ruleset)?;
        let mut game = match &self.position {
            Some(text) => Game::from_diagram(&rules, &Diagram::read(text, rules.board)?)?,
            None => Game::new(&rules)?,
        };
        if let Some(actions) = &self.actions {
            game.play_all(actions)?;
        }
        Ok(game)
    }
}

/// The legal actions as texts, sorted.
pub(crate) fn legal(game: &Game) -> Vec<String> {
    let mut legal: Vec<String> = game.legal().iter().map(ToString::to_string).collect();
    legal.sort_unstable();
    legal
}

/// The result as the protocol writes it: `none`, or the winner and the reason.
pub(crate) fn result(game: &Game) -> String {
    game.outcome().map_or_else(|| "none".to_owned(), |outcome| outcome.to_string())
}
