//! The rules know neither left nor right, and of the colours only who begins.

use latrunculi::{Action, Array, BoardSize, Diagram, Game, Outcome, Rules, Side, Square};
use latrunculi_tests::random::{self, Course};
use proptest::prelude::*;

/// A way to turn the board over, with or without the colours.
#[derive(Clone, Copy)]
struct Turn {
    square: fn(BoardSize, Square) -> Square,
    swaps_colours: bool,
}

/// Left becomes right.
const MIRROR: Turn = Turn { square: mirrored, swaps_colours: false };
/// Half a turn, and White becomes Black.
const HALF_TURN: Turn = Turn { square: half_turned, swaps_colours: true };

fn mirrored(size: BoardSize, square: Square) -> Square {
    Square::new(size.files() - 1 - square.file(), square.rank()).expect("a square of the board")
}

fn half_turned(size: BoardSize, square: Square) -> Square {
    Square::new(size.files() - 1 - square.file(), size.ranks() - 1 - square.rank())
        .expect("a square of the board")
}

impl Turn {
    fn side(self, side: Side) -> Side {
        if self.swaps_colours { side.other() } else { side }
    }

    fn both<T>(self, [white, black]: [T; 2]) -> [T; 2] {
        if self.swaps_colours { [black, white] } else { [white, black] }
    }

    /// Black's array is the half-turn of White's, so that half a turn leaves it, and a mirror turns each rank.
    fn rules(self, rules: &Rules) -> Rules {
        let mut turned = rules.clone();
        turned.first = self.side(rules.first);
        if !self.swaps_colours {
            turned.array = reversed(&rules.array);
        }
        turned
    }

    fn diagram(self, diagram: &Diagram) -> Diagram {
        let square = |square| (self.square)(diagram.size, square);
        let mut turned = Diagram::empty(diagram.size);
        for (from, mut piece) in diagram.pieces() {
            piece.side = self.side(piece.side);
            turned.set(square(from), Some(piece));
        }
        turned.side = self.side(diagram.side);
        turned.hands = self.both(diagram.hands);
        turned.stage = diagram.stage;
        turned.again = diagram.again.map(square);
        turned.held = diagram.held.iter().copied().map(square).collect();
        turned.held.sort_unstable();
        turned.taken = self.both(diagram.taken);
        turned.quiet = diagram.quiet;
        turned
    }

    fn action(self, size: BoardSize, action: Action) -> Action {
        let square = |square| (self.square)(size, square);
        match action {
            Action::Place(on) => Action::Place(square(on)),
            Action::Move { from, to } => Action::Move { from: square(from), to: square(to) },
            Action::Take(from) => Action::Take(square(from)),
            Action::Pass => Action::Pass,
        }
    }

    fn outcome(self, outcome: Outcome) -> Outcome {
        Outcome { winner: outcome.winner.map(|side| self.side(side)), ..outcome }
    }
}

/// The array with each rank from right to left; its text tells runs by whole numbers.
fn reversed(array: &Array) -> Array {
    let rank = |rank: &str| {
        let mut words: Vec<String> = Vec::new();
        for character in rank.chars() {
            match words.last_mut() {
                Some(last) if character.is_ascii_digit() && last.ends_with(|c: char| c.is_ascii_digit()) => {
                    last.push(character);
                }
                _ => words.push(character.to_string()),
            }
        }
        words.reverse();
        words.concat()
    };
    array.to_string().split('.').map(rank).collect::<Vec<_>>().join(".").parse().expect("an array")
}

fn sorted(actions: impl Iterator<Item = Action>) -> Vec<String> {
    let mut texts: Vec<String> = actions.map(|action| action.to_string()).collect();
    texts.sort();
    texts
}

fn follow(course: &Course, turn: Turn) -> Result<(), TestCaseError> {
    let rules = &course.rules;
    let fail = |error: latrunculi::GameError| TestCaseError::fail(error.to_string());
    let begin = |rules: &Rules, diagram: Option<Diagram>| match diagram {
        Some(diagram) => Game::from_diagram(rules, &diagram),
        None => Game::new(rules),
    };
    let mut game = begin(rules, course.diagram.clone()).map_err(fail)?;
    let turned_start = course.diagram.as_ref().map(|diagram| turn.diagram(diagram));
    let mut turned = begin(&turn.rules(rules), turned_start).map_err(fail)?;
    for choice in &course.choices {
        prop_assert_eq!(turn.diagram(&game.diagram()).to_string(), turned.diagram().to_string());
        prop_assert_eq!(game.outcome().map(|outcome| turn.outcome(outcome)), turned.outcome());
        let legal = game.legal();
        let size = rules.board;
        prop_assert_eq!(
            sorted(legal.iter().map(|action| turn.action(size, *action))),
            sorted(turned.legal().into_iter()),
            "{}",
            game.diagram()
        );
        if legal.is_empty() {
            break;
        }
        let action = *choice.get(&legal);
        game.play(action).map_err(|illegal| TestCaseError::fail(illegal.to_string()))?;
        turned.play(turn.action(size, action)).map_err(|illegal| TestCaseError::fail(illegal.to_string()))?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn left_and_right_are_the_same(course in random::course(60)) {
        follow(&course, MIRROR)?;
    }

    #[test]
    fn both_colours_play_by_the_same_rules(course in random::course(60)) {
        follow(&course, HALF_TURN)?;
    }
}
