import { expect, it } from "vitest";
import { pictureSvg } from "./picture.js";
import { emptyScene, type Scene } from "./scene.js";

const scene: Scene = {
  ...emptyScene(5, 4, "stone"),
  pieces: [
    { square: { file: 0, rank: 0 }, side: "white", kind: "calculus", held: false },
    { square: { file: 4, rank: 3 }, side: "black", kind: "dux", held: true },
  ],
};

it("draws each piece where its square lies, White's lower than Black's", () => {
  const places = [...pictureSvg(scene).matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)"/g)];
  expect(places.map(([, x, y]) => [Number(x), Number(y)])).toEqual([
    [64, 256],
    [320, 64],
  ]);
});

it("turns with the board", () => {
  const [first] = [
    ...pictureSvg(scene, { flipped: true }).matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)"/g),
  ];
  expect(first?.slice(1)).toEqual(["320", "64"]);
});

it("names all files and ranks, and none without coordinates", () => {
  const texts = (svg: string) =>
    [...svg.matchAll(/<text[^>]*>(\w+)<\/text>/g)].map(([, text]) => text).join("");
  expect(texts(pictureSvg(scene))).toBe("abcde4321");
  expect(texts(pictureSvg({ ...scene, coordinates: false }))).toBe("");
});
