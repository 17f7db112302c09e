/**
 * What is drawn: a position and everything the page marks on it, as plain data.
 *
 * Nothing here knows the rules. Whoever builds a scene has asked the engine first.
 */

/** The four ways in which the board is drawn: two as objects in light, two as line drawings. */
export type Theme = "stone" | "wood" | "print" | "contrast";

/** White sits at the bottom of the board. Black is drawn in blue glass on stone and wood. */
export type Side = "white" | "black";

/** The kinds of piece, as in the engine. */
export type Kind = "calculus" | "dux" | "larron" | "latroncule";

/** A square by zero-based file (a = 0) and rank (rank 1 = 0). */
export interface Square {
  readonly file: number;
  readonly rank: number;
}

/** Which of the set, whose, and whether it lies turned with the sign Ꝋ up. */
export interface Piece {
  readonly side: Side;
  readonly kind: Kind;
  /** Bound: shown flat side up, with Ꝋ. */
  readonly held: boolean;
}

/** A piece at rest on the board. */
export interface ScenePiece extends Piece {
  readonly square: Square;
  /** May be taken now: gets a dashed ring. */
  readonly takeable?: boolean;
}

/** A piece on its way. While it moves, leave it out of `Scene.pieces`. */
export interface MovingPiece extends Piece {
  /** Place of its centre, in squares: file 2.5 lies half way between c and d. */
  readonly file: number;
  /** As `file`, on the ranks; a leap needs no arc here, `lift` does that. */
  readonly rank: number;
  /** Height above the board: 0 lies on it, 1 is as high as a selected piece, 2 the top of a leap. */
  readonly lift: number;
  /** 1 there … 0 gone: a caught piece fades while it rises. */
  readonly opacity: number;
  /** Turning over on the vertical axis: 0 as `held` was before … 1 as `held` says. At rest: 1. */
  readonly turn: number;
  /** The square whose tint it wears, so that it does not change glass on the way: its origin or its end. */
  readonly tintOf: Square;
}

/** A square the selected piece may go to. */
export interface Target {
  readonly square: Square;
  /** What going there would catch or bind: marked while the target is hot. */
  readonly catches: readonly Square[];
}

/** The last action. A placing has `to` alone; a taking has `taken` alone. */
export interface LastAction {
  readonly from?: Square;
  readonly to?: Square;
  /** Squares from which pieces were taken away by the player's hand. */
  readonly taken?: readonly Square[];
}

/** A side of a square, as the rules see it: north is towards the higher ranks, whichever way the board lies. */
export type Direction = "north" | "east" | "south" | "west";

/** A bar across one side of a square: the way is closed. */
export interface Bar {
  readonly square: Square;
  readonly side: Direction;
}

/** Why an action was refused, until the next input. */
export interface Refusal {
  readonly bars: readonly Bar[];
  /** The pieces that forbid it: dashed rings. */
  readonly forbidding: readonly Square[];
}

/** A finished game: the lamp goes to the place that decided. */
export interface Decision {
  readonly square: Square;
  /** The closed ways about a dux that is shut in. */
  readonly bars: readonly Bar[];
  /** How far the lamp has moved: 0 the light of play … 1 arrived. */
  readonly progress: number;
}

/** Everything that is drawn on one board. */
export interface Scene {
  /** 3 … 16. */
  readonly files: number;
  /** 3 … 12. */
  readonly ranks: number;
  readonly theme: Theme;
  /** Letters and numbers in the frame. */
  readonly coordinates: boolean;
  readonly pieces: readonly ScenePiece[];
  readonly lastAction: LastAction | null;
  /** The chosen piece: drawn lifted. */
  readonly selected: Square | null;
  /** Under the pointer; give it only where something can happen. */
  readonly hover: Square | null;
  /** Where the keyboard is; give it only while focus is to be seen. */
  readonly focus: Square | null;
  readonly targets: readonly Target[];
  /** The hovered or focused target: its victims get dashed rings. */
  readonly hotTarget: Square | null;
  /** A counter half seen where it would be placed. */
  readonly ghost: (Piece & { readonly square: Square }) | null;
  readonly refusal: Refusal | null;
  readonly decision: Decision | null;
  readonly moving: readonly MovingPiece[];
}

/** An empty board of the given size on which nothing happens; spread it and set what differs. */
export function emptyScene(files: number, ranks: number, theme: Theme): Scene {
  return {
    files,
    ranks,
    theme,
    coordinates: true,
    pieces: [],
    lastAction: null,
    selected: null,
    hover: null,
    focus: null,
    targets: [],
    hotTarget: null,
    ghost: null,
    refusal: null,
    decision: null,
    moving: [],
  };
}

/** Whether two squares are the same; `null` is no square. */
export function sameSquare(one: Square | null | undefined, other: Square | null | undefined): boolean {
  return !!one && !!other && one.file === other.file && one.rank === other.rank;
}
