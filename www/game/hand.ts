/** The pieces that a side is to place: their text taken apart, and put together again. */

import { kindOf } from "../board/diagram.js";
import type { Kind } from "../engine.js";

/** The letters of the kinds, in the order in which a hand has them. */
const letters = "CDLP";

/** How many pieces of each kind a hand has, for every kind. */
export function readHand(text: string): ReadonlyMap<Kind, number> {
  return new Map(
    [...letters].map((letter) => [kindOf(letter), Number(text.match(`${letter}(\\d+)`)?.[1] ?? 0)]),
  );
}

/** The text of a hand. */
export function handText(hand: ReadonlyMap<Kind, number>): string {
  const text = [...letters]
    .map((letter) => {
      const number = hand.get(kindOf(letter)) ?? 0;
      return number > 0 ? letter + number : "";
    })
    .join("");
  return text || "-";
}
