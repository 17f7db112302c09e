/** The worker in which the computer thinks. One job at a time; to stop it, the page ends the worker. */

import { type Limits, startEngineFrom, Thinker } from "../engine.js";
import type { FromWorker, Job, ToWorker } from "./thinker-messages.js";

const tableMegabytes = 32;

/** Milliseconds between two signs of life while the engine thinks. */
const pulse = 500;
/** Milliseconds that an action takes at the most, on however slow a machine; level 8 has a time of its own. */
const longest = 20_000;

const tell = (message: FromWorker) => self.postMessage(message);

const clock = performance.now.bind(performance);
let told = 0;

// While the engine thinks nothing else runs here, but it looks at the clock all the time: the moment to say so.
performance.now = () => {
  const now = clock();
  if (now - told >= pulse) {
    told = now;
    tell({ kind: "here" });
  }
  return now;
};

/** The engine looks at the clock only where it has a time to keep to. */
function timed(limits: Limits): Limits {
  return limits.level !== undefined && limits.level < 8 ? { movetime: longest, ...limits } : limits;
}

function think(number: number, { ruleset, start, actions, limits }: Job): void {
  const thinker = new Thinker(ruleset, start, actions, tableMegabytes);
  try {
    const thought = thinker.think(timed(limits), (progress) => tell({ kind: "progress", number, progress }));
    tell({ kind: "thought", number, thought });
  } finally {
    thinker.free();
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    tell({ kind: "here" });
    startEngineFrom(data.module);
    return;
  }
  tell({ kind: "begun", number: data.number });
  try {
    think(data.number, data.job);
  } catch (error) {
    // The engine may be in any state now: the page gets a new worker.
    tell({ kind: "failed", number: data.number, message: String(error) });
  }
});
