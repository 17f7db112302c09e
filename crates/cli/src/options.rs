//! The position that a command is about.

use anyhow::{Result, anyhow, bail};
use clap::Args;
use latrunculi::{Diagram, Game, Rules};

/// Which ruleset, position and actions.
#[derive(Args)]
pub(crate) struct Place {
    /// A ruleset (becq-8), one with changes ("becq-8;least:2"), or the link of a game ("#r=becq-8&a=a3a4").
    #[arg(short, long, default_value = "becq-8", value_name = "ID|LINK")]
    ruleset: String,
    /// A position in notation; without it, that of the link, or the start of the ruleset.
    #[arg(short, long)]
    position: Option<String>,
    /// Actions from there, joined by dots: e2e4.e7e5
    #[arg(short, long)]
    actions: Option<String>,
}

impl Place {
    /// The game at that place.
    pub(crate) fn game(&self) -> Result<Game> {
        let mut game = linked(&self.ruleset)?;
        if let Some(text) = &self.position {
            game = Game::from_diagram(game.rules(), &Diagram::read(text, game.rules().board)?)?;
        }
        if let Some(actions) = &self.actions {
            game.play_all(actions.split('.'))?;
        }
        Ok(game)
    }
}

/// The game of a link, or the start of a ruleset.
fn linked(text: &str) -> Result<Game> {
    let link = text.split_once('#').map_or(text, |(_, link)| link);
    if !link.contains('=') {
        return Ok(Game::new(&Rules::from_link(text)?)?);
    }
    let (game, errors) = Game::from_link(link);
    match (game, errors.into_iter().next()) {
        (_, Some(error)) => bail!("link, {}: {error}", error.part()),
        (game, None) => game.ok_or_else(|| anyhow!("the link names no ruleset (r=)")),
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
