//! `latro show` and `latro legal`.

use crate::options::{Place, legal, result};
use anyhow::Result;
use clap::Args;
use latrunculi::{Diagram, Game, Piece, Side, Square, Stage};
use std::fmt::Display;
use std::io::Write;

/// Draw a position and say how it stands.
#[derive(Args)]
pub(crate) struct Show {
    #[command(flatten)]
    place: Place,
}

impl Show {
    pub(crate) fn run(self, output: &mut dyn Write) -> Result<()> {
        write!(output, "{}", picture(&self.place.game()?))?;
        Ok(())
    }
}

/// List the legal actions, sorted.
#[derive(Args)]
pub(crate) struct Legal {
    #[command(flatten)]
    place: Place,
}

impl Legal {
    pub(crate) fn run(self, output: &mut dyn Write) -> Result<()> {
        for action in legal(&self.place.game()?) {
            writeln!(output, "{action}")?;
        }
        Ok(())
    }
}

/// The board in letters, a caught piece in brackets, and a line for each thing to know.
fn picture(game: &Game) -> String {
    let diagram = game.diagram();
    let caught = game.caught();
    let mut text = String::new();
    for rank in (0..diagram.size.ranks()).rev() {
        text.push_str(&format!("{:>3} ", rank + 1));
        for square in (0..diagram.size.files()).filter_map(|file| Square::new(file, rank)) {
            let letter = diagram.piece(square).map_or('.', Piece::letter);
            let marks = if caught.contains(&square) { ['[', ']'] } else { [' ', ' '] };
            text.extend([marks[0], letter, marks[1]]);
        }
        text.push('\n');
    }
    text.push_str("    ");
    for file in 0..diagram.size.files() {
        text.extend([' ', char::from(b'a' + file), ' ']);
    }
    text.push_str(&format!(
        "\n\nposition  {diagram}\nto act    {}{}\nin hand   {}\ntaken     {}\nquiet     {} of {}\nlegal     {}\n\
         result    {}\n",
        name(diagram.side),
        task(&diagram),
        both(diagram.hands),
        both(diagram.taken),
        diagram.quiet,
        game.rules().quiet_limit,
        game.legal().len(),
        result(game),
    ));
    text
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// Something of both sides.
fn both([white, black]: [impl Display; 2]) -> String {
    format!("{} {white}, {} {black}", name(Side::White), name(Side::Black))
}

/// What is asked of the side to act, when it is not simply its turn.
fn task(diagram: &Diagram) -> String {
    let stage = match diagram.stage {
        Stage::Free => "",
        Stage::MustTake => ", who must take first",
        Stage::HasTaken => ", who has taken and must move",
    };
    let again = diagram.again.map(|square| format!(", who may go on with {square} or pass"));
    format!("{stage}{}", again.unwrap_or_default())
}
