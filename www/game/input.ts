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

/** The legal actions by their squares. */
interface Possible {
  /** Moves by their origin. */
  moves: ReadonlyMap<SquareName, readonly LegalAction[]>;
  takes: ReadonlyMap<SquareName, LegalAction>;
  places: ReadonlyMap<SquareName, LegalAction>;
}

/** Each view is sorted once, however many squares are asked for. */
const sorted = new WeakMap<GameView, Possible>();

function possible(view: GameView): Possible {
  const known = sorted.get(view);
  if (known) return known;
  const moves = new Map<SquareName, LegalAction[]>();
  const takes = new Map<SquareName, LegalAction>();
  const places = new Map<SquareName, LegalAction>();
  for (const action of view.legal) {
    const { kind, from, to } = action;
    if (kind === "move" && from !== null) moves.set(from, [...(moves.get(from) ?? []), action]);
    if (kind === "take" && to !== null) takes.set(to, action);
    if (kind === "place" && to !== null) places.set(to, action);
  }
  const found = { moves, takes, places };
  sorted.set(view, found);
  return found;
}

/** The legal actions that begin on a square. */
export function movesFrom(view: GameView, from: SquareName | null): readonly LegalAction[] {
  return (from === null ? undefined : possible(view).moves.get(from)) ?? [];
}

/** The taking of a captured piece by hand. */
export function takeOf(view: GameView, square: SquareName): LegalAction | undefined {
  return possible(view).takes.get(square);
}

/** The placing of a piece on a square. */
export function placeOn(view: GameView, square: SquareName): LegalAction | undefined {
  return possible(view).places.get(square);
}

/** The captured pieces that the side to act may take by hand. */
export function takeable(view: GameView): SquareName[] {
  return [...possible(view).takes.keys()];
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
  const take = takeOf(view, square);
  if (take) return { kind: "play", action: take.text };
  if (from === square) return { kind: "clear" };
  if (movesFrom(view, square).length > 0) return { kind: "select", from: square };
  const piece = view.pieces.find((candidate) => candidate.square === square);
  if (!piece) {
    const placing = from === null ? placeOn(view, square) : undefined;
    if (placing) return { kind: "play", action: placing.text };
    if (from !== null) return { kind: "explain", action: from + square };
    return view.hands[view.side].length > 0 ? { kind: "explain", action: square } : { kind: "clear" };
  }
  if (piece.side !== view.side && piece.caught) return { kind: "explain", action: `x${square}` };
  if (piece.side !== view.side && from !== null) return { kind: "explain", action: from + square };
  const empty = neighbours(view, square).find((near) => !view.pieces.some((other) => other.square === near));
  return { kind: "explain", action: square + (empty ?? neighbours(view, square)[0] ?? square) };
}
