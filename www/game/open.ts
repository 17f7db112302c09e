/** From a link to a game at the table. */

import { nextTask } from "../drawing/slices.js";
import { Game, startEngine } from "../engine.js";
import { isNoGame, type LinkFault, linkFaults, settingFaults } from "./faults.js";
import { firstGame } from "./first-game.js";
import { isLost, namesGame, readViewKeys, redoOf } from "./link.js";
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

/** A game at the position that its link shows, what of it can be redone, and what had to be ignored. */
function read(link: string): [game: Game, faults: LinkFault[]] {
  const game = Game.open(link);
  const faults = linkFaults(game, link);
  const redo = redoOf(link);
  if (faults.length > 0 || redo.length === 0) return [game, faults];
  const { ply } = game.view();
  const wrong = redo.find((action) => !game.play(action).ok);
  game.goTo(ply);
  return [game, wrong === undefined ? [] : [{ kind: "setting", setting: "redo", text: wrong }]];
}

/** The game that the page opens of itself. A link that cannot be followed to its end has been damaged, and is no game. */
function readOwn(link: string): [game: Game, players: Players] {
  const [game, faults] = read(link);
  if (faults.length === 0) return [game, readViewKeys(link).players];
  game.free();
  return [Game.open(firstGame), readViewKeys(firstGame).players];
}

/**
 * Reads a link as far as it can be followed: the game, who plays it, and what had to be ignored. One that names no game,
 * or none that there is, gives that of `own`, the link of the game which the page opens of itself; by default the first.
 */
export function readLink(
  fragment: string,
  own = fragment,
): [game: Game, players: Players, faults: LinkFault[]] {
  if (!namesGame(fragment))
    return [...readOwn(own), isLost(fragment) ? [{ kind: "lost" }] : settingFaults(fragment)];
  const [game, faults] = read(fragment);
  const all = [...faults, ...settingFaults(fragment)];
  if (!faults.some(isNoGame)) return [game, readViewKeys(fragment).players, all];
  game.free();
  return [...readOwn(own), all];
}

/** Opens the game of a fragment. A broken one gives what could be understood of it. */
export async function openSession(fragment: string, own = fragment): Promise<Session> {
  const module = await engine();
  // The first time, each of these takes so long that it has to be a task of its own.
  await nextTask();
  const opened = readLink(fragment, own);
  await nextTask();
  return new Session(new ThinkerClient(module), ...opened);
}
