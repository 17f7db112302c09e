/** A position while it is set up by hand: its text taken apart, and put together again. */

import { kindOf, letterOf, readDiagram } from "../board/diagram.js";
import type { Kind, Side, SquareName } from "../engine.js";
import { squareName } from "../square.js";

export interface Placed {
  side: Side;
  kind: Kind;
}

export interface Setup {
  readonly board: ReadonlyMap<SquareName, Placed>;
  readonly side: Side;
  /** How many pieces of each kind are still to be placed. */
  readonly hands: Record<Side, ReadonlyMap<Kind, number>>;
  /** Who has to take, what may move again and what is held, as the notation has it. */
  readonly state: string;
  readonly taken: string;
  readonly quiet: string;
}

export function readSetup(position: string): Setup {
  const [, side, , state = "-", taken = "0-0", quiet = "0"] = position.split("_");
  const { pieces, hands } = readDiagram(position);
  const counted = (kinds: readonly Kind[]) => {
    const counts = new Map<Kind, number>();
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
  };
  return {
    board: new Map(pieces.map(({ square, side, kind }) => [squareName(square), { side, kind }])),
    side: side === "b" ? "black" : "white",
    hands: { white: counted(hands.white), black: counted(hands.black) },
    state,
    taken,
    quiet,
  };
}

function boardText({ board }: Setup, files: number, ranks: number): string {
  const rows = Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_, file) => {
      const piece = board.get(squareName({ file, rank: ranks - 1 - row }));
      return piece ? letterOf(piece) : " ";
    })
      .join("")
      .replace(/ +/g, (run) => String(run.length)),
  );
  return rows.join(".");
}

function handsText({ hands }: Setup): string {
  const text = (["white", "black"] as const)
    .flatMap((side) =>
      [..."CDLP"].map((letter) => {
        const number = hands[side].get(kindOf(letter)) ?? 0;
        return number === 0 ? "" : letterOf({ side, kind: kindOf(letter) }) + number;
      }),
    )
    .join("");
  return text === "" ? "-" : text;
}

/** The state without the squares that are empty by now. */
function stateThere({ state, board }: Setup): string {
  const there = state.replace(/[a-p]\d+/g, (name) => (board.has(name) ? name : ""));
  const text = there.replace(/~(?![a-p])/, "").replace(/\*$/, "");
  return text === "" ? "-" : text;
}

/**
 * The position in notation: first with the state that it had, then, for when the rules refuse that, with less of it.
 * Where something has to be taken first, the notation says so; who sets a position up need not.
 */
export function setupTexts(setup: Setup, files: number, ranks: number): string[] {
  const state = stateThere(setup);
  const held = /\*.*/.exec(state)?.[0] ?? "";
  const states = new Set([state, held === "" ? "-" : held, `x${held}`, "-", "x"]);
  const { side, taken, quiet } = setup;
  const before = `${boardText(setup, files, ranks)}_${side === "white" ? "w" : "b"}_${handsText(setup)}`;
  return [...states].map((state) => `${before}_${state}_${taken}_${quiet}`);
}
