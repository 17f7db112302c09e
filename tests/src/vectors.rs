//! The vectors: positions, games and counts that an independent program made from the specification.

use latrunculi::{Diagram, Outcome, Preset, Rules};
use serde::Deserialize;
use std::path::PathBuf;

/// A line of a vector file.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Line {
    /// One action in one position.
    Step(Step),
    /// A whole game from the start.
    Played(Played),
}

/// One action in one position.
#[derive(Deserialize)]
pub struct Step {
    /// The position before it.
    pub position: String,
    /// All legal actions, sorted.
    pub legal: Vec<String>,
    /// The action that is played.
    pub play: String,
    /// The position after it.
    pub next: String,
    /// How the game stands in `next`, without its history: `None`, or the winner's letter and the reason.
    pub result: Option<(String, String)>,
}

/// A whole game from the ruleset's start.
#[derive(Deserialize)]
pub struct Played {
    /// Its actions.
    pub game: Vec<String>,
    /// The last position.
    #[serde(rename = "final")]
    pub last: String,
    /// How it ended, history and all; `None` where it was cut off.
    pub result: Option<(String, String)>,
}

/// A line of `perft.txt`.
pub struct Perft {
    /// The ruleset.
    pub ruleset: String,
    /// The position counted from.
    pub position: String,
    /// How many actions deep.
    pub depth: u32,
    /// The number of sequences of so many actions.
    pub count: u64,
}

/// The text of a file in `data`.
///
/// # Panics
/// When it is missing.
pub fn data(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of the file of a ruleset.
///
/// # Panics
/// When the file is missing or broken.
pub fn lines(ruleset: &str) -> Vec<Line> {
    data(&format!("vectors/{ruleset}.jsonl"))
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{ruleset}: {error}: {line}")))
        .collect()
}

/// All counts of action sequences.
///
/// # Panics
/// When the file is missing or broken.
pub fn perfts() -> Vec<Perft> {
    data("perft.txt")
        .lines()
        .map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
            [ruleset, position, depth, count] => Perft {
                ruleset: ruleset.into(),
                position: position.into(),
                depth: depth.parse().expect(line),
                count: count.parse().expect(line),
            },
            _ => panic!("perft.txt: {line}"),
        })
        .collect()
}

/// An outcome as the vectors write it.
pub fn written(outcome: Option<Outcome>) -> Option<(String, String)> {
    outcome.map(|outcome| {
        let winner = outcome.winner.map_or('-', |side| side.letter());
        (winner.to_string(), outcome.reason.word().to_string())
    })
}

/// The rules of a preset.
///
/// # Panics
/// When there is none with this id.
pub fn rules(ruleset: &str) -> Rules {
    Preset::find(ruleset).unwrap_or_else(|| panic!("there is no ruleset {ruleset}")).rules()
}

/// Reads a position that must be well written.
///
/// # Panics
/// When it is not.
pub fn diagram(rules: &Rules, text: &str) -> Diagram {
    Diagram::read(text, rules.board).unwrap_or_else(|error| panic!("{text}: {error}"))
}
