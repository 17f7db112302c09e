/** The running game of each ruleset, which survives closing the page. */

import { isRecord, recall, remember } from "../memory.js";
import { baseId } from "./rulesets.js";
import type { Session } from "./session.js";

const key = "games";

interface Games {
  /** The ruleset played last. */
  last: string | null;
  /** The link of the running game of each ruleset, by the id of the preset that it is or was made from. */
  running: Record<string, string>;
}

function games(): Games {
  const stored = recall(key, isRecord) ?? {};
  const running = isRecord(stored["running"]) ? stored["running"] : {};
  return {
    last: typeof stored["last"] === "string" ? stored["last"] : null,
    running: Object.fromEntries(
      Object.entries(running).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
  };
}

/** Remembers a game as it stands; one that is over or has not begun is forgotten. */
export function rememberGame(session: Session): void {
  const { view } = session.value;
  const id = baseId(view.ruleset);
  const { running } = games();
  const { [id]: _, ...others } = running;
  const goesOn = view.ply > 0 && view.outcome === null;
  remember(key, { last: id, running: goesOn ? { ...others, [id]: session.link() } : others });
}

/** The preset played last. */
export function lastPlayed(): string | null {
  return games().last;
}

/** The link of the running game of a preset. */
export function runningGame(id: string): string | null {
  const { running } = games();
  return Object.hasOwn(running, id) ? (running[id] ?? null) : null;
}
