import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { open, square } from "./table.js";

/** What the dialog says of the last thing done with it. */
function said(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: ": " });
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
});

test("the link to the game is copied and opens it again", async ({ page, context }) => {
  await open(page, "r=quintana&a=a2a4.b7b5");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy: Link to the game" }).click();
  await expect(said(page)).toHaveText("Link to the game: Copied");
  const tab = await context.newPage();
  await tab.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(square(tab, "b5")).toHaveAccessibleName(/^b5, Blue/);
});

test("the link to the position opens it, and nothing of how it came about", async ({ page, context }) => {
  await open(page, "r=quintana&a=a2a4.b7b5");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy: Link to this position" }).click();
  await expect(said(page)).toHaveText("Link to this position: Copied");
  const tab = await context.newPage();
  await tab.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(square(tab, "b5")).toHaveAccessibleName("b5, Blue counter");
  await expect(square(tab, "a4")).toHaveAccessibleName("a4, White counter");
  await expect(tab.getByRole("heading", { name: "White to move" })).toBeVisible();
  await expect(tab.getByText("Nothing has been played yet.")).toBeVisible();
});

test("the game as text is its rules, what was played up to the position shown, and the position", async ({
  page,
}) => {
  await open(page, "r=quintana&a=a2a4.b7b5");
  const copy = async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Copy: Game as text" }).click();
    await expect(said(page)).toHaveText("Game as text: Copied");
    await page.getByRole("button", { name: "Close" }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const both = "cccccccc.c1cccccc.8.1c6.C7.8.1CCCCCCC.CCCCCCCC_w_-_-_0-0_2";
  expect(await copy()).toBe(`quintana\na2a4.b7b5\n${both}`);
  await page.getByRole("button", { name: "Undo" }).click();
  const one = "cccccccc.cccccccc.8.8.C7.8.1CCCCCCC.CCCCCCCC_b_-_-_0-0_1";
  expect(await copy()).toBe(`quintana\na2a4\n${one}`);
  await page.getByRole("button", { name: "Undo" }).click();
  const none = "cccccccc.cccccccc.8.8.8.8.CCCCCCCC.CCCCCCCC_w_-_-_0-0_0";
  expect(await copy()).toBe(`quintana\n${none}`);
});

test("where copying is refused, the text is selected and it is said", async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await open(page, "r=quintana");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy: Game as text" }).click();
  await expect(said(page)).toContainText("Copying was refused");
  await expect(page.getByRole("textbox", { name: "Game as text" })).toBeFocused();
});

test("a picture that cannot be made is told of", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await open(page, "r=quintana");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Picture (PNG)" }).click();
  await expect(said(page)).toHaveText("Picture (PNG): This browser could not make the file.", {
    timeout: 20_000,
  });
  await expect(said(page)).toBeInViewport();
});

for (const [name, start] of [
  ["Picture (PNG)", "\u0089PNG"],
  ["Drawing (SVG)", "<svg xmlns"],
] as const) {
  test(`${name} is saved with one click`, async ({ page }) => {
    await open(page, "r=becq-8");
    await page.getByRole("button", { name: "Share" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    const bytes = await readFile(await download.path());
    expect(bytes.toString("latin1").startsWith(start)).toBe(true);
    await expect(said(page)).toHaveText(`${name}: Saved`);
  });
}

test("a QR code of the link is shown", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: "QR code of the link to the game" })).toBeInViewport();
});

test("a link that is too long for a QR code is told of", async ({ page }) => {
  // Nothing ends this game: counters go to and fro, and repetition counts for nothing where captures are counted.
  const actions = Array<string>(160).fill("a2a3.b7b6.a3a2.b6b7").join(".");
  await open(page, `r=quintana;quiet-limit:999;quiet-then:tally&a=${actions}`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("alert")).toContainText("a QR code holds at most 2,953");
});
