/** What of a canvas has to be painted again while nothing but pieces on their way changes. */

import { centreOf, type Geometry, type Rect } from "./geometry.js";
import type { Scene } from "./scene.js";

/** How far a lifted piece and its shadow reach from its place, in squares: the shadow falls to the lower right. */
const REACH = { before: 1.2, after: 3 } as const;

/** Where the pieces on their way are, in whole device pixels; `null` if there is none. */
export function movingRegion(geometry: Geometry, { moving }: Scene): Rect | null {
  const { square, density } = geometry;
  const places = moving.map((piece) => centreOf(geometry, piece));
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const from = (values: number[]) =>
    Math.floor((Math.min(...values) - REACH.before * square) * density) / density;
  const to = (values: number[]) =>
    Math.ceil((Math.max(...values) + REACH.after * square) * density) / density;
  return { x: from(xs), y: from(ys), width: to(xs) - from(xs), height: to(ys) - from(ys) };
}

/** The smallest rectangle about both. */
export function both(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  const height = Math.max(one.y + one.height, other.y + other.height) - y;
  return { x, y, width, height };
}
