import type { Square } from "./drawing/index.js";
import type { SquareName } from "./engine.js";

/** The name of a square of the board. */
export function squareName({ file, rank }: Square): SquareName {
  return String.fromCharCode(97 + file) + (rank + 1);
}

/** The square with a name that is known to be one. */
export function squareOf(name: SquareName): Square {
  return { file: name.charCodeAt(0) - 97, rank: Number(name.slice(1)) - 1 };
}
