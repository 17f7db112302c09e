//! Sets of squares as bitboards of one, two or three words.

use crate::square::Square;

/// A direction on the board, from White's side: 0 north, 1 east, 2 south, 3 west,
/// 4 north-east, 5 south-east, 6 south-west, 7 north-west. The first four are the orthogonal ones.
pub type Direction = usize;

/// The opposite direction.
pub(crate) const fn opposite(direction: Direction) -> Direction {
    (direction & 4) | ((direction + 2) & 3)
}

/// How far a direction leads: files to the right and ranks up.
pub(crate) const OFFSETS: [(i8, i8); 8] =
    [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

/// Runs an expression for each direction of some lines, the direction being a constant each time,
/// so that shifts have constant widths.
macro_rules! each_direction {
    ($all:expr, $direction:ident => $body:expr) => {{
        each_direction!(@one 0, $direction => $body);
        each_direction!(@one 1, $direction => $body);
        each_direction!(@one 2, $direction => $body);
        each_direction!(@one 3, $direction => $body);
        if $all {
            each_direction!(@one 4, $direction => $body);
            each_direction!(@one 5, $direction => $body);
            each_direction!(@one 6, $direction => $body);
            each_direction!(@one 7, $direction => $body);
        }
    }};
    (@one $value:literal, $direction:ident => $body:expr) => {{
        const $direction: $crate::bits::Direction = $value;
        $body;
    }};
}
pub(crate) use each_direction;

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
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many squares the set has.
    #[inline(always)]
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The bit of the first square, by rank then file; out of range when the set is empty.
    #[inline(always)]
    pub(crate) fn first_bit(self) -> usize {
        let mut bit = 0;
        for word in self.0 {
            if word != 0 {
                return bit + word.trailing_zeros() as usize;
            }
            bit += 64;
        }
        bit
    }

    /// The bit of the last square; 0 when the set is empty.
    #[inline(always)]
    pub(crate) fn last_bit(self) -> usize {
        let mut bit = N * 64;
        for word in self.0.iter().rev() {
            if *word != 0 {
                return bit - 1 - word.leading_zeros() as usize;
            }
            bit -= 64;
        }
        0
    }

    /// The set without its first square.
    #[inline(always)]
    pub(crate) fn without_first(mut self) -> Self {
        for word in &mut self.0 {
            if *word != 0 {
                *word &= *word - 1;
                break;
            }
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

    #[inline(always)]
    const fn up(self, width: usize) -> Self {
        let (words, bits) = (width >> 6, width & 63);
        let mut shifted = [0; N];
        let mut index = words;
        while index < N {
            shifted[index] = self.0[index - words] << bits;
            if bits > 0 && index > words {
                shifted[index] |= self.0[index - words - 1] >> (64 - bits);
            }
            index += 1;
        }
        Self(shifted)
    }

    #[inline(always)]
    const fn down(self, width: usize) -> Self {
        let (words, bits) = (width >> 6, width & 63);
        let mut shifted = [0; N];
        let mut index = 0;
        while index + words < N {
            shifted[index] = self.0[index + words] >> bits;
            if bits > 0 && index + words + 1 < N {
                shifted[index] |= self.0[index + words + 1] << (64 - bits);
            }
            index += 1;
        }
        Self(shifted)
    }

    /// Every square moved `times` squares in a direction; squares may wrap to the other edge.
    #[inline(always)]
    pub(crate) const fn shift<const DIRECTION: Direction>(self, times: usize) -> Self {
        match DIRECTION {
            0 => self.up(Self::STRIDE * times),
            1 => self.up(times),
            2 => self.down(Self::STRIDE * times),
            3 => self.down(times),
            4 => self.up((Self::STRIDE + 1) * times),
            5 => self.down((Self::STRIDE - 1) * times),
            6 => self.down((Self::STRIDE + 1) * times),
            _ => self.up((Self::STRIDE - 1) * times),
        }
    }
}

macro_rules! operator {
    ($trait:ident, $function:ident, $assign_trait:ident, $assign:ident, $operator:tt) => {
        impl<const N: usize> std::ops::$assign_trait for Bits<N> {
            #[inline(always)]
            fn $assign(&mut self, other: Self) {
                for index in 0..N {
                    self.0[index] $operator other.0[index];
                }
            }
        }

        impl<const N: usize> std::ops::$trait for Bits<N> {
            type Output = Self;

            #[inline(always)]
            fn $function(mut self, other: Self) -> Self {
                std::ops::$assign_trait::$assign(&mut self, other);
                self
            }
        }
    };
}
operator!(BitAnd, bitand, BitAndAssign, bitand_assign, &=);
operator!(BitOr, bitor, BitOrAssign, bitor_assign, |=);
operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^=);

impl<const N: usize> std::ops::Not for Bits<N> {
    type Output = Self;

    /// Every other bit, those beyond the board included.
    #[inline(always)]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl<const N: usize> FromIterator<Square> for Bits<N> {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}
