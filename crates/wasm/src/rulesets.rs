//! The presets, a user's own rules, and the form they are made with.

use crate::types::{ContradictionsValue, FieldsValue, PresetValue, PresetsValue, RulesValue, value};
use latrunculi::{Domain, FIELDS, LinkError, PRESETS, Preset, Rules};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[derive(Serialize)]
struct PresetView {
    id: &'static str,
    title: &'static str,
    author: &'static str,
    year: &'static str,
    family: &'static str,
    rules: Rules,
    start: String,
}

impl From<&Preset> for PresetView {
    fn from(preset: &Preset) -> Self {
        let rules = preset.rules();
        Self {
            id: preset.id,
            title: preset.title,
            author: preset.author,
            year: preset.year,
            family: preset.family,
            start: rules.start().to_string(),
            rules,
        }
    }
}

/// All presets. Where they come from is in texts of its own, which the page loads when they are asked for.
#[wasm_bindgen]
pub fn presets() -> PresetsValue {
    value(&PRESETS.iter().map(PresetView::from).collect::<Vec<_>>())
}

/// One preset by its id, or `null`.
#[wasm_bindgen]
pub fn preset(id: &str) -> PresetValue {
    value(&Preset::find(id).map(PresetView::from))
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum DomainView {
    Flag,
    Choice { words: &'static [&'static str] },
    Number { least: u16, most: u16 },
    Board,
    Array,
    Hand,
    Movement,
}

#[derive(Serialize)]
struct FieldView {
    name: &'static str,
    domain: DomainView,
}

/// Every field of the rules, and what it can hold.
#[wasm_bindgen]
pub fn fields() -> FieldsValue {
    let domain = |domain| match domain {
        Domain::Flag => DomainView::Flag,
        Domain::Choice(words) => DomainView::Choice { words },
        Domain::Number(least, most) => DomainView::Number { least, most },
        Domain::Board => DomainView::Board,
        Domain::Array => DomainView::Array,
        Domain::Hand => DomainView::Hand,
        Domain::Movement => DomainView::Movement,
    };
    let fields: Vec<_> =
        FIELDS.iter().map(|field| FieldView { name: field.name, domain: domain(field.domain) }).collect();
    value(&fields)
}

#[derive(Serialize)]
struct ContradictionView {
    code: &'static str,
    fields: Vec<String>,
    message: String,
}

/// The fields of `rules` set on those of a ruleset; what could not be set is told.
fn read(base: &str, rules: &RulesValue) -> (Option<Rules>, Vec<ContradictionView>) {
    let mut faults = Vec::new();
    let mut fault = |code, field: &str, message| {
        faults.push(ContradictionView { code, fields: vec![field.into()], message });
    };
    let mut read = match Rules::from_link(base) {
        Ok(rules) => rules,
        Err(error) => {
            let field = if let LinkError::Field(error) = &error { &error.field } else { "" };
            fault(error.code(), field, error.to_string());
            return (None, faults);
        }
    };
    for entry in js_sys::Object::entries(rules.unchecked_ref()).iter() {
        let pair: js_sys::Array = entry.unchecked_into();
        let name = pair.get(0).as_string().unwrap_or_default();
        let given = pair.get(1);
        let text = given
            .as_string()
            .or_else(|| given.as_bool().map(|flag| flag.to_string()))
            .or_else(|| {
                given.as_f64().map(|number| {
                    js_sys::Number::from(number)
                        .to_string_with_radix(10)
                        .map(String::from)
                        .unwrap_or_default()
                })
            })
            .unwrap_or_default();
        if let Err(error) = read.set(&name, &text) {
            fault("field", &name, error.to_string());
        }
    }
    (Some(read), faults)
}

/// Every contradiction in rules that change those of a base; a field that cannot be set is one, too.
#[wasm_bindgen]
pub fn check(base: &str, rules: &RulesValue) -> ContradictionsValue {
    let (rules, mut contradictions) = read(base, rules);
    for contradiction in rules.iter().flat_map(Rules::check) {
        contradictions.push(ContradictionView {
            code: contradiction.code(),
            fields: contradiction.fields().iter().map(ToString::to_string).collect(),
            message: contradiction.to_string(),
        });
    }
    value(&contradictions)
}

/// The shortest text that names these rules in a link.
#[wasm_bindgen(js_name = rulesetText)]
pub fn ruleset_text(rules: &RulesValue) -> String {
    read(PRESETS[0].id, rules).0.map(|rules| rules.to_link()).unwrap_or_default()
}
