/** Chance that is the same every time: the grain of stone and wood, the hand in a line. Also small arithmetic. */

/** A colour as red, green and blue, 0 … 255. */
export type Colour = readonly [number, number, number];

/** A source of numbers in 0 … 1 that runs the same way from the same seed. */
export type Chance = () => number;

/** Mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in 0 … 1 for a place of whole coordinates. */
export function scatter(x: number, y: number, seed: number): number {
  let mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in 0 … 1 with features about one unit wide. */
export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = x - i;
  const v = y - j;
  const a = u * u * (3 - 2 * u);
  const b = v * v * (3 - 2 * v);
  const upper = scatter(i, j, seed) * (1 - a) + scatter(i + 1, j, seed) * a;
  const lower = scatter(i, j + 1, seed) * (1 - a) + scatter(i + 1, j + 1, seed) * a;
  return upper * (1 - b) + lower * b;
}

/** Noise with finer noise laid over it, `octaves` times in all; 0 … 1. */
export function layeredNoise(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let total = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale, seed + octave);
    total += weight;
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum / total;
}

/** The value, kept between two bounds. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the larger. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The colour a share of the way from one to the other. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ];
}
