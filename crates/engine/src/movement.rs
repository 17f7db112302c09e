//! How a kind of piece moves.

use std::fmt;
use std::str::FromStr;

/// The plain move of a kind, without leaps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reach {
    /// It does not move, but for leaps.
    Stay,
    /// One square.
    Step,
    /// Any number of empty squares in a line.
    Slide,
    /// One square straight ahead, away from its owner.
    Forward,
}

/// The lines along which a kind moves and leaps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lines {
    /// Files and ranks.
    Orthogonal,
    /// Files, ranks and diagonals.
    All,
}

/// Over whom a kind leaps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LeapOver {
    /// Pieces of its own side.
    Own,
    /// Pieces of the other side.
    Enemy,
    /// Any piece.
    Any,
}

/// A chain of leaps, each over one adjacent piece onto the empty square right behind it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leap {
    /// Over whom.
    pub over: LeapOver,
    /// How many leaps a chain may have, 1 to 99; `None` is any number.
    pub most: Option<u8>,
}

/// How a kind of piece moves. Written as words joined by `-`:
/// `stay`, `step`, `slide` or `forward`; then `all` for eight directions instead of four;
/// then `leap-own`, `leap-enemy` or `leap-any`, with the most leaps of a chain where there is a limit.
///
/// ```
/// use latrunculi::{Movement, Reach};
/// let movement: Movement = "step-leap-any-4".parse().unwrap();
/// assert_eq!(movement.reach, Reach::Step);
/// assert_eq!(movement.leap.unwrap().most, Some(4));
/// assert_eq!(movement.to_string(), "step-leap-any-4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Movement {
    /// The plain move.
    pub reach: Reach,
    /// The directions of the plain move (not of [`Reach::Forward`]) and of leaps.
    pub lines: Lines,
    /// The leaps, if it leaps at all. A leap and a plain move do not combine.
    pub leap: Option<Leap>,
}

impl Movement {
    /// Whether the kind can move at all.
    pub const fn moves(self) -> bool {
        !matches!(self.reach, Reach::Stay) || self.leap.is_some()
    }
}

impl fmt::Display for Movement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.reach {
            Reach::Stay => "stay",
            Reach::Step => "step",
            Reach::Slide => "slide",
            Reach::Forward => "forward",
        })?;
        if self.lines == Lines::All {
            f.write_str("-all")?;
        }
        if let Some(leap) = self.leap {
            f.write_str(match leap.over {
                LeapOver::Own => "-leap-own",
                LeapOver::Enemy => "-leap-enemy",
                LeapOver::Any => "-leap-any",
            })?;
            if let Some(most) = leap.most {
                write!(f, "-{most}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Movement {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let mut words = text.split('-').peekable();
            let reach = match words.next()? {
                "stay" => Reach::Stay,
                "step" => Reach::Step,
                "slide" => Reach::Slide,
                "forward" => Reach::Forward,
                _ => return None,
            };
            let lines = if words.next_if_eq(&"all").is_some() { Lines::All } else { Lines::Orthogonal };
            let leap = match words.next() {
                None => None,
                Some("leap") => {
                    let over = match words.next()? {
                        "own" => LeapOver::Own,
                        "enemy" => LeapOver::Enemy,
                        "any" => LeapOver::Any,
                        _ => return None,
                    };
                    let most = match words.next() {
                        None => None,
                        Some(word) => Some(crate::text::number(word).filter(|most| (1..=99).contains(most))?),
                    };
                    Some(Leap { over, most })
                }
                Some(_) => return None,
            };
            if words.next().is_some() { None } else { Some(Self { reach, lines, leap }) }
        };
        read().ok_or_else(|| {
            format!(
                "{} is no way to move: stay, step, slide or forward; then -all for eight directions; \
                 then -leap-own, -leap-enemy or -leap-any, with -1 to -99 where a chain has a limit",
                crate::text::quoted(text)
            )
        })
    }
}
