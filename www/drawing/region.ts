/** How much room the pieces on their way need. */

import { centreOf, type Geometry, type Rect } from "./geometry.js";
import type { MovingPiece } from "./scene.js";

/** How far a lifted piece and its shadow reach from its place, in squares: the shadow falls to the lower right. */
const REACH = { before: 1.2, after: 3 } as const;

/** Where the pieces on their way are, in whole device pixels; `null` if there is none. */
export function movingRegion(geometry: Geometry, moving: readonly MovingPiece[]): Rect | null {
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
