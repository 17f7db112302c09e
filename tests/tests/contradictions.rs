//! What contradicts what in a user's rules: every contradiction alone, and several at once.

use latrunculi::{Catch, Contradiction, FIELDS, Lift, Rules};
use std::collections::BTreeSet;

/// How many contradictions there are.
const CONTRADICTIONS: usize = 18;

/// The default rules with a rank of calculi and some fields changed.
fn rules(changes: &str) -> Rules {
    let mut rules = Rules::default();
    for change in ["array:C"].into_iter().chain(changes.split(';')).filter(|change| !change.is_empty()) {
        let (field, value) = change.split_once(':').expect(change);
        rules.set(field, value).expect(change);
    }
    rules
}

/// Changes, the one contradiction they make, and the fields it names.
#[rustfmt::skip]
const ALONE: &[(&str, Contradiction, &str)] = {
    use Contradiction::*;
    &[
        ("array:4C.C", ArrayWidth { rank: 1, squares: 5 }, "board array"),
        ("array:C.3C", ArrayWidth { rank: 2, squares: 4 }, "board array"),
        ("array:8.8.8.C7.7C", ArrayOverlaps, "board array"),
        ("board:8x3;array:C.8.8.8", ArrayOverlaps, "board array"),
        ("array:-", NoPieces, "array hand"),
        ("array:-;hand:C33", TooManyPieces, "board array hand centre-closed"),
        ("board:5x5;array:C;hand:C8", TooManyPieces, "board array hand centre-closed"),
        ("calculus:stay", NothingMoves, "array hand calculus dux larron latroncule"),
        ("calculus:stay;larron:slide", NothingMoves, "array hand calculus dux larron latroncule"),
        ("least:9", LeastAboveSet, "least array hand"),
        ("array:8.8.8.8.8.8.8.P7;latroncule:forward;promotion:true", PromotedAtStart, "array promotion"),
        ("centre-closed:true", NoCentre, "board centre-closed"),
        ("hand:C2;placing:two;early:true", EarlyInPairs, "early placing"),
        ("early:true", EarlyWithoutHand, "early hand"),
        ("sight:true", SightWithoutPosition, "sight catch"),
        ("catch:held;lift:first;sight:true", SightWithoutPosition, "sight catch"),
        ("pinned:true", PinnedWithoutPosition, "pinned catch"),
        ("catch:held;lift:instead;pinned:true", PinnedWithoutPosition, "pinned catch"),
        ("catch:position;lift:first;enclosure:true", EnclosureByPosition, "enclosure catch"),
        ("catch:position;lift:instead;corner:true", CornerByPosition, "corner catch"),
        ("catch:position;lift:first;corner-square:true", CornerSquareByPosition, "corner-square catch"),
        ("catch:position;lift:first;moves-again:true", MovesAgainWithoutAtOnce, "moves-again catch"),
        ("catch:held;lift:instead;moves-again:true", MovesAgainWithoutAtOnce, "moves-again catch"),
        ("dux-shut-in:true", DuxNumber, "dux-shut-in array hand"),
        ("hand:D2;dux-shut-in:true", DuxNumber, "dux-shut-in array hand"),
        ("catch:held", CatchAndLift, "catch lift"),
    ]
};

/// Changes that make no contradiction, each near one that would.
const NONE: &[&str] = &[
    "",
    "array:8.8.8.C7.C7",
    "array:-;hand:C32",
    "board:5x5;array:C;hand:C7;centre-closed:true",
    "calculus:stay;dux:step;hand:D1",
    "calculus:stay-leap-own",
    "least:8",
    "array:8.8.8.8.8.8.8.P7;latroncule:forward",
    "array:8.8.8.8.8.8.P7;latroncule:forward;promotion:true",
    "array:8.8.8.8.8.8.8.L7;larron:slide;promotion:true",
    "hand:C2;placing:two",
    "hand:C2;early:true",
    "catch:position;lift:first;sight:true;pinned:true",
    "enclosure:true;corner:true;corner-square:true;moves-again:true",
    "catch:held;lift:turn-start;enclosure:true;corner:true;corner-square:true",
    "hand:D1;dux-shut-in:true",
    "array:3D4;dux-shut-in:true",
];

#[test]
fn each_contradiction_is_found_alone_and_names_its_fields() {
    let mut found = BTreeSet::new();
    for (changes, contradiction, fields) in ALONE {
        assert_eq!(rules(changes).check(), [*contradiction], "{changes}");
        assert_eq!(contradiction.fields().join(" "), *fields, "{changes}");
        found.insert(contradiction.code());
    }
    assert_eq!(found.len(), CONTRADICTIONS, "{found:?}");
}

#[test]
fn what_can_be_played_is_not_refused() {
    for changes in NONE {
        assert_eq!(rules(changes).check(), [], "{changes}");
    }
}

#[test]
fn several_are_found_at_once() {
    use Contradiction::*;
    let many = "array:-;least:5;centre-closed:true;early:true;placing:two;catch:position;lift:at-once;enclosure:true;\
                corner:true;corner-square:true;moves-again:true;dux-shut-in:true";
    assert_eq!(
        rules(many).check(),
        [
            NoPieces,
            NoCentre,
            EarlyInPairs,
            EarlyWithoutHand,
            CatchAndLift,
            EnclosureByPosition,
            CornerByPosition,
            CornerSquareByPosition,
            MovesAgainWithoutAtOnce,
            DuxNumber,
        ]
    );
    let few = "array:P.P.P.P.P.3P.8.P7;promotion:true;least:99;sight:true;pinned:true";
    assert_eq!(
        rules(few).check(),
        [
            ArrayWidth { rank: 6, squares: 4 },
            ArrayOverlaps,
            TooManyPieces,
            NothingMoves,
            LeastAboveSet,
            PromotedAtStart,
            SightWithoutPosition,
            PinnedWithoutPosition,
        ]
    );
}

#[test]
fn six_ways_of_catching_and_lifting_go_together() {
    let mut fitting = Vec::new();
    for catch in Catch::ALL {
        for lift in Lift::ALL {
            let found = rules(&format!("catch:{catch};lift:{lift}")).check();
            if found.is_empty() {
                fitting.push(format!("{catch}/{lift}"));
            } else {
                assert_eq!(found, [Contradiction::CatchAndLift], "{catch}/{lift}");
            }
        }
    }
    let expected = [
        "at-once/at-once",
        "held/instead",
        "held/first",
        "held/turn-start",
        "position/instead",
        "position/first",
    ];
    assert_eq!(fitting, expected);
}

#[test]
fn the_fields_that_are_named_exist() {
    for (_, contradiction, _) in ALONE {
        for name in contradiction.fields() {
            assert!(FIELDS.iter().any(|field| field.name == *name), "{name}");
        }
    }
}
