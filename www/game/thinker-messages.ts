/** What goes between the page and its worker. */

import type { Limits, Progress, Thought } from "../engine.js";

/** A position to think about. */
export interface Job {
  ruleset: string;
  start: string | null;
  actions: string[];
  limits: Limits;
}

export type ToWorker =
  | { kind: "start"; module: WebAssembly.Module }
  | { kind: "think"; number: number; job: Job };

export type FromWorker =
  /** The worker is there, and is starting the engine. */
  | { kind: "here" }
  /** It has begun with a job. */
  | { kind: "begun"; number: number }
  | { kind: "progress"; number: number; progress: Progress }
  | { kind: "thought"; number: number; thought: Thought }
  | { kind: "failed"; number: number; message: string };
