//! The commands, as a person or a script gives them.

mod talk;

use serde_json::Value;
use std::path::PathBuf;
use talk::{answer, complaint};

fn data(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(name);
    path.to_str().expect("a path of text").to_owned()
}

/// A file that is gone when this value is.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("latro-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("a folder for scratch files");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path of text")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // The file may be gone already.
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn rulesets_are_listed() {
    let (code, list) = answer(&["rulesets"]);
    assert_eq!(code, 0);
    assert_eq!(list.lines().count(), 26);
    assert!(list.contains("kowalski-11x10"));
    let (code, json) = answer(&["rulesets", "--json"]);
    assert_eq!(code, 0);
    let all: Value = serde_json::from_str(&json).unwrap();
    let becq = &all.as_array().unwrap()[0];
    assert_eq!(becq["id"], "becq-8");
    assert_eq!(becq["rules"]["board"], "8x8");
    assert!(!becq["notes"].as_array().unwrap().is_empty());
}

#[test]
fn a_position_is_drawn_with_all_there_is_to_know() {
    let held = "2c1c2c.CC1cC3.8.C4c2.cCcc1C2.Cc3CCC.4CCC1.1c3C2_b_-_*a4_6-2_0";
    let (code, picture) = answer(&["show", "-r", "schadler-1994", "-p", held]);
    assert_eq!(code, 0);
    assert!(picture.contains("  4 [c] C  c  c  .  C  .  . \n"), "{picture}");
    assert!(picture.contains("taken     White 6, Black 2\n"), "{picture}");
    let again = "Ccc1c3.1c4C1.C2CCC2.1C1Cc1cc.C1C2c2.cC1C1cc1.1cC2ccc_b_-_~e4_2-4_0";
    let (_, picture) = answer(&["show", "-r", "bell-8x7", "-p", again]);
    assert!(picture.contains("to act    Black, who may go on with e4 or pass\n"), "{picture}");
    let (_, picture) = answer(&["show", "-r", "seneca"]);
    assert!(picture.contains("in hand   White C20, Black C20\n"), "{picture}");
    let (code, picture) = answer(&["show", "--ruleset", "quintana", "--actions", "a2a5"]);
    assert_eq!(code, 0);
    assert!(picture.starts_with("  8  c  c  c  c  c  c  c  c \n"), "{picture}");
    assert!(picture.contains("  5  C  .  .  .  .  .  .  . \n"), "{picture}");
    for line in ["to act    Black", "quiet     1 of ", "legal     ", "result    none"] {
        assert!(picture.contains(line), "{line:?} is missing in\n{picture}");
    }
}

#[test]
fn a_link_is_a_place_to_start_from() {
    let link = "https://example.org/#r=quintana&a=a2a5&v=flat";
    let (code, picture) = answer(&["show", "--ruleset", link]);
    assert_eq!(code, 0);
    assert!(picture.contains("CCCCCCC.CCCCCCCC_b_-_-_0-0_1"), "{picture}");
    let (code, error) = complaint(&["show", "--ruleset", "#r=quintana&a=a2a9"]);
    assert_eq!(code, 2);
    assert!(error.contains("link, actions: action 1"), "{error}");
}

#[test]
fn legal_actions_are_sorted_and_counted_alike() {
    let (code, legal) = answer(&["legal", "-r", "schadler-1994"]);
    assert_eq!(code, 0);
    assert_eq!(legal.lines().count(), 64);
    assert!(legal.lines().is_sorted());
}

#[test]
fn parts_of_a_count_add_up_to_it() {
    let place = ["-r", "quintana", "-a", "a2a5.a7a6.a5a4"];
    let (_, whole) = answer(&[&["perft", "3"], &place[..]].concat());
    let (code, divided) = answer(&[&["perft", "--divide", "3"], &place[..]].concat());
    assert_eq!(code, 0);
    let parts: u64 = divided
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(_, count)| count.parse::<u64>().unwrap())
        .sum();
    assert_eq!(format!("{parts}\n"), whole);
    assert_eq!(divided.lines().last(), whole.lines().next());
    assert_eq!(answer(&["perft", "0", "--divide"]), (0, "1\n".to_owned()));
}

#[test]
fn known_files_are_equal() {
    let (code, report) = answer(&["check", &data("vectors/seneca.jsonl"), &data("perft.txt")]);
    assert_eq!(code, 0, "{report}");
    let reports: Vec<&str> = report.lines().collect();
    assert!(
        matches!(reports[..], [steps, counts] if steps.ends_with("lines equal") && counts.ends_with("lines equal"))
    );
}

#[test]
fn each_difference_is_told() {
    let known = std::fs::read_to_string(data("vectors/petteia.jsonl")).unwrap();
    let mut lines: Vec<String> = known.lines().take(3).map(str::to_owned).collect();
    lines[1] = lines[1].replace("\"legal\":[", "\"legal\":[\"a1a1\",");
    lines.push("{}".to_owned());
    let file = Scratch::new("other.jsonl", &lines.join("\n"));
    let (code, report) = answer(&["check", "--ruleset", "petteia", file.path()]);
    assert_eq!(code, 1);
    assert!(report.contains("other.jsonl:2: legal is "), "{report}");
    assert!(report.contains("other.jsonl:4: the line has no text \"position\""), "{report}");
    assert!(report.contains("2 lines equal") && report.contains("2 lines differ"), "{report}");

    let counts =
        Scratch::new("counts.txt", "quintana cccccccc.cccccccc.8.8.8.8.CCCCCCCC.CCCCCCCC_w_-_-_0-0_0 1 33\n");
    let (code, report) = answer(&["check", counts.path()]);
    assert_eq!(code, 1);
    assert!(report.contains("perft is 32, known as 33") && report.contains("1 line differs"), "{report}");
}

#[test]
fn a_file_without_anything_to_compare_is_no_proof() {
    let file = Scratch::new("empty.jsonl", "\n");
    let (code, report) = answer(&["check", "--ruleset", "petteia", file.path()]);
    assert_eq!(code, 1);
    assert!(report.contains("nothing to compare"), "{report}");
}

#[test]
fn a_depth_that_would_never_end_is_refused() {
    let counts = "quintana cccccccc.cccccccc.8.8.8.8.CCCCCCCC.CCCCCCCC_w_-_-_0-0_0 4000000000 1\n";
    let file = Scratch::new("deep.txt", counts);
    let (code, report) = answer(&["check", file.path()]);
    assert_eq!(code, 1);
    assert!(report.contains("no depth up to 20"), "{report}");
}

#[test]
fn what_cannot_be_done_is_told_with_code_two() {
    for (arguments, word) in [
        (&["show", "-r", "nothing"][..], "nothing"),
        (&["show", "-p", "8.8"], "position"),
        (&["show", "-r", "becq-8;least:0"], "least"),
        (&["legal", "-a", "a2a9"], "action 1"),
        (&["check", "no-such-file.jsonl"], "no-such-file"),
        (&["perft"], "DEPTH"),
        (&["perft", "21"], "21"),
        (&["dance"], "dance"),
        (&["match", "level:9", "greedy"], "level"),
        (&["match", "greedy", "exec:"], "exec"),
        (&["match", "greedy", "strong"], "strong"),
        (&["match", "greedy", "greedy", "--sprt", "5,0"], "strength"),
        (&["match", "greedy", "exec:no-such-program"], "no-such-program"),
        (&["match", "greedy", "greedy", "--opening", "201"], "opening"),
        (&["match", "greedy", "greedy", "--opening", "200", "-r", "seega-5;quiet-limit:20"], "no opening"),
    ] {
        let (code, error) = complaint(arguments);
        assert_eq!(code, 2, "{arguments:?}: {error}");
        assert!(error.contains(word), "{arguments:?}: {error}");
    }
}

#[test]
fn help_tells_of_every_command() {
    let (code, help) = answer(&["--help"]);
    assert_eq!(code, 0);
    for command in ["rulesets", "show", "legal", "perft", "check", "engine", "bench", "match", "selfplay"] {
        assert!(
            help.lines().any(|line| line.trim_start().starts_with(command)),
            "{command} is missing in\n{help}"
        );
        assert_eq!(answer(&[command, "--help"]).0, 0);
    }
}

#[test]
fn a_search_of_fixed_positions_is_repeatable() {
    let nodes = || {
        let (code, report) = answer(&["bench", "--depth", "2"]);
        assert_eq!(code, 0);
        report.lines().last().and_then(|line| line.split(' ').next()).map(str::to_owned)
    };
    let first = nodes();
    assert!(first.as_ref().is_some_and(|nodes| nodes.parse::<u64>().unwrap() > 1000));
    assert_eq!(nodes(), first);
}

#[test]
fn a_match_is_scored_for_its_first_player() {
    let games = ["--pairs", "4", "--ruleset", "petteia,seega-5", "--threads", "2"];
    let (code, report) = answer(&[&["match", "material", "greedy"], &games[..]].concat());
    assert_eq!(code, 0);
    let points = |report: &str| -> f64 {
        let line = report.lines().find(|line| line.starts_with("all")).expect("a sum");
        let share = line.split(", ").nth(1).and_then(|share| share.split(' ').next()).expect("a share");
        share.parse().expect("a number")
    };
    assert_eq!(report.lines().count(), 3, "{report}");
    let (_, turned) = answer(&[&["match", "greedy", "material"], &games[..]].concat());
    assert!((points(&report) + points(&turned) - 100.0).abs() < 0.11, "{report}\n{turned}");
    assert!(points(&report) > 50.0, "{report}");
}

#[test]
fn another_program_plays_as_the_same_player_here() {
    let other = format!("depth:2,exec:{} engine --memory 16", env!("CARGO_BIN_EXE_latro"));
    let (code, report) = answer(&["match", "depth:2", &other, "--pairs", "2", "-r", "petteia;least:3"]);
    assert_eq!(code, 0);
    // Whoever plays as the other does wins as many games of a pair as he loses.
    assert!(report.contains(", 50.0 % "), "{report}");
}

#[cfg(unix)]
#[test]
fn a_program_that_talks_nonsense_or_ends_is_an_error() {
    let complaints = ["cat", "true", "yes"].map(|program| {
        // Two of them are waited for: at the same time.
        std::thread::spawn(move || (program, complaint(&["match", "greedy", &format!("exec:{program}")])))
    });
    for waiting in complaints {
        let (program, (code, error)) = waiting.join().unwrap();
        assert_eq!(code, 2, "{program}: {error}");
        assert!(error.contains(program) && error.contains("uciok"), "{error}");
    }
}

#[test]
fn games_that_were_written_can_be_checked() {
    let options = ["--ruleset", "seega-5,becq-8;least:4", "--games", "2", "--player", "depth:1"];
    let (code, games) = answer(&[&["selfplay"], &options[..]].concat());
    assert_eq!(code, 0);
    assert_eq!(games.lines().count(), 4);
    assert_eq!(answer(&[&["selfplay"], &options[..]].concat()).1, games);
    let file = Scratch::new("games.jsonl", &games);
    let (code, report) = answer(&["check", file.path()]);
    assert_eq!(code, 0, "{report}");
    assert!(report.contains("4 lines equal"), "{report}");
}

#[test]
fn games_of_a_match_can_be_kept_and_checked() {
    let file = Scratch::new("match.jsonl", "");
    let options = ["--ruleset", "seega-5", "--pairs", "2", "--games", file.path()];
    let (code, _) = answer(&[&["match", "depth:1", "greedy"], &options[..]].concat());
    assert_eq!(code, 0);
    let games = std::fs::read_to_string(file.path()).unwrap();
    let of_first =
        |side: &str| games.lines().filter(|line| line.contains(&format!("\"first\":\"{side}\""))).count();
    assert_eq!([of_first("w"), of_first("b")], [2, 2], "{games}");
    let (code, report) = answer(&["check", file.path()]);
    assert_eq!(code, 0, "{report}");
    assert!(report.contains("4 lines equal"), "{report}");
    let (code, error) = complaint(&["match", "greedy", "greedy", "--games", "/no such folder/games.jsonl"]);
    assert_eq!(code, 2);
    assert!(error.contains("no such folder"), "{error}");
}

#[test]
fn a_game_is_too_little_to_change_the_weights() {
    let (code, file) = answer(&["tune", "--ruleset", "seega-5", "--games", "1", "--player", "depth:1"]);
    assert_eq!(code, 0);
    assert_eq!(file, include_str!("../../search/src/fitted.rs"));
}
