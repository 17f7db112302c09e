import { expect, type Page, test } from "@playwright/test";
import { open, play } from "./table.js";

/** What the board says to those who hear it. */
const said = (page: Page) => page.getByRole("main").getByRole("status").first();

test("another game is announced by its name and who is to move", async ({ page }) => {
  await open(page, "r=quintana");
  await expect(said(page)).toHaveText("Museum Quintana. White to move.");
  await play(page, "a2a4");
  await expect(said(page)).toHaveText("White: a2 to a4.");
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(said(page)).toHaveText("Museum Quintana. White to move.");
  await play(page, "a2a4");
  await page.evaluate(() => {
    location.hash = "r=seega-5";
  });
  await expect(said(page)).toHaveText("Seega, 5 × 5. White to move.");
  await page.getByRole("button", { name: "Rulesets" }).click();
  await page.getByRole("button", { name: "Falkener", exact: true }).click();
  await expect(said(page)).toHaveText("Falkener. White to move.");
});

test("a game that is played again is announced, and an earlier position only within a game", async ({
  page,
}) => {
  await open(page, "r=quintana&a=a2a4.b7b5");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(said(page)).toHaveText("After 1 of 2 actions.");
  await page.getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("heading", { name: "Resign?" })).toBeVisible();
  await page.getByRole("button", { name: "Resign" }).last().click();
  await expect(said(page)).toHaveText("Blue: b7 to b5. White wins. Blue resigned.");
  await page.getByRole("button", { name: "Play again, sides changed" }).click();
  await expect(said(page)).toHaveText("Museum Quintana. White to move.");
});
