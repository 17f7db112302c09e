//! Games as links: `r=RULESET&p=POSITION&a=ACTIONS`.

use crate::action::{Action, ParseActionError};
use crate::check::Contradiction;
use crate::diagram::Diagram;
use crate::game::{Game, GameError};
use crate::illegal::Illegal;
use crate::notation::PositionError;
use crate::rules::{FIELDS, FieldError, Rules};
use crate::ruleset::{self, PRESETS, Preset};
use crate::text::{excerpt, percent_decoded, quoted};
use std::fmt;

/// The longest link that is read, in bytes. An action takes seven at most, `a10b10.` however many leaps it makes, so
/// that 2000 actions, which the command line lets no game go beyond, leave 6000 for rules and position. What is longer
/// was not played by anybody, and would only keep a page busy.
const LONGEST: usize = 20_000;

/// Something in a link that cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// The link is too long to be a game.
    TooLong,
    /// There is a position or there are actions, but no ruleset.
    NoRuleset,
    /// There is no such ruleset.
    UnknownRuleset(String),
    /// A field of the rules does not exist or cannot have the value.
    Field(FieldError),
    /// The rules contradict each other.
    Rules(Vec<Contradiction>),
    /// The position cannot be read, or does not go with the rules.
    Position(PositionError),
    /// Action number `number`, counted from 1, cannot be read.
    Action {
        /// Which one.
        number: usize,
        /// What is wrong.
        error: ParseActionError,
    },
    /// Action number `number`, counted from 1, is not legal.
    Illegal {
        /// Which one.
        number: usize,
        /// The action.
        action: Action,
        /// The rule that forbids it.
        illegal: Illegal,
    },
}

impl LinkError {
    /// The part of the link at fault: `ruleset`, `rules`, `position` or `actions`.
    pub const fn part(&self) -> &'static str {
        match self {
            Self::TooLong | Self::NoRuleset | Self::UnknownRuleset(_) => "ruleset",
            Self::Field(_) | Self::Rules(_) => "rules",
            Self::Position(_) => "position",
            Self::Action { .. } | Self::Illegal { .. } => "actions",
        }
    }

    /// A word for the message catalogue.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong => "too-long",
            Self::NoRuleset => "no-ruleset",
            Self::UnknownRuleset(_) => "unknown-ruleset",
            Self::Field(_) => "field",
            Self::Rules(_) => "contradiction",
            Self::Position(_) => "position",
            Self::Action { .. } => "action",
            Self::Illegal { .. } => "illegal-action",
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "the link is longer than {LONGEST} characters"),
            Self::NoRuleset => f.write_str("the link names no ruleset (r=)"),
            Self::UnknownRuleset(id) => write!(f, "there is no ruleset {}", quoted(id)),
            Self::Field(error) => error.fmt(f),
            Self::Rules(contradictions) => GameError::Rules(contradictions.clone()).fmt(f),
            Self::Position(error) => error.fmt(f),
            Self::Action { number, error } => write!(f, "action {number}: {error}"),
            Self::Illegal { number, action, illegal } => write!(f, "action {number}, {action}: {illegal}"),
        }
    }
}

impl std::error::Error for LinkError {}

impl From<GameError> for LinkError {
    fn from(error: GameError) -> Self {
        match error {
            GameError::Rules(contradictions) => Self::Rules(contradictions),
            GameError::Position(error) => Self::Position(error),
        }
    }
}

impl Rules {
    /// Reads `BASE` or `BASE;field:value;field:value`.
    ///
    /// # Errors
    /// When there is no such base, or a field cannot be set; whether the rules go together is for
    /// [`check`](Self::check).
    ///
    /// ```
    /// use latrunculi::Rules;
    /// let rules = Rules::from_link("becq-8;least:2").unwrap();
    /// assert_eq!(rules.to_link(), "becq-8;least:2");
    /// ```
    pub fn from_link(text: &str) -> Result<Self, LinkError> {
        let (base, changes) =
            text.split_once(';').map_or((text, None), |(base, changes)| (base, Some(changes)));
        let preset = Preset::find(base).ok_or_else(|| LinkError::UnknownRuleset(excerpt(base)))?;
        let mut rules = preset.rules();
        for (field, value) in changes.into_iter().flat_map(ruleset::changes) {
            rules.set(field, value).map_err(LinkError::Field)?;
        }
        Ok(rules)
    }

    /// The shortest text that [`from_link`](Self::from_link) reads as these rules.
    pub fn to_link(&self) -> String {
        let differences = |preset: &Preset| {
            let base = preset.rules();
            let mut text = preset.id.to_owned();
            for field in FIELDS {
                let value = self.get(field.name);
                if value != base.get(field.name) {
                    text.push_str(&format!(";{}:{}", field.name, value.unwrap_or_default()));
                }
            }
            text
        };
        PRESETS.iter().map(differences).min_by_key(String::len).unwrap_or_default()
    }
}

impl Game {
    /// The game as a link, without `#`, up to the present position. A resignation is not in it.
    pub fn to_link(&self) -> String {
        let mut link = format!("r={}", self.rules().to_link());
        if let Some(start) = self.start() {
            link.push_str(&format!("&p={start}"));
        }
        for (index, played) in self.played().iter().take(self.ply()).enumerate() {
            link.push_str(if index == 0 { "&a=" } else { "." });
            link.push_str(&played.action.to_string());
        }
        link
    }

    /// Reads a link as far as it can be followed: gives the game, and what had to be left out.
    /// Without a ruleset there is no game.
    ///
    /// Rules that cannot be played leave those they change, at the start; a position that cannot be read leaves the
    /// start of the ruleset, and no actions; an action that cannot be played leaves those before it. What programs do
    /// to links on their way is undone: percent-encoding, `&amp;`, large letters in keys, a full stop at the end.
    pub fn from_link(link: &str) -> (Option<Self>, Vec<LinkError>) {
        if link.len() > LONGEST {
            return (None, vec![LinkError::TooLong]);
        }
        let link = as_written(link);
        let Some(ruleset) = value(&link, "r") else {
            let lost = value(&link, "p").is_some() || value(&link, "a").is_some();
            return (None, if lost { vec![LinkError::NoRuleset] } else { Vec::new() });
        };
        let rules = match Rules::from_link(ruleset) {
            Ok(rules) => rules,
            Err(error) => return (base(ruleset), vec![error]),
        };
        let contradictions = rules.check();
        if !contradictions.is_empty() {
            return (base(ruleset), vec![LinkError::Rules(contradictions)]);
        }
        let start = value(&link, "p").map(|text| Diagram::read(text, rules.board)).transpose();
        let begun = start.map_err(LinkError::Position).and_then(|diagram| {
            diagram
                .map_or_else(|| Self::new(&rules), |diagram| Self::from_diagram(&rules, &diagram))
                .map_err(LinkError::from)
        });
        let mut game = match begun {
            Ok(game) => game,
            Err(error) => return (Self::new(&rules).ok(), vec![error]),
        };
        let actions = value(&link, "a").unwrap_or_default();
        let fault = if actions.is_empty() { None } else { game.play_all(actions.split('.')).err() };
        (Some(game), fault.into_iter().collect())
    }

    /// Plays actions, until one cannot be played.
    ///
    /// # Errors
    /// The number of the action and what is wrong with it; those before it have been played.
    pub fn play_all<'a>(&mut self, actions: impl Iterator<Item = &'a str>) -> Result<(), LinkError> {
        for (index, text) in actions.enumerate() {
            let number = index + 1;
            let action: Action = text.parse().map_err(|error| LinkError::Action { number, error })?;
            self.play(action).map_err(|illegal| LinkError::Illegal { number, action, illegal })?;
        }
        Ok(())
    }
}

/// A link as it was before other programs encoded any of it and ended a sentence with it. No key and no value has a
/// `&`, a `=` or a final full stop, so that this need not be told of each of them apart.
fn as_written(link: &str) -> String {
    // Twice, since what one program has encoded in part another may encode whole.
    let decoded = percent_decoded(&percent_decoded(link));
    let link = decoded.trim_ascii();
    let link = link.strip_suffix('.').unwrap_or(link);
    link.strip_prefix('#').unwrap_or(link).to_owned()
}

/// What stands in a link for a key.
fn value<'a>(link: &'a str, key: &str) -> Option<&'a str> {
    link.split('&').find_map(|pair| {
        let (name, value) = pair.strip_prefix("amp;").unwrap_or(pair).split_once('=')?;
        name.eq_ignore_ascii_case(key).then(|| value.trim_ascii())
    })
}

/// The start of the ruleset that some rules change, as they themselves cannot be played.
fn base(ruleset: &str) -> Option<Game> {
    let preset = Preset::find(ruleset.split(';').next().unwrap_or_default())?;
    Game::new(&preset.rules()).ok()
}
