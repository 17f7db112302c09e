/** What is kept between two paintings: the pictures of the board and of the pieces. */

import { type BoardExtent, shadowRoom } from "./extent.js";
import type { Geometry } from "./geometry.js";
import type { Piece, Scene, Theme } from "./scene.js";

/** A finished picture: from a worker, or made on the page where there is no worker. */
export type Picture = ImageBitmap | HTMLCanvasElement;

/** The board as a picture, and where it belongs. */
export interface BoardPicture extends BoardExtent {
  readonly picture: Picture;
}

/** A finished picture of a piece or its shadow, with the piece's radius in it, in device pixels. */
export interface Made {
  readonly picture: Picture;
  readonly radius: number;
}

/** Finished pictures: the only state of the drawing. Make one for each board and keep it. */
export class Materials {
  /** The board and what it was made for. */
  board: { readonly name: string; readonly made: BoardPicture } | null = null;
  readonly pieces: Map<string, Made>;
  readonly shadows: Map<string, Made>;

  /** Boards of one scale may share their pieces. */
  constructor(shared?: Pick<Materials, "pieces" | "shadows">) {
    this.pieces = shared?.pieces ?? new Map();
    this.shadows = shared?.shadows ?? new Map();
  }
}

/** Under which name the picture of a piece is kept. */
export function pieceName({ side, kind, held }: Piece, tint: number): string {
  return `${side} ${kind} ${held} ${tint}`;
}

/** Under which name the shadow of a piece is kept. */
export function shadowName(piece: Piece, theme: Theme): string {
  return `${theme} ${piece.kind} ${glows(piece)}`;
}

/** A board as it looks at any size; one that differs only in size can be stretched until its own is made. */
function boardName({ files, ranks, flipped, quarterTurn }: Geometry, scene: Scene): string {
  return [scene.theme, files, ranks, flipped, quarterTurn, scene.coordinates].join(" ");
}

/** A board of one size alone, with so much room for its shadow. */
export function exactBoardName(geometry: Geometry, scene: Scene): string {
  const { square, frame, edge, density } = geometry;
  const { left, below } = shadowRoom(geometry);
  return [boardName(geometry, scene), square, frame, edge, density, left, below].join(" ");
}

/** The picture to draw the board with, of the right size or to be stretched; `null` if none is made. */
export function boardFor(materials: Materials, geometry: Geometry, scene: Scene): BoardPicture | null {
  const { board } = materials;
  return board?.name.startsWith(`${boardName(geometry, scene)} `) ? board.made : null;
}

/** Whether light falls through a piece: it is of blue glass and lies clear side up. */
export function glows(piece: Piece): boolean {
  return piece.side === "black" && !piece.held;
}
