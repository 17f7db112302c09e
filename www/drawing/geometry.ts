/** Where the squares lie: lengths in CSS pixels, measured from the upper left corner of the canvas. */

import type { Square, Theme } from "./scene.js";

/** The room round the body of the board that is kept for its shadow and its surroundings. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What `layout` fits a board into. */
export interface LayoutRequest {
  /** Size of the canvas in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels for each CSS pixel. */
  readonly density: number;
  readonly files: number;
  readonly ranks: number;
  readonly theme: Theme;
  /** Black at the bottom. */
  readonly flipped?: boolean;
  /** Turned a quarter clockwise, for a wide board on an upright screen: file a on top, rank 1 on the left. */
  readonly quarterTurn?: boolean;
  /** The narrower frame of phones and small boards. */
  readonly compact?: boolean;
  readonly insets?: Insets;
  /** Where the body lies if the canvas leaves room: flush left, or in the middle. */
  readonly align?: "start" | "centre";
}

/** A rectangle in CSS pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A board laid out on a canvas. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly files: number;
  readonly ranks: number;
  readonly flipped: boolean;
  readonly quarterTurn: boolean;
  /** Squares from left to right and from top to bottom, as the board lies. */
  readonly columns: number;
  readonly rows: number;
  /** Side of a square. */
  readonly square: number;
  /** Width of the frame round the grid. */
  readonly frame: number;
  /** Height of the front edge below the body. */
  readonly edge: number;
  /** The grid of squares alone. */
  readonly grid: Rect;
  /** The grid and its frame, without the front edge. */
  readonly body: Rect;
}

/** Share of a square. */
const FRAME = { wide: 0.46, compact: 0.4 } as const;
const EDGE = 0.2;
/** CSS pixels: a frame narrower than this has no room for two figures, on squares large enough to have coordinates. */
const LEAST_FRAME = 14;
const LEAST_LABELLED_SQUARE = 18;

/** Whether a theme draws the board as an object in light, with a body, an edge and shadows. */
export function isLit(theme: Theme): boolean {
  return theme === "stone" || theme === "wood";
}

/**
 * Fits a board into a canvas: the largest square that goes in, in whole device pixels so that lines are sharp.
 * A canvas too small for any board gives squares of one device pixel.
 */
export function layout(request: LayoutRequest): Geometry {
  const { width, height, density, files, ranks, flipped = false, quarterTurn = false } = request;
  const { left, top, right, bottom } = request.insets ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const columns = quarterTurn ? ranks : files;
  const rows = quarterTurn ? files : ranks;
  const frameShare = request.compact ? FRAME.compact : FRAME.wide;
  const edgeShare = isLit(request.theme) ? EDGE : 0;
  const roomWide = width - left - right;
  const roomHigh = height - top - bottom;
  const byShare = Math.min(
    roomWide / (columns + 2 * frameShare),
    roomHigh / (rows + 2 * frameShare + edgeShare),
  );
  const widened = byShare >= LEAST_LABELLED_SQUARE && byShare * frameShare < LEAST_FRAME;
  const largest = widened
    ? Math.min((roomWide - 2 * LEAST_FRAME) / columns, (roomHigh - 2 * LEAST_FRAME) / (rows + edgeShare))
    : byShare;
  const whole = (length: number) => Math.round(length * density) / density;
  const square = Math.max(1, Math.floor(largest * density)) / density;
  const frame = whole(widened ? LEAST_FRAME : frameShare * square);
  const edge = whole(edgeShare * square);
  const body = {
    width: columns * square + 2 * frame,
    height: rows * square + 2 * frame,
  };
  const spareWide = Math.max(0, roomWide - body.width);
  const spareHigh = Math.max(0, roomHigh - body.height - edge);
  const x = whole(left + (request.align === "start" ? 0 : spareWide / 2));
  const y = whole(top + spareHigh / 2);
  return {
    width,
    height,
    density,
    files,
    ranks,
    flipped,
    quarterTurn,
    columns,
    rows,
    square,
    frame,
    edge,
    grid: { x: x + frame, y: y + frame, width: columns * square, height: rows * square },
    body: { x, y, ...body },
  };
}

/** Column and row, from the upper left, of a place on the files and ranks; fractions are kept. */
function placeOf(geometry: Geometry, file: number, rank: number): { column: number; row: number } {
  const { files, ranks, flipped, quarterTurn } = geometry;
  const f = flipped ? files - 1 - file : file;
  const r = flipped ? ranks - 1 - rank : rank;
  return quarterTurn ? { column: r, row: f } : { column: f, row: ranks - 1 - r };
}

/** The square in a column and a row, counted from the upper left as the board lies. */
export function squareInPlace(geometry: Geometry, column: number, row: number): Square {
  const { files, ranks, flipped, quarterTurn } = geometry;
  const f = quarterTurn ? row : column;
  const r = quarterTurn ? column : ranks - 1 - row;
  return flipped ? { file: files - 1 - f, rank: ranks - 1 - r } : { file: f, rank: r };
}

function label(place: Square, ofFile: boolean): string {
  return ofFile ? String.fromCharCode(97 + place.file) : String(place.rank + 1);
}

/** The letter or number below a column. */
export function labelBelow(geometry: Geometry, column: number): string {
  return label(squareInPlace(geometry, column, geometry.rows - 1), !geometry.quarterTurn);
}

/** The number or letter to the left of a row. */
export function labelBeside(geometry: Geometry, row: number): string {
  return label(squareInPlace(geometry, 0, row), geometry.quarterTurn);
}

/** Centre of a square, or of a place between squares. */
export function centreOf(geometry: Geometry, place: Square): { x: number; y: number } {
  const { column, row } = placeOf(geometry, place.file, place.rank);
  return {
    x: geometry.grid.x + (column + 0.5) * geometry.square,
    y: geometry.grid.y + (row + 0.5) * geometry.square,
  };
}

/** The rectangle of a square. */
export function rectOf(geometry: Geometry, square: Square): Rect {
  const { column, row } = placeOf(geometry, square.file, square.rank);
  const side = geometry.square;
  return { x: geometry.grid.x + column * side, y: geometry.grid.y + row * side, width: side, height: side };
}

/** The square at a point of the canvas, or `null` outside the grid. */
export function squareAt(geometry: Geometry, x: number, y: number): Square | null {
  const column = Math.floor((x - geometry.grid.x) / geometry.square);
  const row = Math.floor((y - geometry.grid.y) / geometry.square);
  if (!(column >= 0 && row >= 0 && column < geometry.columns && row < geometry.rows)) return null;
  return squareInPlace(geometry, column, row);
}

/**
 * The nearest square for which `accepts` holds whose centre lies within `reach` squares of the point, or `null`:
 * for fingers, which are wider than small squares. The square under the point wins if it is accepted.
 */
export function nearestSquare(
  geometry: Geometry,
  x: number,
  y: number,
  accepts: (square: Square) => boolean,
  reach = 1,
): Square | null {
  const under = squareAt(geometry, x, y);
  if (under && accepts(under)) return under;
  const column = (x - geometry.grid.x) / geometry.square - 0.5;
  const row = (y - geometry.grid.y) / geometry.square - 0.5;
  let nearest: Square | null = null;
  let least = reach;
  for (let r = Math.max(0, Math.ceil(row - reach)); r <= Math.min(geometry.rows - 1, row + reach); r++) {
    for (
      let c = Math.max(0, Math.ceil(column - reach));
      c <= Math.min(geometry.columns - 1, column + reach);
      c++
    ) {
      const distance = Math.hypot(c - column, r - row);
      const square = squareInPlace(geometry, c, r);
      if (distance <= least && accepts(square)) {
        least = distance;
        nearest = square;
      }
    }
  }
  return nearest;
}
