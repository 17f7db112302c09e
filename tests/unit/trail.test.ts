import { afterEach, expect, test, vi } from "vitest";
import { start, Trail } from "../../www/ui/trail.js";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A trail at the entry of a browser's history that holds `state`, and whether that is taken for one of its own. */
function arriveAt(state: unknown) {
  const history = {
    state: null as unknown,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", { href: "" });
  const trail = new Trail({ table: 0 });
  history.state = state;
  return { trail, isOurs: trail.arrive() };
}

const visit = performance.timeOrigin;

test("an entry that is whole is followed", () => {
  const stop = { place: "gallery", dialog: "settings" };
  const { trail, isOurs } = arriveAt({ stop, table: 0, visit });
  expect(isOurs).toBe(true);
  expect(trail.value).toEqual(stop);
});

test.each([
  null,
  { stop: { place: "nowhere", dialog: null }, table: 0, visit },
  { stop: { place: "play", dialog: "nothing" }, table: 0, visit },
  { stop: { place: "play" }, table: 0, visit },
  { stop: start, table: "0", visit },
  { stop: start, table: 0 },
])("%j is no entry of the page: the board is shown", (state) => {
  const { trail, isOurs } = arriveAt(state);
  expect(isOurs).toBe(false);
  expect(trail.value).toEqual(start);
});
