/** The worker in which the computer thinks. One job at a time; to stop it, the page ends the worker. */

import { startEngineFrom, Thinker } from "../engine.js";
import type { FromWorker, Job, ToWorker } from "./thinker-messages.js";

const tableMegabytes = 32;

const tell = (message: FromWorker) => self.postMessage(message);

function think(number: number, { ruleset, start, actions, limits }: Job): void {
  const thinker = new Thinker(ruleset, start, actions, tableMegabytes);
  try {
    const thought = thinker.think(limits, (progress) => tell({ kind: "progress", number, progress }));
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
