/** The shadows of the pieces, and the light that falls through them. */

import { bitmap, type Canvas, type Context, pathOf } from "./bitmap.js";
import { glows } from "./materials.js";
import type { Kind, Piece, Theme } from "./scene.js";
import { OUTLINES, RADIUS } from "./shapes.js";

/** How far a shadow and the light in it reach from the middle, in radii. */
const SHADOW_REACH = 2.4;

/** Shadows fall this far beside the canvas from pieces drawn off it, so that only the shadow is seen. */
const ASIDE = 4000;

/** Draws the shadow of a piece whose place is the origin. */
export function castShadow(
  context: Context,
  kind: Kind,
  theme: Theme,
  radius: number,
  density: number,
  lift: number,
  narrow: number,
): void {
  const tone = theme === "wood" ? "20,9,2" : "26,20,12";
  const outline = pathOf(OUTLINES[kind]);
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
function castLight(context: Context, radius: number): void {
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
export function shadowPicture(piece: Piece, theme: Theme, square: number, density: number): Canvas {
  const radius = RADIUS[piece.kind] * square;
  const half = Math.ceil(radius * SHADOW_REACH * density);
  const { canvas, context } = bitmap(2 * half, 2 * half);
  context.scale(density, density);
  context.translate(half / density, half / density);
  castShadow(context, piece.kind, theme, radius, density, 0, 1);
  if (glows(piece)) castLight(context, radius);
  return canvas;
}
