import { expect, test } from "@playwright/test";
import { open, play, square } from "./table.js";

for (const ruleset of ["quintana", "kowalski-12x8", "becq-12"])
  test(`all of ${ruleset} is seen in the frame that is offered for it`, async ({ page }) => {
    await open(page, `r=${ruleset}`);
    await page.getByRole("button", { name: "Share" }).click();
    const snippet = await page.getByRole("textbox", { name: "Code to embed the board" }).inputValue();
    const size = (name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(snippet)?.[1]);
    await page.setViewportSize({ width: size("width"), height: size("height") });
    await open(page, `r=${ruleset}`, "embed.html");
    await expect(page.getByRole("link", { name: /./ })).toBeInViewport({ ratio: 1 });
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      height: document.documentElement.scrollHeight - document.documentElement.clientHeight,
    }));
    expect([width, height]).toEqual([0, 0]);
  });

test("in a wide frame the board is as high as it allows, and does not widen it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "r=quintana", "embed.html");
  const grid = await page.getByRole("grid").boundingBox();
  expect(grid?.height).toBeGreaterThan(400);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test("in a frame an action can be taken back, and a finished game played again", async ({ page }) => {
  await open(page, "r=quintana&p=8.8.8.8.2Cc4.8.8.4C3_w_-_-_0-0_0", "embed.html");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeDisabled();
  await play(page, "e1e3");
  await undo.click();
  await expect(square(page, "e1")).toHaveAccessibleName(/White counter/);
  await play(page, "e1e4");
  await expect(page.getByRole("heading", { name: "White wins" })).toBeVisible();
  await page.getByRole("button", { name: "Play again, sides changed" }).press("Enter");
  await expect(page.getByRole("heading", { name: "White to move" })).toBeFocused();
  await expect(square(page, "e1")).toHaveAccessibleName(/White counter/);
});
