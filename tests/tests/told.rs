//! What is told of an action beside whether it is legal, held to the reference: the way of a move, and the piece in the
//! way of one.

use latrunculi::{Action, Diagram, Game, Illegal, Leap, LeapOver, Movement, Reach, Rules, Square};
use latrunculi_tests::random::{self, Course};
use latrunculi_tests::reference;
use proptest::prelude::*;

/// The rules with nothing that forbids a move but how the pieces move, and that changed.
fn free(rules: &Rules, change: impl Fn(&mut Movement)) -> Rules {
    let mut rules = Rules { barred: false, pinned: false, ..rules.clone() };
    [&mut rules.calculus, &mut rules.dux, &mut rules.larron, &mut rules.latroncule]
        .into_iter()
        .for_each(change);
    rules
}

/// Whether the piece gets from one square to the other, held or not.
fn goes(rules: &Rules, diagram: &Diagram, from: Square, to: Square) -> bool {
    let mut diagram = diagram.clone();
    diagram.held.clear();
    reference::moves(rules, &diagram, from).contains(&Action::Move { from, to })
}

/// The position with one piece somewhere else, or off the board.
fn with(diagram: &Diagram, from: Square, to: Option<Square>) -> Diagram {
    let mut with = diagram.clone();
    with.set(from, None);
    if let Some(to) = to {
        with.set(to, diagram.piece(from));
    }
    with
}

fn is_the_way(
    rules: &Rules,
    before: &Diagram,
    from: Square,
    to: Square,
    path: &[Square],
) -> Result<(), TestCaseError> {
    let plain = free(rules, |movement| movement.leap = None);
    if goes(&plain, before, from, to) {
        prop_assert_eq!(path, &[from, to]);
        return Ok(());
    }
    let leaping = |most: usize| {
        free(rules, move |movement| {
            movement.reach = Reach::Stay;
            movement.leap = movement.leap.map(|leap| Leap { most: u8::try_from(most).ok(), ..leap });
        })
    };
    prop_assert_eq!((path.first(), path.last()), (Some(&from), Some(&to)));
    for leap in path.windows(2) {
        prop_assert!(goes(&leaping(1), &with(before, from, Some(leap[0])), leap[0], leap[1]), "{:?}", path);
    }
    let leaps = path.len() - 1;
    prop_assert!(leaps == 1 || !goes(&leaping(leaps - 1), before, from, to), "{:?} could be shorter", path);
    Ok(())
}

fn is_the_reason(
    rules: &Rules,
    before: &Diagram,
    from: Square,
    to: Square,
    told: Illegal,
) -> Result<(), TestCaseError> {
    let plain = free(rules, |movement| movement.leap = None);
    let mut alone = Diagram::empty(before.size);
    alone.set(from, before.piece(from));
    match told {
        Illegal::Blocked(square) => {
            prop_assert!(goes(&plain, &alone, from, to), "it would not get there alone");
            prop_assert!(before.piece(square).is_some());
            alone.set(square, before.piece(square));
            prop_assert!(!goes(&plain, &alone, from, to), "{} is not in the way", square);
            prop_assert!(
                goes(&plain, &with(before, square, None), from, square),
                "{} is not the first",
                square
            );
        }
        Illegal::OutOfReach(square) => {
            prop_assert_eq!(square, to);
            prop_assert!(!goes(&plain, &alone, from, to), "something is in the way");
        }
        _ => {}
    }
    Ok(())
}

/// Holds what is told of every move from the position that begins and ends on the board.
fn all_is_told(game: &Game) -> Result<(), TestCaseError> {
    let (rules, before) = (game.rules(), game.diagram());
    for (from, _) in before.pieces() {
        for to in before.size.squares() {
            let checked = match game.effects(Action::Move { from, to }) {
                Ok(effects) => is_the_way(rules, &before, from, to, &effects.path),
                Err(illegal) => is_the_reason(rules, &before, from, to, illegal),
            };
            checked.map_err(|error| TestCaseError::fail(format!("{before} {from}{to}: {error}")))?;
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn the_way_of_a_move_and_what_is_in_it(
        Course { rules, diagram, choices } in random::course(6), over in proptest::option::of(Just(LeapOver::Any)),
    ) {
        // Rules that slide and leap are rare; there both ways may lead to the same square.
        let rules = match over {
            Some(over) => Rules { calculus: Movement { leap: Some(Leap { over, most: Some(2) }), ..rules.calculus }, ..rules },
            None => rules,
        };
        let begun = match &diagram {
            Some(diagram) => Game::from_diagram(&rules, diagram),
            None => Game::new(&rules),
        };
        let Ok(mut game) = begun else { return Ok(()) };
        for choice in choices {
            all_is_told(&game)?;
            let legal = game.legal();
            if legal.is_empty() {
                break;
            }
            game.play(*choice.get(&legal)).expect("a legal action");
        }
    }
}

#[test]
fn where_a_piece_slides_it_does_not_leap() {
    let rules = Rules::from_link("petteia;calculus:slide-leap-own-1").expect("rules");
    let diagram = Diagram::read("8.8.8.8.8.1C1C4.C7.1C5c_w_-_-_0-0_0", rules.board).expect("a position");
    let game = Game::from_diagram(&rules, &diagram).expect("a position of the ruleset");
    let action = "a2a5".parse().expect("an action");
    assert_eq!(game.effects(action).map(|effects| effects.path.len()), Ok(2));
}
