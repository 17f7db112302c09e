import { expect, test } from "vitest";
import { presets } from "../engine.js";
import { movementWord, readMovement } from "./movement.js";

test("every way to move that a ruleset has is read and written again", () => {
  const words = presets().flatMap(({ rules }) =>
    ["calculus", "dux", "larron", "latroncule"].map((kind) => String(rules[kind])),
  );
  for (const word of new Set([...words, "step-all-leap-own-12"])) {
    const movement = readMovement(word);
    expect(movement && movementWord(movement)).toBe(word);
  }
});

test("what is no way to move is not read", () => {
  for (const word of ["", "fly", "step-leap", "step-leap-two", "step-all-all", "step-leap-own-x"])
    expect(readMovement(word)).toBe(null);
});
