//! Games as they are kept in files: one line of JSON each, in the form of the vectors.

use latrunculi::{Game, Side};
use serde_json::{Value, json};

/// A game as a line: its ruleset, its actions, its last position, and its result where it was not cut off.
pub(crate) fn record(ruleset: &str, game: &Game) -> Value {
    let actions: Vec<String> = game.played().iter().map(|played| played.action.to_string()).collect();
    let result = game.outcome().map(|outcome| {
        let winner = outcome.winner.map_or("-".to_owned(), |side| side.letter().to_string());
        [winner, outcome.reason.word().to_owned()]
    });
    json!({ "ruleset": ruleset, "game": actions, "final": game.diagram().to_string(), "result": result })
}

/// The same, and which side the first player of a match had.
pub(crate) fn record_of_match(ruleset: &str, game: &Game, first: Side) -> Value {
    let mut line = record(ruleset, game);
    line["first"] = json!(first.letter().to_string());
    line
}
