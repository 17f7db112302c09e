import { expect, test } from "vitest";
import { Game } from "../../www/engine.js";
import { suggestPlacing } from "../../www/game/placing.js";
import { rulesets, startOf } from "../../www/game/rulesets.js";
import { edited, readSetup, setupTexts } from "../../www/game/setup.js";

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

test("what may move again goes with its piece, then as much of the state as the rules refuse; what is held stays", () => {
  const setup = readSetup("3.1C1.3_w_C2c1_t~a1*b2_3-1_7");
  expect(setupTexts(setup, 3, 3)).toEqual([
    "3.1C1.3_w_C2c1_t*b2_3-1_7",
    "3.1C1.3_w_C2c1_*b2_3-1_7",
    "3.1C1.3_w_C2c1_x*b2_3-1_7",
  ]);
  expect(setupTexts({ ...setup, board: new Map() }, 3, 3)).toEqual([
    "3.3.3_w_C2c1_t_3-1_7",
    "3.3.3_w_C2c1_-_3-1_7",
    "3.3.3_w_C2c1_x_3-1_7",
  ]);
});

test("what is done by hand moves, puts and takes off pieces", () => {
  const { board } = readSetup("3.1c1.2C_w_-_*b2_0-0_0");
  const held = board.get("b2") ?? null;
  expect(held).toEqual({ side: "black", kind: "calculus", held: true });
  const moved = edited(board, { from: "b2", to: "c1", piece: held });
  expect([...moved]).toEqual([["c1", held]]);
  expect([...edited(moved, { from: "c1", to: null, piece: held })]).toEqual([]);
  expect([...edited(board, { from: null, to: "c1", piece: null })]).toEqual([["b2", held]]);
});

test("a player's own rules begin with their own board and pieces", () => {
  expect(startOf("petteia;board:3x3")).toBe(new Game("petteia;board:3x3", null).view().position);
});
