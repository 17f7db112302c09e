/** What each side has lost. */

import type { GameView, Kind, Side } from "../engine.js";
import { other } from "./players.js";

/** The pieces that one side has lost, as far as the actions shown tell; one for each capture in any case. */
export function captured(view: GameView, loser: Side): Kind[] {
  const kinds = view.actions
    .slice(0, view.ply)
    .flatMap((action) => action.effects.lifted)
    .filter((piece) => piece.side === loser)
    .map((piece) => piece.kind);
  const number = view.taken[other(loser)];
  return [
    ...kinds.slice(0, number),
    ...Array<"calculus">(Math.max(0, number - kinds.length)).fill("calculus"),
  ];
}
