import { expect, test } from "vitest";
import { arrayText, editedOpening, readArray, setOut } from "../../www/game/array.js";
import { handText, readHand } from "../../www/game/hand.js";
import { rulesets } from "../../www/game/rulesets.js";
import { readSetup } from "../../www/game/setup.js";

test.each(rulesets().map((preset) => [preset.id, preset] as const))(
  "what %s sets out and gives into the hands comes back as it was, and stands as the engine has it",
  (_, { rules, start }) => {
    const [files = 0, ranks = 0] = String(rules["board"]).split("x").map(Number);
    const size = { files, ranks };
    const array = String(rules["array"]);
    const opening = readArray(array, size);
    expect(arrayText(opening, size)).toBe(array);
    const byName = (pieces: Iterable<readonly [string, unknown]>) =>
      [...pieces].sort(([one], [two]) => (one < two ? -1 : 1));
    expect(byName(setOut(opening, size))).toEqual(byName(readSetup(start).board));
    const hand = String(rules["hand"]);
    expect(handText(readHand(hand))).toBe(hand);
  },
);

const size = { files: 4, ranks: 3 };
const white = { side: "white", kind: "calculus", held: false } as const;
const black = { side: "black", kind: "dux", held: false } as const;

test("an edit of either side is one of White's pieces, and clears the square for both", () => {
  const one = editedOpening(new Map(), { from: null, to: "a1", piece: white }, size);
  expect(arrayText(one, size)).toBe("C3");
  const two = editedOpening(one, { from: null, to: "d3", piece: black }, size);
  expect(arrayText(two, size)).toBe("D3");
  const three = editedOpening(two, { from: "d3", to: "b3", piece: black }, size);
  expect(arrayText(three, size)).toBe("2D1");
  expect(arrayText(editedOpening(three, { from: "c1", to: null, piece: white }, size), size)).toBe("-");
});

test("of an array that does not fit the board, what fits is shown; of a text that is none, nothing", () => {
  expect(arrayText(readArray("CCCCCC.2D5.C.C.C", size), size)).toBe("C.2D1.C");
  expect(arrayText(readArray("hello", size), size)).toBe("-");
  expect([...readArray("", size)]).toEqual([]);
  expect(handText(readHand("hello"))).toBe("-");
});
