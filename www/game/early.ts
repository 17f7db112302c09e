/** A game as it comes to the table, as far as that is known before the engine is there. */

import { rules, view } from "virtual:first-view";
import { firstGame } from "./first-game.js";
import { gameKeysOf, readViewKeys, redoOf } from "./link.js";
import { beginning, type SessionState } from "./session.js";

/** The state with which a link begins, if it names the first game and nothing else; `null` where only the engine can tell. */
export function earlyState(link: string): SessionState | null {
  if (gameKeysOf(link) !== gameKeysOf(firstGame) || redoOf(link).length > 0) return null;
  return beginning(view, rules, readViewKeys(link).players);
}
