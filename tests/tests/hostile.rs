//! Texts and positions that nobody would write in good faith: refused in words or played, never a panic.

use latrunculi::{
    Action, Array, BoardSize, Diagram, FIELDS, Game, GameError, Hand, LinkError, Movement, PRESETS, Piece,
    PositionField, Rules, Side, Square, Stage,
};
use latrunculi_tests::random::{self, Course};
use latrunculi_tests::reference;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::fmt::Display;
use std::str::FromStr;

/// Any bytes at all, or characters that notation uses.
fn noise() -> impl Strategy<Value = String> {
    let bytes = vec(any::<u8>(), 0..60).prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let familiar: Vec<char> = "abcdefghpx0123456789CDLPcdlpwb-._~*=&;:# \u{e9}\u{1f3b2}".chars().collect();
    let characters = vec(select(familiar), 0..60).prop_map(String::from_iter);
    prop_oneof![bytes, characters]
}

/// One change to a text: where, how many characters go, and what comes instead.
type Edit = (Index, usize, String);

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let tokens: Vec<String> = [
        "",
        "8",
        "16",
        "99999999999999999999",
        "0",
        "-1",
        "a1",
        "p12",
        "x",
        "~e4",
        "*",
        "_",
        ".",
        "w",
        "C",
        "d",
        "pass",
    ]
    .map(String::from)
    .into();
    let piece = prop_oneof![3 => select(tokens), 1 => noise()];
    vec((any::<Index>(), 0usize..4, piece), 0..4)
}

fn edited(text: &str, edits: &[Edit]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for (at, length, instead) in edits {
        let begin = at.index(characters.len() + 1);
        let end = (begin + length).min(characters.len());
        characters.splice(begin..end, instead.chars());
    }
    characters.into_iter().collect()
}

/// A text that is read is written the same.
fn read<T: FromStr + Display>(text: &str) -> Result<(), TestCaseError> {
    if let Ok(value) = text.parse::<T>() {
        prop_assert_eq!(value.to_string(), text);
    }
    Ok(())
}

fn read_all(text: &str) -> Result<(), TestCaseError> {
    read::<Action>(text)?;
    read::<Square>(text)?;
    read::<Movement>(text)?;
    read::<Array>(text)?;
    read::<BoardSize>(text)?;
    read::<Hand>(text)?;
    for (files, ranks) in [(3, 3), (8, 8), (12, 8), (16, 12)] {
        let size = BoardSize::new(files, ranks).expect("a board");
        if let Ok(diagram) = Diagram::read(text, size) {
            prop_assert_eq!(diagram.to_string(), text);
        }
    }
    for field in FIELDS {
        let before = Rules::default();
        let mut rules = before.clone();
        match rules.set(field.name, text) {
            Ok(()) => prop_assert_eq!(rules.get(field.name), Some(text.to_owned())),
            Err(_) => prop_assert_eq!(rules, before),
        }
    }
    prop_assert!(
        Rules::default().set(text, "true").is_err() || FIELDS.iter().any(|field| field.name == text)
    );
    let _: Result<Rules, _> = serde_json::from_str(text);
    follow_link(text)
}

/// Whatever comes out of a link can be played on.
fn follow_link(link: &str) -> Result<(), TestCaseError> {
    let (game, _) = Game::from_link(link);
    game.map_or(Ok(()), |game| play_on(game, 7))
}

/// Plays a few actions, and tries some that are none of the legal ones.
fn play_on(mut game: Game, seed: usize) -> Result<(), TestCaseError> {
    for turn in 0..20 {
        let legal = game.legal();
        for action in [Action::Pass, Action::Take(Square::A1), Action::Place(Square::A1)] {
            let before = game.diagram();
            prop_assert_eq!(game.why_illegal(action).is_none(), legal.contains(&action));
            if !legal.contains(&action) {
                prop_assert!(game.play(action).is_err());
                prop_assert_eq!(game.diagram(), before);
            }
        }
        if legal.is_empty() {
            prop_assert!(game.outcome().is_some(), "nothing to do in {}", game.diagram());
            break;
        }
        let action = legal[(seed + turn * 7) % legal.len()];
        prop_assert!(game.play(action).is_ok());
    }
    while game.undo() {}
    Ok(())
}

/// Any pieces, hands and state, on or off the board.
fn wild_diagram() -> impl Strategy<Value = Diagram> {
    let square = || (0..latrunculi::MOST_SQUARES).prop_filter_map("a square", Square::from_index);
    let piece = select("CDLPcdlp".chars().filter_map(Piece::from_letter).collect::<Vec<_>>());
    let size = (3u8..=16, 3u8..=12).prop_filter_map("a board", |(files, ranks)| BoardSize::new(files, ranks));
    let size = prop_oneof![size, Just(BoardSize::STANDARD)];
    let pieces = vec((square(), piece), 0..40);
    let stage = select(vec![Stage::Free, Stage::MustTake, Stage::HasTaken]);
    let again = proptest::option::of(square());
    let hands = proptest::option::weighted(0.2, any::<[[u8; 4]; 2]>());
    let numbers = (any::<[u16; 2]>(), any::<u16>());
    (size, pieces, any::<bool>(), hands, stage, again, vec(square(), 0..4), numbers).prop_map(
        |(size, pieces, black, hands, stage, again, held, (taken, quiet))| {
            let mut diagram = Diagram::empty(size);
            pieces.into_iter().for_each(|(square, piece)| diagram.set(square, Some(piece)));
            diagram.side = if black { Side::Black } else { Side::White };
            diagram.hands = hands.unwrap_or_default().map(Hand::new);
            (diagram.stage, diagram.again, diagram.held) = (stage, again, held);
            (diagram.taken, diagram.quiet) = (taken, quiet);
            diagram
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn noise_is_read_or_refused(text in noise()) {
        read_all(&text)?;
    }

    #[test]
    fn damaged_texts_are_read_or_refused(
        text in select(vec![
            "8.8.8.5C2.3cCc2.6C1.8.8_w_-_*e4_0-0_0", "8.8.8.8.8.8.8.8_w_C16D1c16d1_-_0-0_0",
            "e4", "a10b10", "xe4", "pass", "p12", "step-all-leap-any-4", "slide", "C1C1C1C1.1C1C1C1C.P", "C16D1", "16x12",
        ]),
        edits in edits(),
    ) {
        read_all(&edited(text, &edits))?;
    }

    #[test]
    fn damaged_positions_are_played_or_refused(
        preset in select(PRESETS), choices in vec(any::<Index>(), 0..60), edits in edits(), seed in 0usize..99,
    ) {
        let rules = preset.rules();
        let mut game = Game::new(&rules).expect("a playable preset");
        for choice in choices {
            let legal = game.legal();
            if !legal.is_empty() {
                game.play(*choice.get(&legal)).expect("a legal action");
            }
        }
        let text = edited(&game.diagram().to_string(), &edits);
        if let Ok(diagram) = Diagram::read(&text, rules.board)
            && let Ok(game) = Game::from_diagram(&rules, &diagram)
        {
            prop_assert_eq!(game.diagram().to_string(), text);
            play_on(game, seed)?;
        }
    }

    #[test]
    fn damaged_links_are_followed_or_refused(course in random::course(12), edits in edits()) {
        let Course { rules, diagram, choices } = course;
        let begun = diagram.map_or_else(|| Game::new(&rules), |diagram| Game::from_diagram(&rules, &diagram));
        let mut game = begun.expect("a playable position");
        for choice in choices {
            let legal = game.legal();
            if !legal.is_empty() {
                game.play(*choice.get(&legal)).expect("a legal action");
            }
        }
        follow_link(&edited(&game.to_link(), &edits))?;
    }

    #[test]
    fn wild_positions_are_played_or_refused(preset in select(PRESETS), diagram in wild_diagram()) {
        let mut rules = preset.rules();
        rules.board = diagram.size;
        for rules in [preset.rules(), rules] {
            if let Ok(game) = Game::from_diagram(&rules, &diagram) {
                play_on(game, 3)?;
            }
        }
    }

    #[test]
    fn positions_in_a_wild_state_are_played_or_refused(course in random::course(0), diagram in wild_diagram()) {
        let mut position = course.diagram.unwrap_or_else(|| Diagram::empty(course.rules.board));
        position.again = diagram.again;
        position.held = diagram.held;
        position.stage = diagram.stage;
        (position.taken, position.quiet) = (diagram.taken, diagram.quiet);
        if let Ok(game) = Game::from_diagram(&course.rules, &position) {
            play_on(game, 5)?;
        }
    }

    #[test]
    fn what_is_counted_stops_where_it_is_still_read(
        preset in select(PRESETS), choices in vec(any::<Index>(), 0..60), below in [0u16..4, 0u16..4, 0u16..4],
    ) {
        const MOST: u16 = 9999;
        let rules = preset.rules();
        let mut game = Game::new(&rules).expect("a playable preset");
        let (before, after) = choices.split_at(choices.len() / 2);
        for (number, choice) in before.iter().chain(after).enumerate() {
            if number == before.len() {
                let mut diagram = game.diagram();
                diagram.taken = [MOST - below[0], MOST - below[1]];
                // Where nothing is placed any longer so much quiet ends the game.
                diagram.quiet = if diagram.in_placement() { MOST - below[2] } else { 0 };
                game = Game::from_diagram(&rules, &diagram).expect("a position that is read");
            }
            let legal = game.legal();
            if !legal.is_empty() {
                game.play(*choice.get(&legal)).expect("a legal action");
            }
            let text = game.diagram().to_string();
            let again = Diagram::read(&text, rules.board).map(|diagram| Game::from_diagram(&rules, &diagram));
            prop_assert_eq!(again.map(|game| game.map(|game| game.diagram().to_string())), Ok(Ok(text)));
        }
    }

    #[test]
    fn contradictory_rules_are_refused_and_others_played(
        preset in select(PRESETS), other in random::invented(), fields in vec(select(FIELDS), 1..6),
    ) {
        let mut link = preset.id.to_owned();
        for field in &fields {
            link.push_str(&format!(";{}:{}", field.name, other.get(field.name).expect("a field")));
        }
        let rules = Rules::from_link(&link).expect("values that each field can have");
        for field in FIELDS {
            let from = if fields.contains(field) { &other } else { &preset.rules() };
            prop_assert_eq!(rules.get(field.name), from.get(field.name));
        }
        let contradictions = rules.check();
        let (opened, faults) = Game::from_link(&format!("r={link}"));
        let opened = opened.expect("the rules, or those they change");
        match Game::new(&rules) {
            Ok(game) => {
                prop_assert_eq!(contradictions, []);
                prop_assert_eq!((opened.rules(), faults), (&rules, vec![]));
                let start = reference::start(&rules);
                prop_assert_eq!(reference::validity(&rules, &start), Ok(()));
                prop_assert_eq!(game.diagram(), start.clone());
                prop_assert_eq!(game.outcome(), reference::outcome(&rules, &start, &[]));
                prop_assert_eq!(game.legal().len(), reference::legal(&rules, &start).len());
                play_on(game, 11)?;
            }
            Err(error) => {
                prop_assert_eq!(error, GameError::Rules(contradictions.clone()));
                prop_assert_eq!((opened.rules(), faults), (&preset.rules(), vec![LinkError::Rules(contradictions)]));
            }
        }
    }
}

#[test]
fn of_two_numbers_that_are_too_large_the_first_is_told() {
    let rules = Rules::default();
    let rules = Rules { array: "C".parse().expect("an array"), ..rules };
    for (taken, quiet, field) in [
        ([10_000, 0], 0, PositionField::Taken),
        ([0, 10_000], 10_000, PositionField::Taken),
        ([9999, 9999], 10_000, PositionField::Quiet),
    ] {
        let mut diagram = rules.start();
        (diagram.taken, diagram.quiet) = (taken, quiet);
        let error = Game::from_diagram(&rules, &diagram).expect_err("a number that is too large");
        assert!(matches!(error, GameError::Position(error) if error.field == field), "{taken:?} {quiet}");
    }
}
