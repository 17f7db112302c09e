/** The pieces that a side is to place: their text taken apart, and put together again. */

import { kinds, letterOf } from "../board/diagram.js";
import type { Kind } from "../engine.js";

/** The letter by which a hand has a kind, whichever side's it is. */
const letter = (kind: Kind) => letterOf({ side: "white", kind });

/** How many pieces of each kind a hand has, for every kind. */
export function readHand(text: string): ReadonlyMap<Kind, number> {
  return new Map(kinds.map((kind) => [kind, Number(text.match(`${letter(kind)}(\\d+)`)?.[1] ?? 0)]));
}

/** The text of a hand. */
export function handText(hand: ReadonlyMap<Kind, number>): string {
  const text = kinds
    .map((kind) => {
      const number = hand.get(kind) ?? 0;
      return number > 0 ? letter(kind) + number : "";
    })
    .join("");
  return text || "-";
}
