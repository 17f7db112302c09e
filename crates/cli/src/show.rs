//! `latro show` and `latro legal`.

use crate::options::{Place, legal, result};
use anyhow::Result;
use clap::Args;
use latrunculi::{Game, Piece, Side, Square};

/// Draw a position and say how it stands.
#[derive(Args)]
pub(crate) struct Show {
    #[command(flatten)]
    place: Place,
}

impl Show {
    pub(crate) fn run(self) -> Result<()> {
        print!("{}", picture(&self.place.game()?));
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
    pub(crate) fn run(self) -> Result<()> {
        for action in legal(&self.place.game()?) {
            println!("{action}");
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
    let hand = |side| diagram.hand(side);
    text.push_str(&format!(
        "\n\nposition  {diagram}\nto act    {}\nin hand   White {}, Black {}\ntaken     White {}, Black {}\n\
         quiet     {} of {}\nlegal     {}\nresult    {}\n",
        diagram.side,
        hand(Side::White),
        hand(Side::Black),
        diagram.taken[0],
        diagram.taken[1],
        diagram.quiet,
        game.rules().quiet_limit,
        game.legal().len(),
        result(game),
    ));
    text
}
