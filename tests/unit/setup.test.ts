import { expect, test } from "vitest";
import { Game } from "../../www/engine.js";
import { suggestPlacing } from "../../www/game/placing.js";
import { rulesets, startOf } from "../../www/game/rulesets.js";
import { readSetup, setupTexts } from "../../www/game/setup.js";

/** A position taken apart and put together. */
function again(position: string, files: number, ranks: number): string {
  return setupTexts(readSetup(position), files, ranks)[0] ?? "";
}

test.each(rulesets().map(({ id }) => id))("positions of %s come back as they were", (id) => {
  const game = new Game(id, null);
  for (let ply = 0; ply < 60; ply += 1) {
    const view = game.view();
    expect(again(view.position, view.files, view.ranks)).toBe(view.position);
    const action = suggestPlacing(view)?.text ?? view.legal[(7 * ply) % view.legal.length]?.text;
    if (action === undefined || !game.play(action).ok) break;
  }
  game.free();
});

test("of the state goes what belonged to a piece that is gone, and after that as much as the rules refuse", () => {
  const setup = readSetup("3.1C1.3_w_C2c1_~b2*a1b2_3-1_7");
  expect(setupTexts(setup, 3, 3)).toEqual([
    "3.1C1.3_w_C2c1_~b2*b2_3-1_7",
    "3.1C1.3_w_C2c1_*b2_3-1_7",
    "3.1C1.3_w_C2c1_x*b2_3-1_7",
    "3.1C1.3_w_C2c1_-_3-1_7",
    "3.1C1.3_w_C2c1_x_3-1_7",
  ]);
  const empty = { ...setup, board: new Map() };
  expect(setupTexts(empty, 3, 3)[0]).toBe("3.3.3_w_C2c1_-_3-1_7");
});

test("a player's own rules begin with their own board and pieces", () => {
  expect(startOf("petteia;board:3x3")).toBe(new Game("petteia;board:3x3", null).view().position);
});
