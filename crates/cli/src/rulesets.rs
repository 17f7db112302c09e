//! `latro rulesets`.

use anyhow::Result;
use clap::Args;
use latrunculi::{PRESETS, Preset};
use serde_json::{Value, json};
use std::io::Write;

/// List the rulesets.
#[derive(Args)]
pub(crate) struct Rulesets {
    /// Print everything about them as JSON.
    #[arg(long)]
    json: bool,
}

impl Rulesets {
    pub(crate) fn run(self, output: &mut dyn Write) -> Result<()> {
        if self.json {
            let all: Vec<Value> = PRESETS.iter().map(everything).collect();
            writeln!(output, "{}", serde_json::to_string_pretty(&all)?)?;
            return Ok(());
        }
        for preset in PRESETS {
            writeln!(output, "{:26} {:38} {} {}", preset.id, preset.title, preset.author, preset.year)?;
        }
        Ok(())
    }
}

fn everything(preset: &Preset) -> Value {
    let notes: Vec<Value> = preset
        .notes()
        .map(|note| {
            json!({
                "field": note.field,
                "basis": note.basis.word(),
                "source": note.source,
                "remark": latrunculi::ruleset::remark(note.note),
            })
        })
        .collect();
    let rules = preset.rules();
    json!({
        "id": preset.id,
        "title": preset.title,
        "author": preset.author,
        "year": preset.year,
        "family": preset.family,
        "sources": preset.sources(),
        "start": rules.start().to_string(),
        "rules": rules,
        "notes": notes,
    })
}
