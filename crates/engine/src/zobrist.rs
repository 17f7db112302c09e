//! Random numbers for position keys.

use crate::bits::Bits;
use crate::hand::Hand;
use crate::piece::{Kind, Side};
use crate::square::Square;

/// Splitmix64: the same numbers on every machine.
pub(crate) const fn mix(seed: u64) -> u64 {
    let mut number = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(0x9E37_79B9_7F4A_7C15);
    number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// Black is to act.
pub(crate) const BLACK: u64 = mix(1 << 20);
/// The player must take first.
pub(crate) const MUST_TAKE: u64 = mix(2 << 20);
/// The player has taken.
pub(crate) const HAS_TAKEN: u64 = mix(3 << 20);

/// The keys of what stands on a square, by bit of the board.
#[derive(Clone, Debug)]
pub(crate) struct Keys<const N: usize> {
    pieces: [[Vec<u64>; 4]; 2],
    held: Vec<u64>,
}

impl<const N: usize> Keys<N> {
    pub(crate) fn new() -> Self {
        // By the square, so that a position has one key, however wide its words.
        let square = |bit| Bits::<N>::square_of(bit).index() as u64;
        let table = |number: u64| (0..N * 64).map(|bit| mix(number << 8 | square(bit))).collect::<Vec<u64>>();
        let pieces = |side: Side| Kind::ALL.map(|kind| table(1 + (side.index() * 4 + kind.index()) as u64));
        Self { pieces: Side::ALL.map(pieces), held: table(9) }
    }

    #[inline(always)]
    pub(crate) fn piece(&self, side: Side, kind: Kind, bit: usize) -> u64 {
        self.pieces[side.index()][kind.index()].get(bit).copied().unwrap_or_default()
    }

    /// The key of a set of held pieces.
    pub(crate) fn held(&self, held: Bits<N>) -> u64 {
        held.bits().fold(0, |key, bit| key ^ self.held.get(bit).copied().unwrap_or_default())
    }

    /// The same keys for words of another width.
    pub(crate) fn resized<const M: usize>(&self) -> Keys<M> {
        let table = |table: &Vec<u64>| {
            let bit = |bit| Bits::<N>::bit_of(Bits::<M>::square_of(bit));
            (0..M * 64).map(|at| table.get(bit(at)).copied().unwrap_or_default()).collect()
        };
        Keys {
            pieces: self.pieces.each_ref().map(|kinds| kinds.each_ref().map(table)),
            held: table(&self.held),
        }
    }
}

/// The key of the piece that may move again.
pub(crate) fn again(square: Square) -> u64 {
    mix(10 << 8 | square.index() as u64)
}

/// The key of both hands.
pub(crate) fn hands(hands: [Hand; 2]) -> u64 {
    let mut key = 0;
    for side in Side::ALL {
        for kind in Kind::ALL {
            let number = u64::from(hands[side.index()].of(kind));
            if number > 0 {
                key ^= mix((11 + side.index() as u64 * 4 + kind.index() as u64) << 8 | number);
            }
        }
    }
    key
}
