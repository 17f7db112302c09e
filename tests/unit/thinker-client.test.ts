import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ThinkerClient } from "../../www/game/thinker-client.js";
import type { FromWorker, ToWorker } from "../../www/game/thinker-messages.js";

const job = { ruleset: "becq-8", start: null, actions: [], limits: { level: 1 } };
const module = {} as WebAssembly.Module;

/** How the workers of a test answer. */
let answers: (message: ToWorker) => FromWorker[];
let born = 0;

class FakeWorker extends EventTarget {
  constructor() {
    super();
    born += 1;
  }

  postMessage(message: ToWorker): void {
    for (const data of answers(message))
      queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }

  terminate(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", async () => new Response());
  born = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What comes of a job within some time. */
async function within(milliseconds: number) {
  const settled = vi.fn();
  new ThinkerClient(module).think(job, () => {}).then(settled);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return settled;
}

test("a silent worker is replaced once, and then told of, within a few seconds", async () => {
  answers = () => [];
  expect(await within(4_000)).toHaveBeenCalledWith({ kind: "lost" });
  expect(born).toBe(2);
});

test("a worker that starts and hears no job is silent", async () => {
  answers = (message) => (message.kind === "start" ? [{ kind: "here" }] : []);
  expect(await within(4_000)).toHaveBeenCalledWith({ kind: "lost" });
});

test("a worker that has begun is given time", async () => {
  answers = (message) => (message.kind === "think" ? [{ kind: "begun", number: message.number }] : []);
  expect(await within(10_000)).not.toHaveBeenCalled();
  expect(born).toBe(1);
});

test("no worker is told of at once when its code does not come", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  expect(await within(0)).toHaveBeenCalledWith({ kind: "lost" });
  expect(born).toBe(0);
});
