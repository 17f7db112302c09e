/** What can be made: everything that takes too long to be drawn anew for every frame. */

import type { Canvas } from "./bitmap.js";
import { boardPicture, type Material } from "./body.js";
import type { Geometry } from "./geometry.js";
import { glassPicture } from "./glass.js";
import type { Piece, Theme } from "./scene.js";
import { shadowPicture } from "./shadow.js";
import type { Work } from "./slices.js";

/** What to make, as plain data. */
export type Order =
  | { kind: "piece"; piece: Piece; radius: number; tint: number }
  | { kind: "shadow"; piece: Piece; theme: Theme; square: number; density: number }
  | { kind: "board"; geometry: Geometry; material: Material; coordinates: boolean };

/** Makes what is ordered. */
export function* make(order: Order): Work<Canvas> {
  switch (order.kind) {
    case "piece":
      return yield* glassPicture(order.piece, order.radius, order.tint);
    case "shadow":
      return shadowPicture(order.piece, order.theme, order.square, order.density);
    case "board":
      return yield* boardPicture(order.geometry, order.material, order.coordinates);
  }
}
