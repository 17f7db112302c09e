//! Whoever can play a game: the computer player, a yardstick, or another program.

use crate::clock::Machine;
use crate::external::{Command, External};
use anyhow::{Context, Error, Result, bail};
use latrunculi::{Action, Game};
use latrunculi_search::{Limits, Player, yardsticks};
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

/// How a contestant is written on the command line.
pub(crate) const FORMS: &str = "\
A player is one of: level:1 to level:8; any of level:N, time:MILLISECONDS, depth:N, nodes:N joined by commas;
greedy (one action deep); material (counts pieces, three plies deep); or LIMITS,exec:COMMAND, another program that
speaks the line protocol, such as: time:100,exec:target/release/latro engine";

/// A description of a contestant.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Own(Limits),
    Greedy,
    Material,
    External(Limits, Command),
}

impl FromStr for Kind {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        match text {
            "greedy" => return Ok(Self::Greedy),
            "material" => return Ok(Self::Material),
            _ => {}
        }
        let mut limits = Limits::default();
        let mut rest = text;
        loop {
            if let Some(command) = rest.strip_prefix("exec:") {
                return Ok(Self::External(limits, command.parse()?));
            }
            let (part, after) =
                rest.split_once(',').map_or((rest, None), |(part, after)| (part, Some(after)));
            limit(&mut limits, part)?;
            match after {
                Some(after) => rest = after,
                None => return Ok(Self::Own(limits)),
            }
        }
    }
}

fn limit(limits: &mut Limits, part: &str) -> Result<()> {
    let (name, value) =
        part.split_once(':').with_context(|| format!("{part:?} is no limit such as level:5 or time:100"))?;
    let number: u32 = value.parse().with_context(|| format!("{name}: {value:?} is no number"))?;
    match name {
        "level" if !(1..=8).contains(&number) => bail!("level: {number} is not from 1 to 8"),
        "level" => limits.level = Some(number as u8),
        "time" => limits.movetime = Some(number),
        "depth" => limits.depth = Some(number),
        "nodes" => limits.nodes = Some(number.into()),
        _ => bail!("{name:?} is none of level, time, depth, nodes, exec"),
    }
    Ok(())
}

/// A contestant at the board.
pub(crate) enum Contestant {
    Own(Box<Player>, Limits),
    Greedy,
    Material,
    External(Box<External>, Limits),
}

impl Contestant {
    /// Sits down.
    ///
    /// # Errors
    /// When another program does not start or does not answer.
    pub(crate) fn new(kind: &Kind, megabytes: u32) -> Result<Self> {
        Ok(match kind {
            Kind::Own(limits) => Self::Own(Box::new(Player::new((megabytes as usize) << 20)), *limits),
            Kind::Greedy => Self::Greedy,
            Kind::Material => Self::Material,
            Kind::External(limits, command) => Self::External(Box::new(External::start(command)?), *limits),
        })
    }

    /// Makes ready for a new game.
    pub(crate) fn begin(&mut self, game: &Game) -> Result<()> {
        match self {
            Self::Own(player, _) => player.forget(),
            Self::External(program, _) => program.begin(game)?,
            Self::Greedy | Self::Material => {}
        }
        Ok(())
    }

    /// Chooses an action; the seed tells games apart.
    ///
    /// # Errors
    /// When there is no action, or another program fails.
    pub(crate) fn choose(&mut self, game: &Game, seed: u32) -> Result<Action> {
        let own_seed = u64::from(seed);
        let action = match self {
            Self::Own(player, limits) => {
                let stop = AtomicBool::new(false);
                let limits = Limits { seed, ..*limits };
                player.think(game, &limits, &mut Machine::new(&stop, &|_| {})).action
            }
            Self::Greedy => yardsticks::greedy(game, own_seed),
            Self::Material => yardsticks::material(game, own_seed),
            Self::External(program, limits) => {
                return program.choose(game, &Limits { seed, ..*limits });
            }
        };
        action.context("there is no action to choose")
    }
}
