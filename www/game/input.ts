/** What a click on a square means. Pure: from what is shown and what is selected to what is to be done. */

import type { GameView, LegalAction, SquareName } from "../engine.js";
import { squareName, squareOf } from "../square.js";

/** Where the player's hand is. */
export type Input =
  | { kind: "idle" }
  | { kind: "selected"; from: SquareName }
  /** A piece follows the pointer; the place is in pixels of the board. */
  | { kind: "dragging"; from: SquareName; x: number; y: number; over: SquareName | null };

/** What a click asks for. */
export type Intent =
  | { kind: "play"; action: string }
  | { kind: "select"; from: SquareName }
  | { kind: "clear" }
  /** An action that the engine is going to refuse, so that it can say why. */
  | { kind: "explain"; action: string };

export const idle: Input = { kind: "idle" };

/** The square a piece has been picked up from, if one is in hand. */
export function origin(input: Input): SquareName | null {
  return input.kind === "idle" ? null : input.from;
}

/** The legal actions that begin on a square. */
export function movesFrom(view: GameView, from: SquareName | null): LegalAction[] {
  return from === null ? [] : view.legal.filter((action) => action.kind === "move" && action.from === from);
}

function find(view: GameView, kind: LegalAction["kind"], to: SquareName): LegalAction | undefined {
  return view.legal.find((action) => action.kind === kind && action.to === to);
}

/** The squares next to a square, that one can try to move to. */
function neighbours(view: GameView, square: SquareName): SquareName[] {
  const { file, rank } = squareOf(square);
  const steps = [
    { file, rank: rank + 1 },
    { file, rank: rank - 1 },
    { file: file + 1, rank },
    { file: file - 1, rank },
  ];
  return steps
    .filter(
      (place) => place.file >= 0 && place.file < view.files && place.rank >= 0 && place.rank < view.ranks,
    )
    .map(squareName);
}

/** What a click on `square` means. */
export function intentOf(view: GameView, input: Input, square: SquareName): Intent {
  const from = origin(input);
  const move = movesFrom(view, from).find((action) => action.to === square);
  if (move) return { kind: "play", action: move.text };
  const take = find(view, "take", square);
  if (take) return { kind: "play", action: take.text };
  if (from === square) return { kind: "clear" };
  if (movesFrom(view, square).length > 0) return { kind: "select", from: square };
  const piece = view.pieces.find((candidate) => candidate.square === square);
  if (!piece) {
    const placing = from === null ? find(view, "place", square) : undefined;
    if (placing) return { kind: "play", action: placing.text };
    if (from !== null) return { kind: "explain", action: from + square };
    return view.hands[view.side].length > 0 ? { kind: "explain", action: square } : { kind: "clear" };
  }
  if (piece.side !== view.side) return { kind: "explain", action: `x${square}` };
  const empty = neighbours(view, square).find((near) => !view.pieces.some((other) => other.square === near));
  return { kind: "explain", action: square + (empty ?? neighbours(view, square)[0] ?? square) };
}
