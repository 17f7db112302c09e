import { describe, expect, it } from "vitest";
import {
  centreOf,
  type LayoutRequest,
  labelBelow,
  labelBeside,
  layout,
  nearestSquare,
  rectOf,
  squareAt,
} from "./geometry.js";

const request: LayoutRequest = { width: 900, height: 700, density: 2, files: 12, ranks: 8, theme: "stone" };

const ways = [
  { flipped: false, quarterTurn: false },
  { flipped: true, quarterTurn: false },
  { flipped: false, quarterTurn: true },
  { flipped: true, quarterTurn: true },
];

describe("layout", () => {
  it("keeps the body, its edge and the insets inside the canvas, for every size of board", () => {
    const insets = { left: 48, top: 30, right: 60, bottom: 90 };
    for (let files = 3; files <= 16; files++) {
      for (let ranks = 3; ranks <= 12; ranks++) {
        const { body, edge, square } = layout({ ...request, files, ranks, insets });
        expect(body.x).toBeGreaterThanOrEqual(insets.left - 0.5);
        expect(body.y).toBeGreaterThanOrEqual(insets.top - 0.5);
        expect(body.x + body.width).toBeLessThanOrEqual(request.width - insets.right + 1);
        expect(body.y + body.height + edge).toBeLessThanOrEqual(request.height - insets.bottom + 1);
        expect(square).toBeGreaterThanOrEqual(16);
      }
    }
  });

  it("puts every line on whole device pixels", () => {
    for (const density of [1, 1.25, 1.5, 2, 2.625, 3]) {
      const geometry = layout({ ...request, density });
      for (const length of [geometry.square, geometry.frame, geometry.grid.x, geometry.grid.y]) {
        const pixels = length * density;
        expect(Math.abs(pixels - Math.round(pixels))).toBeLessThan(1e-6);
      }
    }
  });

  it("gives a wide board larger squares on an upright screen by a quarter turn", () => {
    const phone = { ...request, width: 390, height: 600 };
    expect(layout({ ...phone, quarterTurn: true }).square).toBeGreaterThan(layout(phone).square);
  });

  it("survives a canvas without room", () => {
    expect(layout({ ...request, width: 0, height: 0 }).square).toBeGreaterThan(0);
  });
});

describe("squares and points", () => {
  it.each(ways)("lead to each other, whichever way the board lies: %o", (way) => {
    const geometry = layout({ ...request, ...way });
    for (let file = 0; file < 12; file++) {
      for (let rank = 0; rank < 8; rank++) {
        const square = { file, rank };
        const { x, y } = centreOf(geometry, square);
        expect(squareAt(geometry, x, y)).toEqual(square);
        const rect = rectOf(geometry, square);
        expect(rect.x + rect.width / 2).toBeCloseTo(x);
        expect(rect.y + rect.height / 2).toBeCloseTo(y);
      }
    }
  });

  it("have White at the bottom, and a1 at the lower left", () => {
    const geometry = layout(request);
    const [a1, h8] = [centreOf(geometry, { file: 0, rank: 0 }), centreOf(geometry, { file: 7, rank: 7 })];
    expect(a1.x).toBeLessThan(h8.x);
    expect(a1.y).toBeGreaterThan(h8.y);
  });

  it("end at the grid", () => {
    const { grid, ...geometry } = layout(request);
    const board = { grid, ...geometry };
    expect(squareAt(board, grid.x - 1, grid.y + 10)).toBeNull();
    expect(squareAt(board, grid.x + 10, grid.y + grid.height + 1)).toBeNull();
    expect(squareAt(board, Number.NaN, 10)).toBeNull();
  });

  it("forgive a finger beside the square it means", () => {
    const geometry = layout(request);
    const wanted = { file: 4, rank: 3 };
    const accepts = (square: { file: number; rank: number }) => square.file === 4 && square.rank === 3;
    const { x, y } = centreOf(geometry, wanted);
    expect(nearestSquare(geometry, x + geometry.square * 0.8, y, accepts)).toEqual(wanted);
    expect(nearestSquare(geometry, x + geometry.square * 1.2, y, accepts)).toBeNull();
  });

  it("prefer the square under the point to a nearer centre of none", () => {
    const geometry = layout(request);
    const { x, y } = centreOf(geometry, { file: 4, rank: 3 });
    expect(nearestSquare(geometry, x + geometry.square * 0.45, y, () => true)).toEqual({ file: 4, rank: 3 });
  });
});

describe("coordinates", () => {
  const labels = (way: { flipped: boolean; quarterTurn: boolean }) => {
    const geometry = layout({ ...request, ...way });
    const below = Array.from({ length: geometry.columns }, (_, column) => labelBelow(geometry, column));
    const beside = Array.from({ length: geometry.rows }, (_, row) => labelBeside(geometry, row));
    return [below.join(""), beside.join("")];
  };

  it.each([
    [ways[0], "abcdefghijkl", "87654321"],
    [ways[1], "lkjihgfedcba", "12345678"],
    [ways[2], "12345678", "abcdefghijkl"],
    [ways[3], "87654321", "lkjihgfedcba"],
  ] as const)("stand where their files and ranks lie: %o", (way, below, beside) => {
    expect(way && labels(way)).toEqual([below, beside]);
  });
});
