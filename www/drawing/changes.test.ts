import { expect, it } from "vitest";
import { changesBetween } from "./changes.js";
import { emptyScene, type Scene } from "./scene.js";

const [a1, b2, c3] = [0, 1, 2].map((place) => ({ file: place, rank: place })) as [Square, Square, Square];
type Square = { file: number; rank: number };

const piece = (square: Square) => ({ square, side: "white", kind: "calculus", held: false }) as const;
const scene: Scene = { ...emptyScene(8, 8, "stone"), pieces: [piece(a1), piece(c3)] };
const squares = (before: Scene, after: Scene) =>
  changesBetween(before, after)?.map(({ square, lifted }) => [square, lifted]);

it("finds nothing in the same scene, whatever is on its way", () => {
  expect(squares(scene, structuredClone(scene))).toEqual([]);
  const way = { ...piece(a1), file: 1, rank: 1, lift: 0, opacity: 1, turn: 1, tintOf: a1 };
  expect(squares(scene, { ...scene, moving: [way] })).toEqual([]);
});

it("finds the squares that a piece leaves and comes to, and their marks", () => {
  const after = { ...scene, pieces: [piece(b2), piece(c3)], lastAction: { from: a1, to: b2 } };
  expect(squares(scene, after)).toEqual([
    [a1, false],
    [b2, false],
  ]);
});

it("knows what is held up, before or after", () => {
  const selected = { ...scene, selected: a1, targets: [{ square: b2, catches: [c3] }] };
  expect(squares(scene, selected)).toEqual([
    [a1, true],
    [b2, false],
  ]);
  expect(squares(selected, { ...selected, hotTarget: b2 })).toEqual([[c3, false]]);
  expect(squares(selected, scene)).toHaveLength(2);
});

it("gives up where the whole board changes", () => {
  expect(changesBetween(scene, { ...scene, theme: "wood" })).toBeNull();
  expect(changesBetween(scene, { ...scene, decision: { square: a1, bars: [], progress: 0 } })).toBeNull();
});
