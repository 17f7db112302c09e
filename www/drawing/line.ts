/** The pieces as line drawings: for print and contrast, for pictures, and until the glass is made. */

import { type Context, pathOf } from "./bitmap.js";
import type { Kind, Piece, Theme } from "./scene.js";
import { circle, OUTLINES, octagon, RADIUS, SIGN, SIGN_SIZE, spokes } from "./shapes.js";
import { PALETTES } from "./theme.js";

/** One path of a drawing about the middle of a piece. */
export interface Layer {
  readonly path: string;
  /** What a unit of the path measures, in the unit of the square's side. */
  readonly scale: number;
  readonly fill: string | null;
  readonly stroke: string | null;
  /** Width of the stroke, in the unit of the square's side. */
  readonly width: number;
}

/** Share of the square that the outline of a piece is wide. */
const OUTLINE: Readonly<Record<Theme, number>> = { stone: 0.034, wood: 0.034, print: 0.028, contrast: 0.045 };
/** A black counter on a black ground is a thick ring. */
const RING = 0.085;
/** The least width, in the unit of the square's side. */
const LEAST = 1.25;

/** The layers of a piece on squares of a side, the lowest first. */
export function pieceLayers(piece: Piece, theme: Theme, square: number): readonly Layer[] {
  const { kind, side, held } = piece;
  const ink = PALETTES[theme][side];
  const ring = theme === "contrast" && side === "black" && kind === "calculus" && !held;
  const width = Math.max(LEAST, square * (ring ? RING : OUTLINE[theme]));
  const radius = RADIUS[kind] * square;
  const outline = {
    path: OUTLINES[kind],
    scale: radius - width / 2,
    fill: ink.face,
    stroke: ink.edge,
    width,
  };
  const filled = (path: string, scale: number): Layer => {
    return { path, scale, fill: ink.detail, stroke: null, width: 0 };
  };
  const drawn = (path: string, share: number): Layer => {
    return { path, scale: radius, fill: null, stroke: ink.detail, width: width * share };
  };
  if (held) {
    const size = radius * SIGN_SIZE;
    return [outline, filled(SIGN.ring, size), filled(SIGN.stroke, size)];
  }
  const details: Readonly<Record<Kind, () => readonly Layer[]>> = {
    calculus: () => [],
    dux: () => [drawn(circle(0.56), 1), filled(circle(0.22), radius)],
    larron: () => [drawn(octagon(0.56), 0.9), drawn(spokes(0.56, 0.94), 0.6)],
    latroncule: () => [filled(circle(0.24), radius)],
  };
  return [outline, ...details[kind]()];
}

/** Draws the layers about the origin. */
export function drawLayers(context: Context, layers: readonly Layer[]): void {
  for (const { path, scale, fill, stroke, width } of layers) {
    const shape = pathOf(path);
    context.save();
    context.scale(scale, scale);
    if (fill) {
      context.fillStyle = fill;
      context.fill(shape, "evenodd");
    }
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = width / scale;
      context.stroke(shape);
    }
    context.restore();
  }
}
