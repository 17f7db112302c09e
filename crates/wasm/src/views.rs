//! What is shown of a game, in the shapes of `types.ts`.

use crate::types::value;
use latrunculi::{
    Action, Effects, Game, Hand, Illegal, Kind, LinkError, Outcome, Piece, PositionError, PositionFault,
    Side, Square, Stage,
};
use latrunculi_search::{Progress, Thought};
use serde::Serialize;
use wasm_bindgen::JsValue;

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

#[derive(Serialize)]
pub(crate) struct PieceView {
    square: String,
    #[serde(flatten)]
    piece: Piece,
    caught: bool,
}

#[derive(Serialize)]
pub(crate) struct LiftedView {
    square: String,
    #[serde(flatten)]
    piece: Piece,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EffectsView {
    caught: Vec<String>,
    freed: Vec<String>,
    lifted: Vec<LiftedView>,
    promoted: Option<String>,
    goes_on: bool,
    path: Vec<String>,
}

impl From<&Effects> for EffectsView {
    fn from(effects: &Effects) -> Self {
        let lifted =
            |(square, piece): &(Square, Piece)| LiftedView { square: square.to_string(), piece: *piece };
        Self {
            caught: names(&effects.caught),
            freed: names(&effects.freed),
            lifted: effects.lifted.iter().map(lifted).collect(),
            promoted: effects.promoted.map(|square| square.to_string()),
            goes_on: effects.goes_on,
            path: names(&effects.path),
        }
    }
}

#[derive(Serialize)]
pub(crate) struct IllegalView {
    code: &'static str,
    squares: Vec<String>,
    message: String,
}

impl From<&Illegal> for IllegalView {
    fn from(illegal: &Illegal) -> Self {
        Self { code: illegal.code(), squares: names(&illegal.squares()), message: illegal.to_string() }
    }
}

impl IllegalView {
    /// For a text that is no action at all.
    pub(crate) const fn not_an_action(message: String) -> Self {
        Self { code: "not-an-action", squares: Vec::new(), message }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum PlayResultView {
    Played { ok: bool, effects: EffectsView },
    Refused { ok: bool, illegal: IllegalView },
}

#[derive(Serialize)]
struct LegalView {
    text: String,
    kind: &'static str,
    from: Option<String>,
    to: Option<String>,
    catches: Vec<String>,
}

#[derive(Serialize)]
struct PlayedView {
    text: String,
    side: Side,
    effects: EffectsView,
}

#[derive(Serialize)]
struct BySide<T> {
    white: T,
    black: T,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameView {
    files: u8,
    ranks: u8,
    pieces: Vec<PieceView>,
    side: Side,
    hands: BySide<Vec<(Kind, u8)>>,
    taken: BySide<u16>,
    quiet: u16,
    quiet_limit: u16,
    stage: &'static str,
    again: Option<String>,
    legal: Vec<LegalView>,
    outcome: Option<Outcome>,
    actions: Vec<PlayedView>,
    ply: usize,
    position: String,
    ruleset: String,
}

impl From<&Game> for GameView {
    fn from(game: &Game) -> Self {
        let diagram = game.diagram();
        let caught = game.caught();
        let hand = |hand: Hand| {
            Kind::ALL
                .into_iter()
                .map(|kind| (kind, hand.of(kind)))
                .filter(|(_, number)| *number > 0)
                .collect()
        };
        Self {
            files: diagram.size.files(),
            ranks: diagram.size.ranks(),
            pieces: diagram
                .pieces()
                .map(|(square, piece)| PieceView {
                    square: square.to_string(),
                    piece,
                    caught: caught.contains(&square),
                })
                .collect(),
            side: diagram.side,
            hands: BySide { white: hand(diagram.hand(Side::White)), black: hand(diagram.hand(Side::Black)) },
            taken: BySide { white: diagram.taken[0], black: diagram.taken[1] },
            quiet: diagram.quiet,
            quiet_limit: game.rules().quiet_limit,
            stage: match diagram.stage {
                Stage::Free => "free",
                Stage::MustTake => "must-take",
                Stage::HasTaken => "has-taken",
            },
            again: diagram.again.map(|square| square.to_string()),
            legal: game.legal().into_iter().map(|action| legal(game, action)).collect(),
            outcome: game.outcome(),
            actions: game
                .played()
                .iter()
                .map(|played| PlayedView {
                    text: played.action.to_string(),
                    side: played.side,
                    effects: EffectsView::from(&played.effects),
                })
                .collect(),
            ply: game.ply(),
            position: diagram.to_string(),
            ruleset: game.rules().to_link(),
        }
    }
}

fn legal(game: &Game, action: Action) -> LegalView {
    let (kind, from, to) = match action {
        Action::Place(square) => ("place", None, Some(square)),
        Action::Move { from, to } => ("move", Some(from), Some(to)),
        Action::Take(square) => ("take", None, Some(square)),
        Action::Pass => ("pass", None, None),
    };
    let catches = if kind == "move" { game.prey_of(action) } else { Vec::new() };
    LegalView {
        text: action.to_string(),
        kind,
        from: from.map(|square| square.to_string()),
        to: to.map(|square| square.to_string()),
        catches: names(&catches),
    }
}

#[derive(Serialize)]
pub(crate) struct FaultView {
    part: &'static str,
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<PositionFaultView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<usize>,
}

impl From<&LinkError> for FaultView {
    fn from(error: &LinkError) -> Self {
        let mut view = Self {
            part: error.part(),
            code: error.code(),
            message: error.to_string(),
            rule: None,
            position: None,
            number: None,
        };
        match error {
            LinkError::Field(error) => view.rule = Some(error.field.clone()),
            LinkError::Position(error) => view.position = Some(error.into()),
            LinkError::Action { number, .. } | LinkError::Illegal { number, .. } => {
                view.number = Some(*number)
            }
            _ => {}
        }
        view
    }
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum PositionFaultView {
    Told { field: &'static str },
    TooMany { side: Side, piece: Kind, number: u16, most: u16 },
    Unpromoted { square: String },
    NotOneDux { side: Side },
}

impl From<&PositionError> for PositionFaultView {
    fn from(error: &PositionError) -> Self {
        match error.fault {
            PositionFault::Told(_) => Self::Told { field: error.field.word() },
            PositionFault::TooMany { side, kind, number, most } => {
                Self::TooMany { side, piece: kind, number, most }
            }
            PositionFault::Unpromoted(square) => Self::Unpromoted { square: square.to_string() },
            PositionFault::NotOneDux(side) => Self::NotOneDux { side },
        }
    }
}

/// What is thrown for something that cannot be followed: a `Fault`.
pub(crate) fn thrown(error: LinkError) -> JsValue {
    value(&FaultView::from(&error))
}

#[derive(Serialize)]
pub(crate) struct HistoryView {
    pub(crate) start: Option<String>,
    pub(crate) actions: Vec<String>,
}

#[derive(Serialize)]
pub(crate) struct ProgressView {
    depth: u32,
    score: i32,
    end: Option<i32>,
    nodes: u64,
    milliseconds: u64,
    line: Vec<String>,
}

impl From<&Progress> for ProgressView {
    fn from(progress: &Progress) -> Self {
        Self {
            depth: progress.depth,
            score: progress.score,
            end: progress.end,
            nodes: progress.nodes,
            milliseconds: progress.milliseconds,
            line: progress.line.iter().map(ToString::to_string).collect(),
        }
    }
}

#[derive(Serialize)]
pub(crate) struct ThoughtView {
    action: Option<String>,
    progress: Option<ProgressView>,
}

impl From<&Thought> for ThoughtView {
    fn from(thought: &Thought) -> Self {
        Self {
            action: thought.action.map(|action| action.to_string()),
            progress: thought.progress.as_ref().map(ProgressView::from),
        }
    }
}
