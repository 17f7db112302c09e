import { expect, type Page, test } from "@playwright/test";
import { square } from "./table.js";

/** The board as an element of somebody else's page. */

/** Puts a board in place of all that is in a page which knows it. */
const putBoard = (page: Page) =>
  page.evaluate(() => {
    const board = document.createElement("latrunculi-board");
    board.game = "r=quintana";
    board.fit = "column";
    document.body.replaceChildren(board);
  });

test("a board that was moved elsewhere in its page goes on with its game", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("embed.html");
  await expect(page.getByRole("grid")).toBeVisible();
  await putBoard(page);
  await expect(square(page, "a2")).toHaveAccessibleName(/White counter/);
  await page.evaluate(() => {
    const board = document.querySelector("latrunculi-board");
    const elsewhere = document.createElement("section");
    document.body.append(elsewhere);
    if (board) elsewhere.append(board);
    board?.session?.play("a2a5");
  });
  await expect(square(page, "a5")).toHaveAccessibleName("a5, White counter");
  await expect(page.getByRole("status")).toHaveText("White: a2 to a5.");
});

test("a board whose engine does not come says so in its place", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("embed.html");
  const title = page.getByRole("heading", { name: "The game could not start" });
  await expect(title).toBeVisible();
  await putBoard(page);
  await expect(page.locator("latrunculi-board").getByRole("heading")).toHaveText("The game could not start");
  await expect(page.locator("latrunculi-board").getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute("**/*.wasm");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
});
