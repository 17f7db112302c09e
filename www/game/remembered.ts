/** The running game of each ruleset, which survives closing the page, and who gave up the one before the player. */

import type { Side } from "../engine.js";
import { isRecord, recall, remember } from "../memory.js";
import { other } from "./players.js";
import { baseId } from "./rulesets.js";
import type { Session } from "./session.js";

const key = "games";

interface Games {
  /** The ruleset played last. */
  last: string | null;
  /** The link of the running game of each ruleset, by the id of the preset that it is or was made from. */
  running: Record<string, string>;
  /** The link of the game played last and who gave it up, if it ended so: no link tells that. */
  resigned: { link: string; side: Side } | null;
}

function readResigned(value: unknown): Games["resigned"] {
  if (!isRecord(value)) return null;
  const { link, side } = value;
  return typeof link === "string" && (side === "white" || side === "black") ? { link, side } : null;
}

function games(): Games {
  const stored = recall(key, isRecord) ?? {};
  const running = isRecord(stored["running"]) ? stored["running"] : {};
  return {
    last: typeof stored["last"] === "string" ? stored["last"] : null,
    running: Object.fromEntries(
      Object.entries(running).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
    resigned: readResigned(stored["resigned"]),
  };
}

/** Remembers a game as it stands, wherever it is looked at; one that is over or has not begun is forgotten. */
export function rememberGame(session: Session): void {
  const { view, end } = session.value;
  const id = baseId(view.ruleset);
  const { running } = games();
  const { [id]: _, ...others } = running;
  const begun = view.actions.length > 0;
  const goesOn = begun && end === null;
  const winner = begun && end?.reason === "resigned" ? end.winner : null;
  const next: Games = {
    last: id,
    running: goesOn ? { ...others, [id]: session.link() } : others,
    resigned: winner === null ? null : { link: session.link(), side: other(winner) },
  };
  remember(key, next);
}

/** Ends a game that was opened by its link as it ended before the page was closed, if it was given up. */
export function resumeResigned(session: Session): void {
  const { resigned } = games();
  if (resigned === null || resigned.link !== session.link()) return;
  const { ply } = session.value.view;
  session.resign(resigned.side);
  session.goTo(ply);
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
