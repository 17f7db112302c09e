//! `docs/RULES.md`, written from the presets.

use super::{Basis, Note, PRESETS, Preset, field_text, remark, value_text};
use crate::rules::{Domain, FIELDS, Field};
use std::fmt::Write;

const OPENING: &str = "# The rulesets

<!-- Written by `cargo run -p latrunculi --example rules > docs/RULES.md`; a test holds this page to the presets. -->

The rules of *ludus latrunculorum* are lost. Every ruleset is a modern reconstruction, or the rules of a related
game, and every rule of it says where it comes from:

- **attested**: an ancient text says it, as far as the remark goes;
- **author**: the author of the reconstruction says it (an ancient line beside him is the line he reads so);
- **ours**: the sources are silent or ambiguous, and this project decides.

What could not be settled is asked in [QUESTIONS.md](QUESTIONS.md). How positions, actions and links are written
is told in [NOTATION.md](NOTATION.md).

## The rules, and what they can be

A movement is written in words joined by `-`: `stay`, `step` (one square), `slide` (any number of empty squares) or
`forward` (one square straight ahead); then `all` for eight directions instead of four; then `leap-own`, `leap-enemy`
or `leap-any` for leaps over one piece onto the empty square behind it, with the longest chain where there is a limit.

";

/// The presets as a page for readers: what every rule means, what it is in each preset, and where it comes from.
pub fn rules_document() -> String {
    let mut page = String::from(OPENING);
    for field in FIELDS {
        page += &field_section(field);
    }
    page += "\n## The presets\n";
    for preset in PRESETS {
        page += &preset_section(preset);
    }
    page
}

/// One field: its name in data, what it means, and its values.
fn field_section(field: &Field) -> String {
    let (title, text) = field_text(field.name).unwrap_or_default();
    let mut section = format!("- **{title}** (`{}`): {text}\n", field.name);
    match field.domain {
        Domain::Choice(words) => {
            for word in words {
                let text = value_text(field.name, word).unwrap_or_default();
                let _ = writeln!(section, "  - `{word}`: {text}");
            }
        }
        Domain::Number(least, most) => {
            let _ = writeln!(section, "  - from {least} to {most}");
        }
        Domain::Flag | Domain::Board | Domain::Array | Domain::Hand | Domain::Movement => {}
    }
    section
}

/// One preset: who made it, from what, and its rules in the order of the fields.
fn preset_section(preset: &Preset) -> String {
    let rules = preset.rules();
    let mut section = format!("\n### {}\n\n`{}` · {}", preset.title, preset.id, preset.author);
    if !preset.year.is_empty() {
        let _ = write!(section, ", {}", preset.year);
    }
    section += "\n\n";
    for source in preset.sources() {
        let _ = writeln!(section, "- {source}");
    }
    section += "\n| rule | value | basis | source | remark |\n|---|---|---|---|---|\n";
    for field in FIELDS {
        let value = rules.get(field.name).unwrap_or_default();
        for note in preset.notes().filter(|note| note.field == field.name) {
            section += &note_row(field, &value, note);
        }
    }
    section
}

/// One note, as a row of the table of its preset.
fn note_row(field: &Field, value: &str, note: &Note) -> String {
    let (title, _) = field_text(field.name).unwrap_or_default();
    let basis = match note.basis {
        Basis::Ours => "**ours**",
        basis => basis.word(),
    };
    format!(
        "| {title} | `{value}` | {basis} | {} | {} |\n",
        note.source,
        remark(note.note).unwrap_or_default()
    )
}
