import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Driver, until } from "./driver.js";

/** What must work in every browser. */
export function testPage(start: () => Promise<Driver>): void {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
  });
  afterAll(() => driver?.close());

  test.each(["index.html", "embed.html"])("%s loads", async (page) => {
    await driver.open(new URL(page, inject("address")).href);
    await until(driver, "return document.readyState === 'complete'");
    expect(await driver.run("return document.title")).not.toBe("");
    await until(
      driver,
      "return performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('.wasm'))",
    );
  });
}
