//! The line protocol, spoken with the program itself.

mod talk;

use proptest::prelude::*;
use std::time::{Duration, Instant};
use talk::Engine;

/// How long an answer to stop may take. The program looks at the clock every 1024 positions, in less than 50 ms; but
/// a busy machine may not let it run for seconds. What it must not do is go on for the 100 s it was given, or for ever.
const SOON: Duration = Duration::from_secs(20);

const QUINTANA: &str = "position cccccccc.cccccccc.8.8.8.8.CCCCCCCC.CCCCCCCC_w_-_-_0-0_0";

#[test]
fn it_says_who_it_is() {
    let mut engine = Engine::start();
    assert!(engine.ask("uci").starts_with("id name "));
    assert!(engine.next().starts_with("id author "));
    assert!(engine.next().starts_with("option name Memory "));
    assert_eq!(engine.next(), "uciok");
    engine.tell("setoption name Memory value 1");
    engine.tell("setoption name Memory value 0");
    assert!(engine.ask("setoption name Colour value red").starts_with("error "));
    engine.send(b"quit");
    assert_eq!(engine.end(), 0);
}

#[test]
fn it_plays_by_the_ruleset_it_is_told() {
    let mut engine = Engine::start();
    engine.tell("ruleset quintana");
    assert_eq!(engine.ask("show"), QUINTANA);
    assert_eq!(engine.ask("perft 3"), "perft 37796");
    engine.tell("position start actions a2a5 h7h4");
    assert_eq!(engine.ask("show"), "position cccccccc.ccccccc1.8.C7.7c.8.1CCCCCCC.CCCCCCCC_w_-_-_0-0_2");
    assert_eq!(engine.ask("result"), "result none");
    let legal = engine.ask("legal");
    let actions: Vec<&str> = legal.split(' ').skip(1).collect();
    assert!(legal.starts_with("legal ") && actions.is_sorted() && actions.contains(&"a5a6"), "{legal}");

    engine.tell("ruleset becq-8;least:2");
    engine.tell("position 8.8.3l4.8.8.8.8.L6L_w_-_-_0-0_0");
    assert_eq!(engine.ask("result"), "result w captured");
    assert_eq!(engine.ask("legal"), "legal");
    assert!(engine.ask("go depth 1").contains("the game is over: w captured"));
}

#[test]
fn it_reads_rules_as_json() {
    let (code, json) = talk::answer(&["rulesets", "--json"]);
    assert_eq!(code, 0);
    let presets: serde_json::Value = serde_json::from_str(&json).unwrap();
    let mut engine = Engine::start();
    for preset in presets.as_array().unwrap() {
        engine.tell(&format!("ruleset {}", preset["rules"]));
        assert_eq!(engine.ask("show"), format!("position {}", preset["start"].as_str().unwrap()));
    }
    let error = engine.ask("ruleset {\"board\":\"8x8\"}");
    assert!(error.starts_with("error ruleset: these rules are missing"), "{error}");
}

#[test]
fn it_chooses_legal_actions_within_any_limit() {
    let mut engine = Engine::start();
    for ruleset in ["becq-8", "seega-5", "falkener", "bell-8x7"] {
        engine.tell(&format!("ruleset {ruleset}"));
        let mut actions = Vec::new();
        let limits =
            ["level 1 seed 7", "level 3", "nodes 0", "depth 0", "movetime 0", "depth 2", "nodes 3000"];
        for limit in limits {
            let legal = engine.ask("legal");
            engine.send(format!("go {limit}").as_bytes());
            actions.push(engine.choice());
            assert!(
                legal.split(' ').any(|action| Some(action) == actions.last().map(String::as_str)),
                "{limit}"
            );
            engine.tell(&format!("position start actions {}", actions.join(" ")));
        }
    }
}

#[test]
fn a_thinking_engine_answers_and_stops() {
    let mut engine = Engine::start();
    engine.tell("ruleset quintana");
    for go in ["go depth 100", "go movetime 100000", "go nodes 100000000000"] {
        engine.send(go.as_bytes());
        // Let it think for a while.
        std::thread::sleep(Duration::from_millis(200));
        engine.send(b"isready");
        while engine.next() != "readyok" {}
        engine.send(b"ruleset becq-8");
        while !engine.next().starts_with("error the engine is busy") {}
        let start = Instant::now();
        engine.send(b"stop");
        engine.choice();
        assert!(start.elapsed() < SOON, "{:?}", start.elapsed());
        assert_eq!(engine.ask("show"), QUINTANA);
    }
}

#[test]
fn a_count_can_be_stopped() {
    let mut engine = Engine::start();
    engine.tell("ruleset quintana");
    engine.send(b"perft 20");
    engine.tell("");
    let start = Instant::now();
    assert_eq!(engine.ask("stop"), "error perft: stopped");
    assert!(start.elapsed() < SOON, "{:?}", start.elapsed());
    let (_, count) = talk::answer(&["perft", "4", "--ruleset", "quintana"]);
    assert_eq!(engine.ask("perft 4"), format!("perft {}", count.trim()));
}

#[test]
fn the_end_of_input_ends_it_even_while_it_thinks() {
    let mut engine = Engine::start();
    engine.send(b"go movetime 100000");
    assert_eq!(engine.close(), 0);
}

/// Lines that cannot be followed, and a word that the error must contain.
const HOSTILE: &[(&str, &str)] = &[
    ("dance", "dance"),
    ("ruleset", "ruleset"),
    ("ruleset nothing", "nothing"),
    ("ruleset becq-8;least:1000", "least"),
    ("ruleset becq-8;board:2x2", "board"),
    ("ruleset {", "ruleset"),
    ("ruleset {\"board\":[[[[", "ruleset"),
    ("position", "position"),
    ("position nonsense", "position"),
    ("position start moves a2a3", "actions"),
    ("position start actions a1a8", "a1a8"),
    ("position start actions zz", "action 1"),
    ("position 8.8.8.8.8.8.8.9_w_-_-_0-0_0", "board"),
    ("position 8.8.8.8.8.8.8.8_x_-_-_0-0_0", "side"),
    ("go sideways 3", "sideways"),
    ("go depth", "depth"),
    ("go depth -1", "depth"),
    ("go level 0", "level"),
    ("go level 9", "level"),
    ("go nodes 99999999999999999999999", "nodes"),
    ("perft", "perft"),
    ("perft 21", "perft"),
    ("perft one", "perft"),
];

#[test]
fn a_line_that_cannot_be_followed_changes_nothing() {
    let mut engine = Engine::start();
    engine.tell("ruleset quintana");
    for (line, word) in HOSTILE {
        let error = engine.ask(line);
        assert!(error.starts_with("error ") && error.contains(word), "{line:?} gave {error:?}");
        assert_eq!(engine.ask("show"), QUINTANA);
    }
}

#[test]
fn bytes_that_are_no_text_and_endless_lines_are_errors() {
    let mut engine = Engine::start();
    engine.send(b"\xff\xfe\x00 go \xc3\x28");
    assert_eq!(engine.next(), "error the line is not UTF-8");
    engine.send(&vec![b'x'; 3 << 20]);
    assert_eq!(engine.next(), "error the line is longer than a mebibyte");
    engine.send(&vec![b'['; 1 << 19]);
    assert!(engine.next().starts_with("error unknown command"));
    engine.send(format!("ruleset {{\"board\":{}", "[".repeat(1 << 18)).as_bytes());
    assert!(engine.next().starts_with("error ruleset"));
    engine.send(b"\0show\r");
    assert!(engine.next().starts_with("error unknown command"));
    engine.send(b"show\r");
    assert!(engine.next().starts_with("position "));
}

/// Words of the protocol, strung together at random, and any text.
fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        proptest::sample::select(vec![
            "uci",
            "isready",
            "ruleset",
            "position",
            "start",
            "actions",
            "show",
            "legal",
            "result",
            "perft",
            "stop",
            "setoption",
            "name",
            "Memory",
            "value",
            "becq-8",
            "seega-5",
            "a2a3",
            "xe4",
            "pass",
            "8.8",
            "_w_-_-_0-0_0",
            "0",
            "1",
            "2",
            "-1",
            "\u{85}",
            "{",
            "}",
            "\"",
        ])
        .prop_map(str::to_owned),
        "\\PC{0,12}",
    ];
    proptest::collection::vec(word, 0..6).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_lines_break_it(lines in proptest::collection::vec(line(), 1..40)) {
        let mut engine = Engine::start();
        for line in &lines {
            engine.send(line.as_bytes());
        }
        engine.send(b"stop");
        engine.send(b"ruleset quintana");
        engine.send(b"show");
        while engine.next() != QUINTANA {}
        prop_assert_eq!(engine.close(), 0);
    }

    #[test]
    fn no_bytes_break_it(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let mut engine = Engine::start();
        engine.send(&bytes);
        engine.send(b"stop");
        engine.send(b"ruleset quintana");
        engine.send(b"show");
        while engine.next() != QUINTANA {}
        prop_assert_eq!(engine.close(), 0);
    }
}
