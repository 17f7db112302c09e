/** From a scene to pixels. */

import { centreOf, type Geometry, isLit, type Rect } from "./geometry.js";
import { drawPlainBoard } from "./grid.js";
import {
  type Ground,
  markBar,
  markFocus,
  markHover,
  markLastAction,
  markRing,
  markSelected,
  markTarget,
  moveLamp,
} from "./marks.js";
import { boardFor, type Materials } from "./materials.js";
import { drawPiece, type Manner, seedOf } from "./pieces.js";
import { reaches } from "./region.js";
import { type MovingPiece, type Piece, type Scene, type Square, sameSquare, type Theme } from "./scene.js";
import { RADIUS } from "./shapes.js";

/** Sets a canvas to a size in CSS pixels; one that is given a size is empty, even if it is the size that it had. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  { width, height }: Pick<Rect, "width" | "height">,
  density: number,
): void {
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
}

/**
 * Draws a board anew, or what lies in some regions of it, without the pieces on their way. The context must belong to a
 * canvas of the size of the geometry, or of the one part of it that is given.
 */
export function paint(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  scene: Scene,
  materials: Materials,
  regions: readonly Rect[] | null = null,
  part: Pick<Rect, "x" | "y"> = { x: 0, y: 0 },
): void {
  const { theme, selected, hover, focus, decision, ghost } = scene;
  const { square, density } = geometry;
  const ground: Ground = { context, geometry, theme };
  const manner: Manner = { theme, square, density, materials };
  context.setTransform(density, 0, 0, density, -part.x * density, -part.y * density);
  context.save();
  if (regions) {
    context.beginPath();
    for (const { x, y, width, height } of regions) context.rect(x, y, width, height);
    context.clip();
  }
  context.clearRect(0, 0, geometry.width, geometry.height);
  drawBoard(ground, scene, materials);
  if (hover && !sameSquare(hover, selected)) markHover(ground, hover);
  if (scene.lastAction) markLastAction(ground, scene.lastAction);
  if (selected) markSelected(ground, selected);
  for (const target of scene.targets) markTarget(ground, target);
  const chosen = scene.pieces.find((piece) => sameSquare(piece.square, selected));
  // From the far side of the table to the near, so that nearer pieces lie on the shadows of farther ones.
  const placed = scene.pieces
    .filter((piece) => piece !== chosen)
    .map((piece) => ({ piece, ...centreOf(geometry, piece.square) }))
    .filter((middle) => !regions || reaches(geometry, middle, regions))
    .sort((one, other) => one.y - other.y || one.x - other.x);
  for (const { piece, x, y } of placed)
    drawPiece(context, manner, piece, { x, y, seed: seedOf(piece.square) });
  if (decision) moveLamp(ground, decision.square, decision.progress);
  drawRings(ground, scene);
  if (ghost) drawGhost(context, geometry, manner, ghost);
  if (focus) markFocus(ground, focus);
  if (chosen) {
    const { x, y } = centreOf(geometry, chosen.square);
    drawPiece(context, manner, chosen, { x, y, lift: 1, seed: seedOf(chosen.square) });
  }
  context.restore();
}

/** Draws the pieces on their way, above all that lies. The context must be scaled to CSS pixels of the board. */
export function paintMoving(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  moving: readonly MovingPiece[],
  materials: Materials,
): void {
  const { square, density } = geometry;
  const lowestFirst = [...moving].sort((one, other) => one.lift - other.lift);
  for (const piece of lowestFirst)
    drawMoving(context, geometry, { theme, square, density, materials }, piece);
}

function drawBoard({ context, geometry, theme }: Ground, scene: Scene, materials: Materials): void {
  const { body, square } = geometry;
  const made = boardFor(materials, geometry, scene);
  if (!made) {
    drawPlainBoard(context, geometry, theme, scene.coordinates);
    return;
  }
  const { picture, offset, size } = made;
  const [x, y] = [body.x + offset.left * square, body.y + offset.top * square];
  context.drawImage(picture, x, y, size.width * square, size.height * square);
}

/** Dashed rings on the pieces that would be caught, may be taken or forbid, and bars. */
function drawRings(ground: Ground, scene: Scene): void {
  const { targets, hotTarget, refusal, decision } = scene;
  for (const { square, side } of [...(refusal?.bars ?? []), ...(decision?.bars ?? [])]) {
    markBar(ground, { square, side });
  }
  const hot = targets.find((target) => sameSquare(target.square, hotTarget));
  const ringed: Square[] = [...(hot?.catches ?? []), ...(refusal?.forbidding ?? [])];
  for (const piece of scene.pieces) {
    if (piece.takeable || ringed.some((square) => sameSquare(square, piece.square))) {
      markRing(ground, piece.square, piece.kind);
    }
  }
}

function drawGhost(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  manner: Manner,
  ghost: NonNullable<Scene["ghost"]>,
): void {
  const { x, y } = centreOf(geometry, ghost.square);
  context.save();
  context.globalAlpha = 0.5;
  drawPiece(context, manner, ghost, { x, y, shadow: false, seed: seedOf(ghost.square) });
  context.restore();
}

/** A piece on its way; half way through turning over it shows its other face. */
function drawMoving(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  manner: Manner,
  moving: MovingPiece,
): void {
  const { x, y } = centreOf(geometry, moving);
  const { turn, lift, opacity } = moving;
  const face: Piece = { ...moving, held: turn < 0.5 ? !moving.held : moving.held };
  context.save();
  context.globalAlpha = opacity;
  drawPiece(context, manner, face, {
    x,
    y,
    lift,
    moves: true,
    narrow: Math.abs(Math.cos(Math.PI * turn)),
    seed: seedOf(moving.tintOf),
  });
  context.restore();
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

/** Side of the square on which a loose piece would have its size. */
export function squareFor({ diameter }: LoosePiece): number {
  return diameter / (2 * RADIUS.calculus);
}

/** Leaves a line of the ground about a piece: black ones that overlap would be one shape. */
function clearAround(context: CanvasRenderingContext2D, piece: LoosePiece): void {
  context.save();
  context.globalCompositeOperation = "destination-out";
  context.beginPath();
  context.arc(piece.x, piece.y, RADIUS[piece.kind] * squareFor(piece) + 1, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/**
 * Draws pieces beside the board from the materials of the board: paint them again whenever these have changed.
 * The context must be scaled to CSS pixels.
 */
export function paintLoosePieces(
  context: CanvasRenderingContext2D,
  pieces: readonly LoosePiece[],
  theme: Theme,
  density: number,
  materials: Materials,
): void {
  for (const piece of pieces) {
    const { x, y, seed, shadow } = piece;
    if (!isLit(theme)) clearAround(context, piece);
    drawPiece(context, { theme, square: squareFor(piece), density, materials }, piece, {
      x,
      y,
      seed,
      shadow: shadow && isLit(theme),
    });
  }
}
