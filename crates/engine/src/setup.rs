//! From a diagram to a position that can be played: the one gate between them.

use crate::bits::Bits;
use crate::diagram::{Diagram, MOST_COUNTED, Stage};
use crate::hand::Hand;
use crate::notation::{PositionError, PositionFault, PositionField as Field};
use crate::piece::{Kind, Side};
use crate::plan::Plan;
use crate::position::Position;
use crate::rules::{Catch, Lift, Rules};
use crate::zobrist;

impl Rules {
    /// The position in which a game begins.
    pub fn start(&self) -> Diagram {
        let mut diagram = Diagram::empty(self.board);
        for side in Side::ALL {
            for (square, kind) in self.array.pieces(self.board, side) {
                diagram.set(square, Some(crate::piece::Piece { side, kind }));
            }
        }
        diagram.hands = [self.hand; 2];
        diagram.side = self.first;
        diagram
    }

    /// Whether these hands, with this side to act, come about in placing.
    fn hands_come_about(&self, hands: [Hand; 2], side: Side) -> bool {
        if self.early {
            // Who has nothing on the board yet has to place; after that a move may stand in for any placing.
            let full = hands.map(|hand| hand == self.hand);
            let fresh = full[0] && full[1];
            let one_placed =
                full[side.index()] && hands[side.other().index()].total() + 1 == self.hand.total();
            let counts_down = hands.iter().all(|hand| self.is_rest_of_hand(*hand));
            if !self.array.pieces(self.board, Side::White).is_empty() {
                // Who has pieces from the start may move them before placing any.
                return counts_down;
            }
            let first = side == self.first;
            return counts_down && if fresh { first } else { !full[0] && !full[1] || one_placed && !first };
        }
        let mut course = [self.hand; 2];
        let mut acting = self.first;
        loop {
            if course == hands && acting == side {
                return true;
            }
            let Some(kind) = course[acting.index()].next() else { return false };
            let number = course[acting.index()].of_mut(kind);
            *number -= 1;
            let odd = (self.hand.of(kind) - *number) % 2 == 1;
            if !(self.placing == crate::rules::Placing::Two && *number > 0 && odd) {
                acting = acting.other();
            }
        }
    }

    /// Whether placing in order can leave this of the hand.
    fn is_rest_of_hand(&self, hand: Hand) -> bool {
        let mut rest = self.hand;
        while rest.total() > hand.total() {
            let Some(kind) = rest.next() else { return false };
            *rest.of_mut(kind) -= 1;
        }
        rest == hand
    }

    /// No side has more of a kind than the ruleset gives it, no latroncule waits to be promoted,
    /// and duces that decide are there.
    fn check_sets(&self, diagram: &Diagram) -> Result<(), PositionError> {
        let refuse = |field, fault| Err(PositionError { field, fault });
        let full_set = self.full_set();
        for side in Side::ALL {
            let hand = diagram.hand(side);
            let mut numbers = Kind::ALL.map(|kind| u16::from(hand.of(kind)));
            let mut waiting = None;
            let last_rank = if side == Side::White { self.board.ranks() - 1 } else { 0 };
            for (square, piece) in diagram.pieces().filter(|(_, piece)| piece.side == side) {
                numbers[piece.kind.index()] += 1;
                if piece.kind == Kind::Latroncule && square.rank() == last_rank {
                    waiting = waiting.or(Some(square));
                }
            }
            let latroncule = Kind::Latroncule.index();
            let missing = full_set[latroncule].saturating_sub(numbers[latroncule]);
            for kind in Kind::ALL {
                let number = numbers[kind.index()];
                let promoted = if self.promotion && kind == Kind::Larron { missing } else { 0 };
                let most = full_set[kind.index()] + promoted;
                if number > most {
                    let field = if hand.of(kind) > 0 { Field::Hands } else { Field::Board };
                    return refuse(field, PositionFault::TooMany { side, kind, number, most });
                }
            }
            if let Some(square) = waiting.filter(|_| self.promotion) {
                return refuse(Field::Board, PositionFault::Unpromoted(square));
            }
            if self.dux_shut_in && numbers[Kind::Dux.index()] != 1 {
                return refuse(Field::Board, PositionFault::NotOneDux(side));
            }
        }
        Ok(())
    }

    /// What can be told of a diagram without knowing who is caught.
    fn check_diagram(&self, diagram: &Diagram) -> Result<(), PositionError> {
        let refuse = |field, told: String| Err(PositionError::new(field, told));
        if diagram.size != self.board {
            let (is, has) = (diagram.size, self.board);
            return refuse(Field::Board, format!("it is {is}, the ruleset's board is {has}"));
        }
        self.check_sets(diagram)?;
        if diagram.in_placement() && !self.hands_come_about(diagram.hands, diagram.side) {
            let fault = "no course of placing leaves these hands with this side to act";
            return refuse(Field::Hands, fault.into());
        }
        self.check_state(diagram).or_else(|fault| refuse(Field::State, fault))
    }

    /// What can be told of a state without knowing who is caught.
    fn check_state(&self, diagram: &Diagram) -> Result<(), String> {
        let any = diagram.stage != Stage::Free || diagram.again.is_some() || !diagram.held.is_empty();
        if diagram.in_placement() {
            return if any { Err("while pieces are placed there is no state".into()) } else { Ok(()) };
        }
        if !diagram.held.is_empty() && self.catch != Catch::Held {
            return Err("in this ruleset no piece is held".into());
        }
        if let Some(square) = diagram.held.iter().find(|square| diagram.piece(**square).is_none()) {
            return Err(format!("the held square {square} is empty"));
        }
        if diagram.stage != Stage::Free && self.lift != Lift::First {
            return Err("in this ruleset nobody has to take first".into());
        }
        if let Some(square) = diagram.again {
            if !self.moves_again {
                return Err("in this ruleset no piece moves again".into());
            }
            if diagram.piece(square).is_none_or(|piece| piece.side != diagram.side) {
                return Err(format!("~{square}, but no piece of the side to act is there"));
            }
        }
        Ok(())
    }
}

impl<const N: usize> Plan<N> {
    /// The position of a diagram, if the ruleset allows it.
    ///
    /// # Errors
    /// The first field, in the order of notation, that contradicts the ruleset or itself, and how.
    pub(crate) fn position(&self, diagram: &Diagram) -> Result<Position<N>, PositionError> {
        self.rules.check_diagram(diagram)?;
        let mut position = self.bare(diagram);
        self.set_state(diagram, &mut position).map_err(|fault| PositionError::new(Field::State, fault))?;
        let [white, black] = diagram.taken;
        for (field, number) in [(Field::Taken, white), (Field::Taken, black), (Field::Quiet, diagram.quiet)] {
            if number > MOST_COUNTED {
                return Err(PositionError::new(field, format!("it is above {MOST_COUNTED}")));
            }
        }
        Ok(position)
    }

    /// The pieces and counts of a diagram, with the key over them.
    fn bare(&self, diagram: &Diagram) -> Position<N> {
        let mut position = Position {
            sides: [Bits::EMPTY; 2],
            marked: [Bits::EMPTY; 3],
            held: Bits::EMPTY,
            key: zobrist::hands(diagram.hands) ^ if diagram.side == Side::Black { zobrist::BLACK } else { 0 },
            hands: diagram.hands,
            taken: diagram.taken,
            quiet: diagram.quiet,
            counts: [0; 2],
            side: diagram.side,
            stage: Stage::Free,
            again: None,
        };
        for (square, piece) in diagram.pieces() {
            let bit = Bits::<N>::bit_of(square);
            let set = Bits::of(square);
            position.sides[piece.side.index()] |= set;
            if piece.kind != Kind::Calculus {
                position.marked[piece.kind.index() - 1] |= set;
            }
            position.counts[piece.side.index()] += 1;
            position.key ^= self.keys.piece(piece.side, piece.kind, bit);
        }
        position
    }

    /// Reads the state into the position, if those it says are held or caught are so.
    fn set_state(&self, diagram: &Diagram, position: &mut Position<N>) -> Result<(), String> {
        if diagram.in_placement() {
            return Ok(());
        }
        let mut held = Bits::EMPTY;
        for square in &diagram.held {
            held |= Bits::of(*square);
        }
        let loose = held
            & !(position.still_held(self, held, held)
                & (position.prey(self, Side::White) | position.prey(self, Side::Black)));
        if !loose.is_empty() {
            return Err(format!("no free enemies hold {}", Bits::<N>::square_of(loose.first_bit())));
        }
        position.set_held(self, held);
        if self.take_first {
            let something = !position.caught(self, diagram.side.other()).is_empty();
            match diagram.stage {
                Stage::MustTake if !something => return Err("x, but there is nothing to take".into()),
                Stage::Free if something => {
                    return Err("there is something to take, but neither x nor t".into());
                }
                stage => position.set_stage(stage),
            }
        }
        if diagram.again.is_some() {
            position.set_again(diagram.again);
        }
        Ok(())
    }
}
