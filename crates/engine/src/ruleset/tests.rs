//! What every preset owes to its readers.

use super::remarks::{FIELD_TEXTS, REMARKS, VALUE_TEXTS};
use super::*;
use crate::piece::Kind;
use crate::rules::{Domain, FIELDS, LeastThen};
use std::collections::BTreeSet;

/// The fields of a preset that shape its game, so that a reader must be told where they come from.
fn fields_that_matter(preset: &Preset) -> BTreeSet<&str> {
    let rules = preset.rules();
    let mut fields: BTreeSet<&str> =
        ["board", "first", "axes", "catch", "lift", "least", "immobile", "quiet-limit", "quiet-then"].into();
    if rules.array.ranks() > 0 {
        fields.insert("array");
    }
    if !rules.hand.is_empty() {
        fields.extend(["hand", "placing"]);
    }
    if rules.least_then == LeastThen::Tally {
        fields.insert("least-then");
    }
    let kinds = [
        (Kind::Calculus, "calculus"),
        (Kind::Dux, "dux"),
        (Kind::Larron, "larron"),
        (Kind::Latroncule, "latroncule"),
    ];
    let set = rules.full_set();
    fields.extend(kinds.iter().filter(|(kind, _)| set[kind.index()] > 0).map(|(_, name)| *name));
    fields.extend(changes(preset.changes).map(|(field, _)| field));
    fields
}

#[test]
fn every_change_is_possible_and_changes_something() {
    let default = Rules::default();
    for preset in PRESETS {
        let mut rules = Rules::default();
        let mut seen = BTreeSet::new();
        for (field, value) in changes(preset.changes) {
            rules.set(field, value).unwrap_or_else(|error| panic!("{}: {error}", preset.id));
            assert_ne!(rules.get(field), default.get(field), "{}: {field} is as it was", preset.id);
            assert_eq!(
                rules.get(field).as_deref(),
                Some(value),
                "{}: {field} is written otherwise",
                preset.id
            );
            assert!(seen.insert(field), "{}: {field} twice", preset.id);
        }
        assert_eq!(preset.rules(), rules);
    }
}

#[test]
fn ids_are_unique_and_found() {
    let ids: BTreeSet<_> = PRESETS.iter().map(|preset| preset.id).collect();
    assert_eq!(ids.len(), PRESETS.len());
    for preset in PRESETS {
        assert_eq!(Preset::find(preset.id), Some(preset));
    }
    assert_eq!(Preset::find("becq"), None);
}

#[test]
fn every_preset_says_who_made_it_and_from_what() {
    for preset in PRESETS {
        let Preset { id, title, author, family, .. } = preset;
        assert!(!title.is_empty() && !author.is_empty() && !family.is_empty(), "{id}");
        assert!(!preset.sources().is_empty(), "{id}");
        assert!(
            preset.year.is_empty() || preset.year.starts_with(|digit: char| digit.is_ascii_digit()),
            "{id}"
        );
    }
}

#[test]
fn every_rule_that_matters_says_where_it_comes_from() {
    for preset in PRESETS {
        let told: BTreeSet<&str> = preset.notes().map(|note| note.field).collect();
        let missing: Vec<_> =
            fields_that_matter(preset).into_iter().filter(|field| !told.contains(field)).collect();
        assert!(missing.is_empty(), "{}: nothing is said of {missing:?}", preset.id);
    }
}

#[test]
fn notes_name_real_fields_and_have_something_to_say() {
    for preset in PRESETS {
        for note in preset.notes() {
            assert!(FIELDS.iter().any(|field| field.name == note.field), "{}: {note:?}", preset.id);
            match note.basis {
                Basis::Ours => assert!(!note.note.is_empty(), "{}: no reason in {note:?}", preset.id),
                Basis::Attested | Basis::Author => {
                    assert!(!note.source.is_empty(), "{}: {note:?}", preset.id)
                }
            }
            assert!(note.note.is_empty() || remark(note.note).is_some(), "{}: {note:?}", preset.id);
        }
    }
}

#[test]
fn remarks_are_used_and_unique() {
    let used: BTreeSet<&str> = PRESETS.iter().flat_map(Preset::notes).map(|note| note.note).collect();
    let keys: BTreeSet<&str> = REMARKS.iter().map(|(key, _)| *key).collect();
    assert_eq!(keys.len(), REMARKS.len());
    for key in keys {
        assert!(used.contains(key), "{key} is the key of no note");
    }
}

#[test]
fn every_field_and_word_is_explained_once() {
    let names: Vec<&str> = FIELDS.iter().map(|field| field.name).collect();
    let explained: Vec<&str> = FIELD_TEXTS.iter().map(|(name, ..)| *name).collect();
    let mut sorted = (names.clone(), explained);
    sorted.0.sort_unstable();
    sorted.1.sort_unstable();
    assert_eq!(sorted.0, sorted.1);
    let words = |field: &crate::rules::Field| match field.domain {
        Domain::Choice(words) => words.iter().map(|word| (field.name, *word)).collect(),
        _ => Vec::new(),
    };
    let words: BTreeSet<_> = FIELDS.iter().flat_map(words).collect();
    let explained: BTreeSet<_> = VALUE_TEXTS.iter().map(|(field, word, _)| (*field, *word)).collect();
    assert_eq!(words, explained);
    assert_eq!(words.len(), VALUE_TEXTS.len());
}

#[test]
fn the_page_of_rules_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RULES.md");
    let page = std::fs::read_to_string(path).unwrap();
    assert!(
        page.replace('\r', "") == rules_document(),
        "docs/RULES.md is stale: cargo run -p latrunculi --example rules > docs/RULES.md"
    );
}
