//! A game: its rules, where it began, what was played, and how it ended.

use crate::action::Action;
use crate::check::Contradiction;
use crate::diagram::Diagram;
use crate::effects::Effects;
use crate::generate::Part;
use crate::illegal::Illegal;
use crate::line::{AnyLine, Line, WIDEST};
use crate::notation::PositionError;
use crate::outcome::{Outcome, Reason};
use crate::piece::Side;
use crate::plan::Plan;
use crate::rules::Rules;
use crate::square::Square;
use crate::with_line;
use std::fmt;

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameError {
    /// The rules contradict each other.
    Rules(Vec<Contradiction>),
    /// The position does not go with the rules.
    Position(PositionError),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(contradictions) => {
                f.write_str("rules")?;
                let before = [": "].into_iter().chain(std::iter::repeat("; "));
                contradictions.iter().zip(before).try_for_each(|(one, before)| write!(f, "{before}{one}"))
            }
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for GameError {}

impl From<PositionError> for GameError {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

/// An action that was played, who played it, and what it brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The action.
    pub action: Action,
    /// Who played it.
    pub side: Side,
    /// What it brought about.
    pub effects: Effects,
}

/// A game with its history. Actions that were undone are kept to be redone until another is played.
///
/// ```
/// use latrunculi::{Game, Preset};
/// let mut game = Game::new(&Preset::find("quintana").unwrap().rules()).unwrap();
/// game.play("a2a5".parse().unwrap()).unwrap();
/// assert!(game.undo() && game.redo());
/// assert_eq!(game.diagram().to_string(), "cccccccc.cccccccc.8.C7.8.8.1CCCCCCC.CCCCCCCC_b_-_-_0-0_1");
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// In the widest words, whatever the board: games are played by one code, only searches need the fastest.
    line: Line<WIDEST>,
    start: Option<Diagram>,
    played: Vec<Played>,
    ply: usize,
    /// Who resigned, after all that was played.
    resigned: Option<Side>,
}

impl Game {
    /// A game from the start of a ruleset.
    ///
    /// # Errors
    /// Every contradiction in the rules.
    pub fn new(rules: &Rules) -> Result<Self, GameError> {
        Self::begin(rules, None)
    }

    /// A game from a position set up by hand.
    ///
    /// # Errors
    /// Every contradiction in the rules, or what is wrong with the position.
    pub fn from_diagram(rules: &Rules, diagram: &Diagram) -> Result<Self, GameError> {
        Self::begin(rules, Some(diagram))
    }

    fn begin(rules: &Rules, diagram: Option<&Diagram>) -> Result<Self, GameError> {
        let contradictions = rules.check();
        if !contradictions.is_empty() {
            return Err(GameError::Rules(contradictions));
        }
        let start = rules.start();
        let plan = Plan::new(rules);
        let position = plan.position(diagram.unwrap_or(&start))?;
        let line = Line { plan, positions: vec![position] };
        let start = diagram.filter(|diagram| **diagram != start).cloned();
        Ok(Self { line, start, played: Vec::new(), ply: 0, resigned: None })
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        self.line.plan().rules()
    }

    /// The line of positions up to the present one, concluded for searching.
    pub fn line(&self) -> AnyLine<'_> {
        AnyLine::of(&self.line)
    }

    /// The position the game began with, where that is not the start of the ruleset.
    pub const fn start(&self) -> Option<&Diagram> {
        self.start.as_ref()
    }

    /// Everything played, what was undone included: those from [`ply`](Self::ply) on can be redone.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// How many actions lead to the present position.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The present position.
    pub fn diagram(&self) -> Diagram {
        self.line.present().diagram(self.line.plan())
    }

    /// Who acts next.
    pub fn side(&self) -> Side {
        self.line.present().side()
    }

    /// The key of the present position; see [`Position::key`](crate::Position::key).
    pub fn key(&self) -> u64 {
        self.line.present().key()
    }

    /// The legal actions, none when the game is over.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.outcome().is_none() {
            self.line.present().actions(self.line.plan(), Part::All, &mut actions);
        }
        actions
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.outcome().or_else(|| {
            let side = self.resigned.filter(|_| self.ply == self.played.len())?;
            Some(Outcome::win(side.other(), Reason::Resigned))
        })
    }

    /// The rule that forbids an action; `None` when it is legal.
    pub fn why_illegal(&self, action: Action) -> Option<Illegal> {
        match self.outcome() {
            Some(outcome) => Some(Illegal::GameOver(outcome)),
            None => self.line.present().why_illegal(self.line.plan(), action),
        }
    }

    /// What an action would bring about, without playing it.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn effects(&self, action: Action) -> Result<Effects, Illegal> {
        if let Some(illegal) = self.why_illegal(action) {
            return Err(illegal);
        }
        let (plan, before) = (self.line.plan(), self.line.present());
        let mut after = *before;
        after.play(plan, action);
        Ok(Effects::between(plan, before, action, &after))
    }

    /// The caught pieces that still stand on the board, of both sides: held, or standing in a pair.
    pub fn caught(&self) -> Vec<Square> {
        self.line.present().all_caught(self.line.plan()).squares().collect()
    }

    /// The enemies that a legal action would newly catch, whether they stay on the board or not.
    pub fn prey_of(&self, action: Action) -> Vec<Square> {
        let (plan, before) = (self.line.plan(), self.line.present());
        let enemy = before.side().other();
        let mut after = *before;
        after.play(plan, action);
        let caught_before = before.caught(plan, enemy);
        let gone = before.pieces(enemy) & !after.occupied();
        ((gone | after.caught(plan, enemy)) & !caught_before).squares().collect()
    }

    /// Plays an action. What had been undone before is forgotten.
    ///
    /// # Errors
    /// The rule that forbids it; the game stays as it was.
    pub fn play(&mut self, action: Action) -> Result<Effects, Illegal> {
        let effects = self.effects(action)?;
        let side = self.side();
        self.played.truncate(self.ply);
        self.resigned = None;
        self.played.push(Played { action, side, effects: effects.clone() });
        self.advance(action);
        Ok(effects)
    }

    /// Plays an action known to be legal on the line.
    fn advance(&mut self, action: Action) {
        let mut next = *self.line.present();
        next.play(&self.line.plan, action);
        self.line.positions.push(next);
        self.ply += 1;
    }

    /// Takes back the last action; `false` at the beginning.
    pub fn undo(&mut self) -> bool {
        if self.ply == 0 {
            return false;
        }
        self.ply -= 1;
        self.line.positions.truncate(self.ply + 1);
        true
    }

    /// Plays again what was undone last; `false` when there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some(action) = self.played.get(self.ply).map(|played| played.action) else { return false };
        self.advance(action);
        true
    }

    /// Goes to the position after `ply` actions; `false` when there are not so many.
    pub fn go_to(&mut self, ply: usize) -> bool {
        if ply > self.played.len() {
            return false;
        }
        while self.ply > ply && self.undo() {}
        while self.ply < ply && self.redo() {}
        true
    }

    /// A player gives the game up, in or out of turn. What had been undone before is forgotten. Does nothing when the
    /// game is over.
    pub fn resign(&mut self, side: Side) {
        if self.outcome().is_none() {
            self.played.truncate(self.ply);
            self.resigned = Some(side);
        }
    }

    /// How many sequences of `depth` legal actions there are; see [`Position::perft`](crate::Position::perft).
    pub fn perft(&self, depth: u32) -> u64 {
        with_line!(self.line(), line => line.present().perft(line.plan(), depth))
    }
}
