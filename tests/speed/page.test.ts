// How fast the built page is in Chromium. `cargo xtask bench` runs it. The times of tasks are times of the processor,
// since other work on the machine lengthens all others; what a person waits for is by the clock.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { build, type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, test } from "vitest";
import { categories, type Task, type TraceEvent, tasksOf, told } from "./trace.js";

/** The slowing of the processor, where the page is to be fast even so. */
const SLOWER = 4;
/** How often the page is loaded. */
const LOADS = 7;
/** Actions of a game against the computer, and of pieces on the large board. */
const ACTIONS = { game: 20, board: 8 } as const;
/** Milliseconds in which a browser that has started, or a page, comes to rest. */
const REST = 4000;

/** When the board was painted and could be played on, in milliseconds, and how much the page shifted after that. */
interface Seen {
  board: number;
  playable: number;
  shift: number;
}

let folder: string;
let server: PreviewServer;
let browser: Browser;
const report: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "latrunculi-"));
  await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: "warn" });
  server = await preview({ preview: { port: 41741 }, build: { outDir: folder }, logLevel: "warn" });
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  await new Promise((resolve) => setTimeout(resolve, REST));
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
  process.stdout.write(`${report.join("\n")}\n`);
});

const median = (values: number[]) => [...values].sort((one, two) => one - two)[values.length >> 1] ?? 0;

function line(name: string, value: number, target: number, unit: string): void {
  const verdict = value <= target ? "reached" : "missed";
  report.push(`${name.padEnd(44)} ${value.toFixed(value < 10 ? 2 : 0)} ${unit}, target ${target} ${verdict}`);
}

/**
 * In the page: keeps when the board has been painted, when it can be played on, and what has shifted since. It watches
 * the document rather than look again in every frame, which would take a third of the slowed processor.
 */
function watch(): void {
  const seen: Seen = { board: 0, playable: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      if (seen.board > 0 && entry.startTime > seen.board) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  /** The frames that took long: when each began, with the work before it, and when it was painted. */
  const frames: { begun: number; end: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      frames.push({ begun: startTime, end: startTime + duration });
  }).observe({ type: "long-animation-frame", buffered: true });
  /** Tells when what has just been changed is painted: at the end of the frame that is long, else after the next. */
  const painted = (then: (time: number) => void) => {
    const changed = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const after = performance.now();
        setTimeout(
          () => then(frames.find(({ begun, end }) => begun <= changed && changed <= end)?.end ?? after),
          50,
        );
      };
      port2.postMessage(null);
    });
  };
  const ready = new Promise<Seen>((resolve) => {
    const roots = new Set<Node>();
    const waited = new Set<string>();
    const once = (what: string, isThere: boolean, then: (time: number) => void) => {
      if (!isThere || waited.has(what)) return;
      waited.add(what);
      painted(then);
    };
    const observer = new MutationObserver(() => look());
    const follow = (root: Node | null | undefined) => {
      if (!root || roots.has(root)) return;
      roots.add(root);
      observer.observe(root, { subtree: true, childList: true, attributes: true });
    };
    const look = () => {
      const app = document.querySelector("latrunculi-app")?.shadowRoot;
      const board = app?.querySelector("latrunculi-board")?.shadowRoot;
      follow(app);
      follow(board);
      const canvas = board?.querySelector("canvas");
      once("board", Boolean(canvas?.style.width), (time) => {
        seen.board = time;
      });
      once("playable", Boolean(board?.querySelector("button.live")), (time) => {
        seen.playable = time;
        observer.disconnect();
        resolve(seen);
      });
    };
    follow(document);
  });
  Object.assign(window, { seen, ready });
}

/** Asks the page for a value without the help of Playwright, which would bring code of its own into it first. */
async function ask<Value>(session: CDPSession, expression: string): Promise<Value> {
  const { result } = await session.send("Runtime.evaluate", {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}

/** A new page that has not yet been used, with the processor slowed. */
async function open(fragment: string, slower = SLOWER): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(watch);
  await page.goto(`${server.resolvedUrls?.local[0]}index.html#${fragment}`, { waitUntil: "commit" });
  await ask(session, "ready");
  return { page, session };
}

/** Plays in the page, at each turn of a person the action in the middle of the list, and marks when. */
function actions(page: Page, most: number): Promise<void> {
  return page.evaluate(async (most) => {
    const app = document.querySelector("latrunculi-app");
    if (!app) return;
    const { session } = app;
    for (let played = 0; played < most && !session.value.view.outcome; ) {
      if (session.open) {
        const { legal } = session.value.view;
        performance.mark("action");
        session.play(legal[legal.length >> 1]?.text ?? "");
        played += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
  }, most);
}

/** The tasks of the page's thread while something is done that marks when it begins. */
async function traced(page: Page, mark: string, work: () => Promise<void>) {
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return tasksOf(traceEvents, mark);
}

/** Reports the longest task, and what was done in those that are too long. */
function reportTasks(name: string, tasks: readonly Task[], most = 50): void {
  const long = tasks.filter(({ cost }) => cost > most);
  line(name, Math.max(...tasks.map(({ cost }) => cost)), most, "ms");
  for (const task of long) report.push(`  ${told(task)}`);
}

test("the page comes", { timeout: 120_000 }, async () => {
  const loads: (Seen & { work: number })[] = [];
  for (let load = 0; load < LOADS; load++) {
    const { page, session } = await open("r=petteia");
    const { metrics } = await session.send("Performance.getMetrics");
    const work = metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    await page.waitForTimeout(2000);
    loads.push({ ...(await ask<Seen>(session, "seen")), work: work * 1000 });
    await page.context().close();
  }
  line("Board on screen", median(loads.map(({ board }) => board)), 1000, "ms");
  line("Playable", median(loads.map(({ playable }) => playable)), 1500, "ms");
  report.push(
    `  work of the page's thread until then: ${median(loads.map(({ work }) => work)).toFixed(0)} ms`,
  );
  line("Layout shift after that, at worst", Math.max(...loads.map(({ shift }) => shift)), 0, "in all");
});

test("a game against the computer never holds the page up", { timeout: 120_000 }, async () => {
  const { page } = await open("r=petteia&black=2");
  await page.waitForTimeout(REST);
  const { tasks } = await traced(page, "action", () => actions(page, ACTIONS.game));
  reportTasks(`Longest task in ${ACTIONS.game} actions with the computer`, tasks);
  await page.context().close();
});

test("pieces move on a 12×12 board", { timeout: 120_000 }, async () => {
  const { page } = await open("r=becq-12");
  await page.waitForTimeout(REST);
  const { marks, tasks } = await traced(page, "action", () => actions(page, ACTIONS.board));
  // The tasks of the frames while a piece is on its way.
  const motions = marks.flatMap(({ ts }) =>
    tasks.filter(
      ({ event, inside }) =>
        event.ts > ts && event.ts < ts + 260_000 && inside.some(({ name }) => name === "FireAnimationFrame"),
    ),
  );
  line("A frame while a piece moves, 12×12, median", median(motions.map(({ cost }) => cost)), 16, "ms");
  const long = motions.filter(({ cost }) => cost > 16);
  report.push(`  frames over 16 ms: ${long.length} of ${motions.length} in ${ACTIONS.board} actions`);
  for (const task of long.sort((one, other) => other.cost - one.cost).slice(0, 5))
    report.push(`  ${told(task)}`);
  await page.context().close();
});
