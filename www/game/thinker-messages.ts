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
  /** The worker lives: it is starting the engine, or thinking. It says so at least each second. */
  | { kind: "here" }
  /** It has begun with a job. */
  | { kind: "begun"; number: number }
  | { kind: "progress"; number: number; progress: Progress }
  | { kind: "thought"; number: number; thought: Thought }
  | { kind: "failed"; number: number; message: string };
