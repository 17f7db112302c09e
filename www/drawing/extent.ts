/** How far the picture of a board reaches: the page knows it before the picture is made. */

import type { Geometry, Rect } from "./geometry.js";

/** How far the shadow reaches beyond the body, in squares. */
const SPILL = { left: 1.2, top: 0.7, right: 2.2, bottom: 3 } as const;

/** Where the picture of a board belongs on the canvas. */
export interface BoardExtent {
  /** From the upper left corner of the body, in squares, so that the picture can be stretched to another size. */
  readonly offset: { readonly left: number; readonly top: number };
  /** Width and height in squares. */
  readonly size: { readonly width: number; readonly height: number };
}

/** What lies left of and above the body, and the whole, in CSS pixels: whole device pixels. */
export function reachOf({ body, square, density, edge }: Geometry) {
  const whole = (squares: number) => Math.ceil(squares * square * density) / density;
  const [left, top] = [whole(SPILL.left), whole(SPILL.top)];
  const width = left + body.width + whole(SPILL.right);
  const height = top + body.height + edge + whole(SPILL.bottom);
  return { left, top, width, height };
}

/** How much room the canvas has for the shadow on the left and below, in CSS pixels; as much as it takes at the most. */
export function shadowRoom(geometry: Geometry): { left: number; below: number } {
  const { body, edge, square, height } = geometry;
  return {
    left: Math.min(body.x, SPILL.left * square),
    below: Math.min(height - body.y - body.height - edge, SPILL.bottom * square),
  };
}

/** What of its canvas a board reaches with its shadow: nothing is ever drawn elsewhere. In whole device pixels. */
export function reachedPart(geometry: Geometry): Rect {
  const { body, density } = geometry;
  const reach = reachOf(geometry);
  const within = (length: number, most: number) =>
    Math.round(Math.min(Math.max(0, length), most) * density) / density;
  const x = within(body.x - reach.left, geometry.width);
  const y = within(body.y - reach.top, geometry.height);
  return {
    x,
    y,
    width: within(body.x - reach.left + reach.width, geometry.width) - x,
    height: within(body.y - reach.top + reach.height, geometry.height) - y,
  };
}

/** Where the picture made for a geometry belongs. */
export function boardExtent(geometry: Geometry): BoardExtent {
  const { left, top, width, height } = reachOf(geometry);
  const { square } = geometry;
  return {
    offset: { left: -left / square, top: -top / square },
    size: { width: width / square, height: height / square },
  };
}
