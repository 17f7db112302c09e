//! Sets of squares as bitboards of one, two or three words.

use crate::piece::Side;
use crate::square::Square;

/// A direction on the board, from White's side: 0 north, 1 east, 2 south, 3 west,
/// 4 north-east, 5 south-east, 6 south-west, 7 north-west. The first four are the orthogonal ones.
pub type Direction = usize;

/// The opposite direction.
pub(crate) const fn opposite(direction: Direction) -> Direction {
    (direction & 4) | ((direction + 2) & 3)
}

/// The direction away from the owner.
pub(crate) const fn forward(side: Side) -> Direction {
    match side {
        Side::White => 0,
        Side::Black => 2,
    }
}

/// Whether a direction leads to higher bits: north, east, north-east and north-west do.
pub(crate) const fn leads_up(direction: Direction) -> bool {
    matches!(direction, 0 | 1 | 4 | 7)
}

/// How far a direction leads: files to the right and ranks up.
pub(crate) const OFFSETS: [(i8, i8); 8] =
    [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

/// Whether work on boards of so many words goes through the directions one after another. Where a small program
/// matters more than speed on large boards it does; else each direction has code of its own.
pub(crate) const fn in_turn(words: usize) -> bool {
    cfg!(feature = "small") && words > 1
}

/// In place of the number of words: each direction has code of its own on large boards, too. For what the search asks
/// for at every turn, and where little is done.
pub(crate) const APART: usize = 1;

/// Runs an expression for some directions and, if asked, for more. Unless there are so many words that they are
/// taken [`in_turn`], the direction is a constant each time, so that shifts have constant widths.
macro_rules! each {
    ($words:expr, [$($value:literal)*], $all:expr, [$($more:literal)*], $direction:ident => $body:expr) => {{
        if $crate::bits::in_turn($words) {
            let directions: &[$crate::bits::Direction] =
                if $all { &[$($value,)* $($more,)*] } else { &[$($value),*] };
            for &$direction in directions {
                $body;
            }
        } else {
            $({
                let $direction: $crate::bits::Direction = $value;
                $body;
            })*
            if $all {
                $({
                    let $direction: $crate::bits::Direction = $more;
                    $body;
                })*
            }
        }
    }};
}
pub(crate) use each;

/// Runs an expression for the orthogonal directions, or for all eight; see [`each!`].
macro_rules! each_direction {
    ($words:expr, $all:expr, $direction:ident => $body:expr) => {
        $crate::bits::each!($words, [0 1 2 3], $all, [4 5 6 7], $direction => $body)
    };
}
pub(crate) use each_direction;

/// Runs an expression for one direction of each orthogonal axis, or of all four axes; see [`each!`].
macro_rules! each_axis {
    ($words:expr, $all:expr, $direction:ident => $body:expr) => {
        $crate::bits::each!($words, [0 1], $all, [4 5], $direction => $body)
    };
}
pub(crate) use each_axis;

/// A set of squares. One word holds boards up to 8×8 (eight bits a rank), two and three words
/// boards up to 16×8 and 16×12 (sixteen bits a rank).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bits<const N: usize>([u64; N]);

impl<const N: usize> Bits<N> {
    /// No square.
    pub const EMPTY: Self = Self([0; N]);

    /// The bits of a rank.
    pub const STRIDE: usize = if N == 1 { 8 } else { 16 };

    /// The number of the bit that stands for a square.
    #[inline(always)]
    pub(crate) const fn bit_of(square: Square) -> usize {
        if N == 1 { (square.index() >> 1) & 0x38 | (square.index() & 7) } else { square.index() }
    }

    /// The square of a bit.
    #[inline(always)]
    pub(crate) fn square_of(bit: usize) -> Square {
        let index = if N == 1 { (bit & 0x38) << 1 | (bit & 7) } else { bit };
        Square::from_index(index).unwrap_or(Square::A1)
    }

    /// The set of one square.
    #[inline(always)]
    pub fn of(square: Square) -> Self {
        Self::of_bit(Self::bit_of(square))
    }

    #[inline(always)]
    pub(crate) fn of_bit(bit: usize) -> Self {
        let mut words = [0; N];
        if N == 1 {
            words[0] = 1 << (bit & 63);
        } else if let Some(word) = words.get_mut(bit >> 6) {
            *word = 1 << (bit & 63);
        }
        Self(words)
    }

    /// Whether the square is in the set.
    #[inline(always)]
    pub fn has(self, square: Square) -> bool {
        self.has_bit(Self::bit_of(square))
    }

    #[inline(always)]
    pub(crate) fn has_bit(self, bit: usize) -> bool {
        if N == 1 {
            self.0[0] >> (bit & 63) & 1 != 0
        } else {
            self.0.get(bit >> 6).is_some_and(|word| word >> (bit & 63) & 1 != 0)
        }
    }

    /// Whether the set has no square.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.word(0) | self.word(1) | self.word(2) == 0
    }

    /// How many squares the set has.
    #[inline(always)]
    pub fn count(self) -> u32 {
        self.word(0).count_ones() + self.word(1).count_ones() + self.word(2).count_ones()
    }

    /// The bit of the first square, by rank then file; out of range when the set is empty.
    #[inline(always)]
    pub(crate) fn first_bit(self) -> usize {
        let index = self.first_word();
        64 * index + self.word(index).trailing_zeros() as usize
    }

    /// The bit of the last square; 0 when the set is empty.
    #[inline(always)]
    pub(crate) fn last_bit(self) -> usize {
        let last = |index| 63_u32.saturating_sub(self.word(index).leading_zeros()) as usize;
        if N > 2 && self.word(2) != 0 {
            128 + last(2)
        } else if N > 1 && self.word(1) != 0 {
            64 + last(1)
        } else {
            last(0)
        }
    }

    /// The set without its first square.
    #[inline(always)]
    pub(crate) fn without_first(mut self) -> Self {
        let index = self.first_word();
        if let Some(word) = self.0.get_mut(index) {
            *word &= word.wrapping_sub(1);
        }
        self
    }

    /// The bit of the square that has exactly `index` squares of the set before it.
    pub(crate) fn nth_bit(mut self, mut index: u32) -> usize {
        let mut base = 0;
        for word in &mut self.0 {
            let count = word.count_ones();
            if index < count {
                for _ in 0..index {
                    *word &= *word - 1;
                }
                return base + word.trailing_zeros() as usize;
            }
            index -= count;
            base += 64;
        }
        base
    }

    /// The squares, by rank then file.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        self.bits().map(Self::square_of)
    }

    #[inline(always)]
    pub(crate) fn bits(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            if self.is_empty() {
                return None;
            }
            let bit = self.first_bit();
            self = self.without_first();
            Some(bit)
        })
    }

    /// The same squares in words of another width, which must be enough for them.
    pub(crate) fn resized<const M: usize>(self) -> Bits<M> {
        self.squares().collect()
    }

    /// A word of the set, zero outside.
    #[inline(always)]
    const fn word(self, index: usize) -> u64 {
        if index < N { self.0[index] } else { 0 }
    }

    /// The index of the first word that is not empty; the last one's when all are.
    #[inline(always)]
    const fn first_word(self) -> usize {
        if N == 1 || self.word(0) != 0 {
            0
        } else if N == 2 || self.word(1) != 0 {
            1
        } else {
            2
        }
    }

    /// A set from what each of its words is. Written out, since a loop over words stays a loop where the
    /// compiler is asked for small code.
    #[inline(always)]
    fn each_word(word: impl Fn(usize) -> u64) -> Self {
        let mut words = [0; N];
        words[0] = word(0);
        if N > 1 {
            words[1] = word(1);
        }
        if N > 2 {
            words[2] = word(2);
        }
        Self(words)
    }

    #[inline(always)]
    fn up(self, width: usize) -> Self {
        let (words, bits) = (width >> 6, width & 63);
        Self::each_word(|index| {
            let index = index.wrapping_sub(words);
            // Two shifts, as there is no shift by 64.
            self.word(index) << bits | self.word(index.wrapping_sub(1)) >> 1 >> (63 - bits)
        })
    }

    #[inline(always)]
    fn down(self, width: usize) -> Self {
        let (words, bits) = (width >> 6, width & 63);
        Self::each_word(|index| {
            let index = index + words;
            self.word(index) >> bits | self.word(index + 1) << 1 << (63 - bits)
        })
    }

    /// Every square moved one square in a direction; squares may wrap to the other edge. Apart from [`shift`](Self::shift),
    /// since no word moves as a whole: where the direction is known only as it runs, that saves most of the work.
    #[inline(always)]
    pub(crate) fn step(self, direction: Direction) -> Self {
        let width = Self::width(direction);
        let rest = 64 - width;
        if leads_up(direction) {
            Self::each_word(|index| self.word(index) << width | self.word(index.wrapping_sub(1)) >> rest)
        } else {
            Self::each_word(|index| self.word(index) >> width | self.word(index + 1) << rest)
        }
    }

    /// Every square moved `times` squares in a direction; squares may wrap to the other edge.
    #[inline(always)]
    pub(crate) fn shift(self, direction: Direction, times: usize) -> Self {
        let width = Self::width(direction) * times;
        if leads_up(direction) { self.up(width) } else { self.down(width) }
    }

    /// How many bits lie between a square and the next one in a direction: from 1 to 17.
    #[inline(always)]
    const fn width(direction: Direction) -> usize {
        match direction {
            0 | 2 => Self::STRIDE,
            1 | 3 => 1,
            4 | 6 => Self::STRIDE + 1,
            _ => Self::STRIDE - 1,
        }
    }
}

macro_rules! operator {
    ($trait:ident, $function:ident, $assign_trait:ident, $assign:ident, $operator:tt) => {
        impl<const N: usize> std::ops::$trait for Bits<N> {
            type Output = Self;

            #[inline(always)]
            fn $function(self, other: Self) -> Self {
                Self::each_word(|index| self.word(index) $operator other.word(index))
            }
        }

        impl<const N: usize> std::ops::$assign_trait for Bits<N> {
            #[inline(always)]
            fn $assign(&mut self, other: Self) {
                *self = *self $operator other;
            }
        }
    };
}
operator!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
operator!(BitOr, bitor, BitOrAssign, bitor_assign, |);
operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

impl<const N: usize> std::ops::Not for Bits<N> {
    type Output = Self;

    /// Every other bit, those beyond the board included.
    #[inline(always)]
    fn not(self) -> Self {
        Self::each_word(|index| !self.word(index))
    }
}

impl<const N: usize> FromIterator<Square> for Bits<N> {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}
