//! A ruleset as data: one struct of orthogonal options.
//!
//! Every option says where its values come from; which ruleset takes which value, and on whose
//! authority, is told by the presets in [`ruleset`](crate::ruleset).

use crate::array::Array;
use crate::hand::Hand;
use crate::movement::{Lines, Movement, Reach};
use crate::piece::{Kind, Side};
use crate::square::BoardSize;
use std::fmt;
use std::str::FromStr;

/// What values a field of [`Rules`] can have: enough to build a form from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number from the first to the second.
    Number(u16, u16),
    /// A [`BoardSize`].
    Board,
    /// An [`Array`].
    Array,
    /// A [`Hand`].
    Hand,
    /// A [`Movement`].
    Movement,
}

/// A field of [`Rules`]: its name and what it can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The name in JSON, in links and in forms.
    pub name: &'static str,
    /// The values it can have.
    pub domain: Domain,
}

/// A field that does not exist, or a value it cannot have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// The name that was given for the field.
    pub field: String,
    /// What is wrong.
    pub fault: String,
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule {}: {}", crate::text::quoted(&self.field), self.fault)
    }
}

impl std::error::Error for FieldError {}

/// Declares an enum whose values are words.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$value_meta:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$value_meta])* $value,)* }

        impl $name {
            /// All values, in the order in which a form offers them.
            pub const ALL: &'static [Self] = &[$(Self::$value),*];
            /// The words of all values.
            pub const WORDS: &'static [&'static str] = &[$($word),*];
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$value => $word,)* })
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                match text {
                    $($word => Ok(Self::$value),)*
                    _ => Err(crate::text::none_of(text, Self::WORDS)),
                }
            }
        }
    };
}

words! {
    /// How many pieces a player places before the other does.
    Placing {
        /// One by one.
        One = "one",
        /// Two at a time; the last of an odd number of a kind alone.
        Two = "two",
    }
}

words! {
    /// The axes on which two enemies are a pair.
    Axes {
        /// Files and ranks.
        Orthogonal = "orthogonal",
        /// Files, ranks and both diagonals.
        All = "all",
    }
}

words! {
    /// How a piece comes to be caught.
    Catch {
        /// By the arrival of an enemy; it leaves the board at once.
        AtOnce = "at-once",
        /// By the arrival of an enemy; it stays on the board, held.
        Held = "held",
        /// By standing in a pair, however that came about.
        Position = "position",
    }
}

words! {
    /// How a caught piece leaves the board.
    Lift {
        /// Immediately, by the arrival.
        AtOnce = "at-once",
        /// A player may take one caught enemy instead of moving.
        Instead = "instead",
        /// A player must take exactly one caught enemy as his turn begins, then move.
        First = "first",
        /// As a player's turn begins, all enemies still held from his previous turn are lifted.
        TurnStart = "turn-start",
    }
}

words! {
    /// What becomes of a player who has fewer pieces than he needs.
    LeastThen {
        /// He has lost.
        Loses = "loses",
        /// The player with most captures wins; equal is a draw.
        Tally = "tally",
    }
}

words! {
    /// What becomes of a player who must act and has no action.
    Immobile {
        /// He has lost.
        Loses = "loses",
        /// The game ends; most captures wins, equal is a draw.
        Tally = "tally",
        /// He passes.
        Pass = "pass",
    }
}

words! {
    /// How a game ends that reaches the quiet limit.
    QuietThen {
        /// A draw. Only then is the third occurrence of a position a draw, too.
        Draw = "draw",
        /// Most captures wins; equal is a draw.
        Tally = "tally",
    }
}

/// Declares [`Rules`] once: the struct, its fields by name, and their domains.
macro_rules! rules {
    ($($(#[$meta:meta])* $field:ident: $type:ty = $name:literal in $domain:expr;)*) => {
        /// The rules of a game: what is possible on the board, and how a game ends.
        ///
        /// In JSON and in links it is a flat map of these names and texts. Whether the values go
        /// together is told by [`check`](Rules::check).
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub struct Rules { $($(#[$meta])* pub $field: $type,)* }

        /// Every field of [`Rules`], in the order of the struct.
        pub const FIELDS: &[Field] = &[$(Field { name: $name, domain: $domain }),*];

        impl Rules {
            /// The value of a field as text; `None` when there is no such field.
            pub fn get(&self, name: &str) -> Option<String> {
                match name {
                    $($name => Some(self.$field.to_string()),)*
                    _ => None,
                }
            }

            /// Sets a field from text.
            ///
            /// # Errors
            /// When there is no such field, or it cannot have this value; the rules stay as they were.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), FieldError> {
                let mut assign = || {
                    let field = FIELDS.iter().find(|field| field.name == name);
                    field.ok_or("there is no such rule")?.domain.check(value)?;
                    match name {
                        $($name => self.$field = value.parse().map_err(text)?,)*
                        _ => {}
                    }
                    Ok(())
                };
                assign().map_err(|fault| FieldError { field: crate::text::excerpt(name), fault })
            }
        }
    };
}

fn text(error: impl fmt::Display) -> String {
    error.to_string()
}

impl Domain {
    /// Refuses flags and numbers that are none; the rest refuse a text as they read it.
    fn check(self, value: &str) -> Result<(), String> {
        match self {
            Self::Flag if value != "true" && value != "false" => {
                Err(format!("{} is neither true nor false", crate::text::quoted(value)))
            }
            Self::Number(least, most)
                if crate::text::number::<u16>(value).is_none_or(|number| number < least || number > most) =>
            {
                Err(format!("{} is no number from {least} to {most}", crate::text::quoted(value)))
            }
            _ => Ok(()),
        }
    }
}

rules! {
    /// Files and ranks, from 3×3 to 16×12. Varro X.22 tells of a grid; no ancient text tells its size.
    board: BoardSize = "board" in Domain::Board;
    /// White's pieces at the start, Black's being the half-turn of them.
    array: Array = "array" in Domain::Array;
    /// What each player has to place before the game proper. Laus Pisonis 192, "tabula variatur aperta", is read so.
    hand: Hand = "hand" in Domain::Hand;
    /// How many pieces are placed at a time.
    placing: Placing = "placing" in Domain::Choice(Placing::WORDS);
    /// The centre stays empty while pieces are placed (seega).
    centre_closed: bool = "centre-closed" in Domain::Flag;
    /// While pieces are in hand, a player may move instead of placing (Nova Roma: "mover las piezas antes de
    /// acabar de colocarlas todas"). Such a move catches nothing.
    early: bool = "early" in Domain::Flag;
    /// Who places first and, once all is placed, moves first; with `early`, who did not place last moves first.
    first: Side = "first" in Domain::Choice(&["white", "black"]);
    /// How a calculus moves.
    calculus: Movement = "calculus" in Domain::Movement;
    /// How a dux moves.
    dux: Movement = "dux" in Domain::Movement;
    /// How a larron moves.
    larron: Movement = "larron" in Domain::Movement;
    /// How a latroncule moves.
    latroncule: Movement = "latroncule" in Domain::Movement;
    /// A latroncule that reaches the last rank becomes a larron at once (Becq, "règle probable").
    promotion: bool = "promotion" in Domain::Flag;
    /// The axes on which a piece is caught between two: Ovid, Ars 3.358; Martial 14.17.
    axes: Axes = "axes" in Domain::Choice(Axes::WORDS);
    /// How a piece comes to be caught.
    catch: Catch = "catch" in Domain::Choice(Catch::WORDS);
    /// How a caught piece leaves the board.
    lift: Lift = "lift" in Domain::Choice(Lift::WORDS);
    /// A larron is one of a pair from any distance, as far as it could move (Becq, article 5).
    sight: bool = "sight" in Domain::Flag;
    /// A caught piece cannot move (règle française); only where catch is by position.
    pinned: bool = "pinned" in Domain::Flag;
    /// A piece may not end its move between two enemies unless the move catches (règle française, Schädler 2001).
    barred: bool = "barred" in Domain::Flag;
    /// An enemy group without an empty square next to it is caught whole (Nova Roma).
    enclosure: bool = "enclosure" in Domain::Flag;
    /// A piece in a corner is caught by the enemies on its two neighbours (Kowalski, Locus Ludi).
    corner: bool = "corner" in Domain::Flag;
    /// An empty corner square counts as the second enemy of a pair on the edge (Bell).
    corner_square: bool = "corner-square" in Domain::Flag;
    /// The piece that captured may move once more (Bell).
    moves_again: bool = "moves-again" in Domain::Flag;
    /// The dux cannot be caught; a player whose dux is shut in has lost (Kowalski).
    dux_shut_in: bool = "dux-shut-in" in Domain::Flag;
    /// The fewest pieces a player needs, 1 to 99.
    least: u8 = "least" in Domain::Number(1, 99);
    /// What becomes of a player with fewer.
    least_then: LeastThen = "least-then" in Domain::Choice(LeastThen::WORDS);
    /// What becomes of a player who has no action.
    immobile: Immobile = "immobile" in Domain::Choice(Immobile::WORDS);
    /// After how many quiet actions in a row the game ends, 1 to 999.
    quiet_limit: u16 = "quiet-limit" in Domain::Number(1, 999);
    /// How it then ends.
    quiet_then: QuietThen = "quiet-then" in Domain::Choice(QuietThen::WORDS);
}

/// Slides, orthogonal pairs, capture at once: what every preset changes from.
impl Default for Rules {
    fn default() -> Self {
        let still = Movement { reach: Reach::Stay, lines: Lines::Orthogonal, leap: None };
        let slide = Movement { reach: Reach::Slide, ..still };
        Self {
            board: BoardSize::STANDARD,
            array: Array::default(),
            hand: Hand::default(),
            placing: Placing::One,
            centre_closed: false,
            early: false,
            first: Side::White,
            calculus: slide,
            dux: slide,
            larron: still,
            latroncule: still,
            promotion: false,
            axes: Axes::Orthogonal,
            catch: Catch::AtOnce,
            lift: Lift::AtOnce,
            sight: false,
            pinned: false,
            barred: false,
            enclosure: false,
            corner: false,
            corner_square: false,
            moves_again: false,
            dux_shut_in: false,
            least: 1,
            least_then: LeastThen::Loses,
            immobile: Immobile::Loses,
            quiet_limit: 100,
            quiet_then: QuietThen::Draw,
        }
    }
}

impl Rules {
    /// Whether the third occurrence of a position is a draw: everywhere but where quiet is a tally.
    pub fn repetition_draws(&self) -> bool {
        self.quiet_then == QuietThen::Draw
    }

    /// How many pieces of each kind a side has in all, on the board and in hand, when a game begins.
    pub fn full_set(&self) -> [u16; 4] {
        let mut numbers = Kind::ALL.map(|kind| u16::from(self.hand.of(kind)));
        for (_, kind) in self.array.pieces(self.board, Side::White) {
            if let Some(number) = numbers.get_mut(kind.index()) {
                *number += 1;
            }
        }
        numbers
    }

    /// The movement of a kind.
    pub const fn movement(&self, kind: Kind) -> Movement {
        match kind {
            Kind::Calculus => self.calculus,
            Kind::Dux => self.dux,
            Kind::Larron => self.larron,
            Kind::Latroncule => self.latroncule,
        }
    }
}
