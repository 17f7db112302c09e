/** Stone and wood, made from noise. Lengths inside are CSS pixels, so that the grain is as fine on every screen. */

import { type Bitmap, bitmap, type Canvas, type Context, fillRows } from "./bitmap.js";
import { type Chance, chanceFrom, layeredNoise, noise, scatter, smooth } from "./noise.js";
import type { Work } from "./slices.js";

const TURN = Math.PI * 2;

/** Pixels of a texture at most; a larger one is made coarser and stretched. */
const MOST_PIXELS = 1_400_000;

/** A slowly changing value, computed on a coarse grid and read between its points. */
class Field {
  private readonly values: Float32Array;
  private readonly columns: number;
  private readonly rows: number;

  constructor(
    width: number,
    height: number,
    private readonly step: number,
  ) {
    this.columns = Math.ceil(width / step) + 2;
    this.rows = Math.ceil(height / step) + 2;
    this.values = new Float32Array(this.columns * this.rows);
  }

  /** Computes all its points, leaving off after each row. */
  *fill(value: (x: number, y: number) => number): Work<void> {
    const { columns, step } = this;
    for (let j = 0; j < this.rows; j++) {
      for (let i = 0; i < columns; i++) this.values[j * columns + i] = value(i * step, j * step);
      yield;
    }
  }

  at(x: number, y: number): number {
    const u = x / this.step;
    const v = y / this.step;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const p = j * this.columns + i;
    const upper = this.read(p) + (this.read(p + 1) - this.read(p)) * (u - i);
    const q = p + this.columns;
    const lower = this.read(q) + (this.read(q + 1) - this.read(q)) * (u - i);
    return upper + (lower - upper) * (v - j);
  }

  private read(index: number): number {
    return this.values[index] ?? 0;
  }
}

function sheet(width: number, height: number, density: number): { sheet: Bitmap; pixel: number } {
  const fitting = Math.min(density, Math.sqrt(MOST_PIXELS / (width * height)));
  return { sheet: bitmap(width * fitting, height * fitting), pixel: 1 / fitting };
}

/** Warm grey limestone: three scales of noise, pits, shell flecks, a pale vein or two. */
export function* stoneTexture(width: number, height: number, density: number, seed: number): Work<Canvas> {
  const { sheet: stone, pixel } = sheet(width, height, density);
  const warp = (x: number, y: number, k: number) => 14 * noise(x / 60, y / 60, k + seed);
  const broad = new Field(width, height, 12);
  yield* broad.fill((x, y) => {
    return layeredNoise((x + warp(x, y, 7)) / 240, (y + warp(x, y, 8)) / 200, 11 + seed, 3) - 0.5;
  });
  const middling = new Field(width, height, 4);
  yield* middling.fill((x, y) => {
    return layeredNoise((x + warp(x, y, 7)) / 34, (y + warp(x, y, 8)) / 30, 31 + seed, 3) - 0.5;
  });
  yield* fillRows(stone, (row, pixels, start) => {
    const y = row * pixel;
    for (let column = 0, i = start; column < stone.canvas.width; column++, i += 4) {
      const x = column * pixel;
      const broadly = broad.at(x, y);
      const grain = noise(x / 2.6, y / 2.4, 51 + seed) - 0.5;
      const fine = noise(x / 1.15, y / 1.15, 61 + seed) - 0.5;
      const grit = scatter(column, row, 71 + seed) - 0.5;
      const light = broadly * 20 + middling.at(x, y) * 8 + grain * 9 + fine * 8 + grit * 4.5;
      pixels[i] = 170 + light + broadly * 7;
      pixels[i + 1] = 162 + light;
      pixels[i + 2] = 149 + light - broadly * 8.4;
      pixels[i + 3] = 255;
    }
  });
  const { context } = stone;
  context.scale(1 / pixel, 1 / pixel);
  const chance = chanceFrom(97 + seed);
  pits(context, width, height, chance);
  yield;
  shells(context, width, height, chance);
  yield;
  veins(context, width, height, chance);
  return stone.canvas;
}

function pits(context: Context, width: number, height: number, chance: Chance): void {
  const count = (width * height) / 620;
  for (let k = 0; k < count; k++) {
    const [x, y, angle] = [chance() * width, chance() * height, chance() * TURN];
    const size = 0.4 + chance() * chance() * 1.8;
    const pale = chance() < 0.45;
    context.fillStyle = pale
      ? `rgba(238,232,218,${0.1 + chance() * 0.22})`
      : `rgba(58,48,36,${0.1 + chance() * 0.25})`;
    context.beginPath();
    context.ellipse(x, y, size, size * (0.35 + chance() * 0.5), angle, 0, TURN);
    context.fill();
    if (pale || size < 1.2) continue;
    context.strokeStyle = "rgba(255,250,238,.22)";
    context.lineWidth = 0.7;
    context.beginPath();
    context.arc(x + 0.4, y + 0.4, size * 0.8, 0, 1.6);
    context.stroke();
  }
}

function shells(context: Context, width: number, height: number, chance: Chance): void {
  const count = (width * height) / 37_000;
  for (let k = 0; k < count; k++) {
    const [x, y, size, from] = [chance() * width, chance() * height, 3 + chance() * 6, chance() * TURN];
    context.strokeStyle = `rgba(240,234,222,${0.12 + chance() * 0.14})`;
    context.lineWidth = 0.7 + chance() * 0.8;
    context.beginPath();
    context.arc(x, y, size, from, from + 1 + chance() * 1.2);
    context.stroke();
  }
}

function veins(context: Context, width: number, height: number, chance: Chance): void {
  context.strokeStyle = "rgba(246,243,235,.16)";
  for (let k = 0; k < 2; k++) {
    let x = -10;
    let y = height * (0.2 + 0.55 * chance());
    const slope = (chance() - 0.5) * 0.7;
    while (x < width + 10) {
      const nextY = y + slope * 7 + (chance() - 0.5) * 5;
      context.lineWidth = 0.4 + noise(x / 60, k, 9) * 1.5;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + 7, nextY);
      context.stroke();
      x += 7;
      y = nextY;
    }
  }
}

/** Straight-grained maple, the grain running from left to right; `tone` darkens it, 1 is the wood of the field. */
export function* woodTexture(
  width: number,
  height: number,
  density: number,
  seed: number,
  tone: number,
): Work<Canvas> {
  const { sheet: wood, pixel } = sheet(width, height, density);
  const warp = new Field(width, height, 6);
  yield* warp.fill((x, y) => {
    return (layeredNoise(x / 640, y / 70, 3 + seed, 2) - 0.5) * 70 + (noise(x / 900, seed, 8) - 0.5) * 60;
  });
  const figure = new Field(width, height, 6);
  yield* figure.fill((x, y) => {
    return layeredNoise(x / 26 + y / 70, y / 240, 47 + seed, 2) - 0.5;
  });
  yield* fillRows(wood, (row, pixels, start) => {
    const y = row * pixel;
    for (let column = 0, i = start; column < wood.canvas.width; column++, i += 4) {
      const x = column * pixel;
      const depth = (y + warp.at(x, y)) / 12.5;
      const year = Math.floor(depth);
      const late = depth - year;
      const ring =
        smooth(0, 0.75, late) * (1 - smooth(0.82, 1, late)) * (0.55 + 0.45 * scatter(year, 3, seed));
      const fibre = noise(x / 70, y / 1.05, 17 + seed) - 0.5;
      const pore = noise(x / 9, y / 0.7, 27 + seed) - 0.5;
      const grit = scatter(column, row, 37 + seed) - 0.5;
      const light = 4 - ring * 15 + fibre * 17 + pore * 9 + grit * 6 + figure.at(x, y) * 13;
      pixels[i] = (178 + light) * tone;
      pixels[i + 1] = (134 + light * 0.93) * tone;
      pixels[i + 2] = (82 + light * 0.72) * tone;
      pixels[i + 3] = 255;
    }
  });
  const { context } = wood;
  context.scale(1 / pixel, 1 / pixel);
  const chance = chanceFrom(7 + seed);
  for (let k = 0; k < (width * height) / 420; k++) {
    const [x, y, length] = [chance() * width, chance() * height, 3 + chance() * 13];
    context.strokeStyle = `rgba(52,26,8,${0.07 + chance() * 0.16})`;
    context.lineWidth = 0.5 + chance() * 0.5;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + length, y + (chance() - 0.5));
    context.stroke();
  }
  return wood.canvas;
}
