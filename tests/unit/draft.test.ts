import { afterEach, expect, test, vi } from "vitest";
import { Game } from "../../www/engine.js";
import { Draft } from "../../www/game/draft.js";
import { person } from "../../www/game/players.js";
import { Session } from "../../www/game/session.js";
import { ThinkerClient } from "../../www/game/thinker-client.js";

const between = { white: person, black: person };

const session = (ruleset = "quintana") =>
  new Session(new ThinkerClient({} as WebAssembly.Module), new Game(ruleset, null), between);

/** A view of a page that has just been loaded. */
const draft = () => new Draft("test", (value): value is string => typeof value === "string");

/** Gives the page a store for as long as its window is open. */
function stub(stored: Record<string, string> = {}): void {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what is made stays while its game is on the table, and goes with it", () => {
  const table = session();
  const view = draft();
  expect(view.open(table)).toBe(null);
  view.keep(table, "made");
  expect(view.open(table)).toBe("made");
  table.replace(new Game("quintana", null), between);
  view.keep(table, "too late");
  expect(view.open(table)).toBe(null);
});

test("a reload keeps what was made beside the same game", () => {
  stub();
  const before = draft();
  before.open(session());
  before.keep(session(), "made");
  expect(draft().open(session("becq-8"))).toBe(null);
  expect(draft().open(session())).toBe("made");
  const another = session();
  another.replace(new Game("quintana", null), between);
  expect(draft().open(another)).toBe(null);
});

test.each(["{", "7", "null", '{"link":"r=quintana"}', '{"link":"r=quintana","made":7}'])(
  "%s in the store is no draft",
  (text) => {
    stub({ "latrunculi.test": text });
    expect(draft().open(session())).toBe(null);
  },
);

test("without a store only a reload costs what was made", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: denied, setItem: denied });
  const table = session();
  const view = draft();
  expect(view.open(table)).toBe(null);
  view.keep(table, "made");
  expect(view.open(table)).toBe("made");
  expect(draft().open(table)).toBe(null);
});
