import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { open } from "./table.js";

/** Bytes of everything that is needed to play, compressed as a host does it. */
const most = 180_000;

test("the first load is small", async ({ page }) => {
  const answers = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!answers.has(pathname))
      answers.set(
        pathname,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  await open(page, "");
  // One worker draws, and one thinks: in the first game the computer begins.
  await expect.poll(() => page.workers().length).toBe(2);
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all([...answers].map(async ([pathname, size]) => `${await size} ${pathname}`));
  const sum = sizes.reduce((total, line) => total + Number.parseInt(line, 10), 0);
  expect(sizes.filter((line) => line.includes("worker"))).toHaveLength(2);
  expect(sum, sizes.join("\n")).toBeLessThanOrEqual(most);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`nothing shifts while the page comes, at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "r=petteia");
    await expect(page.getByRole("button", { name: "Flip" })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
}
