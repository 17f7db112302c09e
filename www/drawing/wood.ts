/** The wooden board: two leaves of maple that fold, in a mitred frame with bronze corners. */

import { type Canvas, type Context, withStops } from "./bitmap.js";
import type { Geometry } from "./geometry.js";
import { coordinateSize } from "./grid.js";
import { chanceFrom } from "./noise.js";
import type { Work } from "./slices.js";
import { woodTexture } from "./texture.js";

/** Where one leaf ends and the other begins, along the files, in CSS pixels from the grid's start. */
function seamAt({ files, square }: Geometry): number {
  return Math.round(files / 2) * square;
}

/** Draws the upper face. */
export function* woodenTop(context: Context, geometry: Geometry): Work<void> {
  const { grid, body, square, frame, files, ranks, density, quarterTurn } = geometry;
  const seam = seamAt(geometry);
  const [long, across] = [files * square, ranks * square];
  const first = yield* woodTexture(seam, across, density, 3 + files, 0.96);
  const second = yield* woodTexture(long - seam, across, density, 19 + files, 0.93);
  context.save();
  // The grain runs along the files, whichever way they lie.
  context.translate(grid.x + (quarterTurn ? grid.width : 0), grid.y);
  if (quarterTurn) context.rotate(Math.PI / 2);
  context.drawImage(first, 0, 0, seam, across);
  context.drawImage(second, seam, 0, long - seam, across);
  context.restore();
  const rail = yield* woodTexture(body.width, frame, density, 41, 0.7);
  const stile = yield* woodTexture(body.height, frame, density, 53, 0.66);
  const right = body.x + body.width;
  const bottom = body.y + body.height;
  const quarter = Math.PI / 2;
  drawRail(context, rail, body.width, frame, { x: body.x, y: body.y, turn: 0, mirrored: false });
  drawRail(context, rail, body.width, frame, { x: body.x, y: bottom, turn: 0, mirrored: true });
  drawRail(context, stile, body.height, frame, { x: body.x, y: body.y, turn: quarter, mirrored: true });
  drawRail(context, stile, body.height, frame, { x: right, y: body.y, turn: quarter, mirrored: false });
  drawMitres(context, geometry);
  sinkField(context, geometry);
}

/** One side of the frame, cut to a mitre at both ends; its outer edge lies along the x axis. */
function drawRail(
  context: Context,
  texture: Canvas,
  length: number,
  width: number,
  place: { x: number; y: number; turn: number; mirrored: boolean },
): void {
  context.save();
  context.translate(place.x, place.y);
  context.rotate(place.turn);
  if (place.mirrored) context.scale(1, -1);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(length, 0);
  context.lineTo(length - width, width);
  context.lineTo(width, width);
  context.closePath();
  context.clip();
  context.drawImage(texture, 0, 0, length, width);
  context.restore();
}

/** The four outer corners, each with the directions that lead into the board. */
function corners({ body }: Geometry): readonly (readonly [number, number, 1 | -1, 1 | -1])[] {
  const right = body.x + body.width;
  const bottom = body.y + body.height;
  return [
    [body.x, body.y, 1, 1],
    [right, body.y, -1, 1],
    [body.x, bottom, 1, -1],
    [right, bottom, -1, -1],
  ];
}

function drawMitres(context: Context, geometry: Geometry): void {
  const { frame, density } = geometry;
  context.strokeStyle = "rgba(30,12,0,.45)";
  context.lineWidth = 1 / density;
  for (const [x, y, inX, inY] of corners(geometry)) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + inX * frame, y + inY * frame);
    context.stroke();
  }
}

/** The field lies a hair lower than the frame, and the frame shades it. */
function sinkField(context: Context, { grid, square }: Geometry): void {
  const [deep, wide] = [square * 0.16, square * 0.13];
  const shade = (gradient: CanvasGradient) =>
    withStops(gradient, [
      [0, "rgba(30,12,0,.55)"],
      [1, "rgba(30,12,0,0)"],
    ]);
  context.fillStyle = shade(context.createLinearGradient(0, grid.y, 0, grid.y + deep));
  context.fillRect(grid.x, grid.y, grid.width, deep);
  context.fillStyle = shade(context.createLinearGradient(grid.x, 0, grid.x + wide, 0));
  context.fillRect(grid.x, grid.y, wide, grid.height);
  context.strokeStyle = "rgba(24,9,0,.75)";
  context.lineWidth = Math.max(1, square * 0.02);
  context.strokeRect(grid.x, grid.y, grid.width, grid.height);
  context.strokeStyle = "rgba(255,222,168,.25)";
  context.lineWidth = 1;
  context.strokeRect(grid.x - 1.2, grid.y - 1.2, grid.width + 2.4, grid.height + 2.4);
}

/** Draws the seam between the leaves and the bronze on the four corners. */
export function bronzeCorners(context: Context, geometry: Geometry): void {
  const { grid, body, square, frame, edge, quarterTurn } = geometry;
  // Bronze never covers a coordinate: the first one stands half a square into the grid.
  const arm = Math.min(square * 0.8, frame + square * 0.5 - coordinateSize(geometry) * 0.6);
  for (const [x, y, inX, inY] of corners(geometry))
    drawCorner(context, x, y, inX, inY, arm, frame * 0.64, square);
  const seam = seamAt(geometry);
  context.strokeStyle = "rgba(16,5,0,.8)";
  context.lineWidth = Math.max(1, square * 0.022);
  context.beginPath();
  if (quarterTurn) {
    context.moveTo(body.x + 1, grid.y + seam);
    context.lineTo(body.x + body.width - 1, grid.y + seam);
  } else {
    context.moveTo(grid.x + seam, body.y + 1);
    context.lineTo(grid.x + seam, body.y + body.height + edge - 1);
  }
  context.stroke();
}

/** A bronze angle with two arms from the outer corner and three nails. */
function drawCorner(
  context: Context,
  x: number,
  y: number,
  inX: 1 | -1,
  inY: 1 | -1,
  arm: number,
  width: number,
  square: number,
): void {
  const density = context.getTransform().a;
  const angle = new Path2D(anglePath(arm, width));
  context.save();
  context.translate(x, y);
  context.scale(inX, inY);
  context.save();
  context.shadowColor = "rgba(18,8,0,.7)";
  context.shadowBlur = square * 0.07 * density;
  context.shadowOffsetX = square * 0.02 * density;
  context.shadowOffsetY = square * 0.035 * density;
  context.fillStyle = "#6f5428";
  context.fill(angle);
  context.restore();
  context.save();
  context.clip(angle);
  // The light stays at the upper left of each.
  context.scale(inX, inY);
  const [left, top] = [inX > 0 ? 0 : -arm, inY > 0 ? 0 : -arm];
  context.fillStyle = withStops(context.createLinearGradient(left, top, left + arm, top + arm), [
    [0, "#c7a669"],
    [0.3, "#9a7a47"],
    [0.55, "#836539"],
    [1, "#5a4424"],
  ]);
  context.fillRect(left, top, arm, arm);
  drawPatina(context, arm, inX * 2 + inY);
  context.restore();
  context.lineWidth = Math.max(0.75, square * 0.014);
  context.strokeStyle = "rgba(255,232,180,.38)";
  context.stroke(angle);
  context.lineWidth = Math.max(0.6, square * 0.01);
  context.strokeStyle = "rgba(34,18,2,.65)";
  context.stroke(angle);
  for (const [alongX, alongY] of [
    [width / 2, width / 2],
    [arm - width * 0.42, width / 2],
    [width / 2, arm - width * 0.42],
  ] as const) {
    context.save();
    context.translate(alongX, alongY);
    context.scale(inX, inY);
    drawNail(context, width * 0.145);
    context.restore();
  }
  context.restore();
}

/** The outline of an angle with its corners cut off. */
function anglePath(arm: number, width: number): string {
  const c = width * 0.16;
  return `M${c} 0H${arm - c}L${arm} ${c}V${width - c}L${arm - c} ${width}H${width}V${arm - c}L${width - c} ${arm}H${c}L0 ${arm - c}V${c}Z`;
}

function drawPatina(context: Context, arm: number, seed: number): void {
  const chance = chanceFrom(seed);
  for (let spot = 0; spot < 60; spot++) {
    const green = chance() < 0.35;
    context.fillStyle = green
      ? `rgba(86,132,108,${0.05 + chance() * 0.16})`
      : `rgba(50,32,10,${0.04 + chance() * 0.12})`;
    const size = (0.02 + chance() * 0.09) * arm;
    const [x, y] = [(chance() * 2 - 1) * arm, (chance() * 2 - 1) * arm];
    context.beginPath();
    context.ellipse(x, y, size, size * 0.6, chance() * 3, 0, Math.PI * 2);
    context.fill();
  }
}

function drawNail(context: Context, radius: number): void {
  context.fillStyle = "rgba(20,9,0,.6)";
  context.beginPath();
  context.arc(radius * 0.25, radius * 0.35, radius * 1.1, 0, Math.PI * 2);
  context.fill();
  const head = context.createRadialGradient(-radius * 0.35, -radius * 0.4, 0, 0, 0, radius);
  context.fillStyle = withStops(head, [
    [0, "#e9cf97"],
    [0.5, "#97773f"],
    [1, "#4c371a"],
  ]);
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}
