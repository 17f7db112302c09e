//! Judging a position without searching.

use crate::weights::{Family, Weights};
use latrunculi::{Bits, Kind, Plan, Position, Reach, Side};

/// A won game; a win in n plies is worth n less.
pub(crate) const WIN: i32 = 30_000;
/// What is above this in size is a proven win or loss.
pub(crate) const PROVEN: i32 = WIN - 1_000;
/// The most that an unproven position can be worth.
const MOST: i32 = 20_000;
/// What the lead in captures comes to count for as the quiet limit draws near that settles the game by it.
const TALLY: i32 = 400;

/// What a draw costs whoever thinks: a game is to be kept open from the start, before anybody is ahead.
const CONTEMPT: i32 = 100;
/// How near to a draw it comes when half the empty squares or more are out of reach, in hundredths.
const SHUT: i32 = 90;

/// Weights are in thousandths of a piece, values in hundredths.
const FINENESS: i32 = 10;
/// From how far pieces pursue.
const PURSUIT_SQUARES: usize = 4;

/// Judges positions played by one plan.
pub(crate) struct Judge<'a, const N: usize> {
    plan: &'a Plan<N>,
    weights: Weights,
    /// The rings of the board from the second outermost inwards: each holds all that lies further in.
    rings: Vec<Bits<N>>,
    /// Whether pieces that cannot turn may close the board.
    closes: bool,
    /// What a draw is worth to White.
    pub draw: i32,
    misjudges: i32,
    seed: u64,
}

impl<'a, const N: usize> Judge<'a, N> {
    /// A judge for `thinker`, who misjudges by up to `misjudges`, in a way told by the seed.
    pub(crate) fn new(plan: &'a Plan<N>, thinker: Side, misjudges: i32, seed: u32) -> Self {
        let judge = Self::with(plan, Family::of(plan.rules()).weights());
        let draw = match thinker {
            Side::White => -CONTEMPT,
            Side::Black => CONTEMPT,
        };
        Self { draw, misjudges, seed: u64::from(seed), ..judge }
    }

    /// A judge by other weights than those fitted to the rules, who thinks for neither side.
    pub(crate) fn with(plan: &'a Plan<N>, weights: Weights) -> Self {
        let mut rings = Vec::new();
        let mut inner = plan.board();
        loop {
            // What has four neighbours within is not on the edge of it.
            let edge =
                inner.squares().filter(|square| (plan.neighbours(Bits::of(*square)) & inner).count() < 4);
            inner &= !edge.collect::<Bits<N>>();
            if inner.is_empty() {
                break;
            }
            rings.push(inner);
        }
        let rules = plan.rules();
        let cannot_turn =
            |kind: &Kind| rules.full_set()[kind.index()] > 0 && rules.movement(*kind).reach == Reach::Forward;
        let closes = Kind::ALL.iter().any(cannot_turn);
        Self { plan, weights, rings, closes, draw: 0, misjudges: 0, seed: 0 }
    }

    /// The value of a position for the side to act, in hundredths of a piece.
    pub(crate) fn judge(&self, position: &Position<N>) -> i32 {
        let side = position.side();
        // Not by `map`, which stays a call in the wasm.
        let [white, black] = Side::ALL;
        let mobilities = [position.mobility(self.plan, white), position.mobility(self.plan, black)];
        let empty = self.plan.board() & !position.occupied();
        let mut score = 0;
        for (mine, sign) in [(side, 1), (side.other(), -1)] {
            score += sign * self.side(position, mine, empty, mobilities[mine.index()].moves as i32);
        }
        score += self.prey(position, side, [mobilities[0].squares, mobilities[1].squares]);
        let moves = [mobilities[0].moves as i32, mobilities[1].moves as i32];
        score += self.lead(position, side, moves) - self.lead(position, side.other(), moves);
        score += self.weights.tempo;
        score /= FINENESS;
        if self.closes {
            score = self.shut(position, empty, score);
        }
        score = self.near_the_quiet_limit(position, score);
        (score + self.misjudgement(position)).clamp(-MOST, MOST)
    }

    /// What stands for one side, whoever is to act.
    fn side(&self, position: &Position<N>, side: Side, empty: Bits<N>, moves: i32) -> i32 {
        let weights = &self.weights;
        let own = position.pieces(side);
        let count = |set: Bits<N>| set.count() as i32;
        let hand = position.hand(side);
        let mut score = 0;
        for kind in Kind::ALL {
            let number = count(position.of_kind(kind) & own) + i32::from(hand.of(kind));
            score += weights.piece(kind) * number;
        }
        score += weights.mobility * moves;
        score -= weights.stuck * count(own & !self.plan.neighbours(empty));
        score += weights.safe * count(position.safe(self.plan, side));
        score += weights.beside * count(own & self.plan.neighbours(own));
        for ring in &self.rings {
            score += weights.centre * count(own & *ring);
        }
        if self.plan.rules().enclosure {
            score += weights.liberty * count(self.plan.neighbours(own) & empty);
        }
        if self.plan.rules().dux_shut_in {
            let about = self.plan.neighbours(position.of_kind(Kind::Dux) & own) & empty;
            score += weights.dux_liberty * count(about).min(3);
        }
        if self.plan.rules().promotion {
            let (distance, number) = position.promotion_distance(self.plan, side);
            let ranks = u32::from(self.plan.rules().board.ranks());
            score += weights.promotion * (number * ranks) as i32 - weights.promotion * distance as i32;
        }
        score
    }

    /// What more it is worth to be ahead when few are left, and to be near those who are to be caught.
    fn lead(&self, position: &Position<N>, side: Side, moves: [i32; 2]) -> i32 {
        let pieces = |side: Side| i32::from(position.count(side)) + i32::from(position.hand(side).total());
        let (mine, theirs) = (pieces(side), pieces(side.other()));
        if mine <= theirs {
            return 0;
        }
        let mut score = self.weights.trade * (mine - theirs) / (theirs + 2);
        if !position.in_placement() && mine >= theirs + 2 {
            let own = position.pieces(side);
            let mut about = position.pieces(side.other());
            for _ in 0..PURSUIT_SQUARES {
                about |= self.plan.neighbours(about);
                score += self.weights.pursuit * (own & about).count() as i32;
            }
            let inner = self.rings.first().copied().unwrap_or(Bits::EMPTY);
            let at_edge = position.pieces(side.other()) & !inner;
            score += self.weights.pursuit * at_edge.count() as i32;
            score -= self.weights.confine * moves[side.other().index()] / theirs.max(1);
        }
        score
    }

    /// Who is caught, and who can be caught next.
    fn prey(&self, position: &Position<N>, side: Side, squares: [Bits<N>; 2]) -> i32 {
        let weights = &self.weights;
        let enemy = side.other();
        let count = |set: Bits<N>| set.count() as i32;
        let catchable = |by: Side| count(position.catchable(self.plan, by, squares[by.index()]));
        let mut score = 0;
        if !position.in_placement() {
            score += weights.caught_theirs * count(position.caught(self.plan, enemy));
            score -= weights.caught_mine * count(position.caught(self.plan, side));
        }
        let prey = catchable(side);
        if prey > 0 {
            score += weights.prey_first + weights.prey_more * (prey - 1);
        }
        score - weights.prey_waiting * catchable(enemy)
    }

    /// What a draw is worth to the side to act.
    pub(crate) fn draw_for(&self, position: &Position<N>) -> i32 {
        if position.side() == Side::White { self.draw } else { -self.draw }
    }

    /// The more squares are out of reach of who is ahead, the less it is worth to be ahead.
    fn shut(&self, position: &Position<N>, empty: Bits<N>, score: i32) -> i32 {
        let side = position.side();
        let ahead = if score > 0 { side } else { side.other() };
        let shut = (empty & !position.room(self.plan, ahead)).count() as i32;
        let all = empty.count() as i32;
        score + (self.draw_for(position) - score) * SHUT * (2 * shut).min(all) / (100 * all.max(1))
    }

    /// As the quiet limit draws near, an advantage fades, or the tally comes to decide.
    fn near_the_quiet_limit(&self, position: &Position<N>, score: i32) -> i32 {
        let rules = self.plan.rules();
        let limit = i32::from(rules.quiet_limit);
        let quiet = i32::from(position.quiet()).min(limit);
        let side = position.side();
        let taken = |side: Side| i32::from(position.taken()[side.index()]);
        let lead = taken(side) - taken(side.other());
        if lead == 0 || rules.repetition_draws() {
            return score + (self.draw_for(position) - score) * quiet / limit * 3 / 4;
        }
        score + lead.signum() * TALLY * quiet * quiet / (limit * limit)
    }

    /// The same for the same position and seed.
    fn misjudgement(&self, position: &Position<N>) -> i32 {
        if self.misjudges == 0 {
            return 0;
        }
        let mixed = (position.key() ^ self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
            .wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let span = 2 * self.misjudges as u64 + 1;
        ((mixed >> 32) % span) as i32 - self.misjudges
    }
}

#[cfg(test)]
#[path = "evaluate_tests.rs"]
mod tests;
