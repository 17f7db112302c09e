/** From a link to a game at the table. */

import { nextTask } from "../drawing/slices.js";
import { Game, startEngine } from "../engine.js";
import { isNoGame, type LinkFault, linkFaults, settingFaults } from "./faults.js";
import { isLost, namesGame, readViewKeys } from "./link.js";
import type { Players } from "./players.js";
import { Session } from "./session.js";
import { ThinkerClient } from "./thinker-client.js";

/** The engine is started once, whoever asks first. */
let started: Promise<WebAssembly.Module> | undefined;

/** Starts the engine if it is not running yet. */
export function engine(): Promise<WebAssembly.Module> {
  started ??= startEngine();
  return started;
}

/**
 * Reads a link as far as it can be followed: the game, who plays it, and what had to be ignored. One that names no game,
 * or none that there is, gives that of `instead`.
 */
export function readLink(
  fragment: string,
  instead = fragment,
): [game: Game, players: Players, faults: LinkFault[]] {
  const link = namesGame(fragment) ? fragment : instead;
  const game = Game.open(link);
  const faults = isLost(fragment)
    ? [{ kind: "lost" } as const]
    : [...linkFaults(game, link), ...settingFaults(fragment)];
  if (link !== instead && faults.some(isNoGame)) {
    game.free();
    return [Game.open(instead), readViewKeys(instead).players, faults];
  }
  return [game, readViewKeys(link).players, faults];
}

/** Opens the game of a fragment. A broken one gives what could be understood of it. */
export async function openSession(fragment: string, instead = fragment): Promise<Session> {
  const module = await engine();
  // The first time, each of these takes so long that it has to be a task of its own.
  await nextTask();
  const read = readLink(fragment, instead);
  await nextTask();
  return new Session(new ThinkerClient(module), ...read);
}
