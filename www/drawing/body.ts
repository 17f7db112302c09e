/** The board as an object under one lamp: its shadows, its body, its light and its cut lines, as one picture. */

import { bitmap, type Canvas, type Context, type Stops, withStops } from "./bitmap.js";
import { reachOf, shadowRoom } from "./extent.js";
import type { Geometry, Rect } from "./geometry.js";
import { drawCoordinates } from "./grid.js";
import { type Chance, chanceFrom } from "./noise.js";
import type { Work } from "./slices.js";
import { stoneTexture } from "./texture.js";
import { bronzeCorners, woodenTop } from "./wood.js";

/** A theme in which the board is an object. */
export type Material = "stone" | "wood";

const FRONT: Readonly<Record<Material, Stops>> = {
  stone: [
    [0, "#8d8678"],
    [0.25, "#776f62"],
    [1, "#5a5348"],
  ],
  wood: [
    [0, "#7a5228"],
    [0.3, "#5f3e1c"],
    [1, "#3c2510"],
  ],
};

const LAMP: Readonly<Record<Material, Stops>> = {
  stone: [
    [0, "rgba(255,251,240,.36)"],
    [0.42, "rgba(255,250,238,.09)"],
    [0.7, "rgba(60,50,38,.03)"],
    [1, "rgba(44,36,26,.22)"],
  ],
  wood: [
    [0, "rgba(255,228,176,.24)"],
    [0.4, "rgba(255,220,160,.07)"],
    [0.7, "rgba(40,18,2,.14)"],
    [1, "rgba(26,10,0,.46)"],
  ],
};

/** Offset, blur and inset in squares, and opacity. */
const SHADOWS: Readonly<Record<Material, readonly (readonly [number, number, number, number, number])[]>> = {
  stone: [
    [0.5, 1.05, 1.7, 0.3, 0.2],
    [0.22, 0.42, 0.7, 0.1, 0.26],
    [0.03, 0.1, 0.16, 0, 0.42],
  ],
  wood: [
    [0.5, 1.05, 1.7, 0.3, 0.55],
    [0.22, 0.42, 0.7, 0.1, 0.6],
    [0.03, 0.1, 0.16, 0, 0.8],
  ],
};

/** Makes the picture of the board with everything that does not change in play. */
export function* boardPicture(geometry: Geometry, material: Material, coordinates: boolean): Work<Canvas> {
  const { body, square, density } = geometry;
  const { left, top, width, height } = reachOf(geometry);
  const { canvas, context } = bitmap(width * density, height * density);
  context.scale(density, density);
  context.translate(left - body.x, top - body.y);
  const radius = square * (material === "stone" ? 0.06 : 0.05);
  yield* drawShadows(context, geometry, material, radius);
  endShadows(context, geometry);
  yield;
  drawFront(context, geometry, material, radius);
  context.save();
  context.beginPath();
  context.roundRect(body.x, body.y, body.width, body.height, radius);
  context.clip();
  if (material === "wood") yield* woodenTop(context, geometry);
  else {
    const texture = yield* stoneTexture(body.width, body.height, density, geometry.files);
    yield;
    context.drawImage(texture, body.x, body.y, body.width, body.height);
  }
  yield;
  drawLamp(context, body, material);
  yield;
  drawArris(context, body, square, material, radius);
  context.restore();
  yield* cutLines(context, geometry, material);
  if (material === "wood") bronzeCorners(context, geometry);
  yield;
  if (coordinates) drawCoordinates(context, geometry, material);
  return canvas;
}

/** Softness makes a quarter of the pixels as good as all of them, and far cheaper to blur. */
const COARSE = 4;

/** Three shadows: far and near, made small and stretched, and the contact. */
function* drawShadows(context: Context, geometry: Geometry, material: Material, radius: number): Work<void> {
  const { body, square, density, edge } = geometry;
  const tone = material === "wood" ? "0,0,0" : "34,30,24";
  const margin = square * 4;
  const area = { width: body.width + 2 * margin, height: body.height + edge + 2 * margin };
  for (const [dx, dy, blur, inset, opacity] of SHADOWS[material]) {
    const coarse = blur < 0.5 ? 1 : COARSE;
    const scale = density / coarse;
    const shade = bitmap(area.width * scale, area.height * scale);
    const aside = area.width * 2;
    shade.context.scale(scale, scale);
    shade.context.shadowColor = `rgba(${tone},${opacity})`;
    shade.context.shadowBlur = blur * square * scale;
    shade.context.shadowOffsetX = (dx * square + aside) * scale;
    shade.context.shadowOffsetY = dy * square * scale;
    shade.context.beginPath();
    const into = inset * square;
    shade.context.roundRect(
      margin + into - aside,
      margin + into,
      body.width - 2 * into,
      body.height + edge - 2 * into,
      radius,
    );
    shade.context.fill();
    context.drawImage(shade.canvas, body.x - margin, body.y - margin, area.width, area.height);
    yield;
  }
}

/** The shadow fades towards where the canvas ends on the left and below, lest it be cut off there along a line. */
function endShadows(context: Context, geometry: Geometry): void {
  const { body, edge } = geometry;
  const { left, top, width, height } = reachOf(geometry);
  const room = shadowRoom(geometry);
  const bottom = body.y + body.height + edge;
  context.save();
  context.globalCompositeOperation = "destination-in";
  for (const [fromX, fromY, toX, toY] of [
    [body.x, 0, body.x - room.left, 0],
    [0, bottom, 0, bottom + room.below],
  ] as const) {
    context.fillStyle = withStops(context.createLinearGradient(fromX, fromY, toX, toY), [
      [0, "#000"],
      [1, "transparent"],
    ]);
    context.fillRect(body.x - left, body.y - top, width, height);
  }
  context.restore();
}

/** The front edge below the upper face. */
function drawFront(context: Context, { body, edge }: Geometry, material: Material, radius: number): void {
  const bottom = body.y + body.height;
  context.fillStyle = withStops(
    context.createLinearGradient(0, bottom - 2, 0, bottom + edge),
    FRONT[material],
  );
  context.beginPath();
  context.roundRect(body.x, body.y + radius, body.width, body.height + edge - radius, radius);
  context.fill();
}

/** One lamp, high on the left. */
function drawLamp(context: Context, { x, y, width, height }: Rect, material: Material): void {
  const light = context.createRadialGradient(
    x + width * 0.3,
    y + height * 0.2,
    0,
    x + width * 0.36,
    y + height * 0.3,
    Math.hypot(width, height) * 0.86,
  );
  context.fillStyle = withStops(light, LAMP[material]);
  context.fillRect(x, y, width, height);
}

/** The upper arris catches light, the lower one loses it. */
function drawArris(
  context: Context,
  { x, y, width, height }: Rect,
  square: number,
  material: Material,
  radius: number,
): void {
  context.strokeStyle = withStops(context.createLinearGradient(x, y, x + width * 0.4, y + height), [
    [0, material === "stone" ? "rgba(255,253,246,.75)" : "rgba(255,226,176,.45)"],
    [0.6, "rgba(255,255,255,.08)"],
    [1, "rgba(0,0,0,.25)"],
  ]);
  context.lineWidth = Math.max(1.5, square * 0.035);
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.stroke();
}

/** Strokes of a cut from the lowest up: offset and width in widths of the line, and colour. */
const CUT: Readonly<Record<Material, readonly (readonly [number, number, string])[]>> = {
  stone: [
    [0.78, 0.8, "rgba(255,252,242,.50)"],
    [0, 1, "rgba(46,37,26,.66)"],
    [-0.12, 0.45, "rgba(24,17,9,.35)"],
  ],
  wood: [
    [0.72, 0.7, "rgba(255,226,176,.38)"],
    [0, 1, "rgba(44,20,4,.74)"],
  ],
};

/** All lines of the grid. A hand cut them: on stone they run past the corner. In wood the frame bounds the field. */
function* cutLines(context: Context, geometry: Geometry, material: Material): Work<void> {
  const { grid, square, columns, rows } = geometry;
  const chance = chanceFrom(columns * 31 + rows);
  const past = () => (material === "stone" ? square * 0.05 * (0.5 + chance()) : 0);
  const outer = material === "stone" ? 0 : 1;
  context.lineCap = "round";
  for (let column = outer; column <= columns - outer; column++) {
    const x = grid.x + column * square;
    cut(context, [x, grid.y - past()], [x, grid.y + grid.height + past()], square, material, chance);
    yield;
  }
  for (let row = outer; row <= rows - outer; row++) {
    const y = grid.y + row * square;
    cut(context, [grid.x - past(), y], [grid.x + grid.width + past(), y], square, material, chance);
    yield;
  }
}

/** A cut with its lit lip to the lower right, trembling a little between its ends. */
function cut(
  context: Context,
  from: readonly [number, number],
  to: readonly [number, number],
  square: number,
  material: Material,
  chance: Chance,
): void {
  const width = Math.max(1, square * 0.027);
  const upright = from[0] === to[0];
  const steps = 6;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const tremble = i === 0 || i === steps ? 0 : (chance() - 0.5) * width * 0.55;
    const x = from[0] + ((to[0] - from[0]) * i) / steps + (upright ? tremble : 0);
    const y = from[1] + ((to[1] - from[1]) * i) / steps + (upright ? 0 : tremble);
    return [x, y] as const;
  });
  for (const [offset, share, colour] of CUT[material]) {
    context.strokeStyle = colour;
    context.lineWidth = width * share;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x + offset * width, y + offset * width);
    context.stroke();
  }
}
