/** What of a board looks otherwise in one scene than in another, so that only that has to be painted again. */

import { type Scene, type Square, sameSquare } from "./scene.js";

/** A square, and whether something is or was held up there, whose shadow falls farther. */
export interface Changed {
  readonly square: Square;
  readonly lifted: boolean;
}

/** How each square looks on which there is something, as text. */
function looksOf(scene: Scene): Map<string, { square: Square; look: string }> {
  const looks = new Map<string, { square: Square; look: string }>();
  const add = (square: Square | null | undefined, what: string) => {
    if (!square) return;
    const key = `${square.file} ${square.rank}`;
    looks.set(key, { square, look: `${looks.get(key)?.look ?? ""} ${what}` });
  };
  const { pieces, lastAction, selected, hover, focus, targets, hotTarget, ghost, refusal } = scene;
  for (const { square, side, kind, held, takeable } of pieces)
    add(square, [side, kind, held, takeable].join());
  add(lastAction?.from, "from");
  add(lastAction?.to, "to");
  for (const square of lastAction?.taken ?? []) add(square, "taken");
  add(selected, "selected");
  add(hover, "hover");
  add(focus, "focus");
  for (const { square, catches } of targets) {
    add(square, catches.length > 0 ? "target, catching" : "target");
    if (sameSquare(square, hotTarget)) for (const caught of catches) add(caught, "ring");
  }
  if (ghost) add(ghost.square, ["ghost", ghost.side, ghost.kind].join());
  for (const { square, side } of refusal?.bars ?? []) add(square, `bar ${side}`);
  for (const square of refusal?.forbidding ?? []) add(square, "ring");
  return looks;
}

/** The squares that look otherwise, apart from pieces on their way; `null` if more than squares does. */
export function changesBetween(before: Scene, after: Scene): Changed[] | null {
  const same = (["files", "ranks", "theme", "coordinates"] as const).every(
    (key) => before[key] === after[key],
  );
  if (!same || JSON.stringify(before.decision) !== JSON.stringify(after.decision)) return null;
  const [old, now] = [looksOf(before), looksOf(after)];
  const changed: Changed[] = [];
  for (const [key, { square }] of new Map([...old, ...now]))
    if (old.get(key)?.look !== now.get(key)?.look) {
      const lifted = sameSquare(square, before.selected) || sameSquare(square, after.selected);
      changed.push({ square, lifted });
    }
  return changed;
}
