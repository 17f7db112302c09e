import { expect, type Page, test } from "@playwright/test";
import { open, square } from "./table.js";

// It would have kept the engine.
test.use({ serviceWorkers: "block" });

/** Opens the page with an engine that does not come before it is let through. */
async function openWithout(page: Page, fragment: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`index.html#${fragment}`);
  return letThrough;
}

/** All that is painted of the board, as text. */
function picture(page: Page): Promise<string> {
  return page
    .locator("canvas")
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

test("the first board is there before the engine, and the same as with it", async ({ page }) => {
  // A theme that is painted at once.
  const letThrough = await openWithout(page, "r=petteia&theme=contrast");
  const board = page.locator("latrunculi-board");
  await expect(board).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => picture(page)).toMatch(/.{5000}/);
  const early = await picture(page);
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  letThrough();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(board).not.toHaveAttribute("aria-busy");
  expect(await picture(page)).toBe(early);
});

test("a click on the first board before the engine counts as soon as it is there", async ({ page }) => {
  await open(page, "r=petteia");
  const { x, y } = (await square(page, "a8").boundingBox()) ?? { x: 0, y: 0 };
  await page.goto("about:blank");
  const letThrough = await openWithout(page, "r=petteia");
  await expect.poll(() => picture(page)).toMatch(/.{5000}/);
  await page.mouse.click(x + 10, y + 10);
  letThrough();
  await expect(square(page, "a8")).toHaveAccessibleName(/selected/);
});

for (const fragment of ["r=becq-8", "r=petteia;least:2", "r=petteia&a=a8a2"])
  test(`no board is shown for ${fragment} before the engine has come`, async ({ page }) => {
    const letThrough = await openWithout(page, fragment);
    await expect(page.getByRole("heading", { name: "Latrunculi" })).toBeVisible();
    await expect(page.locator("canvas")).toHaveCount(0);
    letThrough();
    await expect(page.getByRole("grid")).toBeVisible();
  });
