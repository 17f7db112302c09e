//! Squares next to squares.

use latrunculi::{Diagram, Kind, Lines, Piece, Rules, Side, Square};

/// Files to the right and ranks up.
pub type Direction = (i8, i8);

/// Along files and ranks.
pub const ORTHOGONAL: [Direction; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
/// To all eight neighbours.
pub const ALL: [Direction; 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The directions of some lines.
pub fn directions(lines: Lines) -> &'static [Direction] {
    match lines {
        Lines::Orthogonal => &ORTHOGONAL,
        Lines::All => &ALL,
    }
}

/// The directions in which pairs are looked for.
pub fn pair_directions(rules: &Rules) -> &'static [Direction] {
    match rules.axes {
        latrunculi::Axes::Orthogonal => &ORTHOGONAL,
        latrunculi::Axes::All => &ALL,
    }
}

/// The other way.
pub fn back((files, ranks): Direction) -> Direction {
    (-files, -ranks)
}

/// The next square in a direction, if the board has it.
pub fn next(diagram: &Diagram, square: Square, (files, ranks): Direction) -> Option<Square> {
    square.offset(files, ranks).filter(|next| diagram.size.contains(*next))
}

/// The orthogonal neighbours of a square.
pub fn neighbours(diagram: &Diagram, square: Square) -> Vec<Square> {
    ORTHOGONAL.iter().filter_map(|direction| next(diagram, square, *direction)).collect()
}

/// Whether a piece of this side stands on the square.
pub fn is_of(diagram: &Diagram, square: Square, side: Side) -> bool {
    diagram.piece(square).is_some_and(|piece| piece.side == side)
}

/// Whether the square is one of the four corners.
pub fn is_corner(diagram: &Diagram, square: Square) -> bool {
    neighbours(diagram, square).len() == 2
}

/// The squares of one side's pieces.
pub fn squares_of(diagram: &Diagram, side: Side) -> Vec<Square> {
    diagram.pieces().filter(|(_, piece)| piece.side == side).map(|(square, _)| square).collect()
}

/// The orthogonally connected pieces of one colour around the piece on a square.
pub fn group(diagram: &Diagram, square: Square) -> Vec<Square> {
    let Some(piece) = diagram.piece(square) else { return Vec::new() };
    let mut group = vec![square];
    let mut looked_at = 0;
    while looked_at < group.len() {
        for neighbour in neighbours(diagram, group[looked_at]) {
            if is_of(diagram, neighbour, piece.side) && !group.contains(&neighbour) {
                group.push(neighbour);
            }
        }
        looked_at += 1;
    }
    group
}

/// The rank on which a side's latroncules become larrons.
pub fn last_rank(diagram: &Diagram, side: Side) -> u8 {
    match side {
        Side::White => diagram.size.ranks() - 1,
        Side::Black => 0,
    }
}

/// The piece that a piece is once it stands on this square.
pub fn promoted(rules: &Rules, diagram: &Diagram, piece: Piece, square: Square) -> Piece {
    let promotes =
        rules.promotion && piece.kind == Kind::Latroncule && square.rank() == last_rank(diagram, piece.side);
    if promotes { Piece { kind: Kind::Larron, ..piece } } else { piece }
}
