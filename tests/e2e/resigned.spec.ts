import { expect, type Page, test } from "@playwright/test";
import { address, open, play, square } from "./table.js";

async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("heading", { name: "Resign?" })).toBeVisible();
  await page.getByRole("button", { name: "Resign" }).last().click();
  await expect(page.getByRole("heading", { name: "White wins" })).toBeVisible();
}

test("a game that was given up stays so when the page is loaded anew", async ({ page }) => {
  await open(page, "r=quintana");
  await play(page, "a2a4");
  await expect.poll(() => address(page).get("a")).toBe("a2a4");
  await resign(page);
  await page.waitForFunction(() => localStorage.getItem("latrunculi.games")?.includes('resigned":{'));
  await page.reload();
  await expect(page.getByRole("heading", { name: "White wins" })).toBeVisible();
  // It does not run any more, neither for who comes without a link …
  await page.goto("about:blank");
  await open(page, "");
  await expect.poll(() => address(page).get("r")).toBe("petteia");
  // … nor, once another game has been played, for who comes with the link.
  await page.goto("about:blank");
  await open(page, "r=quintana&a=a2a4");
  await expect(page.getByRole("heading", { name: "Blue to move" })).toBeVisible();
});

test("a game that was given up and taken up again goes on", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4");
  await resign(page);
  await page.getByRole("button", { name: "Look through the game" }).click();
  await play(page, "a2a4");
  await expect.poll(() => address(page).get("a")).toBe("a2a4");
  await page.reload();
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
  await expect(page.getByRole("heading", { name: "Blue to move" })).toBeVisible();
});
