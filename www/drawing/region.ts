/** How much of a canvas is taken by what lies on some squares or is on its way. */

import type { Changed } from "./changes.js";
import { centreOf, type Geometry, type Rect } from "./geometry.js";
import type { Square } from "./scene.js";

/** How far what is drawn for a square reaches from its middle, in squares: shadows fall to the lower right. */
const REACH = { before: 1.2, lying: 1.5, lifted: 3 } as const;

/** The room about some places, in whole device pixels. */
function about(geometry: Geometry, places: readonly Square[], after: number): Rect {
  const { square, density } = geometry;
  const middles = places.map((place) => centreOf(geometry, place));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const from = (values: number[]) =>
    Math.floor((Math.min(...values) - REACH.before * square) * density) / density;
  const to = (values: number[]) => Math.ceil((Math.max(...values) + after * square) * density) / density;
  return { x: from(xs), y: from(ys), width: to(xs) - from(xs), height: to(ys) - from(ys) };
}

/** What pieces on their way between some squares may take. */
export function regionAbout(geometry: Geometry, squares: readonly Square[]): Rect {
  return about(geometry, squares, REACH.lifted);
}

/** Whether what lies on a square with this middle is seen in one of the regions. */
export function reaches(
  { square }: Geometry,
  middle: { x: number; y: number },
  regions: readonly Rect[],
): boolean {
  const [before, after] = [REACH.before * square, REACH.lying * square];
  return regions.some(
    ({ x, y, width, height }) =>
      middle.x + after > x &&
      middle.x - before < x + width &&
      middle.y + after > y &&
      middle.y - before < y + height,
  );
}

/** What has to be painted again where squares have changed. */
export function changedRegions(geometry: Geometry, changed: readonly Changed[]): Rect[] {
  return changed.map(({ square, lifted }) => about(geometry, [square], lifted ? REACH.lifted : REACH.lying));
}
