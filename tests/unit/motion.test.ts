import { expect, test } from "vitest";
import { type Motion, motionOf } from "../../www/board/motion.js";
import type { GameView, SquareName } from "../../www/engine.js";
import { squareOf } from "../../www/square.js";
import { around, positions } from "./playing.js";

function motion(before: GameView, after: GameView, heldAreTurned = false): Motion {
  const found = motionOf(before, after, heldAreTurned);
  if (!found) throw new Error("nothing moves");
  return found;
}

/** The only piece that is on its way at a part of a motion: 0 its beginning, 1 its end. */
function alone({ at, duration }: Motion, part: number) {
  const [piece, ...others] = at(duration * part).moving;
  if (!piece || others.length > 0) throw new Error("it is not one piece that moves");
  return piece;
}

/** Where the centre of the only moving piece is at some parts of a motion. */
function places(moved: Motion, parts: number[]) {
  return parts.map((part) => {
    const { file, rank } = alone(moved, part);
    return { file, rank };
  });
}

const squares = (...names: SquareName[]) => names.map(squareOf);

test("a piece that slides goes from where it was to where it is, along its way", () => {
  const moved = motion(...around("quintana", "8.8.8.8.8.2C5.Cc6.7c_w_-_-_0-0_0", "c3c7"));
  expect(places(moved, [0, 1])).toEqual(squares("c3", "c7"));
  const [half] = places(moved, [0.5]);
  expect(half?.file).toBe(2);
  expect(half?.rank).toBeGreaterThan(2);
  expect(half?.rank).toBeLessThan(6);
  expect(alone(moved, 0.5).lift).toBeLessThan(1);
  expect([...moved.at(0).arriving]).toEqual(["c7"]);
  expect(moved.ways).toEqual(squares("c3", "c7"));
});

test("a chain of leaps comes down on each square between, and rises over each piece", () => {
  const moved = motion(...around("schadler-1994", "7C.8.8.8.8.8.2c5.Cc6_w_-_-_0-0_0", "a1c3"));
  expect(places(moved, [0, 0.5, 1])).toEqual(squares("a1", "c1", "c3"));
  for (const part of [0, 0.5, 1]) expect(alone(moved, part).lift).toBeCloseTo(0);
  const highest = (from: number, to: number) =>
    Math.max(...[0.2, 0.4, 0.6, 0.8].map((part) => alone(moved, from + (to - from) * part).lift));
  expect(highest(0, 0.5)).toBeGreaterThan(1);
  expect(highest(0.5, 1)).toBeGreaterThan(1);
  // The first leap keeps to its rank, the second to its file.
  expect(alone(moved, 0.25).rank).toBe(0);
  expect(alone(moved, 0.75).file).toBe(2);
  expect(moved.ways).toEqual(squares("a1", "c1", "c3"));
});

test("a single leap rises over what it leaps over, a step does not", () => {
  const start = "7C.8.8.8.8.8.2c5.Cc6_w_-_-_0-0_0";
  const height = (action: string) => alone(motion(...around("schadler-1994", start, action)), 0.3).lift;
  expect(height("a1c1")).toBeGreaterThan(1);
  expect(height("a1a2")).toBeLessThan(1);
});

test("an action that is taken back goes its way back", () => {
  const [before, after] = around("quintana", "8.8.8.8.8.2C5.Cc6.7c_w_-_-_0-0_0", "c3c7");
  expect(places(motion(after, before), [0, 1])).toEqual(squares("c7", "c3"));
});

test("what is lifted stays until the captor has come, and then fades", () => {
  const [before, after] = around("quintana", "8.8.2c5.8.8.Cc1cC3.8.2C5_w_-_-_0-0_0", "c1c3");
  const { at, duration } = motion(before, after);
  const taken = (elapsed: number) => at(elapsed).moving.filter(({ side }) => side === "black");
  const places = taken(0).map(({ file, rank }) => ({ file, rank }));
  expect(places).toEqual(squares("b3", "d3"));
  const captor = (elapsed: number) => at(elapsed).moving.find(({ side }) => side === "white");
  const elapsed = Array.from({ length: 11 }, (_, tenth) => (duration * tenth) / 10);
  for (const moment of elapsed.filter((moment) => captor(moment)?.rank !== 2))
    expect(taken(moment).map(({ opacity }) => opacity)).toEqual([1, 1]);
  expect(captor(duration)).toMatchObject(squareOf("c3"));
  expect(taken(duration).map(({ opacity }) => opacity)).toEqual([0, 0]);
  expect([...at(0).arriving]).toEqual(["c3"]);
});

test("what is taken by hand fades from where it lay", () => {
  const moved = motion(...around("schadler-1994", "8.8.8.8.8.2CcC3.8.6c1_w_-_*d3_0-0_0", "xd3"), true);
  expect(places(moved, [0])).toEqual(squares("d3"));
  expect([0, 1].map((part) => alone(moved, part).opacity)).toEqual([1, 0]);
  // Held it was, and held it goes.
  expect(alone(moved, 0).held).toBe(true);
});

test("what was taken comes back when that is taken back", () => {
  const [before, after] = around("quintana", "8.8.8.8.8.2C5.Cc6.7c_w_-_-_0-0_0", "c3c2");
  const { at, duration } = motion(after, before);
  const back = (elapsed: number) => at(elapsed).moving.find(({ side }) => side === "black");
  expect(back(0)).toMatchObject({ ...squareOf("b2"), opacity: 0 });
  expect(back(duration)).toMatchObject({ ...squareOf("b2"), opacity: 1 });
  expect(at(0).arriving).toContain("b2");
});

test("a latroncule that is promoted goes its way as one piece", () => {
  const moved = motion(...around("becq-8", "8.P6l.8.8.8.8.8.7L_w_-_-_0-0_0", "a7a8"));
  expect(places(moved, [0, 1])).toEqual(squares("a7", "a8"));
  expect(alone(moved, 1).kind).toBe("larron");
});

test("a piece that comes to be held turns over once its captor has come", () => {
  const [before, after] = around("schadler-1994", "8.8.8.8.4C3.2Cc4.8.7c_w_-_-_0-0_0", "e4e3");
  const { at, duration } = motion(before, after, true);
  const turning = (elapsed: number) => at(elapsed).moving.find(({ side }) => side === "black");
  const captor = (elapsed: number) => at(elapsed).moving.find(({ side }) => side === "white");
  expect(turning(0)).toMatchObject({ ...squareOf("d3"), held: true, turn: 0 });
  expect(turning(duration)).toMatchObject({ ...squareOf("d3"), held: true, turn: 1 });
  const elapsed = Array.from({ length: 11 }, (_, tenth) => (duration * tenth) / 10);
  for (const moment of elapsed.filter((moment) => captor(moment)?.rank !== 2))
    expect(turning(moment)?.turn).toBe(0);
  expect([...at(0).arriving].sort()).toEqual(["d3", "e3"]);
  // Where what is caught lies as before, only the captor moves.
  expect(alone(motion(before, after, false), 1)).toMatchObject(squareOf("e3"));
});

test("a piece that comes free turns back, as another comes to be held", () => {
  const start = "8.8.8.5C2.3cCc2.6C1.8.8_w_-_*e4_0-0_0";
  const { at, duration } = motion(...around("schadler-1994", start, "g3f3"), true);
  const still = at(duration).moving.filter(({ rank }) => rank === 3);
  expect(still.map(({ side, held, file }) => [side, held, file])).toEqual([
    ["white", false, squareOf("e4").file],
    ["black", true, squareOf("f4").file],
  ]);
});

test("a piece that is held already does not turn when another moves", () => {
  const start = "8.8.8.8.8.2CcC3.8.C6c_w_-_*d3_0-0_0";
  const moved = motion(...around("schadler-1994", start, "a1a2"), true);
  expect(alone(moved, 1)).toMatchObject({ ...squareOf("a2"), held: false });
});

test("a piece that is placed comes down on its square", () => {
  const [before, after] = positions("schadler-1994", null, "d4");
  if (!before || !after) throw new Error("nothing was placed");
  const moved = motion(before, after);
  expect(places(moved, [0, 1])).toEqual(squares("d4", "d4"));
  expect(alone(moved, 0)).toMatchObject({ lift: 1, opacity: 0 });
  expect(alone(moved, 1)).toMatchObject({ lift: 0, opacity: 1 });
});

test("nothing is followed where nothing changed, where too much did, and from one ruleset to another", () => {
  const [start] = positions("quintana", null);
  const [other] = positions("petteia", null);
  const [few] = positions("quintana", "8.8.8.8.8.8.C7.7c_w_-_-_0-0_0");
  if (!start || !other || !few) throw new Error("there are no positions");
  expect(motionOf(start, start, false)).toBe(null);
  expect(motionOf(start, other, false)).toBe(null);
  expect(motionOf(start, few, false)).toBe(null);
  expect(motionOf(few, start, false)).toBe(null);
});
