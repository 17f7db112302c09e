//! What each feature of a position is worth, in thousandths of a piece.

use crate::fitted::{FAMILIES, GENERAL};
use latrunculi::{Catch, Kind, Lift, Reach, Rules};

/// Declares [`Weights`] once: the struct, and its fields as a list.
macro_rules! weights {
    ($($(#[$meta:meta])* $name:ident,)*) => {
        /// The weights of one family of rules.
        #[derive(Clone, Copy, Debug, Default)]
        pub(crate) struct Weights { $($(#[$meta])* pub $name: i32,)* }

        impl Weights {
            /// The names of all weights.
            pub(crate) const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// All weights, in the order of their names.
            pub(crate) fn values(&self) -> Vec<i32> {
                vec![$(self.$name),*]
            }

            /// All weights, to be changed, in the order of their names.
            pub(crate) fn values_mut(&mut self) -> Vec<&mut i32> {
                vec![$(&mut self.$name),*]
            }
        }
    };
}

weights! {
    /// A calculus.
    calculus,
    /// A dux.
    dux,
    /// A larron.
    larron,
    /// A latroncule.
    latroncule,
    /// An own piece that is caught as the other side is about to act, and its turn.
    caught_theirs,
    /// An own piece that is caught as one is to act oneself.
    caught_mine,
    /// The first enemy that the side to act can catch.
    prey_first,
    /// Every further one.
    prey_more,
    /// An enemy that the side not to act could catch, if nothing changed.
    prey_waiting,
    /// A move.
    mobility,
    /// A piece without an empty square next to it.
    stuck,
    /// A piece that no pair can catch while its neighbours stay.
    safe,
    /// An own piece next to another.
    beside,
    /// An empty square next to pieces, where groups can be enclosed.
    liberty,
    /// A ring of the board nearer to the centre.
    centre,
    /// An empty square next to a dux that can be shut in.
    dux_liberty,
    /// A step nearer to promotion.
    promotion,
    /// For who is ahead: a piece within so many squares of the enemies, for each square nearer.
    pursuit,
    /// For who is ahead: what a lead of one piece gains as pieces are exchanged, over two and those the other has left.
    trade,
    /// For who is ahead: a move of the other side, spread over the pieces it has left.
    confine,
    /// The right to act.
    tempo,
}

impl Weights {
    /// What a piece is worth.
    pub(crate) const fn piece(&self, kind: Kind) -> i32 {
        match kind {
            Kind::Calculus => self.calculus,
            Kind::Dux => self.dux,
            Kind::Larron => self.larron,
            Kind::Latroncule => self.latroncule,
        }
    }
}

/// What rules have in common that can share weights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Family {
    /// How a piece comes to be caught.
    pub catch: Catch,
    /// How a caught piece leaves the board.
    pub lift: Lift,
    /// Whether any piece slides.
    pub slides: bool,
    /// Whether the lead in captures wins in the end.
    pub tally: bool,
}

impl Family {
    /// The family of these rules, concluded from their options and not from their name.
    pub(crate) fn of(rules: &Rules) -> Self {
        let slides = Kind::ALL
            .iter()
            .any(|kind| rules.full_set()[kind.index()] > 0 && rules.movement(*kind).reach == Reach::Slide);
        Self { catch: rules.catch, lift: rules.lift, slides, tally: !rules.repetition_draws() }
    }

    /// Its own weights; the general ones where nothing was fitted to it.
    pub(crate) fn weights(self) -> Weights {
        FAMILIES.iter().find(|(family, _)| *family == self).map_or(GENERAL, |(_, weights)| *weights)
    }
}
