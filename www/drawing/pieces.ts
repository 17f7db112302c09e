/** A piece where it lies or is held up: its shadow, the light through it, its glass, its sign. */

import { bitmap } from "./bitmap.js";
import { isLit } from "./geometry.js";
import { drawLayers, pieceLayers } from "./line.js";
import { glows, type Made, type Materials, pieceName, shadowName } from "./materials.js";
import { scatter } from "./noise.js";
import type { Kind, Piece, Side, Square, Theme } from "./scene.js";
import { OUTLINES, RADIUS, SIGN, SIGN_SIZE } from "./shapes.js";

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

/** How far a shadow and the light in it reach from the middle, in radii. */
const SHADOW_REACH = 2.4;

/** Shadows fall this far beside the canvas from pieces drawn off it, so that only the shadow is seen. */
const ASIDE = 4000;

/** Draws the shadow of a piece whose place is the origin. */
function castShadow(
  context: CanvasRenderingContext2D,
  kind: Kind,
  theme: Theme,
  radius: number,
  density: number,
  lift: number,
  narrow: number,
): void {
  const tone = theme === "wood" ? "20,9,2" : "26,20,12";
  const outline = new Path2D(OUTLINES[kind]);
  const tall = kind === "dux" ? 1.25 : 1;
  const cast = (dx: number, dy: number, blur: number, opacity: number, size: number) => {
    context.save();
    context.shadowColor = `rgba(${tone},${opacity})`;
    context.shadowBlur = radius * blur * density;
    context.shadowOffsetX = (radius * dx + ASIDE) * density;
    context.shadowOffsetY = radius * dy * density;
    context.translate(-ASIDE, 0);
    context.scale(radius * size * narrow, radius * size);
    context.fill(outline);
    context.restore();
  };
  cast(0.1 + 0.22 * lift, 0.13 + 0.42 * lift, 0.16 + 0.34 * lift, Math.max(0.18, 0.62 - 0.3 * lift), 1);
  cast((0.3 + 0.4 * lift) * tall, (0.42 + 0.62 * lift) * tall, 0.62 + 0.55 * lift, 0.34, 0.98);
}

/** Blue light that falls through the glass on to the board. */
function castLight(context: CanvasRenderingContext2D, radius: number): void {
  const [cx, cy, reach] = [radius * 0.62, radius * 0.78, radius * 0.62];
  const light = context.createRadialGradient(cx, cy, 0, cx, cy, reach);
  light.addColorStop(0, "rgba(64,112,225,.24)");
  light.addColorStop(1, "rgba(70,120,235,0)");
  context.fillStyle = light;
  context.beginPath();
  context.arc(cx, cy, reach, 0, Math.PI * 2);
  context.fill();
}

/** The shadow of a piece at rest, and the light through it, as a picture with the piece's middle in its middle. */
export function shadowPicture(
  piece: Piece,
  theme: Theme,
  square: number,
  density: number,
): HTMLCanvasElement {
  const radius = RADIUS[piece.kind] * square;
  const half = Math.ceil(radius * SHADOW_REACH * density);
  const { canvas, context } = bitmap(2 * half, 2 * half);
  context.scale(density, density);
  context.translate(half / density, half / density);
  castShadow(context, piece.kind, theme, radius, density, 0, 1);
  if (glows(piece)) castLight(context, radius);
  return canvas;
}

/** Ꝋ on a turned piece: nearly black on white, nearly white on blue, with the far edge of the cut lit. */
function drawSign(context: CanvasRenderingContext2D, side: Side, size: number): void {
  const [ink, lip] = side === "white" ? ["#1d1812", "rgba(255,255,255,.8)"] : ["#E6EBFA", "rgba(0,4,26,.6)"];
  const [ring, stroke] = [new Path2D(SIGN.ring), new Path2D(SIGN.stroke)];
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
function drawAbout(context: CanvasRenderingContext2D, made: Made, radius: number): void {
  const size = (made.picture.width / made.radius) * radius;
  context.drawImage(made.picture, -size / 2, -size / 2, size, size);
}

/** Draws a piece. What its material is not made for yet is drawn in line. */
export function drawPiece(context: CanvasRenderingContext2D, manner: Manner, piece: Piece, pose: Pose): void {
  const { theme, square, density, materials } = manner;
  const { x, y, lift = 0, narrow = 1, shadow = true, seed = 0 } = pose;
  const lit = isLit(theme);
  const whole = (length: number) => Math.round(length * density) / density;
  const size = lit ? square * (1 + 0.05 * lift) : square;
  const radius = RADIUS[piece.kind] * size;
  context.save();
  if (lit && shadow) {
    const resting = lift === 0 && narrow === 1 && materials.shadows.get(shadowName(piece, theme));
    context.translate(whole(x), whole(y));
    if (resting) drawAbout(context, resting, radius);
    else castShadow(context, piece.kind, theme, radius, density, lift, narrow);
    context.translate(-whole(x), -whole(y));
  }
  // A line drawing shows height only in the arc of a leap.
  const height = lit ? lift : Math.max(0, lift - 1);
  context.translate(whole(x - square * 0.03 * height), whole(y - square * 0.085 * height));
  context.scale(Math.max(0.02, narrow), 1);
  const made = lit && materials.pieces.get(pieceName(piece, tintOf(piece.kind, seed)));
  if (made) {
    drawAbout(context, made, radius);
    if (piece.held) drawSign(context, piece.side, radius * SIGN_SIZE);
  } else {
    drawLayers(context, pieceLayers(piece, theme, size));
  }
  context.restore();
}
