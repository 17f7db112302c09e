import { expect, test } from "@playwright/test";
import { open } from "./table.js";

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
