import { expect, test } from "vitest";
import { Store } from "../../www/store.js";

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
