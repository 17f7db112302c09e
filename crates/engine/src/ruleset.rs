//! The presets: each reconstruction as data, with its title, author, year and sources, and where each of its
//! rules comes from.

mod document;
mod notes;
mod presets;
mod provenance;
mod remarks;
mod sources;
#[cfg(test)]
mod tests;

pub use document::rules_document;
pub use presets::PRESETS;
pub use remarks::{field_text, remark, value_text};

use crate::rules::Rules;
use provenance::{PROVENANCES, Provenance};

/// On whose authority a rule stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Basis {
    /// An ancient text says it.
    Attested,
    /// The author of the reconstruction says it.
    Author,
    /// The sources are silent or ambiguous, and this project decides.
    Ours,
}

impl Basis {
    /// All of them, the firmest first.
    pub const ALL: &'static [Self] = &[Self::Attested, Self::Author, Self::Ours];

    /// Its name in data: `attested`, `author` or `ours`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Attested => "attested",
            Self::Author => "author",
            Self::Ours => "ours",
        }
    }
}

/// Where a rule of a preset comes from. One rule can have several notes, such as the ancient line it
/// rests on and what we had to add.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// The field of [`Rules`] it speaks of; the repetition of positions belongs to `quiet-then`.
    pub field: &'static str,
    /// On whose authority.
    pub basis: Basis,
    /// The ancient line or the modern page, cited in short; empty where there is none.
    pub source: &'static str,
    /// The key of a [`remark`], or empty.
    pub note: &'static str,
}

/// A reconstruction that has been published, as a value of [`Rules`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name in links and in the line protocol.
    pub id: &'static str,
    /// The title, as its author or the field gives it.
    pub title: &'static str,
    /// Who reconstructed it.
    pub author: &'static str,
    /// When it was published; empty where that is not known.
    pub year: &'static str,
    /// The group it is shown in, a key of the page's message catalogue.
    pub family: &'static str,
    /// What differs from [`Rules::default`], as `field:value` joined by `;`.
    pub changes: &'static str,
}

impl Preset {
    /// The preset with this id.
    pub fn find(id: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.id == id)
    }

    /// Full citations. What we know only at second hand is cited through its witness.
    pub fn sources(&self) -> &'static [&'static str] {
        self.provenance().map_or(&[], |provenance| provenance.sources)
    }

    /// Where its rules come from.
    pub fn notes(&self) -> impl Iterator<Item = &'static Note> {
        self.provenance()
            .map_or::<&[&[Note]], _>(&[], |provenance| provenance.notes)
            .iter()
            .copied()
            .flatten()
    }

    // A test holds every preset to having one.
    fn provenance(&self) -> Option<&'static Provenance> {
        PROVENANCES.iter().find(|provenance| provenance.id == self.id)
    }

    /// The rules themselves.
    pub fn rules(&self) -> Rules {
        let mut rules = Rules::default();
        // A test holds every preset to naming only fields and values that exist.
        for (field, value) in changes(self.changes) {
            rules.set(field, value).unwrap_or_default();
        }
        rules
    }
}

/// The `field:value` pairs of a text that joins them by `;`. A pair without a colon has an empty value.
pub(crate) fn changes(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(';').map(|change| change.split_once(':').unwrap_or((change, "")))
}
