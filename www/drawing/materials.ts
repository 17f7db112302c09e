/** What takes long to make and is made once for a size: the board with its texture, and the pieces. */

import type { Geometry } from "./geometry";
import type { Scene } from "./scene";

/** Finished pictures, by name. The only state of the drawing: make one for each canvas and keep it. */
export class Materials {
  readonly pictures = new Map<string, CanvasImageSource>();
}

/**
 * Makes what `paint` needs for this board and these pieces, in slices of some milliseconds. Until it is done `paint`
 * draws lines. Resolves to whether anything new was made, so that the caller paints again; aborting leaves what is done.
 */
export async function prepareMaterials(
  materials: Materials,
  geometry: Geometry,
  scene: Scene,
  signal?: AbortSignal,
): Promise<boolean> {
  void [materials, geometry, scene, signal];
  return false;
}
