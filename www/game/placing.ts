/** Sensible squares for pieces that a player does not care to place by himself. */

import type { GameView, LegalAction, Side, SquareName } from "../engine.js";
import { squareName, squareOf } from "../square.js";

/** Each side's pieces lean to its own half, hold together, and keep out of pairs that are there already. */
function weight(view: GameView, sides: Map<SquareName, Side>, square: SquareName): number {
  const { file, rank } = squareOf(square);
  const at = (files: number, ranks: number) =>
    sides.get(squareName({ file: file + files, rank: rank + ranks }));
  const own = view.side;
  const fromHome = own === "white" ? rank : view.ranks - 1 - rank;
  const neighbours = [at(1, 0), at(-1, 0), at(0, 1), at(0, -1)];
  const friends = neighbours.filter((side) => side === own).length;
  const [east, west, north, south] = neighbours.map((side) => side !== undefined && side !== own);
  const paired = (east && west) || (north && south);
  return (fromHome < view.ranks / 2 ? 4 : 1) * (1 + friends) * (paired ? 0.05 : 1);
}

/** One of the legal placings, drawn by weight; `null` when there is nothing to place. */
export function suggestPlacing(view: GameView, random: () => number = Math.random): LegalAction | null {
  const sides = new Map(view.pieces.map((piece) => [piece.square, piece.side]));
  const placings = view.legal.flatMap((action) =>
    action.kind === "place" && action.to !== null ? [{ action, weight: weight(view, sides, action.to) }] : [],
  );
  let rest = random() * placings.reduce((sum, placing) => sum + placing.weight, 0);
  for (const placing of placings) {
    rest -= placing.weight;
    if (rest <= 0) return placing.action;
  }
  return placings.at(-1)?.action ?? null;
}
