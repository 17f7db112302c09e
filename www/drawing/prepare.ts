/** Having made what takes long: the board with its texture, and the pieces. */

import { boardExtent } from "./extent.js";
import { type Geometry, isLit } from "./geometry.js";
import type { Order } from "./make.js";
import { exactBoardName, type Made, type Materials, pieceName, shadowName } from "./materials.js";
import { type LoosePiece, squareFor } from "./paint.js";
import { seedOf, tintOf, tintsOf } from "./pieces.js";
import type { Kind, Piece, Scene, Theme } from "./scene.js";
import { RADIUS } from "./shapes.js";
import { makePicture } from "./workshop.js";

/**
 * Has made what `paint` needs for this board and these pieces; first what is seen (the shadows before the pieces that
 * they belong to), then the pieces that may come to be seen. Until then `paint` draws lines, or stretches what it has of another size.
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
    () => makeShadows(materials, geometry, scene.theme, piecesToCome(scene), signal),
    () => makePieces(materials, geometry, seen, signal),
    () => makeBoard(materials, geometry, scene, signal),
    () => makePieces(materials, geometry, piecesToCome(scene), signal),
  ];
  for (const stage of stages) {
    const made = await stage();
    if (signal?.aborted) return any;
    if (made) changed?.();
    any ||= made;
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
  const casting = wanted.filter(([{ shadow }]) => shadow);
  const size = { square: squareFor(first), density };
  const cast = await makeShadows(materials, size, theme, casting, signal);
  return (await makePieces(materials, size, wanted, signal)) || cast;
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

/** Has some pictures made in turn, unless there are such; tells whether any was missing. An abort leaves the rest. */
async function makeAll(
  kept: Map<string, Made>,
  wanted: readonly { name: string; radius: number; order: Order }[],
  signal?: AbortSignal,
): Promise<boolean> {
  let any = false;
  for (const { name, radius, order } of wanted) {
    if (signal?.aborted) break;
    if (kept.get(name)?.radius === radius) continue;
    kept.set(name, { picture: await makePicture(order), radius });
    any = true;
  }
  return any;
}

function makePieces(
  materials: Materials,
  { square, density }: Pick<Geometry, "square" | "density">,
  pieces: readonly (readonly [Piece, number])[],
  signal?: AbortSignal,
): Promise<boolean> {
  const wanted = pieces.map(([{ side, kind, held }, tint]) => {
    const piece = { side, kind, held };
    const radius = RADIUS[kind] * square * density;
    return { name: pieceName(piece, tint), radius, order: { kind: "piece", piece, radius, tint } as const };
  });
  return makeAll(materials.pieces, wanted, signal);
}

function makeShadows(
  materials: Materials,
  { square, density }: Pick<Geometry, "square" | "density">,
  theme: Theme,
  pieces: readonly (readonly [Piece, number])[],
  signal?: AbortSignal,
): Promise<boolean> {
  const wanted = pieces.map(([{ side, kind, held }]) => {
    const piece = { side, kind, held };
    const radius = RADIUS[kind] * square * density;
    return {
      name: shadowName(piece, theme),
      radius,
      order: { kind: "shadow", piece, theme, square, density } as const,
    };
  });
  return makeAll(materials.shadows, wanted, signal);
}

async function makeBoard(
  materials: Materials,
  geometry: Geometry,
  scene: Scene,
  signal?: AbortSignal,
): Promise<boolean> {
  const { theme: material, coordinates } = scene;
  const name = exactBoardName(geometry, scene);
  if (materials.board?.name === name || (material !== "stone" && material !== "wood")) return false;
  const picture = await makePicture({ kind: "board", geometry, material, coordinates });
  if (signal?.aborted) return false;
  materials.board = { name, made: { picture, ...boardExtent(geometry) } };
  return true;
}
