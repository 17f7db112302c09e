//! Random rules and positions, for property tests.

use latrunculi::{
    BoardSize, Catch, Contradiction, Diagram, Kind, Leap, LeapOver, Lift, Lines, Movement, PRESETS, Piece,
    Placing, Reach, Rules, Side, Square, Stage,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Rules that can be played: invented from nothing, or a preset with a few fields changed.
pub fn rules() -> impl Strategy<Value = Rules> {
    let made = prop_oneof![2 => invented(), 1 => changed_preset()];
    made.prop_map(repaired).prop_filter("the rules cannot be played", |rules| rules.check().is_empty())
}

/// Boards of all sizes, small ones above all: there, more happens in fewer actions.
fn board() -> impl Strategy<Value = BoardSize> {
    let sides = prop_oneof![
        4 => (3u8..=6, 3u8..=6),
        2 => (5u8..=9, 5u8..=9),
        1 => (3u8..=16, 3u8..=12),
        1 => Just((16, 12)),
    ];
    sides.prop_filter_map("a board", |(files, ranks)| BoardSize::new(files, ranks))
}

fn movement() -> impl Strategy<Value = Movement> {
    let reach = prop_oneof![
        1 => Just(Reach::Stay),
        4 => Just(Reach::Step),
        4 => Just(Reach::Slide),
        1 => Just(Reach::Forward),
    ];
    let lines = select(vec![Lines::Orthogonal, Lines::All]);
    let over = select(vec![LeapOver::Own, LeapOver::Enemy, LeapOver::Any]);
    let most = prop_oneof![Just(None), (1u8..=4).prop_map(Some), Just(Some(99))];
    let leap = proptest::option::of((over, most).prop_map(|(over, most)| Leap { over, most }));
    (reach, lines, leap).prop_map(|(reach, lines, leap)| Movement { reach, lines, leap })
}

/// Up to so many ranks of an array on a board with so many files, as text.
fn array(files: u8, ranks: u8) -> impl Strategy<Value = String> {
    let letters = select(vec!["C", "C", "D", "L", "P"]);
    let squares = vec(prop_oneof![2 => Just("."), 3 => letters.clone()], usize::from(files));
    let rank = prop_oneof![letters.prop_map(String::from), squares.prop_map(|squares| run_lengths(&squares))];
    vec(rank, 0..=usize::from(ranks)).prop_map(
        |ranks| {
            if ranks.is_empty() { "-".into() } else { ranks.join(".") }
        },
    )
}

/// Squares as notation writes a rank; `.` is an empty one.
fn run_lengths(squares: &[&str]) -> String {
    squares
        .chunk_by(|one, next| one == next && *one == ".")
        .map(|run| if run[0] == "." { run.len().to_string() } else { run.concat() })
        .collect()
}

/// Everything varied freely, each field within its domain. Often one contradicts another.
pub fn invented() -> impl Strategy<Value = Rules> {
    let catch_and_lift = select(vec![
        (Catch::AtOnce, Lift::AtOnce),
        (Catch::Held, Lift::Instead),
        (Catch::Held, Lift::First),
        (Catch::Held, Lift::TurnStart),
        (Catch::Position, Lift::Instead),
        (Catch::Position, Lift::First),
    ]);
    let pieces = board().prop_flat_map(|board| {
        let array = prop_oneof![Just("-".to_owned()), array(board.files(), board.ranks() / 2)];
        let most = u8::try_from(board.area() / 4).unwrap_or(u8::MAX);
        let number = || prop_oneof![2 => Just(0), 1 => 0..=most];
        let numbers = (0..=most, number(), number(), number()).prop_map(<[u8; 4]>::from);
        let hand = prop_oneof![Just([0; 4]), numbers];
        (Just(board), array, hand)
    });
    let movements = [movement(), movement(), movement(), movement()];
    let flags = vec(any::<bool>(), 12);
    let ends = (1u8..=3, 1u16..=60, 0usize..3, any::<bool>(), any::<bool>(), any::<bool>());
    (pieces, movements, catch_and_lift, flags, ends).prop_map(
        |((board, array, hand), movements, (catch, lift), flags, ends)| {
            let (least, quiet_limit, immobile, least_tally, quiet_tally, black_first) = ends;
            let mut rules = Rules { board, catch, lift, least, quiet_limit, ..Rules::default() };
            rules.set("array", &array).expect("an array");
            rules.hand = latrunculi::Hand::new(hand);
            [rules.calculus, rules.dux, rules.larron, rules.latroncule] = movements;
            rules.immobile = latrunculi::Immobile::ALL[immobile];
            rules.least_then = latrunculi::LeastThen::ALL[usize::from(least_tally)];
            rules.quiet_then = latrunculi::QuietThen::ALL[usize::from(quiet_tally)];
            rules.first = if black_first { Side::Black } else { Side::White };
            rules.axes = latrunculi::Axes::ALL[usize::from(flags[0])];
            rules.placing = Placing::ALL[usize::from(flags[1])];
            rules.centre_closed = flags[2];
            rules.early = flags[3];
            rules.promotion = flags[4];
            rules.sight = flags[5];
            rules.pinned = flags[6];
            rules.barred = flags[7];
            rules.enclosure = flags[8];
            rules.corner = flags[9];
            rules.corner_square = flags[10];
            rules.moves_again = flags[11];
            // Where one dux may decide, it does.
            rules.dux_shut_in = rules.full_set()[Kind::Dux.index()] == 1;
            rules
        },
    )
}

/// A preset with some fields taken from invented rules; board and pieces stay.
fn changed_preset() -> impl Strategy<Value = Rules> {
    let fields: Vec<&str> = latrunculi::FIELDS
        .iter()
        .map(|field| field.name)
        .filter(|name| !["board", "array", "hand"].contains(name))
        .collect();
    (select(PRESETS), invented(), vec(select(fields), 0..5)).prop_map(|(preset, other, fields)| {
        let mut rules = preset.rules();
        for field in fields {
            rules.set(field, &other.get(field).expect("a field")).expect("a value");
        }
        rules
    })
}

/// The rules with their contradictions mended, as far as a plain change can.
fn repaired(mut rules: Rules) -> Rules {
    for contradiction in rules.check() {
        match contradiction {
            Contradiction::NoPieces => rules.hand = latrunculi::Hand::new([2, 0, 0, 0]),
            Contradiction::TooManyPieces => rules.hand = latrunculi::Hand::default(),
            Contradiction::NothingMoves => {
                let slide = Rules::default().calculus;
                [rules.calculus, rules.dux, rules.larron, rules.latroncule] = [slide; 4];
            }
            Contradiction::LeastAboveSet => rules.least = 1,
            Contradiction::PromotedAtStart => rules.promotion = false,
            Contradiction::NoCentre => rules.centre_closed = false,
            Contradiction::EarlyInPairs => rules.placing = Placing::One,
            Contradiction::EarlyWithoutHand => rules.early = false,
            Contradiction::CatchAndLift => {
                rules.lift = match rules.catch {
                    Catch::AtOnce => Lift::AtOnce,
                    Catch::Held | Catch::Position => Lift::First,
                }
            }
            Contradiction::SightWithoutPosition => rules.sight = false,
            Contradiction::PinnedWithoutPosition => rules.pinned = false,
            Contradiction::EnclosureByPosition => rules.enclosure = false,
            Contradiction::CornerByPosition => rules.corner = false,
            Contradiction::CornerSquareByPosition => rules.corner_square = false,
            Contradiction::MovesAgainWithoutAtOnce => rules.moves_again = false,
            Contradiction::DuxNumber => rules.dux_shut_in = false,
            Contradiction::ArrayWidth { .. } | Contradiction::ArrayOverlaps => {}
        }
    }
    rules
}

/// A position that somebody might set up by hand for these rules: pieces of the set anywhere, any state.
/// Many contradict the rules.
pub fn diagram(rules: &Rules) -> impl Strategy<Value = Diagram> + use<> {
    let size = rules.board;
    let set = rules.full_set();
    let total = usize::from(set.iter().sum::<u16>());
    let kinds =
        Kind::ALL.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(set[kind.index()])));
    let kinds: Vec<Kind> = kinds.collect();
    let squares: Vec<Square> = size.squares().collect();
    let square = || select(squares.clone());
    let pieces = vec((proptest::option::weighted(0.7, square()), any::<bool>()), total * 2);
    let stage = prop_oneof![4 => Just(Stage::Free), 1 => Just(Stage::MustTake), 1 => Just(Stage::HasTaken)];
    let again = proptest::option::weighted(0.1, square());
    let held = vec(any::<Index>(), 0..6);
    let taken = || prop_oneof![9 => 0u16..9, 1 => 9990u16..=9999];
    let (moves_again, promotion) = (rules.moves_again, rules.promotion);
    let holds = rules.catch == Catch::Held;
    (pieces, any::<bool>(), stage, again, held, [taken(), taken()], 0u16..70).prop_map(
        move |(pieces, black, stage, again, held, taken, quiet)| {
            let mut diagram = Diagram::empty(size);
            diagram.side = if black { Side::Black } else { Side::White };
            for (index, (square, larron)) in pieces.into_iter().enumerate() {
                let side = Side::ALL[index % 2];
                let kind = if promotion && larron { Kind::Larron } else { kinds[index / 2] };
                if let Some(square) = square {
                    diagram.set(square, Some(Piece { side, kind }));
                }
            }
            (diagram.stage, diagram.taken, diagram.quiet) = (stage, taken, quiet);
            diagram.again = again.filter(|_| moves_again);
            let standing: Vec<Square> = diagram.pieces().map(|(square, _)| square).collect();
            if holds && !standing.is_empty() {
                diagram.held = held.iter().map(|index| *index.get(&standing)).collect();
                diagram.held.sort_unstable();
                diagram.held.dedup();
            }
            diagram
        },
    )
}

/// The position with its state mended where it contradicts the rules; `None` where the pieces do, too.
pub fn settled(rules: &Rules, mut diagram: Diagram) -> Option<Diagram> {
    use crate::reference::validity;
    loop {
        for stage in [diagram.stage, Stage::Free, Stage::MustTake] {
            diagram.stage = stage;
            if validity(rules, &diagram).is_ok() {
                return Some(diagram);
            }
        }
        if diagram.again.take().is_none() {
            diagram.held.pop()?;
        }
    }
}

/// Rules, a position in which to begin (`None` is their start), and the numbers by which actions are chosen.
#[derive(Clone, Debug)]
pub struct Course {
    /// The rules.
    pub rules: Rules,
    /// Where the game begins, if not at the start.
    pub diagram: Option<Diagram>,
    /// Each chooses an action among the legal ones.
    pub choices: Vec<Index>,
}

/// Random courses of a game of at most so many actions.
pub fn course(most: usize) -> impl Strategy<Value = Course> {
    rules().prop_flat_map(move |rules| {
        let diagram = proptest::option::of(diagram(&rules));
        (Just(rules), diagram, vec(any::<Index>(), most)).prop_map(|(rules, diagram, choices)| {
            let diagram = diagram.and_then(|diagram| settled(&rules, diagram));
            Course { rules, diagram, choices }
        })
    })
}
