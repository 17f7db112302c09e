import { expect, test } from "vitest";
import { isLost, linkValue, namesGame, readViewKeys } from "../../www/game/link.js";

test.each([
  ["r=becq-8", "becq-8"],
  ["#r=becq-8", "becq-8"],
  ["R=becq-8", "becq-8"],
  ["white=1&amp;r=becq-8", "becq-8"],
  ["r%3Dbecq-8%26a%3De2e3", "becq-8"],
  ["r=becq-8%26a%3De2e3", "becq-8"],
  ["r=becq-8%26a=e2e3", "becq-8"],
  ["r=becq-8.", "becq-8"],
  ["black=%&r=becq-8", "becq-8"],
  ["r=becq-8%3Bleast%3A2", "becq-8;least:2"],
])("%s names a game", (fragment, ruleset) => {
  expect(namesGame(fragment)).toBe(true);
  expect(isLost(fragment)).toBe(false);
  expect(linkValue(fragment, "r")).toBe(ruleset);
});

test.each(["becq-8", "ruleset=becq-8", "lang=fr&game=1", "%", "%E0%A4%A", "main", "=becq-8", "r", "r="])(
  "%s is not understood",
  (fragment) => {
    expect(isLost(fragment)).toBe(true);
  },
);

test.each(["", "#", "&", "lang=fr", "LANG=fr&theme=wood", "white=3&black=2"])(
  "%s only says how to look at a game",
  (fragment) => {
    expect(namesGame(fragment)).toBe(false);
    expect(isLost(fragment)).toBe(false);
  },
);

test("the last key of a link may end a sentence", () => {
  expect(readViewKeys("r=becq-8&black=3.").players.black).toEqual({ kind: "computer", level: 3 });
});

test("who plays is read from whatever a link has become", () => {
  expect(readViewKeys("r=becq-8&amp;Black=3").players.black).toEqual({ kind: "computer", level: 3 });
});
