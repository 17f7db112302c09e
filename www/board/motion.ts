/** How the board comes from one position to the next: the difference of the two, as pieces on their way. */

import type { MovingPiece, Square } from "../drawing/index.js";
import type { GameView, PlacedPiece, SquareName } from "../engine.js";
import { squareOf } from "../square.js";

/** What is on its way at a moment. */
export interface Frame {
  moving: MovingPiece[];
  /** The squares of the new position whose pieces have not arrived yet. */
  arriving: Set<SquareName>;
}

/** A change of position that takes some time. */
export interface Motion {
  /** Milliseconds. */
  duration: number;
  /** The squares between which all of it happens. */
  ways: Square[];
  at: (elapsed: number) => Frame;
}

/** Milliseconds: a step, each further square of a slide, the longest slide, a capture's fading, a turning over. */
const time = { step: 260, square: 40, most: 420, fade: 180, turn: 240 } as const;

/** More changes than this are a jump to another position, not something to follow with the eyes. */
const most = 24;

interface Journey {
  piece: PlacedPiece;
  /** The squares that it goes by, from where it stood to where it comes to stand; more than two for several leaps. */
  path: SquareName[];
  leaps: boolean;
  duration: number;
}

/** Slow at the end: `--ease`, near enough. */
const ease = (t: number) => 1 - (1 - t) ** 3;
const clamp = (t: number) => Math.min(1, Math.max(0, t));
const mix = (from: number, to: number, t: number) => from + (to - from) * t;

function same(one: PlacedPiece, two: PlacedPiece | undefined): boolean {
  return two !== undefined && one.side === two.side && one.kind === two.kind;
}

function distance(from: SquareName, to: SquareName): number {
  const [a, b] = [squareOf(from), squareOf(to)];
  return Math.max(Math.abs(a.file - b.file), Math.abs(a.rank - b.rank));
}

function journey(piece: PlacedPiece, path: SquareName[], leaps: boolean): Journey {
  const hops = path.length - 1;
  const length = distance(path[0] ?? piece.square, path.at(-1) ?? piece.square);
  const duration = leaps ? time.step * hops : Math.min(time.most, time.step + time.square * (length - 1));
  return { piece, path, leaps, duration };
}

function travelling({ piece, path, leaps, duration }: Journey, elapsed: number, held: boolean): MovingPiece {
  const hops = Math.max(1, path.length - 1);
  const way = clamp(elapsed / duration) * hops;
  const hop = Math.min(hops - 1, Math.floor(way));
  const t = ease(way - hop);
  const from = squareOf(path[hop] ?? piece.square);
  const to = squareOf(path[hop + 1] ?? piece.square);
  return {
    side: piece.side,
    kind: piece.kind,
    held,
    file: mix(from.file, to.file, t),
    rank: mix(from.rank, to.rank, t),
    lift: Math.sin(Math.PI * t) * (leaps ? 2 : 0.6),
    opacity: 1,
    turn: 1,
    tintOf: squareOf(path[0] ?? piece.square),
  };
}

function still(piece: PlacedPiece, held: boolean): MovingPiece {
  const square = squareOf(piece.square);
  const { side, kind } = piece;
  return {
    side,
    kind,
    held,
    file: square.file,
    rank: square.rank,
    lift: 0,
    opacity: 1,
    turn: 1,
    tintOf: square,
  };
}

/** The piece that moved, if one did: told by the action, or by the one piece that is elsewhere now. */
function journeyBetween(
  before: GameView,
  after: GameView,
  gone: PlacedPiece[],
  come: PlacedPiece[],
): Journey | null {
  const action = after.ply === before.ply + 1 ? after.actions[before.ply] : undefined;
  if (action && action.effects.path.length > 1) {
    const { path } = action.effects;
    const [from = ""] = path;
    const moved = after.pieces.find((piece) => piece.square === path.at(-1));
    const leaps = path.length > 2 || leapsOver(before, from, path.at(-1) ?? from);
    return moved ? journey(moved, path, leaps) : null;
  }
  const [arrived] = come;
  const departed = arrived && gone.filter((piece) => piece.side === arrived.side);
  if (come.length !== 1 || !arrived || departed?.length !== 1 || !departed[0]) return null;
  return journey(arrived, [departed[0].square, arrived.square], false);
}

function leapsOver(before: GameView, from: SquareName, to: SquareName): boolean {
  const [a, b] = [squareOf(from), squareOf(to)];
  const middle = { file: (a.file + b.file) / 2, rank: (a.rank + b.rank) / 2 };
  return before.pieces.some((piece) => {
    const square = squareOf(piece.square);
    return square.file === middle.file && square.rank === middle.rank;
  });
}

/** The motion from one position of a game to another; `null` where there is nothing to follow. */
export function motionOf(before: GameView, after: GameView, heldAreTurned: boolean): Motion | null {
  if (before.ruleset !== after.ruleset) return null;
  const old = new Map(before.pieces.map((piece) => [piece.square, piece]));
  const now = new Map(after.pieces.map((piece) => [piece.square, piece]));
  const gone = before.pieces.filter((piece) => !same(piece, now.get(piece.square)));
  const come = after.pieces.filter((piece) => !same(piece, old.get(piece.square)));
  if (gone.length + come.length > most) return null;
  const moved = journeyBetween(before, after, gone, come);
  const start = moved?.path[0];
  const end = moved?.path.at(-1);
  const fading = gone.filter((piece) => piece.square !== start && piece.square !== end);
  const placed = come.filter((piece) => piece.square !== end);
  const turning = heldAreTurned
    ? after.pieces.filter((piece) => {
        const was = old.get(piece.square);
        return was !== undefined && same(piece, was) && was.caught !== piece.caught;
      })
    : [];
  if (!moved && fading.length + placed.length + turning.length === 0) return null;
  const arrival = moved?.duration ?? 0;
  const arriving = new Set([...placed, ...turning].map((piece) => piece.square));
  if (end !== undefined) arriving.add(end);
  const changing = [...fading, ...placed, ...turning].map((piece) => piece.square);
  return {
    ways: [...changing, ...(moved?.path ?? [])].map(squareOf),
    duration:
      arrival +
      Math.max(turning.length > 0 ? time.turn : 0, fading.length + placed.length > 0 ? time.fade : 0),
    at: (elapsed) => {
      const later = clamp((elapsed - arrival) / time.fade);
      const turn = clamp((elapsed - arrival) / time.turn);
      return {
        arriving,
        moving: [
          ...fading.map((piece) => ({
            ...still(piece, heldAreTurned && piece.caught),
            lift: later * 1.2,
            opacity: 1 - later,
          })),
          ...placed.map((piece) => ({ ...still(piece, false), lift: 1 - ease(later), opacity: later })),
          ...turning.map((piece) => ({ ...still(piece, piece.caught), turn })),
          ...(moved ? [travelling(moved, elapsed, heldAreTurned && moved.piece.caught)] : []),
        ],
      };
    },
  };
}
