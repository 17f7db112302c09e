/** Making what takes long: the board with its texture, and the pieces. */

import { boardPicture } from "./body.js";
import { type Geometry, isLit } from "./geometry.js";
import { glassPicture } from "./glass.js";
import { exactBoardName, type Materials, pieceName, shadowName } from "./materials.js";
import { type LoosePiece, squareFor } from "./paint.js";
import { seedOf, shadowPicture, tintOf, tintsOf } from "./pieces.js";
import type { Kind, Piece, Scene, Theme } from "./scene.js";
import { RADIUS } from "./shapes.js";
import { afterOthers, inSlices, type Work } from "./slices.js";

/**
 * Makes what `paint` needs for this board and these pieces, in slices of some milliseconds; first what is seen, then
 * the pieces that may come to be seen. Until then `paint` draws lines, or stretches what it has of another size.
 * Calls `changed` each time that painting anew shows something better. Resolves to whether anything was made.
 * Let only one run on the same materials at a time: abort the one before. What an aborted one has made stays.
 */
export async function prepareMaterials(
  materials: Materials,
  geometry: Geometry,
  scene: Scene,
  signal?: AbortSignal,
  changed?: () => void,
): Promise<boolean> {
  if (!isLit(scene.theme)) return false;
  let any = false;
  const seen = piecesOf(scene).map(([piece, seed]) => [piece, tintOf(piece.kind, seed)] as const);
  const stages = [
    makePieces(materials, geometry, seen),
    makeShadows(materials, geometry, scene),
    makeBoard(materials, geometry, scene),
    makePieces(materials, geometry, piecesToCome(scene)),
  ];
  for (const stage of stages) {
    const made = await inSlices(stage, signal);
    // Whoever paints on the news begins a task of its own.
    await afterOthers();
    if (signal?.aborted) return any;
    if (made) changed?.();
    any ||= made === true;
  }
  return any;
}

/**
 * Makes the glass of pieces beside the board, all of one diameter; until then `paintLoosePieces` draws lines. Resolves
 * to whether anything was made.
 */
export async function prepareLoosePieces(
  materials: Materials,
  pieces: readonly LoosePiece[],
  theme: Theme,
  density: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const [first] = pieces;
  if (!first || !isLit(theme)) return false;
  const wanted = pieces.map((piece) => [piece, tintOf(piece.kind, piece.seed)] as const);
  const made = await inSlices(makePieces(materials, { square: squareFor(first), density }, wanted), signal);
  return made === true;
}

/** All pieces of a scene, each with its seed. */
function piecesOf(scene: Scene): readonly (readonly [Piece, number])[] {
  const ghost = scene.ghost ? [scene.ghost] : [];
  return [
    ...[...scene.pieces, ...ghost].map((piece) => [piece, seedOf(piece.square)] as const),
    ...scene.moving.map((piece) => [piece, seedOf(piece.tintOf)] as const),
  ];
}

function kindsOf(scene: Scene): readonly Kind[] {
  const kinds = new Set(piecesOf(scene).map(([{ kind }]) => kind));
  return kinds.size > 0 ? [...kinds] : ["calculus"];
}

/** Every piece of the kinds on the board, clear side up first. */
function piecesToCome(scene: Scene): readonly (readonly [Piece, number])[] {
  const kinds = kindsOf(scene);
  return [false, true].flatMap((held) =>
    kinds.flatMap((kind) =>
      tintsOf(kind).flatMap((tint) =>
        (["white", "black"] as const).map((side) => [{ side, kind, held }, tint] as const),
      ),
    ),
  );
}

function* makePieces(
  materials: Materials,
  { square, density }: Pick<Geometry, "square" | "density">,
  wanted: readonly (readonly [Piece, number])[],
): Work<boolean> {
  let any = false;
  for (const [piece, tint] of wanted) {
    const name = pieceName(piece, tint);
    const radius = RADIUS[piece.kind] * square * density;
    if (materials.pieces.get(name)?.radius === radius) continue;
    const picture = yield* glassPicture(piece, radius, tint);
    materials.pieces.set(name, { picture, radius });
    any = true;
  }
  return any;
}

function* makeShadows(materials: Materials, { square, density }: Geometry, scene: Scene): Work<boolean> {
  let any = false;
  for (const [piece] of piecesToCome(scene)) {
    const name = shadowName(piece, scene.theme);
    const radius = RADIUS[piece.kind] * square * density;
    if (materials.shadows.get(name)?.radius === radius) continue;
    const picture = shadowPicture(piece, scene.theme, square, density);
    materials.shadows.set(name, { picture, radius });
    any = true;
    yield;
  }
  return any;
}

function* makeBoard(materials: Materials, geometry: Geometry, scene: Scene): Work<boolean> {
  const { theme, coordinates } = scene;
  const name = exactBoardName(geometry, scene);
  if (materials.board?.name === name || (theme !== "stone" && theme !== "wood")) return false;
  const made = yield* boardPicture(geometry, theme, coordinates);
  materials.board = { name, made };
  return true;
}
