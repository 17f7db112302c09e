/** What rules set out on the board: their text taken apart, and put together again. */

import { letterOf, rankText, readDiagram } from "../board/diagram.js";
import type { Kind, SquareName } from "../engine.js";
import { squareName, squareOf } from "../square.js";
import type { Edit, Pieces, Placed } from "./setup.js";

/** Files and ranks of a board. */
export interface Size {
  readonly files: number;
  readonly ranks: number;
}

/** White's pieces at the start; Black's are the half-turn of them. */
export type Opening = ReadonlyMap<SquareName, Kind>;

/** The square that one comes to when the board is turned by half. */
function across(name: SquareName, { files, ranks }: Size): SquareName {
  const { file, rank } = squareOf(name);
  return squareName({ file: files - 1 - file, rank: ranks - 1 - rank });
}

/** An opening array, as far as it fits the board: rank by rank from White's edge, a letter alone being a full rank. */
export function readArray(text: string, { files, ranks }: Size): Opening {
  const rows = text === "-" ? [] : text.split(".");
  const full = rows.map((row) => (/^[A-Z]$/.test(row) ? row.repeat(files) : row));
  const board = Array.from({ length: ranks }, (_, index) => full[ranks - 1 - index] ?? "").join(".");
  const white = readDiagram(board).pieces.filter(
    ({ side, square }) => side === "white" && square.file < files,
  );
  return new Map(white.map(({ square, kind }) => [squareName(square), kind]));
}

/** The text of an opening array, as short as it can be. */
export function arrayText(opening: Opening, { files, ranks }: Size): string {
  const rows = Array.from({ length: ranks }, (_, rank) => {
    const row = rankText(files, (file) => {
      const kind = opening.get(squareName({ file, rank }));
      return kind && letterOf({ side: "white", kind });
    });
    const [first = ""] = row;
    return row === first.repeat(files) ? first : row;
  });
  while (rows.at(-1) === String(files)) rows.pop();
  return rows.length === 0 ? "-" : rows.join(".");
}

/** Both sides as they stand when a game begins. */
export function setOut(opening: Opening, size: Size): Pieces {
  const pieces = new Map<SquareName, Placed>();
  for (const [name, kind] of opening) pieces.set(across(name, size), { side: "black", kind, held: false });
  for (const [name, kind] of opening) pieces.set(name, { side: "white", kind, held: false });
  return pieces;
}

/** The opening after something was done by hand to the pieces of either side: the other side follows. */
export function editedOpening(opening: Opening, { from, to, piece }: Edit, size: Size): Opening {
  const next = new Map(opening);
  for (const name of [from, to])
    if (name !== null) {
      next.delete(name);
      next.delete(across(name, size));
    }
  if (to !== null && piece) next.set(piece.side === "white" ? to : across(to, size), piece.kind);
  return next;
}
