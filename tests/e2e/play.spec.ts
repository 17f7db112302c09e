import { expect, type Page, test } from "@playwright/test";
import { address, open, play, square } from "./table.js";

/** What is asked of the player, or said of him. */
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Resign" }).click();
  await expect(heading(page, "Resign?")).toBeVisible();
  await page.getByRole("button", { name: "Resign" }).last().click();
}

test("a friend who opens the copied link is on move, and the link goes back after his action", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = (tab: Page) => tab.getByRole("button", { name: "Copy link for your friend" });
  await open(page, "r=quintana");
  await expect(copy(page)).toBeHidden();
  await play(page, "a2a4");
  await copy(page).click();
  await expect(page.getByRole("button", { name: "Copied: now send it" })).toBeVisible();
  const friend = await context.newPage();
  await friend.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(heading(friend, "Blue to move")).toBeVisible();
  // Blue sits at the bottom, and has nothing to send yet.
  await expect(friend.getByRole("gridcell").last().getByRole("button")).toHaveAccessibleName(/^a8,/);
  await expect(copy(friend)).toBeHidden();
  await play(friend, "b7b5");
  await expect(copy(friend)).toBeVisible();
});

test("who resigns has lost, and sides change when it is played again", async ({ page }) => {
  await open(page, "r=quintana&black=1");
  await resign(page);
  await expect(heading(page, "Blue wins")).toBeVisible();
  await expect(page.getByText("White resigned.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Play again, sides changed" }).click();
  await expect(heading(page, "Your move")).toBeVisible();
  await expect.poll(() => address(page).get("white")).toBe("1");
  await expect.poll(() => address(page).get("a")?.split(".")).toHaveLength(1);
});

test("a finished game can be looked through and stays finished", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4.b7b5");
  await resign(page);
  await page.getByRole("button", { name: "Look through the game" }).click();
  await expect(square(page, "a2")).toHaveAccessibleName("a2, White counter");
  await page.getByRole("button", { name: "b7–b5" }).click();
  await expect(heading(page, "Blue wins")).toBeVisible();
});

test("the list leads back to the start", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4.b7b5");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(square(page, "a2")).toHaveAccessibleName("a2, White counter");
  await expect(square(page, "b7")).toHaveAccessibleName("b7, Blue counter");
});

test("a hint names an action that can be played", async ({ page }) => {
  await open(page, "r=quintana");
  await page.getByRole("button", { name: "Hint" }).click();
  // The board says it, too, to those who do not see.
  const hint = page.getByRole("complementary").getByText(/^Try /);
  const [, from, to] = /([a-h]\d)–([a-h]\d)/.exec((await hint.textContent()) ?? "") ?? [];
  await play(page, `${from}${to}`);
  await expect.poll(() => address(page).get("a")).toBe(`${from}${to}`);
});

test("two computers play until they are stopped, and go on", async ({ page }) => {
  await open(page, "r=quintana&white=1&black=1");
  const played = () => address(page).get("a")?.split(".").length ?? 0;
  await expect.poll(played).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(heading(page, "The computer waits")).toBeVisible();
  const before = played();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.poll(played).toBeGreaterThan(before + 1);
});

test("the end by quiet is told of when it is near", async ({ page }) => {
  await open(page, "r=quintana;quiet-limit:9&a=a2a3.b7b6.a3a2.b6b7.c2c3");
  await expect(page.getByText("quiet actions")).toBeHidden();
  await play(page, "d7d6");
  await expect(page.getByText("3 more quiet actions, and the game ends.")).toBeVisible();
});
