//! The levels of play. A weaker player sees less; it never plays at random.

/// What a level can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Level {
    /// The most positions it searches for an action.
    pub nodes: u64,
    /// The most plies it looks ahead.
    pub depth: u32,
    /// How far it misjudges a position, in hundredths of a piece. The same position is misjudged in the
    /// same way all through a game.
    pub misjudges: i32,
    /// How many plies of catches it follows beyond its depth.
    pub catches: i32,
}

/// The strongest, and what is meant where only other limits are given.
pub(crate) const ALL_IT_HAS: Level = Level { nodes: 1 << 40, depth: 100, misjudges: 0, catches: 32 };

/// How long level 8 thinks when it is given no other limit, in milliseconds.
pub(crate) const LONGEST: u32 = 1500;

/// The level that is meant when a search is given no limit at all.
pub(crate) const USUAL: u8 = 5;

/// The level of a number; numbers beyond 1 to 8 are the nearest level.
pub(crate) const fn level(number: u8) -> Level {
    let (nodes, depth, misjudges, catches) = match number {
        0 | 1 => (400, 1, 155, 0),
        2 => (420, 2, 200, 0),
        3 => (900, 3, 188, 0),
        4 => (2_800, 4, 174, 2),
        5 => (4_500, 5, 176, 5),
        6 => (20_000, 6, 110, 8),
        7 => (50_000, 8, 75, 12),
        _ => return ALL_IT_HAS,
    };
    Level { nodes, depth, misjudges, catches }
}
