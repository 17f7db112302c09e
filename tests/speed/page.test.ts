// How fast the built page is in Chromium with the processor slowed four times. `cargo xtask bench` runs it. The times
// of tasks are processor times where it matters, since other work on the machine lengthens all others.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build, type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, test } from "vitest";

/** The slowing of the processor. */
const SLOWER = 4;
/** How often the page is loaded. */
const LOADS = 5;
/** Actions of a game against the computer, and of pieces on the large board. */
const ACTIONS = { game: 20, board: 8 } as const;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

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

/** In the page: keeps when the board has been painted, when it can be played on, and what has shifted since. */
function watch(): void {
  const seen = { board: 0, playable: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      if (seen.board > 0 && entry.startTime > seen.board) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const app = document.querySelector("latrunculi-app")?.shadowRoot;
    const board = app?.querySelector("latrunculi-board")?.shadowRoot;
    if (seen.board === 0 && board?.querySelector("canvas")?.style.width) seen.board = performance.now();
    if (board?.querySelector("button.live")) seen.playable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function open(fragment: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(`${server.resolvedUrls?.local[0]}index.html#${fragment}`);
  await page.waitForFunction(() => "seen" in window && (window.seen as Seen).playable > 0);
  return page;
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

/** The tasks of the page's thread while something is done, and when actions were played. */
async function traced(page: Page, work: () => Promise<void>) {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing", "devtools.timeline"] });
  await work();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const marks = traceEvents.filter(({ name }) => name === "action");
  const [first] = marks;
  const own = traceEvents.filter(({ pid, tid, ph }) => pid === first?.pid && tid === first.tid && ph === "X");
  const tasks = own.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  const frames = own.filter(({ name }) => name === "FireAnimationFrame");
  return { marks, tasks, frames };
}

/** Milliseconds of the processor. */
const cost = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1000;

test("the page comes", { timeout: 120_000 }, async () => {
  const loads: Seen[] = [];
  for (let load = 0; load < LOADS; load++) {
    const page = await open("r=petteia");
    await page.waitForTimeout(2000);
    loads.push(await page.evaluate(() => (window as unknown as { seen: Seen }).seen));
    await page.context().close();
  }
  line("Board on screen", median(loads.map(({ board }) => board)), 1000, "ms");
  line("Playable", median(loads.map(({ playable }) => playable)), 1500, "ms");
  line("Layout shift after that, at worst", Math.max(...loads.map(({ shift }) => shift)), 0, "in all");
});

test("a game against the computer never holds the page up", { timeout: 120_000 }, async () => {
  const page = await open("r=petteia&black=2");
  const { tasks } = await traced(page, () => actions(page, ACTIONS.game));
  const costs = tasks.map(cost);
  line("Longest task in a game with the computer", Math.max(...costs), 50, "ms");
  report.push(`  tasks over 50 ms: ${costs.filter((one) => one > 50).length} in ${ACTIONS.game} actions`);
  await page.context().close();
});

test("pieces move on a 12×12 board", { timeout: 120_000 }, async () => {
  const page = await open("r=becq-12");
  await page.waitForTimeout(4000);
  const { marks, tasks, frames } = await traced(page, () => actions(page, ACTIONS.board));
  // The tasks of the frames while a piece is on its way.
  const motions = marks.flatMap(({ ts }) =>
    tasks.filter(
      (task) =>
        task.ts > ts &&
        task.ts < ts + 260_000 &&
        frames.some((frame) => frame.ts >= task.ts && frame.ts <= task.ts + (task.dur ?? 0)),
    ),
  );
  line("A frame while a piece moves, 12×12, median", median(motions.map(cost)), 16, "ms");
  await page.context().close();
});
