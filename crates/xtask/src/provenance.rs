//! Where the presets come from, as a module of the page: texts that few ask for, so they are not in the wasm.

use std::fs;

use anyhow::{Context, Result};
use latrunculi::{PRESETS, Preset};
use serde_json::{Map, Value, json};

use crate::wasm::package_folder;

/// Writes www/pkg/provenance.ts.
pub fn write() -> Result<()> {
    let all: Map<String, Value> =
        PRESETS.iter().map(|preset| (preset.id.to_owned(), provenance(preset))).collect();
    let module = format!(
        "import type {{ Provenance }} from \"./latrunculi.js\";\n\n\
         /** Where each preset comes from, by its id. */\n\
         export const provenances: Readonly<Record<string, Provenance>> = {};\n",
        Value::Object(all)
    );
    let path = package_folder().join("provenance.ts");
    fs::write(&path, module).with_context(|| format!("cannot write {}", path.display()))
}

/// A `Provenance` of crates/wasm/src/types.ts.
fn provenance(preset: &Preset) -> Value {
    let notes: Vec<Value> = preset
        .notes()
        .map(|note| {
            json!({"field": note.field, "basis": note.basis.word(), "source": note.source, "note": note.note})
        })
        .collect();
    json!({"sources": preset.sources(), "notes": notes})
}
