// The engine as WebAssembly beside the native one: the same numbers, and how much slower. `cargo xtask bench` runs it.

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import init, { perft, Thinker } from "../../www/pkg/latrunculi.js";

declare module "../../www/pkg/latrunculi.js" {
  /** Is only there in the engine that is built for measuring. */
  function perft(ruleset: string, position: string | null | undefined, depth: number): number;
}

/** What was done at a position, in how many seconds at best. */
interface Timed {
  ruleset: string;
  position: string;
  seconds: number;
}

interface Count extends Timed {
  depth: number;
  count: number;
}

interface Search extends Timed {
  nodes: number;
  action: string;
}

/** What `latro bench --json` prints. */
interface Bench {
  megabytes: number;
  depth: number;
  mostNodes: number;
  searches: Search[];
  counts: Count[];
}

/** Everything is done so often, native and WebAssembly in turn, and the best time is kept. */
const ROUNDS = 3;
/** In milliseconds; the native program repeats its work as long. */
const LONG_ENOUGH = 100;

function native(): Bench {
  const program = process.env["LATRO"] ?? "target/release/latro";
  return JSON.parse(execFileSync(program, ["bench", "--json"], { encoding: "utf8", maxBuffer: 1 << 26 }));
}

/** The result of some work and its best time: it is done until it has taken long enough, as the native program does. */
function timed<Result>(work: () => [Result, number]): [Result, number] {
  let [result, best] = work();
  let total = best;
  while (total < LONG_ENOUGH) {
    let took: number;
    [result, took] = work();
    best = Math.min(best, took);
    total += took;
  }
  return [result, best / 1000];
}

function wasm(known: Bench): Bench {
  const counts = known.counts.map((item) => {
    const [count, seconds] = timed(() => {
      const start = performance.now();
      return [perft(item.ruleset, item.position, item.depth), performance.now() - start];
    });
    return { ...item, count, seconds };
  });
  const limits = { depth: known.depth, nodes: known.mostNodes };
  const searches = known.searches.map((item) => {
    const [thought, seconds] = timed(() => {
      const thinker = new Thinker(item.ruleset, item.position, [], known.megabytes);
      const start = performance.now();
      const thought = thinker.think(limits, () => {});
      const took = performance.now() - start;
      thinker.free();
      return [thought, took];
    });
    return { ...item, nodes: thought.progress?.nodes ?? 0, action: thought.action ?? "", seconds };
  });
  return { ...known, counts, searches };
}

/** How fast each position was done by WebAssembly, as a part of the native rate. */
function ratios(natives: Timed[][], wasms: Timed[][]): { ruleset: string; ratio: number }[] {
  const best = (rounds: Timed[][], index: number) =>
    Math.min(...rounds.map((round) => round[index]?.seconds ?? Number.POSITIVE_INFINITY));
  const positions = natives[0] ?? [];
  return positions.map(({ ruleset }, index) => ({
    ruleset,
    ratio: best(natives, index) / best(wasms, index),
  }));
}

function numbers({ counts, searches }: Bench): unknown {
  return {
    counts: counts.map(({ ruleset, position, count }) => ({ ruleset, position, count })),
    searches: searches.map(({ ruleset, position, nodes, action }) => ({ ruleset, position, nodes, action })),
  };
}

/** The geometric mean of ratios beside its target, and the worst. */
function line(name: string, target: number, all: { ruleset: string; ratio: number }[]): string {
  const mean = Math.exp(all.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / all.length);
  const worst = all.reduce((least, one) => (one.ratio < least.ratio ? one : least));
  const verdict = mean >= target ? "reached" : "missed";
  const range = `at worst ${worst.ratio.toFixed(2)} in ${worst.ruleset}`;
  return `${name.padEnd(20)} ${mean.toFixed(2)} of the native rate (${range}), target ${target.toFixed(2)} ${verdict}`;
}

test("WebAssembly counts and searches as the native program does", { timeout: 600_000 }, async () => {
  await init({ module_or_path: await readFile("www/pkg/latrunculi_bg.wasm") });
  const natives: Bench[] = [];
  const wasms: Bench[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const known = native();
    natives.push(known);
    const found = wasm(known);
    wasms.push(found);
    expect(numbers(found)).toEqual(numbers(known));
  }
  const counts = (benches: Bench[]) => benches.map((bench) => bench.counts);
  const searches = (benches: Bench[]) => benches.map((bench) => bench.searches);
  const report = [
    line("WebAssembly, perft", 0.5, ratios(counts(natives), counts(wasms))),
    line("WebAssembly, search", 0.6, ratios(searches(natives), searches(wasms))),
  ];
  process.stdout.write(`${report.join("\n")}\n`);
});
