import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const source = await readFile("www/public/service-worker.js", "utf8");

const never = () => new Promise<never>(() => {});
const scope = "https://museum.example/game/";

/** A service worker whose browser keeps `stores` already, with what it has told the browser to call. */
function worker(stores: string[], claim: () => Promise<void>) {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const kept = new Set(stores);
  runInNewContext(source, {
    self: {
      registration: { scope },
      location: new URL(scope),
      clients: { claim },
      addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    },
    caches: {
      keys: async () => [...kept],
      delete: async (name: string) => kept.delete(name),
    },
  });
  /** Resolves when all is done that the browser is asked to wait for. */
  const activated = async () => {
    const works: Promise<unknown>[] = [];
    listeners.get("activate")?.({ waitUntil: (work) => works.push(work) });
    expect(works).not.toHaveLength(0);
    await Promise.all(works);
  };
  return { activated, kept };
}

test("a worker is active though the page that it claims is left for good", async () => {
  await worker([], never).activated();
});

test("a page that cannot be claimed is no error", async () => {
  await worker([], () => Promise.reject(new Error("not active"))).activated();
});

test("an older build of the same folder is dropped, and nothing else", async () => {
  const other = ["latrunculi https://museum.example/ 1", "pictures"];
  const { activated, kept } = worker([`latrunculi ${scope} 1`, ...other], async () => {});
  await activated();
  expect([...kept]).toEqual(other);
});
