import { expect, test } from "@playwright/test";
import { open, play } from "./table.js";

for (const theme of ["stone", "wood"])
  test(`on paper there are the board, the players and the actions, and nothing to press: ${theme}`, async ({
    page,
  }) => {
    await open(page, `r=quintana&a=a2a4.b7b5&black=1&theme=${theme}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation")).toBeHidden();
    for (const name of ["Take back", "Hint", "Resign", "Latrunculi"])
      await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(page.getByRole("list", { name: "Players" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Actions" })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
    const box = await page.getByRole("list", { name: "Actions" }).boundingBox();
    const board = await page.getByRole("grid").boundingBox();
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  });

test("what is caught is printed between the board and the players, however large the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "r=quintana&p=8.8.8.8.2Cc4.8.8.4C3_b_-_-_5-3_0");
  await page.emulateMedia({ media: "print" });
  const caught = await page.getByText("3 caught by Blue").boundingBox();
  const ruleset = await page.getByRole("heading", { name: "Museum Quintana" }).boundingBox();
  expect((caught?.y ?? Infinity) + (caught?.height ?? 0)).toBeLessThanOrEqual(ruleset?.y ?? 0);
});

test("the rules are printed whole, and nothing with them", async ({ page }) => {
  await open(page, "r=quintana");
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Museum Quintana" });
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
  await expect(page.getByRole("grid")).toBeHidden();
  await expect(page.getByRole("button", { name: "Close" })).toBeHidden();
});

for (const [name, fragment, over] of [
  ["of a game under way", "r=quintana&a=a2a4.b7b5", 0],
  ["of a game that is over", "r=quintana&p=8.8.8.8.2Cc4.8.8.4C3_w_-_-_0-0_0&a=e1e4", 1],
] as const)
  test(`a phone prints the ruleset and the actions, too, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, fragment);
    const why = page.getByRole("paragraph").filter({ hasText: "Blue has too few pieces left." });
    await expect(why).toHaveCount(over);
    await expect(page.getByRole("list", { name: "Actions" })).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("list", { name: "Actions" })).toBeVisible();
    await expect(page.getByRole("paragraph").filter({ hasText: "Museum Quintana" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Hint" })).toBeHidden();
  });

test("what is below the board stays in its place while the computer thinks and after", async ({ page }) => {
  // A worker that never comes to an end.
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(): void {}
    };
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "r=falkener&black=2");
  const foot = page.getByRole("button", { name: "Falkener" });
  const before = await foot.boundingBox();
  await play(page, "a5b6");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  expect((await foot.boundingBox())?.y).toBe(before?.y);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("heading", { name: "Your move" })).toBeVisible();
  expect((await foot.boundingBox())?.y).toBe(before?.y);
});

test("what is wrong with a link leaves the tools in the window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const change of [
    "p=nonsense",
    "a=a1a9",
    "r=becq-8;array:-;hand:-;catch:position;enclosure:true;corner:true",
  ]) {
    await page.goto("about:blank");
    await open(page, change.startsWith("r=") ? change : `r=becq-8&${change}`);
    await expect(page.getByRole("alert")).toContainText("Part of the link could not be read");
    await expect(page.getByRole("button", { name: "Resign" })).toBeInViewport({ ratio: 1 });
  }
});
