import { expect, test, vi } from "vitest";
import type { GameView } from "../../www/engine.js";
import { play as en } from "../../www/messages/en/play.js";
import { around, positions } from "./playing.js";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { announcement, jump, readableTaken, result } = await import("../../www/text/describe.js");

/** What is said of the last action that was played. */
function saidOf(view: GameView | undefined): string {
  const action = view?.actions[view.ply - 1];
  if (!view || !action) throw new Error("nothing was played");
  return announcement(en, action, view);
}

/** What is said of an action. */
const said = (ruleset: string, start: string, action: string) => saidOf(around(ruleset, start, action)[1]);

test("a move is said by where it began and ended, a chain of leaps too", () => {
  expect(said("quintana", "8.8.8.8.8.2C5.Cc6.7c_w_-_-_0-0_0", "c3c7")).toBe("White: c3 to c7.");
  expect(said("schadler-1994", "7C.8.8.8.8.8.2c5.Cc6_w_-_-_0-0_0", "a1c3")).toBe("White: a1 to c3.");
  expect(said("quintana", "8.8.8.8.8.2C5.C7.7c_b_-_-_0-0_0", "h1h5")).toBe("Blue: h1 to h5.");
});

test("of a piece that is placed the kind is said", () => {
  expect(saidOf(positions("schadler-1994", null, "d4").at(-1))).toBe("White places a counter on d4.");
  const last = "8.8.8.CCCCCCCC.CCCCCCCC.cccccccc.cccccccc_w_D1d1_-_0-0_0";
  expect(said("bell-8x7", last, "a7")).toBe("White places a dux on a7.");
});

test("a catch that is held is said, and the captive when it is taken", () => {
  const start = "8.8.8.8.4C3.2Cc4.8.6cc_w_-_-_0-0_0";
  const views = positions("schadler-1994", start, "e4e3", "h1h2", "xd3");
  expect(views.slice(1).map(saidOf)).toEqual([
    "White: e4 to e3. d3 is caught.",
    "Blue: h1 to h2.",
    "White takes d3.",
  ]);
});

test("a release is said beside the catch that brought it about", () => {
  const start = "8.8.8.5C2.3cCc2.6C1.8.8_w_-_*e4_0-0_0";
  expect(said("schadler-1994", start, "g3f3")).toBe("White: g3 to f3. f4 is caught. e4 is free again.");
});

test("what leaves the board is said, one piece and more", () => {
  const one = "8.8.8.8.8.2C5.Cc6.7c_w_-_-_0-0_0";
  expect(said("quintana", one, "c3c2")).toBe("White: c3 to c2. b2 leaves the board.");
  const two = "8.8.2c5.8.8.Cc1cC3.8.2C5_w_-_-_0-0_0";
  expect(said("quintana", two, "c1c3")).toBe("White: c1 to c3. b3 and d3 leave the board.");
});

test("what is lifted as the captor’s turn comes again is said with the action before it", () => {
  const start = "8.8.8.8.8.2Cc1C2.8.6cc_w_-_-_0-0_0";
  expect(positions("nova-roma-deferred", start, "f3e3", "h1h2").slice(1).map(saidOf)).toEqual([
    "White: f3 to e3. d3 is caught.",
    "Blue: h1 to h2. d3 leaves the board.",
  ]);
});

test("a promotion is said", () => {
  expect(said("becq-8", "8.P6l.8.8.8.8.8.7L_w_-_-_0-0_0", "a7a8")).toBe(
    "White: a7 to a8. The latroncule on a8 becomes a larron.",
  );
});

test("that the turn goes on is said, unless the game is over, and a pass", () => {
  const goesOn = positions("bell-8x7", "8.8.8.8.2Cc1C2.8.7c_w_-_-_0-0_0", "f3e3", "pass");
  expect(goesOn.slice(1).map(saidOf)).toEqual([
    "White: f3 to e3. d3 leaves the board. The turn goes on.",
    "White passes.",
  ]);
  expect(said("bell-8x7", "8.8.8.8.2Cc1C2.8.8_w_-_-_0-0_0", "f3e3")).toBe(
    "White: f3 to e3. d3 leaves the board.",
  );
});

test("a few actions that are played again are said one by one, of more only the place", () => {
  const actions = ["a2a3", "b7b6", "c2c3", "d7d6", "e2e3"];
  const game = positions("quintana", null, ...actions);
  const [start, , , , fourth, fifth] = game;
  if (!start || !fourth || !fifth) throw new Error("the game is too short");
  expect(jump(en, start, fourth)).toBe("White: a2 to a3. Blue: b7 to b6. White: c2 to c3. Blue: d7 to d6.");
  expect(jump(en, start, fifth)).toBe("After 5 of 5 actions.");
});

test("what an action took off the board stands beside it, unless the action says it itself", () => {
  const two = around("quintana", "8.8.2c5.8.8.Cc1cC3.8.2C5_w_-_-_0-0_0", "c1c3")[1];
  const byHand = around("schadler-1994", "8.8.8.8.8.2CcC3.8.6c1_w_-_*d3_0-0_0", "xd3")[1];
  const taken = [two, byHand].map(({ actions: [action] }) => action && readableTaken(action));
  expect(taken).toEqual(["×b3 d3", ""]);
});

test("who won and by which rule is said for every rule", () => {
  const ends: [string, string, string, string][] = [
    ["quintana", "8.8.8.8.8.2C5.Cc6.8_w_-_-_0-0_0", "c3c2", "White wins. Blue has too few pieces left."],
    [
      "kowalski-12x8",
      "5C1C4.2C1DC6.2CC1cc5.12.3c8.3c8.2cd8.1ccc1c6_w_-_-_0-0_0",
      "e7e2",
      "White wins. Blue’s dux is shut in.",
    ],
    ["quintana", "8.8.8.8.8.8.C7.7c_w_-_-_0-0_99", "a2a3", "Draw. Nothing was taken for too long."],
    [
      "nova-roma-8x8",
      "8.8.8.8.8.8.C7.7c_w_-_-_1-2_39",
      "a2a3",
      "Blue wins. Nothing was taken for too long, and the count of captures decides.",
    ],
    ["becq-8", "8.8.8.8.8.p1p5.PpP5.8_w_-_x_0-0_0", "xb2", "Blue wins. White can do nothing more."],
  ];
  for (const [ruleset, start, action, expected] of ends) {
    const end = result(en, around(ruleset, start, action)[1]);
    expect(`${end?.title}. ${end?.why}`).toBe(expected);
  }
  const again = ["a2a3", "a7a6", "a3a2", "a6a7"];
  const repeated = positions("quintana", null, ...again, ...again).at(-1);
  expect(repeated && result(en, repeated)).toEqual({
    title: "Draw",
    why: "The same position stood for the third time.",
    rule: "Repetition",
  });
});
