//! Whatever is written is read back as it was.

use latrunculi::{Action, Diagram, FIELDS, Game, LinkError, PRESETS, Rules, Square};
use latrunculi_tests::random::{self, Course};
use proptest::prelude::*;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Reads what was written.
fn again<T: Display + FromStr>(value: &T) -> Option<T> {
    value.to_string().parse().ok()
}

fn square() -> impl Strategy<Value = Square> {
    (0..latrunculi::MOST_SQUARES).prop_filter_map("a square", Square::from_index)
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        square().prop_map(Action::Place),
        (square(), square()).prop_map(|(from, to)| Action::Move { from, to }),
        square().prop_map(Action::Take),
        Just(Action::Pass),
    ]
}

fn same<T: PartialEq + Debug + Display + FromStr + Clone>(value: &T) -> Result<(), TestCaseError> {
    prop_assert_eq!(again(value), Some(value.clone()));
    Ok(())
}

#[test]
fn presets_are_read_back_from_links_and_json() {
    for preset in PRESETS {
        let rules = preset.rules();
        assert_eq!(Rules::from_link(preset.id), Ok(rules.clone()));
        assert_eq!(Rules::from_link(&rules.to_link()), Ok(rules.clone()));
        let json = serde_json::to_string(&rules).expect("JSON");
        assert_eq!(serde_json::from_str::<Rules>(&json).expect(&json), rules);
    }
}

#[test]
fn a_game_as_long_as_any_is_read_from_its_link() {
    // The longest squares on the largest board, and pieces that go to and fro for ever.
    let rules = "becq-8;board:16x12;array:P;latroncule:slide;promotion:false;quiet-then:tally";
    let actions = ["a10b10", "p10o10", "b10a10", "o10p10"].repeat(500).join(".");
    let start = "16.16.P14p.16.16.16.16.16.16.16.16.16_w_-_-_0-0_0";
    let link = format!("r={rules}&p={start}&a={actions}");
    let (game, errors) = Game::from_link(&link);
    assert_eq!(errors, []);
    assert_eq!(game.map(|game| game.ply()), Some(2000));
    let (game, errors) = Game::from_link(&format!("{link}{}", ".a10b10".repeat(1000)));
    assert!(game.is_none());
    assert_eq!(errors, [LinkError::TooLong]);
}

/// The link with each of its keys last in turn, and with one last that is not known.
fn reordered(link: &str) -> Vec<String> {
    let mut pairs: Vec<&str> = link.split('&').collect();
    let mut links = vec![format!("{link}&black=2")];
    for _ in 0..pairs.len() {
        pairs.rotate_left(1);
        links.push(pairs.join("&"));
    }
    links
}

/// What becomes of a link in the hands of programs that pass it on.
fn worn(link: &str) -> [String; 10] {
    let encode = |link: &str, kept: &[u8]| {
        link.bytes().fold(String::new(), |text, byte| {
            let plain = byte.is_ascii_alphanumeric() || kept.contains(&byte);
            text + &if plain { char::from(byte).to_string() } else { format!("%{byte:02X}") }
        })
    };
    [
        encode(link, b"=&"),
        encode(link, b"="),
        encode(link, b"&"),
        encode(link, b""),
        encode(link, b"").replacen("%3D", "=", 1),
        encode(&encode(link, b"=&"), b""),
        encode(&format!("#{link}."), b""),
        link.replace('&', "&amp;"),
        format!("{}%20", link.replacen("r=", "R=", 1)),
        format!("{link}."),
    ]
}

proptest! {
    #[test]
    fn squares_and_actions(square in square(), action in action()) {
        same(&square)?;
        same(&action)?;
    }

    #[test]
    fn rules_field_by_field_as_link_and_as_json(rules in random::rules()) {
        let mut copy = Rules::default();
        for field in FIELDS {
            let value = rules.get(field.name).expect("a field");
            prop_assert_eq!(copy.set(field.name, &value), Ok(()));
        }
        prop_assert_eq!(&copy, &rules);
        same(&rules.array)?;
        same(&rules.hand)?;
        same(&rules.board)?;
        same(&rules.calculus)?;
        prop_assert_eq!(Rules::from_link(&rules.to_link()), Ok(rules.clone()));
        let json = serde_json::to_string(&rules).expect("JSON");
        prop_assert_eq!(serde_json::from_str::<Rules>(&json).expect(&json), rules);
    }

    #[test]
    fn games_as_links_at_every_action(Course { rules, diagram, choices } in random::course(40)) {
        let begun = match &diagram {
            Some(diagram) => Game::from_diagram(&rules, diagram),
            None => Game::new(&rules),
        };
        let mut game = begun.expect("a playable position");
        for choice in choices {
            let link = game.to_link();
            prop_assert!(
                link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~*=&;:".contains(&byte)),
                "{}", link
            );
            let (copy, errors) = Game::from_link(&link);
            prop_assert_eq!(errors, []);
            let copy = copy.expect(&link);
            prop_assert_eq!(copy.to_link(), link.clone());
            prop_assert_eq!(copy.played(), game.played());
            prop_assert_eq!(copy.outcome(), game.outcome());
            let diagram = game.diagram();
            prop_assert_eq!(Diagram::read(&diagram.to_string(), rules.board), Ok(diagram));
            let legal = game.legal();
            if legal.is_empty() {
                break;
            }
            game.play(*choice.get(&legal)).expect("a legal action");
        }
    }

    #[test]
    fn games_from_worn_links(Course { rules, diagram, choices } in random::course(5)) {
        let begun = diagram.map_or_else(|| Game::new(&rules), |diagram| Game::from_diagram(&rules, &diagram));
        let mut game = begun.expect("a playable position");
        for choice in choices {
            let legal = game.legal();
            if !legal.is_empty() {
                game.play(*choice.get(&legal)).expect("a legal action");
            }
        }
        let link = game.to_link();
        for worn in reordered(&link).iter().flat_map(|link| worn(link)) {
            let (copy, errors) = Game::from_link(&worn);
            prop_assert_eq!(errors, [], "{}", &worn);
            prop_assert_eq!(copy.map(|copy| copy.to_link()), Some(link.clone()), "{}", worn);
        }
    }
}
