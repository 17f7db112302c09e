/** From the state of a game to the plain data that is drawn. */

import {
  type Bar,
  type Direction,
  emptyScene,
  type LastAction,
  type MovingPiece,
  type Scene,
  type Square,
  type Theme,
} from "../drawing/index.js";
import type { GameView, Illegal, PlacedPiece, PlayedAction, SquareName } from "../engine.js";
import { movesFrom, origin, placeOn, takeOf } from "../game/input.js";
import type { SessionState } from "../game/session.js";
import { squareOf } from "../square.js";

/** What the pointer and the keyboard add to the state of the game. */
export interface Pointing {
  hover: SquareName | null;
  focus: SquareName | null;
}

export interface Looks {
  theme: Theme;
  coordinates: boolean;
}

const square = (name: SquareName | null): Square | null => (name === null ? null : squareOf(name));

function lastAction(action: PlayedAction | undefined): LastAction | null {
  if (!action || action.text === "pass") return null;
  if (action.text.startsWith("x")) return { taken: [squareOf(action.text.slice(1))] };
  const path = action.effects.path;
  const [from] = path;
  const to = path.at(-1) ?? action.text;
  return from === undefined ? { to: squareOf(to) } : { from: squareOf(from), to: squareOf(to) };
}

function directionTo(from: Square, to: Square): Direction | null {
  if (from.file === to.file)
    return to.rank === from.rank + 1 ? "north" : to.rank === from.rank - 1 ? "south" : null;
  if (from.rank === to.rank)
    return to.file === from.file + 1 ? "east" : to.file === from.file - 1 ? "west" : null;
  return null;
}

/** Bars between two enemies and the square that they close: the one that lies in the middle of them. */
function barsOf(illegal: Illegal): Bar[] {
  const [one, two] = illegal.squares.map(squareOf);
  if (illegal.code !== "barred" || !one || !two) return [];
  const middle = { file: (one.file + two.file) / 2, rank: (one.rank + two.rank) / 2 };
  return [one, two].flatMap((enemy) => {
    const side = directionTo(middle, enemy);
    return side ? [{ square: middle, side }] : [];
  });
}

/** The square that decided a finished game: the dux that is shut in, else where the last action ended. */
function decisionSquare(view: GameView): Square | null {
  const { outcome } = view;
  if (!outcome) return null;
  if (outcome.reason === "dux") {
    const dux = view.pieces.find((piece) => piece.kind === "dux" && piece.side !== outcome.winner);
    if (dux) return squareOf(dux.square);
  }
  return lastAction(view.actions[view.ply - 1])?.to ?? null;
}

function isHeld(state: SessionState, piece: PlacedPiece): boolean {
  return piece.caught && state.rules["catch"] === "held";
}

/** Whether something can be done on a square: only then does it light up. */
export function isLive(state: SessionState, open: boolean, name: SquareName): boolean {
  if (!open) return false;
  const { view, input } = state;
  if (movesFrom(view, name).length > 0 || takeOf(view, name) || placeOn(view, name)) return true;
  return movesFrom(view, origin(input)).some((move) => move.to === name);
}

/** The scene of a state. Pieces on their way are drawn by themselves; `arriving` leaves them out at their ends. */
export function sceneOf(
  state: SessionState,
  open: boolean,
  pointing: Pointing,
  looks: Looks,
  moving: readonly MovingPiece[],
  arriving: ReadonlySet<SquareName>,
  lamp: number,
): Scene {
  const { view, input, refusal } = state;
  const from = open ? origin(input) : null;
  const targets = open ? movesFrom(view, from) : [];
  const dragged = input.kind === "dragging" ? input.over : null;
  const hot = dragged ?? pointing.hover ?? pointing.focus;
  const placing = open && hot !== null ? placeOn(view, hot) : undefined;
  const decision = decisionSquare(view);
  const hint = state.hint === null ? undefined : view.legal.find((action) => action.text === state.hint);
  return {
    ...emptyScene(view.files, view.ranks, looks.theme),
    coordinates: looks.coordinates,
    pieces: view.pieces
      .filter(
        (piece) => !arriving.has(piece.square) && !(input.kind === "dragging" && piece.square === input.from),
      )
      .map((piece) => ({
        square: squareOf(piece.square),
        side: piece.side,
        kind: piece.kind,
        held: isHeld(state, piece),
        takeable: open && takeOf(view, piece.square) !== undefined,
      })),
    lastAction: lastAction(view.actions[view.ply - 1]),
    selected: square(from ?? hint?.from ?? null),
    hover: hot !== null && isLive(state, open, hot) ? squareOf(hot) : null,
    focus: square(pointing.focus),
    targets: [...targets, ...(hint ? [hint] : [])].flatMap((action) =>
      action.to === null ? [] : [{ square: squareOf(action.to), catches: action.catches.map(squareOf) }],
    ),
    hotTarget: targets.some((action) => action.to === hot) ? square(hot) : null,
    ghost:
      placing && hot !== null && from === null
        ? {
            square: squareOf(hot),
            side: view.side,
            kind: view.hands[view.side][0]?.[0] ?? "calculus",
            held: false,
          }
        : null,
    refusal: refusal && { bars: barsOf(refusal), forbidding: refusal.squares.map(squareOf) },
    decision: decision && { square: decision, bars: shutIn(view), progress: lamp },
    moving,
  };
}

/** Bars on the four sides of a dux that is shut in. */
function shutIn(view: GameView): Bar[] {
  const { outcome } = view;
  if (outcome?.reason !== "dux") return [];
  const dux = view.pieces.find((piece) => piece.kind === "dux" && piece.side !== outcome.winner);
  if (!dux) return [];
  return (["north", "east", "south", "west"] as const).map((side) => ({
    square: squareOf(dux.square),
    side,
  }));
}
