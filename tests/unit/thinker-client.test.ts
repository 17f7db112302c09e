import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Thought } from "../../www/engine.js";
import { ThinkerClient } from "../../www/game/thinker-client.js";
import type { FromWorker, ToWorker } from "../../www/game/thinker-messages.js";

const job = { ruleset: "becq-8", start: null, actions: [], limits: { level: 1 } };
const module = {} as WebAssembly.Module;

/** How the workers of a test answer. */
let answers: (message: ToWorker) => FromWorker[];
let born = 0;
let ended = 0;
let workers: EventTarget[] = [];

class FakeWorker extends EventTarget {
  constructor() {
    super();
    born += 1;
    workers.push(this);
  }

  postMessage(message: ToWorker): void {
    for (const data of answers(message))
      queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }

  terminate(): void {
    ended += 1;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", async () => new Response());
  born = 0;
  ended = 0;
  workers = [];
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

const begun = (message: ToWorker): FromWorker[] =>
  message.kind === "think" ? [{ kind: "begun", number: message.number }] : [{ kind: "here" }];

test("a silent worker is replaced once, and then told of, within a few seconds", async () => {
  answers = () => [];
  expect(await within(6_500)).toHaveBeenCalledWith({ kind: "lost" });
  expect(born).toBe(2);
});

test("a worker that starts and hears no job is silent", async () => {
  answers = (message) => (message.kind === "start" ? [{ kind: "here" }] : []);
  expect(await within(6_500)).toHaveBeenCalledWith({ kind: "lost" });
});

test("a worker that dies while it thinks is replaced within seconds, and the job is done", async () => {
  const thought: Thought = { action: "e2e4", progress: null };
  answers = (message) =>
    born === 2 && message.kind === "think"
      ? [...begun(message), { kind: "thought", number: message.number, thought }]
      : begun(message);
  const settled = await within(2_500);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(settled).toHaveBeenCalledWith({ kind: "thought", thought });
});

test("a worker that tells of an error is replaced at once", async () => {
  const thought: Thought = { action: "e2e4", progress: null };
  answers = (message) => {
    if (message.kind === "start") return [];
    if (born === 1) queueMicrotask(() => workers[0]?.dispatchEvent(new Event("error")));
    return born === 1 ? [] : [{ kind: "thought", number: message.number, thought }];
  };
  expect(await within(0)).toHaveBeenCalledWith({ kind: "thought", thought });
  expect(born).toBe(2);
});

test("a worker that goes on saying that it is there is given time", async () => {
  answers = begun;
  const settled = await within(1_000);
  for (let second = 0; second < 60; second += 1) {
    workers[0]?.dispatchEvent(new MessageEvent("message", { data: { kind: "here" } satisfies FromWorker }));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(settled).not.toHaveBeenCalled();
  expect(born).toBe(1);
});

test("no worker is told of at once when its code does not come", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  expect(await within(0)).toHaveBeenCalledWith({ kind: "lost" });
  expect(born).toBe(0);
});

test("code that comes slowly is waited for, and the patience with a worker begins then", async () => {
  answers = begun;
  const body = new ReadableStream({
    start: (stream) => {
      setTimeout(() => stream.close(), 10_000);
    },
  });
  vi.stubGlobal("fetch", async () => new Response(body));
  const settled = await within(9_000);
  expect(settled).not.toHaveBeenCalled();
  expect(born).toBe(0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(settled).not.toHaveBeenCalled();
  expect(born).toBe(1);
});

test("no worker is told of at once when its code is not there", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  expect(await within(0)).toHaveBeenCalledWith({ kind: "lost" });
  expect(born).toBe(0);
});

test("what is said of a job that was replaced is dropped", async () => {
  answers = begun;
  const client = new ThinkerClient(module);
  const [first, second] = [vi.fn(), vi.fn()];
  const [firstProgress, secondProgress] = [vi.fn(), vi.fn()];
  client.think(job, firstProgress).then(first);
  await vi.advanceTimersByTimeAsync(0);
  client.think(job, secondProgress).then(second);
  await vi.advanceTimersByTimeAsync(0);
  expect(first).toHaveBeenCalledWith({ kind: "stopped" });
  const progress = { depth: 2, score: 0, end: null, nodes: 9, milliseconds: 1, line: [] };
  const say = (data: FromWorker) => workers.at(-1)?.dispatchEvent(new MessageEvent("message", { data }));
  // An old worker’s last words may still be on their way.
  say({ kind: "progress", number: 1, progress });
  say({ kind: "thought", number: 1, thought: { action: "a1a2", progress: null } });
  say({ kind: "failed", number: 1, message: "" });
  await vi.advanceTimersByTimeAsync(0);
  expect(firstProgress).not.toHaveBeenCalled();
  expect(secondProgress).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
  say({ kind: "progress", number: 2, progress });
  const thought: Thought = { action: "e2e4", progress: null };
  say({ kind: "thought", number: 2, thought });
  await vi.advanceTimersByTimeAsync(0);
  expect(secondProgress).toHaveBeenCalledWith(progress);
  expect(second).toHaveBeenCalledWith({ kind: "thought", thought });
  expect(first).toHaveBeenCalledOnce();
});

test("a thinking that is stopped ends its worker, and the next begins with another", async () => {
  answers = begun;
  const client = new ThinkerClient(module);
  const stopped = vi.fn();
  client.think(job, () => {}).then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  client.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopped).toHaveBeenCalledWith({ kind: "stopped" });
  expect(ended).toBe(1);
  expect(born).toBe(1);
  client.think(job, () => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(born).toBe(2);
});
