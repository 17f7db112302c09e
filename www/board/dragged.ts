import { centreOf, type Geometry, type MovingPiece } from "../drawing/index.js";
import type { SessionState } from "../game/session.js";
import { squareOf } from "../square.js";

/** The piece that follows the pointer. */
export function draggedPiece({ view, input }: SessionState, geometry: Geometry): MovingPiece | null {
  if (input.kind !== "dragging") return null;
  const piece = view.pieces.find((candidate) => candidate.square === input.from);
  if (!piece) return null;
  const origin = centreOf(geometry, { file: 0, rank: 0 });
  const file = centreOf(geometry, { file: 1, rank: 0 });
  const rank = centreOf(geometry, { file: 0, rank: 1 });
  const { square } = geometry;
  const share = (unit: { x: number; y: number }) =>
    ((input.x - origin.x) * (unit.x - origin.x) + (input.y - origin.y) * (unit.y - origin.y)) / square ** 2;
  const { side, kind } = piece;
  const tintOf = squareOf(input.from);
  return {
    side,
    kind,
    held: false,
    file: share(file),
    rank: share(rank),
    lift: 1,
    opacity: 1,
    turn: 1,
    tintOf,
  };
}
