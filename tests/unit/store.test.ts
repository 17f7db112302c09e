import type { ReactiveController } from "lit";
import { expect, test } from "vitest";
import { Store, Watch } from "../../www/store.js";

test("where a listener sets another value, nobody hears of the one before after it", () => {
  const store = new Store(0);
  const heard: number[] = [];
  store.subscribe((value) => {
    if (value === 1) store.value = 2;
  });
  store.subscribe((value) => heard.push(value));
  store.value = 1;
  expect(heard).toEqual([2]);
});

test("a component watches the store that it has, once, and none while it is not on the page", () => {
  let drawn = 0;
  const parts: ReactiveController[] = [];
  const host = {
    addController: (part: ReactiveController) => parts.push(part),
    removeController: () => {},
    requestUpdate: () => {
      drawn += 1;
    },
    updateComplete: Promise.resolve(true),
  };
  const [first, second] = [new Store(0), new Store(0)];
  /** How often a change of each store has the component drawn. */
  const drawnBy = () =>
    [first, second].map((store) => {
      drawn = 0;
      store.value += 1;
      return drawn;
    });
  let has: Store<number> | null = null;
  new Watch(host, () => has);
  const tell = (what: "hostConnected" | "hostUpdate" | "hostDisconnected") => {
    for (const part of parts) part[what]?.();
  };
  tell("hostConnected");
  expect(drawnBy()).toEqual([0, 0]);
  has = first;
  tell("hostUpdate");
  expect(drawnBy()).toEqual([1, 0]);
  has = second;
  tell("hostUpdate");
  expect(drawnBy()).toEqual([0, 1]);
  tell("hostDisconnected");
  expect(drawnBy()).toEqual([0, 0]);
  tell("hostConnected");
  tell("hostUpdate");
  expect(drawnBy()).toEqual([0, 1]);
});
