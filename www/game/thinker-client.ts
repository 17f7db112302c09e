import type { Progress, Thought } from "../engine.js";
import type { FromWorker, Job, ToWorker } from "./thinker-messages.js";
import address from "./worker.ts?worker&url";

/** How often a job is begun again when its worker dies. */
const attempts = 2;

/**
 * Milliseconds of silence after which a worker is taken for dead: one that the browser has ended says nothing. A live
 * one says at once that it has heard, and goes on saying that it is there.
 */
const patience = 3_000;
/** Milliseconds that the code of a worker may take to come from the network. */
const loading = 15_000;

interface Running {
  number: number;
  job: Job;
  attempt: number;
  onProgress: (progress: Progress) => void;
  settle: (answer: Answer) => void;
}

/** Has the browser get the code of the worker, to its end. */
async function fetchCode(): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(loading) });
  if (!answer.ok) throw new Error(`the code of the worker is not there: ${answer.status}`);
  await answer.arrayBuffer();
}

/** What came of a job. */
export type Answer = { kind: "thought"; thought: Thought } | { kind: "stopped" } | { kind: "lost" };

/**
 * The page's side of the worker. One job at a time: a new one replaces the old one, whose answer is dropped.
 * A worker that dies is replaced.
 */
export class ThinkerClient {
  #worker: Worker | null = null;
  #running: Running | null = null;
  #number = 0;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly module: WebAssembly.Module) {}

  /** Thinks about `job`, and settles with its answer, or that it was stopped, or that no worker survived it. */
  think(job: Job, onProgress: (progress: Progress) => void): Promise<Answer> {
    this.stop();
    this.#number += 1;
    return new Promise((settle) => {
      this.#running = { number: this.#number, job, attempt: 1, onProgress, settle };
      this.#begin();
    });
  }

  /** Ends the thinking, if there is any. */
  stop(): void {
    if (!this.#running) return;
    this.#drop();
    this.#settle({ kind: "stopped" });
  }

  #settle(answer: Answer): void {
    const running = this.#running;
    this.#running = null;
    clearTimeout(this.#watchdog);
    running?.settle(answer);
  }

  #drop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  async #begin(): Promise<void> {
    const running = this.#running;
    if (!running) return;
    try {
      // With its code at hand, a worker that says nothing is not only waiting for the network.
      if (!this.#worker) await fetchCode();
      if (this.#running !== running) return;
      this.#worker ??= this.#spawn();
    } catch {
      if (this.#running === running) this.#settle({ kind: "lost" });
      return;
    }
    this.#tell({ kind: "think", number: running.number, job: running.job });
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#again(), patience);
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #spawn(): Worker {
    const worker = new Worker(address, { type: "module", name: "thinker" });
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    const died = (event: Event) => {
      event.preventDefault();
      if (this.#worker === worker) this.#again();
    };
    worker.addEventListener("error", died);
    worker.addEventListener("messageerror", died);
    worker.postMessage({ kind: "start", module: this.module } satisfies ToWorker);
    return worker;
  }

  #again(): void {
    this.#drop();
    if (!this.#running) return;
    this.#running.attempt += 1;
    if (this.#running.attempt > attempts) this.#settle({ kind: "lost" });
    else this.#begin();
  }

  #hear(message: FromWorker): void {
    if (message.kind === "here") {
      if (this.#running) this.#wait();
      return;
    }
    if (message.number !== this.#running?.number) return;
    this.#wait();
    switch (message.kind) {
      case "progress":
        this.#running.onProgress(message.progress);
        break;
      case "thought":
        this.#settle({ kind: "thought", thought: message.thought });
        break;
      case "failed":
        this.#again();
        break;
    }
  }
}
