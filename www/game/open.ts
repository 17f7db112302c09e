/** From a link to a game at the table. */

import { Game, startEngine } from "../engine.js";
import { readViewKeys } from "./link.js";
import { Session } from "./session.js";
import { ThinkerClient } from "./thinker-client.js";

/** The engine is started once, whoever asks first. */
let started: Promise<WebAssembly.Module> | undefined;

/** Starts the engine if it is not running yet. */
export function engine(): Promise<WebAssembly.Module> {
  started ??= startEngine();
  return started;
}

/** Opens the game of a fragment. A broken one gives what could be understood of it. */
export async function openSession(fragment: string): Promise<Session> {
  const module = await engine();
  return new Session(Game.open(fragment), readViewKeys(fragment).players, new ThinkerClient(module));
}
