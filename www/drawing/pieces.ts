/** A piece where it lies or is held up: its shadow, the light through it, its glass, its sign. */

import { type Context, pathOf } from "./bitmap.js";
import { isLit } from "./geometry.js";
import { drawLayers, pieceLayers } from "./line.js";
import { type Made, type Materials, pieceName, shadowName } from "./materials.js";
import { scatter } from "./noise.js";
import type { Kind, Piece, Side, Square, Theme } from "./scene.js";
import { castShadow } from "./shadow.js";
import { RADIUS, SIGN, SIGN_SIZE } from "./shapes.js";

/** How the board and its pieces are drawn at present. */
export interface Manner {
  readonly theme: Theme;
  /** Side of a square in CSS pixels. */
  readonly square: number;
  /** Device pixels for each CSS pixel. */
  readonly density: number;
  readonly materials: Materials;
}

/** Where a piece is. */
export interface Pose {
  /** Centre of its place on the board, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** 0 on the board, 1 in the hand, up to 2. */
  readonly lift?: number;
  /** Width it is seen with while it turns over, as a share. */
  readonly narrow?: number;
  /** Whether it is on its way: it is painted so often that its shadow is only near enough. */
  readonly moves?: boolean;
  readonly shadow?: boolean;
  /** Chooses its tint. */
  readonly seed?: number;
}

/** How many shades of glass a kind is poured in. */
const TINTS: Readonly<Record<Kind, number>> = { calculus: 6, dux: 1, larron: 3, latroncule: 3 };

/** The tint a seed stands for. */
export function tintOf(kind: Kind, seed: number): number {
  return Math.abs(Math.trunc(seed)) % TINTS[kind];
}

/** The tints of a kind. */
export function tintsOf(kind: Kind): readonly number[] {
  return Array.from({ length: TINTS[kind] }, (_, tint) => tint);
}

/** The seed of the piece that lies, or began, on a square. */
export function seedOf(square: Square): number {
  return Math.floor(scatter(square.file, square.rank, 5) * 60);
}

/** Ꝋ on a turned piece: nearly black on white, nearly white on blue, with the far edge of the cut lit. */
function drawSign(context: Context, side: Side, size: number): void {
  const [ink, lip] = side === "white" ? ["#1d1812", "rgba(255,255,255,.8)"] : ["#E6EBFA", "rgba(0,4,26,.6)"];
  const [ring, stroke] = [pathOf(SIGN.ring), pathOf(SIGN.stroke)];
  const off = Math.max(0.6 / size, 0.05);
  const cut = (colour: string) => {
    context.fillStyle = colour;
    context.fill(ring, "evenodd");
    context.fill(stroke);
  };
  context.save();
  context.scale(size, size);
  context.translate(off, off);
  cut(lip);
  context.translate(-off, -off);
  cut(ink);
  context.restore();
}

/** Draws a picture about the origin, as large as its radius in CSS pixels asks. */
function drawAbout(context: Context, made: Made, radius: number): void {
  const size = (made.picture.width / made.radius) * radius;
  context.drawImage(made.picture, -size / 2, -size / 2, size, size);
}

/** Draws the shadow of a piece at rest as that of one held up: farther away, wider and fainter. */
function drawShadow(context: Context, resting: Made, radius: number, lift: number, narrow: number): void {
  const wider = 1 + 0.25 * lift;
  context.save();
  context.globalAlpha *= 1 - 0.25 * lift;
  context.translate(0.3 * lift * radius, 0.5 * lift * radius);
  context.scale(Math.max(0.02, narrow) * wider, wider);
  drawAbout(context, resting, radius);
  context.restore();
}

/** Draws a piece. What its material is not made for yet is drawn in line. */
export function drawPiece(context: Context, manner: Manner, piece: Piece, pose: Pose): void {
  const { theme, square, density, materials } = manner;
  const { x, y, lift = 0, narrow = 1, moves = false, shadow = true, seed = 0 } = pose;
  const lit = isLit(theme);
  const whole = (length: number) => Math.round(length * density) / density;
  const size = lit ? square * (1 + 0.05 * lift) : square;
  const radius = RADIUS[piece.kind] * size;
  const made = lit ? materials.pieces.get(pieceName(piece, tintOf(piece.kind, seed))) : undefined;
  context.save();
  // A line drawing casts no shadow.
  if (made && shadow) {
    const resting = materials.shadows.get(shadowName(piece, theme));
    context.translate(whole(x), whole(y));
    if (resting && (moves || lift === 0)) drawShadow(context, resting, radius, lift, narrow);
    else if (lift > 0) castShadow(context, piece.kind, theme, radius, density, lift, narrow);
    context.translate(-whole(x), -whole(y));
  }
  // A line drawing shows height only in the arc of a leap.
  const height = lit ? lift : Math.max(0, lift - 1);
  context.translate(whole(x - square * 0.03 * height), whole(y - square * 0.085 * height));
  context.scale(Math.max(0.02, narrow), 1);
  if (made) {
    drawAbout(context, made, radius);
    if (piece.held) drawSign(context, piece.side, radius * SIGN_SIZE);
  } else {
    drawLayers(context, pieceLayers(piece, theme, size));
  }
  context.restore();
}
