/** What is marked on the board. Every mark is a shape; its colour only says again what the shape has said. */

import { pathOf, withStops } from "./bitmap.js";
import { centreOf, type Geometry, isLit, rectOf } from "./geometry.js";
import type { Bar, Direction, Kind, LastAction, Square, Target, Theme } from "./scene.js";
import { RADIUS } from "./shapes.js";
import { PALETTES } from "./theme.js";

/** Where marks are made, and how. */
export interface Ground {
  readonly context: CanvasRenderingContext2D;
  readonly geometry: Geometry;
  readonly theme: Theme;
}

const TURN = Math.PI * 2;

/** Strokes the path, wider in the lip's colour first where the theme has one. */
function strokeMark({ context, theme }: Ground, colour: string, width: number, lip = 1.1): void {
  const { lip: under } = PALETTES[theme];
  if (under) {
    context.strokeStyle = under;
    context.lineWidth = width + 2 * lip;
    context.stroke();
  }
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** Corner ticks of the last action: thin where it began, heavy where it ended or a piece was taken. */
export function markLastAction(ground: Ground, { from, to, taken = [] }: LastAction): void {
  const least = ground.theme === "contrast" ? 0.5 : 0;
  const { square } = ground.geometry;
  if (from) drawTicks(ground, from, Math.max(1.25 + least, square * 0.022));
  for (const end of to ? [to, ...taken] : taken) drawTicks(ground, end, Math.max(2 + least, square * 0.048));
}

/** Corner ticks of a square, as path data about its middle. */
export function ticksPath(square: number): string {
  const far = square * 0.415;
  const near = square * 0.245;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([i = 1, j = 1]) => `M${i * far} ${j * near}L${i * far} ${j * far}L${i * near} ${j * far}`)
    .join("");
}

function drawTicks({ context, geometry, theme }: Ground, place: Square, width: number): void {
  const { x, y } = centreOf(geometry, place);
  context.save();
  context.translate(x, y);
  context.strokeStyle = PALETTES[theme].ticks;
  context.lineWidth = width;
  context.stroke(pathOf(ticksPath(geometry.square)));
  context.restore();
}

/** The square under the pointer, a shade lighter. */
export function markHover({ context, geometry, theme }: Ground, place: Square): void {
  const { x, y, width } = rectOf(geometry, place);
  const inset = width * (isLit(theme) ? 0.02 : 0.03);
  context.fillStyle = PALETTES[theme].hover;
  context.fillRect(x + inset, y + inset, width - 2 * inset, width - 2 * inset);
}

/** The light square and the frame of the chosen piece. */
export function markSelected(ground: Ground, place: Square): void {
  const { context, geometry, theme } = ground;
  const { square } = geometry;
  const lit = isLit(theme);
  if (lit) {
    const { x, y } = centreOf(geometry, place);
    const [near, far] =
      theme === "stone"
        ? ["rgba(255,252,244,.62)", "rgba(255,252,244,.30)"]
        : ["rgba(255,240,208,.50)", "rgba(255,240,208,.20)"];
    const light = context.createRadialGradient(x, y, square * 0.1, x, y, square * 0.7);
    context.fillStyle = withStops(light, [
      [0, near],
      [1, far],
    ]);
    context.fillRect(x - square * 0.48, y - square * 0.48, square * 0.96, square * 0.96);
  }
  framePath(ground, place, square * (lit ? 0.03 : 0.05));
  strokeMark(ground, PALETTES[theme].mark, Math.max(1.75, square * (lit ? 0.032 : 0.055)));
}

function framePath({ context, geometry }: Ground, place: Square, inset: number): void {
  const { x, y, width } = rectOf(geometry, place);
  context.beginPath();
  context.roundRect(x + inset, y + inset, width - 2 * inset, width - 2 * inset, width * 0.05);
}

/** The two-tone frame of the keyboard's place. */
export function markFocus(ground: Ground, place: Square): void {
  const { context, geometry, theme } = ground;
  const { focus, focusGap } = PALETTES[theme];
  const width = Math.max(2.5, geometry.square * 0.05);
  framePath(ground, place, Math.max(2.5, geometry.square * 0.04));
  context.strokeStyle = focusGap;
  context.lineWidth = width + 3;
  context.stroke();
  context.strokeStyle = focus;
  context.lineWidth = width;
  context.stroke();
}

/** A dot where the chosen piece may go, in a ring if it would catch there. */
export function markTarget(ground: Ground, target: Target): void {
  const { context, geometry, theme } = ground;
  const { square } = geometry;
  const { mark } = PALETTES[theme];
  const { x, y } = centreOf(geometry, target.square);
  const radius = Math.max(2.5, square * 0.098);
  const disc = (dx: number, dy: number, size: number, fill: string | CanvasGradient) => {
    context.beginPath();
    context.arc(x + dx, y + dy, size, 0, TURN);
    context.fillStyle = fill;
    context.fill();
  };
  if (theme === "stone") {
    // Painted into a small hollow.
    disc(square * 0.014, square * 0.018, radius, "rgba(255,252,242,.55)");
    disc(0, 0, radius, mark);
    const shade = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
    const stops = withStops(shade, [
      [0, "rgba(30,0,0,.5)"],
      [0.55, "rgba(30,0,0,0)"],
    ]);
    disc(0, 0, radius, stops);
  } else if (theme === "wood") {
    disc(square * 0.008, square * 0.012, radius * 1.2, "rgba(36,16,4,.82)");
    disc(0, 0, radius, mark);
  } else if (theme === "print") {
    disc(0, 0, radius, "#FFFFFF");
    context.strokeStyle = mark;
    context.lineWidth = Math.max(1.25, square * 0.03);
    context.stroke();
  } else disc(0, 0, radius, mark);
  if (target.catches.length === 0) return;
  context.beginPath();
  context.arc(x, y, square * 0.205, 0, TURN);
  strokeMark(ground, mark, Math.max(1.5, square * 0.036));
}

const DASHES = 12;

/** A dashed ring about a piece: it would be caught, can be taken, or forbids. */
export function markRing(ground: Ground, place: Square, kind: Kind): void {
  const { context, geometry, theme } = ground;
  const { square } = geometry;
  const { x, y } = centreOf(geometry, place);
  const radius = (RADIUS[kind] + 0.055) * square;
  const { lip, mark } = PALETTES[theme];
  const width = Math.max(1.75, square * 0.04);
  const dashes = (more: number) => {
    context.beginPath();
    for (let i = 0; i < DASHES; i++) {
      const from = (i / DASHES) * TURN - more;
      context.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
      context.arc(x, y, radius, from, ((i + 0.58) / DASHES) * TURN + more);
    }
  };
  if (lip) {
    dashes(1.1 / radius);
    context.strokeStyle = lip;
    context.lineWidth = width + 2.2;
    context.stroke();
  }
  dashes(0);
  context.strokeStyle = mark;
  context.lineWidth = width;
  context.stroke();
}

const STEP: Readonly<Record<Direction, Square>> = {
  north: { file: 0, rank: 1 },
  east: { file: 1, rank: 0 },
  south: { file: 0, rank: -1 },
  west: { file: -1, rank: 0 },
};

/** A bar across a closed side of a square. */
export function markBar(ground: Ground, { square: place, side }: Bar): void {
  const { context, geometry, theme } = ground;
  const here = centreOf(geometry, place);
  const step = STEP[side];
  const there = centreOf(geometry, { file: place.file + step.file, rank: place.rank + step.rank });
  const middle = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
  const half = { x: (there.y - here.y) * 0.34, y: (there.x - here.x) * 0.34 };
  context.beginPath();
  context.moveTo(middle.x - half.x, middle.y - half.y);
  context.lineTo(middle.x + half.x, middle.y + half.y);
  strokeMark(ground, PALETTES[theme].mark, Math.max(3, geometry.square * 0.075), isLit(theme) ? 1.1 : 1.5);
}

/** The lamp moved to the place that decided: all else falls into shade. */
export function moveLamp({ context, geometry, theme }: Ground, place: Square, progress: number): void {
  if (!isLit(theme)) return;
  const { body, square } = geometry;
  const { x, y } = centreOf(geometry, place);
  const tone = theme === "stone" ? "28,24,20" : "10,4,0";
  const shade = context.createRadialGradient(x, y, square * 1.3, x, y, square * 6.5);
  context.save();
  context.globalAlpha = progress;
  context.fillStyle = withStops(shade, [
    [0, `rgba(${tone},0)`],
    [0.5, `rgba(${tone},.13)`],
    [1, `rgba(${tone},.29)`],
  ]);
  context.beginPath();
  context.roundRect(body.x, body.y, body.width, body.height, square * 0.06);
  context.fill();
  context.restore();
}
