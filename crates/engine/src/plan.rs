//! The rules concluded once for a board: masks, tables and flags that the hot paths only read.

use crate::bits::{Bits, Direction, OFFSETS, in_turn, leads_up};
use crate::movement::{LeapOver, Lines, Movement, Reach};
use crate::piece::Kind;
use crate::rules::{Axes, Catch, Immobile, LeastThen, Lift, Placing, QuietThen, Rules};
use crate::square::Square;
use crate::zobrist::Keys;

/// Kinds that move alike, so that their moves are found together.
#[derive(Clone, Debug)]
pub(crate) struct Troop {
    /// Which kinds, by [`Kind::index`].
    pub kinds: [bool; 4],
    pub reach: Reach,
    pub all_directions: bool,
    pub leap: Option<LeapOver>,
    /// The most leaps of a chain; `u8::MAX` where there is no limit.
    pub most_leaps: u8,
}

/// A corner where an empty corner square stands in for an enemy: the corner, the square next to it, the one beyond.
pub(crate) type CornerLine<const N: usize> = [Bits<N>; 3];

/// [`Rules`] concluded for boards of `N` words.
#[derive(Clone, Debug)]
pub struct Plan<const N: usize> {
    pub(crate) rules: Rules,
    pub(crate) board: Bits<N>,
    /// The squares that can be entered in each direction: guards against wrapping round the edge.
    pub(crate) entry: [Bits<N>; 8],
    /// From each bit, the squares of the board that lie in each direction.
    pub(crate) rays: [Vec<Bits<N>>; 8],
    pub(crate) last_rank: [Bits<N>; 2],
    pub(crate) centre: Bits<N>,
    /// The corners, each with its two neighbours.
    pub(crate) corners: Vec<[Bits<N>; 2]>,
    pub(crate) corner_lines: Vec<CornerLine<N>>,
    pub(crate) troops: Vec<Troop>,
    /// Only calculi are ever on the board.
    pub(crate) plain: bool,
    pub(crate) all_axes: bool,
    pub(crate) at_once: bool,
    pub(crate) holding: bool,
    pub(crate) by_position: bool,
    pub(crate) take_first: bool,
    pub(crate) take_instead: bool,
    pub(crate) lift_turn_start: bool,
    pub(crate) sight_slides: bool,
    pub(crate) sight_all: bool,
    pub(crate) repetition: bool,
    pub(crate) least_tally: bool,
    pub(crate) quiet_tally: bool,
    pub(crate) immobile: Immobile,
    pub(crate) in_pairs: bool,
    pub(crate) keys: Keys<N>,
}

impl<const N: usize> Plan<N> {
    /// Concludes rules that [`Rules::check`] found nothing wrong with.
    pub(crate) fn new(rules: &Rules) -> Self {
        let size = rules.board;
        let full_set = rules.full_set();
        let squares = |wanted: &dyn Fn(Square) -> bool| {
            let mut set = Bits::EMPTY;
            for square in size.squares() {
                if wanted(square) {
                    set |= Bits::of(square);
                }
            }
            set
        };
        let mut entry = [Bits::EMPTY; 8];
        for (entry, (files, ranks)) in entry.iter_mut().zip(OFFSETS) {
            let has = |square: Square| square.offset(-files, -ranks).is_some_and(|from| size.contains(from));
            *entry = squares(&has);
        }
        let rank = |rank: u8| squares(&|square| square.rank() == rank);
        let (files, ranks) = (size.files(), size.ranks());
        let mut corners = Vec::new();
        let mut corner_lines = Vec::new();
        for (file, next_file, far_file) in [(0, 1, 2), (files - 1, files - 2, files - 3)] {
            for (rank, next_rank, far_rank) in [(0, 1, 2), (ranks - 1, ranks - 2, ranks - 3)] {
                let near =
                    [(file, rank), (next_file, rank), (far_file, rank), (file, next_rank), (file, far_rank)];
                let [corner, beside, beyond, above, far_above] =
                    near.map(|(file, rank)| Square::new(file, rank).map_or(Bits::EMPTY, Bits::of));
                if rules.corner {
                    corners.push([corner, beside | above]);
                }
                if rules.corner_square {
                    corner_lines.extend([[corner, beside, beyond], [corner, above, far_above]]);
                }
            }
        }
        let mut plan = Self {
            board: squares(&|_| true),
            entry,
            rays: Default::default(),
            last_rank: [rank(ranks - 1), rank(0)],
            centre: if rules.centre_closed {
                size.centre().map_or(Bits::EMPTY, Bits::of)
            } else {
                Bits::EMPTY
            },
            corners,
            corner_lines,
            troops: troops(rules, full_set),
            plain: full_set[1..].iter().all(|number| *number == 0),
            all_axes: rules.axes == Axes::All,
            at_once: rules.catch == Catch::AtOnce,
            holding: rules.catch == Catch::Held,
            by_position: rules.catch == Catch::Position,
            take_first: rules.lift == Lift::First,
            take_instead: rules.lift == Lift::Instead,
            lift_turn_start: rules.lift == Lift::TurnStart,
            sight_slides: rules.sight && rules.larron.reach == Reach::Slide,
            sight_all: rules.larron.lines == Lines::All,
            repetition: rules.repetition_draws(),
            least_tally: rules.least_then == LeastThen::Tally,
            quiet_tally: rules.quiet_then == QuietThen::Tally,
            immobile: rules.immobile,
            in_pairs: rules.placing == Placing::Two,
            keys: Keys::new(),
            rules: rules.clone(),
        };
        for direction in 0..8 {
            plan.rays[direction] = (0..N * 64).map(|bit| plan.ray(direction, bit)).collect();
        }
        plan
    }

    /// The same plan in words of another width, which must be enough for the board.
    pub(crate) fn resized<const M: usize>(&self) -> Plan<M> {
        let ray = |direction: Direction, bit| {
            let here = Bits::<N>::bit_of(Bits::<M>::square_of(bit));
            self.rays[direction].get(here).map_or(Bits::EMPTY, |ray| ray.resized())
        };
        Plan {
            rules: self.rules.clone(),
            board: self.board.resized(),
            entry: self.entry.map(Bits::resized),
            rays: std::array::from_fn(|direction| (0..M * 64).map(|bit| ray(direction, bit)).collect()),
            last_rank: self.last_rank.map(Bits::resized),
            centre: self.centre.resized(),
            corners: self.corners.iter().map(|corner| corner.map(Bits::resized)).collect(),
            corner_lines: self.corner_lines.iter().map(|line| line.map(Bits::resized)).collect(),
            troops: self.troops.clone(),
            plain: self.plain,
            all_axes: self.all_axes,
            at_once: self.at_once,
            holding: self.holding,
            by_position: self.by_position,
            take_first: self.take_first,
            take_instead: self.take_instead,
            lift_turn_start: self.lift_turn_start,
            sight_slides: self.sight_slides,
            sight_all: self.sight_all,
            repetition: self.repetition,
            least_tally: self.least_tally,
            quiet_tally: self.quiet_tally,
            immobile: self.immobile,
            in_pairs: self.in_pairs,
            keys: self.keys.resized(),
        }
    }

    /// The squares of the board that lie in a direction from a bit.
    fn ray(&self, direction: Direction, bit: usize) -> Bits<N> {
        let mut ray = Bits::EMPTY;
        let mut next = self.step(direction, Bits::of_bit(bit));
        while !next.is_empty() {
            ray |= next;
            next = self.step(direction, next);
        }
        ray
    }

    /// The rules it was concluded from.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// All squares of the board.
    pub const fn board(&self) -> Bits<N> {
        self.board
    }

    /// Whether the board has this square.
    pub fn holds(&self, square: Square) -> bool {
        self.rules.board.contains(square)
    }

    /// The squares one step from `set` in a direction, those beyond the edge left out.
    #[inline(always)]
    pub(crate) fn step(&self, direction: Direction, set: Bits<N>) -> Bits<N> {
        set.step(direction) & self.entry[direction]
    }

    /// The orthogonal neighbours of a set.
    #[inline(always)]
    pub fn neighbours(&self, set: Bits<N>) -> Bits<N> {
        if in_turn(N) { self.neighbours_there(set) } else { self.neighbours_here(set) }
    }

    /// Asked for in many places: where a small program matters, one copy serves them all.
    #[inline(never)]
    fn neighbours_there(&self, set: Bits<N>) -> Bits<N> {
        self.neighbours_here(set)
    }

    #[inline(always)]
    fn neighbours_here(&self, set: Bits<N>) -> Bits<N> {
        self.step(0, set) | self.step(1, set) | self.step(2, set) | self.step(3, set)
    }

    /// The squares of `free` that can be reached from `set` by going straight in a direction.
    #[inline(always)]
    pub(crate) fn fill(&self, direction: Direction, set: Bits<N>, free: Bits<N>) -> Bits<N> {
        if N == 1 { self.fill_here(direction, set, free) } else { self.fill_there(direction, set, free) }
    }

    /// On large boards a fill is long, and stands in many places: one copy serves them all.
    #[inline(never)]
    fn fill_there(&self, direction: Direction, set: Bits<N>, free: Bits<N>) -> Bits<N> {
        match direction {
            0 => self.fill_here(0, set, free),
            1 => self.fill_here(1, set, free),
            2 => self.fill_here(2, set, free),
            3 => self.fill_here(3, set, free),
            4 => self.fill_here(4, set, free),
            5 => self.fill_here(5, set, free),
            6 => self.fill_here(6, set, free),
            _ => self.fill_here(7, set, free),
        }
    }

    #[inline(always)]
    fn fill_here(&self, direction: Direction, set: Bits<N>, free: Bits<N>) -> Bits<N> {
        let mut through = free & self.entry[direction];
        let mut reached = set;
        // Each round doubles the distance: 7 squares after three rounds, 15 after four.
        reached |= through & reached.step(direction);
        through &= through.step(direction);
        reached |= through & reached.shift(direction, 2);
        through &= through.shift(direction, 2);
        reached |= through & reached.shift(direction, 4);
        let short = N == 1 || (N == 2 && direction != 1 && direction != 3);
        if !short {
            through &= through.shift(direction, 4);
            reached |= through & reached.shift(direction, 8);
        }
        reached & free
    }

    /// The nearest bit of `set` from `bit` in a direction; `None` when there is none.
    #[inline(always)]
    pub(crate) fn nearest(&self, bit: usize, direction: Direction, set: Bits<N>) -> Option<usize> {
        let line = self.rays[direction].get(bit).copied().unwrap_or(Bits::EMPTY) & set;
        if line.is_empty() {
            return None;
        }
        Some(if leads_up(direction) { line.first_bit() } else { line.last_bit() })
    }

    /// The whole groups of `pieces` that have a square of `seed`.
    pub(crate) fn groups(&self, seed: Bits<N>, pieces: Bits<N>) -> Bits<N> {
        let mut group = seed & pieces;
        loop {
            let grown = group | (self.neighbours(group) & pieces);
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// The group of `pieces` that the first square of `seed` belongs to.
    pub(crate) fn first_group(&self, seed: Bits<N>, pieces: Bits<N>) -> Bits<N> {
        self.groups(Bits::of_bit(seed.first_bit()), pieces)
    }
}

/// The kinds that a ruleset has, grouped by how they move.
fn troops(rules: &Rules, full_set: [u16; 4]) -> Vec<Troop> {
    let mut troops: Vec<(Movement, Troop)> = Vec::new();
    for kind in Kind::ALL {
        let promoted = kind == Kind::Larron && rules.promotion && full_set[Kind::Latroncule.index()] > 0;
        let movement = rules.movement(kind);
        if (full_set[kind.index()] == 0 && !promoted) || !movement.moves() {
            continue;
        }
        if let Some((_, troop)) = troops.iter_mut().find(|(other, _)| *other == movement) {
            troop.kinds[kind.index()] = true;
            continue;
        }
        let mut kinds = [false; 4];
        kinds[kind.index()] = true;
        let troop = Troop {
            kinds,
            reach: movement.reach,
            all_directions: movement.lines == Lines::All,
            leap: movement.leap.map(|leap| leap.over),
            most_leaps: movement.leap.and_then(|leap| leap.most).unwrap_or(u8::MAX),
        };
        troops.push((movement, troop));
    }
    troops.into_iter().map(|(_, troop)| troop).collect()
}
