/** From a scene to pixels. */

import type { Geometry } from "./geometry";
import type { Materials } from "./materials";
import type { Piece, Scene, Theme } from "./scene";

/** Sets a canvas to the size and density of its board; call it before `paint` whenever the geometry is new. */
export function fitCanvas(canvas: HTMLCanvasElement, geometry: Geometry): void {
  const { width, height, density } = geometry;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
}

/** Draws the whole canvas anew. The context must belong to a canvas of the size `fitCanvas` gives. */
export function paint(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  scene: Scene,
  materials: Materials,
): void {
  void [context, geometry, scene, materials];
}

/** A piece beside the board: caught, in hand, or as the sign of a player. */
export interface LoosePiece extends Piece {
  /** Centre, in CSS pixels of the context. */
  readonly x: number;
  readonly y: number;
  /** Diameter of a calculus at this size, in CSS pixels; other kinds keep their proportion to it. */
  readonly diameter: number;
  /** Any number: chooses its tint. */
  readonly seed: number;
  /** Whether it lies on something and casts a shadow. */
  readonly shadow: boolean;
}

/** Draws pieces beside the board, at once and without preparing: at most some dozens, small. */
export function paintLoosePieces(
  context: CanvasRenderingContext2D,
  pieces: readonly LoosePiece[],
  theme: Theme,
  density: number,
  materials: Materials,
): void {
  void [context, pieces, theme, density, materials];
}
