/** The pieces as bodies of glass: one height for each kind, one light for all, shaded point by point. */

import { bitmap, type Canvas, fillRows } from "./bitmap.js";
import { type Colour, clamp, mix, noise, scatter, smooth } from "./noise.js";
import type { Kind, Piece, Side } from "./scene.js";
import { BEAD, BEADS, rimAt } from "./shapes.js";
import type { Work } from "./slices.js";

interface Glass {
  readonly low: Colour;
  readonly middle: Colour;
  readonly high: Colour;
  /** Light that has gone through the glass and comes out on the far side. */
  readonly glow: Colour;
  readonly rim: Colour;
  readonly tints: readonly Colour[];
  /** Shares of the things that are laid over the plain shading. */
  readonly share: {
    readonly through: number;
    readonly rim: number;
    readonly window: number;
    readonly lamp: number;
    readonly sheen: number;
    readonly lowRim: number;
    readonly shadeFrom: number;
  };
}

const GLASS: Readonly<Record<Side, Glass>> = {
  white: {
    low: [140, 132, 116],
    middle: [226, 221, 209],
    high: [255, 253, 248],
    glow: [255, 248, 230],
    rim: [62, 53, 39],
    tints: [
      [0, 0, 0],
      [-3, -2, 0],
      [2, 0, -4],
      [-1, -3, -7],
      [1, 2, 3],
      [-4, -4, -4],
    ],
    share: { through: 0.5, rim: 0.86, window: 0.75, lamp: 0.3, sheen: 0.2, lowRim: 0.4, shadeFrom: 0.05 },
  },
  black: {
    low: [5, 10, 36],
    middle: [27, 49, 122],
    high: [92, 126, 206],
    glow: [62, 108, 214],
    rim: [3, 6, 24],
    tints: [
      [0, 0, 0],
      [-4, 5, 4],
      [3, -1, -5],
      [-6, -6, -16],
      [2, 8, 10],
      [-3, 2, 14],
    ],
    share: { through: 0.46, rim: 0.7, window: 0.42, lamp: 0.42, sheen: 0.15, lowRim: 0.35, shadeFrom: 0.1 },
  },
};

const BRONZE: { readonly low: Colour; readonly middle: Colour; readonly high: Colour } = {
  low: [52, 37, 16],
  middle: [146, 108, 52],
  high: [226, 194, 128],
};
const WHITE: Colour = [255, 255, 255];

/** Towards the lamp, high on the left. */
const LAMP: Colour = [-0.5, -0.62, 0.604];

/** Of the dux: where the bronze ring lies and half its width, and the bronze boss on top. */
const RING = { at: 0.6, half: 0.06 } as const;
const BOSS = 0.19;

/** Room round a piece in its picture, in device pixels. */
const MARGIN = 3;

/** Height of a piece above the board in its own radius; `u`, `v` and `r` (share of the way to the rim) in 0 … 1. */
function heightAt(kind: Kind, u: number, v: number, seed: number, turned: boolean): number {
  const angle = Math.atan2(v, u);
  const out = Math.hypot(u, v);
  const r = out / rimAt(kind, angle, seed);
  if (r >= 1) return 0;
  if (turned) return 0.2 * Math.sqrt(1 - r ** 14) - 0.012 * smooth(0.9, 0.2, r);
  if (kind === "calculus") return 0.6 * (1 - r ** 2.35) ** 0.62;
  if (kind === "larron") return r < 0.55 ? 0.52 - 0.02 * r * r : r < 0.93 ? 1.053 - r * 0.98 : 2.002 - r * 2;
  if (kind === "latroncule")
    return 0.26 * Math.sqrt(1 - r ** 7) - 0.075 * smooth(0.84, 0.7, r) - 0.085 * smooth(0.27, 0.13, r);
  return duxHeight(out, angle);
}

/** A boss on a high dome, in a ring, in a crown of beads. */
function duxHeight(out: number, angle: number): number {
  if (out < RING.at) {
    const dome = 0.34 + 0.4 * (1 - (out / RING.at) ** 2.2) ** 0.6;
    return out < BOSS ? dome + 0.8 * Math.sqrt(BOSS * BOSS - out * out) : dome;
  }
  const step = (2 * Math.PI) / BEADS;
  const off = angle - Math.round(angle / step) * step;
  const fromBead = Math.hypot(out * Math.cos(off) - BEAD.at, out * Math.sin(off)) / (BEAD.radius * 1.03);
  return fromBead < 1 ? 0.12 + 0.24 * Math.sqrt(1 - fromBead * fromBead) : 0.12;
}

/** Which part of a dux is of bronze there: its slope is then that of a wire or of a knob. */
function bronzeAt(out: number): "ring" | "boss" | null {
  if (out < BOSS) return "boss";
  return Math.abs(out - RING.at) < RING.half ? "ring" : null;
}

/** Colour of bronze by how it faces the lamp, −1 … 1. */
function bronze(facing: number, towardsEdge: number): Colour {
  const light = facing * 0.5 + 0.5;
  const body =
    light < 0.62
      ? mix(BRONZE.low, BRONZE.middle, smooth(0.18, 0.62, light))
      : mix(BRONZE.middle, BRONZE.high, smooth(0.62, 1, light));
  const lit = mix(body, [255, 244, 214], clamp(facing, 0, 1) ** 26 * 0.9);
  return mix(lit, [30, 20, 8], smooth(0.7, 1, towardsEdge) * 0.6);
}

/** A point of a surface: where it lies, and which way it faces. */
interface Spot {
  readonly x: number;
  readonly y: number;
  /** Share of the way to the rim. */
  readonly r: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
}

/** Colour of glass at a spot. */
function glassAt(spot: Spot, piece: Piece, seed: number): Colour {
  const { x, y, r, nx, ny, nz } = spot;
  const glass = GLASS[piece.side];
  const { share } = glass;
  const facing = clamp(nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2], -1, 1);
  const light = facing * 0.5 + 0.5 + ((seed % 4) - 1.5) * 0.012;
  let colour =
    light < 0.66
      ? mix(glass.low, glass.middle, smooth(share.shadeFrom, 0.66, light))
      : mix(glass.middle, glass.high, smooth(0.66, 1.04, light) * (piece.held ? 0.45 : 0.8));
  const far = clamp(x * 0.56 + y * 0.7, 0, 1);
  if (!piece.held) {
    const faceted = piece.kind === "larron" ? 0.35 : 1;
    colour = mix(colour, glass.glow, smooth(0.16, 0.86, far) * smooth(1, 0.8, r) * faceted * share.through);
  }
  // The edge, seen at a slant.
  colour = mix(colour, glass.rim, smooth(piece.held ? 0.9 : 0.83, 0.975, r) * share.rim);
  if (piece.held) {
    const ground = (noise(x * 22 + seed * 9, y * 22, 5) - 0.5) * 8;
    return [colour[0] + ground, colour[1] + ground, colour[2] + ground];
  }
  // The window of the room, mirrored.
  const a = 2 * nz * nx + 0.6;
  const b = 2 * nz * ny + 0.7;
  const along = a * 0.76 - b * 0.65;
  const across = a * 0.65 + b * 0.76;
  const window = Math.exp(-((along * along) / 0.055 + (across * across) / 0.014));
  const lamp = Math.exp(-((along * along) / 0.012 + (across * across) / 0.006));
  const gloss = piece.kind === "larron" ? 0.12 : piece.kind === "latroncule" ? 0.45 : 1;
  colour = mix(colour, WHITE, gloss * Math.min(0.92, window * share.window + lamp * share.lamp));
  const sheenX = nx - LAMP[0] * 0.62;
  const sheenY = ny - LAMP[1] * 0.62;
  colour = mix(colour, WHITE, Math.exp(-(sheenX * sheenX + sheenY * sheenY) * 5.5) * share.sheen);
  const lowRim = smooth(0.8, 0.88, r) * smooth(0.95, 0.9, r) * smooth(0.25, 0.9, far);
  return mix(colour, glass.glow, lowRim * share.lowRim);
}

/**
 * Makes the picture of a piece with a radius in device pixels, its centre in the middle.
 * Small ones are shaded twice as fine and brought together.
 */
export function* glassPicture(piece: Piece, radius: number, tint: number): Work<Canvas> {
  const { kind, held } = piece;
  const fineness = radius < 60 ? 2 : 1;
  const size = 2 * Math.ceil(radius + MARGIN);
  const fine = bitmap(size * fineness, size * fineness);
  const count = size * fineness;
  const scale = 1 / (radius * fineness);
  const turn = kind === "calculus" || kind === "latroncule" ? tint * 1.3 : 0;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const along = (index: number) => (index + 0.5 - count / 2) * scale;
  const stride = count + 2;
  const heights = new Float32Array(stride * stride);
  for (let row = -1; row <= count; row++) {
    for (let column = -1; column <= count; column++) {
      const [x, y] = [along(column), along(row)];
      heights[(row + 1) * stride + column + 1] = heightAt(
        kind,
        x * cos + y * sin,
        y * cos - x * sin,
        tint,
        held,
      );
    }
    yield;
  }
  const slope = (from: number, to: number) =>
    clamp(((heights[to] ?? 0) - (heights[from] ?? 0)) / (2 * scale), -3.2, 3.2);
  const shade = GLASS[piece.side].tints[tint % 6] ?? [0, 0, 0];
  yield* fillRows(fine, (row, pixels, start) => {
    const y = along(row);
    for (let column = 0, i = start; column < count; column++, i += 4) {
      const x = along(column);
      const out = Math.hypot(x, y);
      const [u, v] = [x * cos + y * sin, y * cos - x * sin];
      const r = out / rimAt(kind, Math.atan2(v, u), tint);
      const coverage = clamp((1 - r) * radius * fineness + 0.5, 0, 1);
      if (coverage === 0) continue;
      const p = (row + 1) * stride + column + 1;
      let gx = slope(p - 1, p + 1);
      let gy = slope(p - stride, p + stride);
      const metal = kind === "dux" && !held ? bronzeAt(out) : null;
      const towardsEdge = metal === "ring" ? (out - RING.at) / RING.half : metal === "boss" ? out / BOSS : 0;
      if (metal) {
        const steep = (towardsEdge * -1.25) / Math.sqrt(Math.max(0.15, 1 - towardsEdge * towardsEdge));
        gx = (x / (out || 1)) * steep;
        gy = (y / (out || 1)) * steep;
      }
      const nz = 1 / Math.hypot(gx, gy, 1);
      const spot = { x, y, r, nx: -gx * nz, ny: -gy * nz, nz };
      let colour: Colour;
      if (metal) {
        colour = bronze(spot.nx * LAMP[0] + spot.ny * LAMP[1] + nz * LAMP[2], Math.abs(towardsEdge));
      } else {
        colour = glassAt(spot, piece, tint);
        if (kind === "dux" && !held) colour = mix(colour, GLASS[piece.side].rim, crevice(out) * 0.5);
        colour = [colour[0] + shade[0], colour[1] + shade[1], colour[2] + shade[2]];
      }
      const grit = (scatter(column >> 1, row >> 1, tint + 3) - 0.5) * 3;
      pixels[i] = colour[0] + grit;
      pixels[i + 1] = colour[1] + grit;
      pixels[i + 2] = colour[2] + grit;
      pixels[i + 3] = coverage * 255;
    }
  });
  if (fineness === 1) return fine.canvas;
  const picture = bitmap(size, size);
  picture.context.imageSmoothingQuality = "high";
  picture.context.drawImage(fine.canvas, 0, 0, size, size);
  return picture.canvas;
}

/** How dark it is beside the bronze of a dux, where little light gets. */
function crevice(out: number): number {
  const byRing = 1 - smooth(0, 0.08, Math.abs(out - RING.at) - RING.half);
  const byBoss = 1 - smooth(0, 0.07, Math.abs(out - BOSS));
  return Math.max(byRing, byBoss);
}
