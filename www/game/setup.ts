/** A position while it is set up by hand: its text taken apart, and put together again. */

import { letterOf, rankText, readDiagram } from "../board/diagram.js";
import { Game, type Kind, type Side, type SquareName } from "../engine.js";
import { squareName, squareOf } from "../square.js";
import { isFault, type PositionFault, positionFault } from "./faults.js";
import { handText } from "./hand.js";

export interface Placed {
  readonly side: Side;
  readonly kind: Kind;
  readonly held: boolean;
}

/** The pieces on a board. */
export type Pieces = ReadonlyMap<SquareName, Placed>;

/** What is done by hand on a board: a piece goes from one place, or from beside it, to another, or is taken off. */
export interface Edit {
  readonly from: SquareName | null;
  readonly to: SquareName | null;
  /** What stands on `to` then; `null` leaves it empty. */
  readonly piece: Placed | null;
}

export interface Setup {
  readonly board: Pieces;
  readonly side: Side;
  /** How many pieces of each kind are still to be placed. */
  readonly hands: Record<Side, ReadonlyMap<Kind, number>>;
  /** Who has to take and what may move again, as the notation has it; empty where that is nothing. */
  readonly state: string;
  readonly taken: string;
  readonly quiet: string;
}

/** Whether two pieces look and count the same. */
export function samePiece(one: Placed | null | undefined, two: Placed | null | undefined): boolean {
  return one?.side === two?.side && one?.kind === two?.kind && one?.held === two?.held;
}

/** The pieces after something was done by hand. */
export function edited(board: Pieces, { from, to, piece }: Edit): Pieces {
  const next = new Map(board);
  if (from !== null) next.delete(from);
  if (to !== null && piece) next.set(to, piece);
  else if (to !== null) next.delete(to);
  return next;
}

export function readSetup(position: string): Setup {
  const [, side, , state = "-", taken = "0-0", quiet = "0"] = position.split("_");
  const { pieces, hands } = readDiagram(position);
  const [open = "", held = ""] = state.split("*");
  const heldSquares = new Set(held.match(/[a-p]\d+/g));
  const counted = (kinds: readonly Kind[]) => {
    const counts = new Map<Kind, number>();
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
  };
  return {
    board: new Map(
      pieces.map(({ square, side, kind }) => {
        const name = squareName(square);
        return [name, { side, kind, held: heldSquares.has(name) }];
      }),
    ),
    side: side === "b" ? "black" : "white",
    hands: { white: counted(hands.white), black: counted(hands.black) },
    state: open === "-" ? "" : open,
    taken,
    quiet,
  };
}

/** The squares that are held, by rank and then by file. */
export function heldIn(board: Pieces): SquareName[] {
  const held = [...board].filter(([, piece]) => piece.held).map(([name]) => squareOf(name));
  return held.sort((one, two) => one.rank - two.rank || one.file - two.file).map(squareName);
}

function boardText({ board }: Setup, files: number, ranks: number): string {
  return Array.from({ length: ranks }, (_, row) =>
    rankText(files, (file) => {
      const piece = board.get(squareName({ file, rank: ranks - 1 - row }));
      return piece && letterOf(piece);
    }),
  ).join(".");
}

function handsText({ hands }: Setup): string {
  const text = handText(hands.white) + handText(hands.black).toLowerCase();
  return text.replaceAll("-", "") || "-";
}

/** A position in notation, with the state that it had or another one; what is held is a matter of the pieces. */
export function setupText(setup: Setup, files: number, ranks: number, state = setup.state): string {
  const { side, taken, quiet, board } = setup;
  // A piece that is gone cannot move again.
  const open = state.replace(/~(.+)/, (again, name: SquareName) => (board.has(name) ? again : ""));
  const held = heldIn(board);
  const text = open + (held.length > 0 ? `*${held.join("")}` : "");
  const before = `${boardText(setup, files, ranks)}_${side === "white" ? "w" : "b"}_${handsText(setup)}`;
  return `${before}_${text || "-"}_${taken}_${quiet}`;
}

/**
 * The position in notation: first with the state that it had, then, for when the rules refuse that, with less of it.
 * Where something has to be taken first, the notation says so; who sets a position up need not.
 */
export function setupTexts(setup: Setup, files: number, ranks: number): string[] {
  const states = [setup.state, "", "x"];
  return [...new Set(states.map((state) => setupText(setup, files, ranks, state)))];
}

/** The game of a ruleset that goes on from a position, or what the rules have against it. */
export function openSetup(ruleset: string, setup: Setup, files: number, ranks: number): Game | PositionFault {
  const [first = "", ...others] = setupTexts(setup, files, ranks);
  const opened = openPosition(ruleset, first);
  for (const position of others) {
    if (opened instanceof Game || opened.kind !== "position" || opened.field !== "state") break;
    const next = openPosition(ruleset, position);
    if (next instanceof Game) return next;
  }
  return opened;
}

function openPosition(ruleset: string, position: string): Game | PositionFault {
  try {
    return new Game(ruleset, position);
  } catch (fault) {
    if (!isFault(fault)) throw fault;
    return positionFault(fault, position);
  }
}

/** The pieces that cannot be held: each without whose being held the rules would take the position, or else all. */
export function heldWrongly(ruleset: string, setup: Setup, files: number, ranks: number): SquareName[] {
  const held = heldIn(setup.board);
  const guilty = held.filter((name) => {
    const piece = setup.board.get(name);
    const board = piece ? new Map(setup.board).set(name, { ...piece, held: false }) : setup.board;
    const game = openSetup(ruleset, { ...setup, board }, files, ranks);
    if (!(game instanceof Game)) return false;
    game.free();
    return true;
  });
  return guilty.length > 0 ? guilty : held;
}
