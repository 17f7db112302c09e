//! From a diagram to a position that can be played: the one gate between them.

use crate::bits::Bits;
use crate::diagram::{Diagram, Stage};
use crate::hand::Hand;
use crate::notation::{PositionError, PositionField as Field};
use crate::piece::{Kind, Side};
use crate::plan::Plan;
use crate::position::Position;
use crate::rules::Rules;
use crate::zobrist::{self, Keys};

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
}

impl<const N: usize> Plan<N> {
    /// The position of a diagram, if the ruleset allows it.
    ///
    /// # Errors
    /// The first field, in the order of notation, that contradicts the ruleset or itself, and how.
    pub(crate) fn position(&self, diagram: &Diagram) -> Result<Position<N>, PositionError> {
        let error = |field, fault: String| PositionError::new(field, fault);
        if diagram.size != self.rules.board {
            let (is, has) = (diagram.size, self.rules.board);
            return Err(error(Field::Board, format!("it is {is}, the ruleset's board is {has}")));
        }
        let mut position = self.bare(diagram);
        self.check_sets(&position)?;
        if diagram.in_placement() && !self.rules.hands_come_about(diagram.hands, diagram.side) {
            return Err(error(
                Field::Hands,
                "no course of placing leaves these hands with this side to act".into(),
            ));
        }
        self.check_state(diagram, &mut position)?;
        if diagram.quiet > 9999 || diagram.taken.iter().any(|taken| *taken > 9999) {
            let field = if diagram.quiet > 9999 { Field::Quiet } else { Field::Taken };
            return Err(error(field, "it is above 9999".into()));
        }
        Ok(position)
    }

    /// The pieces and counts of a diagram, with the key over them.
    fn bare(&self, diagram: &Diagram) -> Position<N> {
        let mut position = Position {
            sides: [Bits::EMPTY; 2],
            marked: [Bits::EMPTY; 3],
            held: Bits::EMPTY,
            key: Keys::<N>::hands(diagram.hands)
                ^ if diagram.side == Side::Black { zobrist::BLACK } else { 0 },
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

    /// No side has more of a kind than the ruleset gives it, no latroncule waits to be promoted,
    /// and duces that decide are there.
    fn check_sets(&self, position: &Position<N>) -> Result<(), PositionError> {
        for side in Side::ALL {
            let own = position.pieces(side);
            let number = |kind: Kind| {
                let on_board = (position.of_kind(kind) & own).count() as u16;
                on_board + u16::from(position.hand(side).of(kind))
            };
            let missing = self.full_set[Kind::Latroncule.index()].saturating_sub(number(Kind::Latroncule));
            for kind in Kind::ALL {
                let promoted = if self.rules.promotion && kind == Kind::Larron { missing } else { 0 };
                let most = self.full_set[kind.index()] + promoted;
                if number(kind) > most {
                    let field = if position.hand(side).of(kind) > 0 { Field::Hands } else { Field::Board };
                    let fault = format!("{side} has {} {kind}, the ruleset gives {most}", number(kind));
                    return Err(PositionError::new(field, fault));
                }
            }
            let last = position.of_kind(Kind::Latroncule) & own & self.last_rank[side.index()];
            if self.rules.promotion && !last.is_empty() {
                let square = Bits::<N>::square_of(last.first_bit());
                return Err(PositionError::new(
                    Field::Board,
                    format!("the latroncule on {square} is on its last rank"),
                ));
            }
            if self.rules.dux_shut_in && number(Kind::Dux) != 1 {
                return Err(PositionError::new(Field::Board, format!("{side} has not exactly one dux")));
            }
        }
        Ok(())
    }

    /// Reads the state into the position, if it does not contradict it.
    fn check_state(&self, diagram: &Diagram, position: &mut Position<N>) -> Result<(), PositionError> {
        let refuse = |fault: String| Err(PositionError::new(Field::State, fault));
        let any = diagram.stage != Stage::Free || diagram.again.is_some() || !diagram.held.is_empty();
        if diagram.in_placement() {
            return if any { refuse("while pieces are placed there is no state".into()) } else { Ok(()) };
        }
        if !diagram.held.is_empty() && !self.holding {
            return refuse("in this ruleset no piece is held".into());
        }
        if let Some(square) = diagram.held.iter().find(|square| !position.occupied().has(**square)) {
            return refuse(format!("the held square {square} is empty"));
        }
        let held: Bits<N> = diagram.held.iter().copied().collect();
        let loose = held
            & !(position.still_held(self, held, held)
                & (position.prey(self, Side::White) | position.prey(self, Side::Black)));
        if !loose.is_empty() {
            return refuse(format!("no free enemies hold {}", Bits::<N>::square_of(loose.first_bit())));
        }
        position.set_held(self, held);
        if diagram.stage != Stage::Free && !self.take_first {
            return refuse("in this ruleset nobody has to take first".into());
        }
        if self.take_first {
            let something = !position.caught(self, diagram.side.other()).is_empty();
            match diagram.stage {
                Stage::MustTake if !something => return refuse("x, but there is nothing to take".into()),
                Stage::Free if something => {
                    return refuse("there is something to take, but neither x nor t".into());
                }
                stage => position.set_stage(stage),
            }
        }
        if let Some(square) = diagram.again {
            if !self.rules.moves_again {
                return refuse("in this ruleset no piece moves again".into());
            }
            if !position.pieces(diagram.side).has(square) {
                return refuse(format!("~{square}, but no piece of the side to act is there"));
            }
            position.set_again(self, Some(square));
        }
        Ok(())
    }
}
