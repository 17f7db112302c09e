/** A position's text as something to draw. The engine has read it before: nothing here finds fault with it. */

import type { Square } from "../drawing/index.js";
import type { Kind, Side } from "../engine.js";

export interface DiagramPiece {
  square: Square;
  side: Side;
  kind: Kind;
}

export interface Diagram {
  pieces: DiagramPiece[];
  /** The pieces to be placed, each by itself. */
  hands: Record<Side, Kind[]>;
}

const kindOfLetter: Readonly<Record<string, Kind>> = {
  c: "calculus",
  d: "dux",
  l: "larron",
  p: "latroncule",
};

/** All kinds, in the order in which hands and facts have them. */
export const kinds: readonly Kind[] = Object.values(kindOfLetter);

const sideOf = (letter: string): Side => (letter === letter.toUpperCase() ? "white" : "black");

/** The letter of a piece in notation. */
export function letterOf({ side, kind }: { side: Side; kind: Kind }): string {
  const letter = Object.keys(kindOfLetter).find((key) => kindOfLetter[key] === kind) ?? "c";
  return side === "white" ? letter.toUpperCase() : letter;
}

/** A rank in notation, from the letters of its pieces. */
export function rankText(files: number, letterAt: (file: number) => string | undefined): string {
  return Array.from({ length: files }, (_, file) => letterAt(file) ?? " ")
    .join("")
    .replace(/ +/g, (run) => String(run.length));
}

export function readDiagram(position: string): Diagram {
  const [board = "", , hand = ""] = position.split("_");
  const rows = board.split(".");
  const pieces = rows.flatMap((row, index) => {
    let file = 0;
    const found: DiagramPiece[] = [];
    for (const [token] of row.matchAll(/\d+|[A-Za-z]/g)) {
      const kind = kindOfLetter[token.toLowerCase()];
      if (kind === undefined) {
        file += Number(token);
        continue;
      }
      found.push({ square: { file, rank: rows.length - 1 - index }, side: sideOf(token), kind });
      file += 1;
    }
    return found;
  });
  const hands: Record<Side, Kind[]> = { white: [], black: [] };
  for (const [, letter = "", number = ""] of hand.matchAll(/([A-Za-z])(\d+)/g)) {
    const kind = kindOfLetter[letter.toLowerCase()];
    if (kind) hands[sideOf(letter)].push(...Array<Kind>(Number(number)).fill(kind));
  }
  return { pieces, hands };
}
