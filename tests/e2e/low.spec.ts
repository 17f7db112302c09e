import { expect, type Locator, type Page, test } from "@playwright/test";
import { languages } from "./languages.js";
import { open, play, square } from "./table.js";

/** Windows in which not all of the page has room: what has just come about is seen in any case. */

const box = async (target: Locator) => {
  const found = await target.boundingBox();
  if (!found) throw new Error("nothing is there");
  return found;
};

/** Expects something to be seen, and not to lie behind the tools. */
async function expectSeen(page: Page, target: Locator, tool = "Flip"): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const { y, height } = await box(target);
  expect(y + height).toBeLessThanOrEqual((await box(page.getByRole("button", { name: tool }))).y);
}

for (const [width, height] of [
  [390, 664],
  [375, 553],
  [320, 480],
  [568, 320],
] as const) {
  test(`why something is refused is seen in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "r=quintana");
    await play(page, "a2c5");
    await expectSeen(page, page.getByRole("alert"));
    await square(page, "b2").click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test(`what was wrong with the link is seen in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "r=quintana&a=a2a4.a2a5");
    await expectSeen(page, page.getByRole("heading", { name: "Part of the link could not be read" }));
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test(`who has won is seen in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "r=quintana&p=8.8.8.8.2Cc4.8.8.4C3_w_-_-_0-0_0");
    await play(page, "e1e4");
    await expectSeen(page, page.getByRole("heading", { name: "White wins" }));
    await expectSeen(page, page.getByRole("paragraph").filter({ hasText: "Blue has too few pieces left." }));
  });
}

for (const [width, height] of [
  [390, 664],
  [360, 640],
  [667, 375],
] as const)
  test(`what is asked is seen in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "r=schadler-1994&lang=fr");
    await expectSeen(page, page.getByText("Il reste 16 pièces en main."), "Tourner");
  });

test("in a low window the board and both players are seen, and a refusal hides no square", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await open(page, "r=quintana&lang=fr");
  for (const name of ["Blanc", "Bleu"])
    await expectSeen(page, page.getByText(name, { exact: true }), "Tourner");
  await play(page, "a2c5");
  const { y } = await box(page.getByRole("alert"));
  const grid = await box(page.getByRole("grid"));
  expect(grid.y + grid.height).toBeLessThanOrEqual(y);
});

test("nothing at the end of the page stays hidden behind the tools, however many rows they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "r=quintana&a=a2a4&lang=fr");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const ruleset = page.getByRole("button", { name: "Musée Quintana" });
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const { y, height } = await box(ruleset);
      return y + height <= (await box(page.getByRole("button", { name: "Annuler" }))).y;
    })
    .toBe(true);
});

for (const { code, act } of languages)
  test(`large letters break no word of the tools in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `r=quintana&lang=${code}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const lines = (name: string) =>
      page.getByRole("button", { name, exact: true }).evaluate((button) => {
        const word = [...button.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const range = document.createRange();
        if (word) range.selectNode(word);
        return new Set([...range.getClientRects()].map(({ y }) => y)).size;
      });
    for (const name of [act.undo, act.hint, act.flip, act.actions, act.more])
      expect(await lines(name)).toBe(1);
  });

for (const width of [320, 390])
  test(`the board stays where it is as turns change in a window of ${width} pixels`, async ({ page }) => {
    // A worker that never comes to an end.
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        override postMessage(): void {}
      };
    });
    await page.setViewportSize({ width, height: 844 });
    await open(page, "r=schadler-1994&black=1&lang=fr");
    const before = await box(page.getByRole("grid"));
    await square(page, "d4").click();
    await expect(page.getByText("réfléchit", { exact: true })).toBeVisible();
    expect((await box(page.getByRole("grid"))).y).toBe(before.y);
  });

test("of a long game the list shows the action that the board does", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const quiet = "a2a3.b7b6.c2c3.d7d6.e2e3.f7f6.g2g3.h7h6.h2h3.a7a6.b2b3.c7c6";
  await open(page, `r=quintana&a=${quiet}.d2d3.e7e6.f2f3.g7g6`);
  const list = page.getByRole("list", { name: "Actions" });
  const shown = async () => {
    const rows = await box(list);
    const { y, height } = await box(list.locator("[aria-current]"));
    return y >= rows.y && y + height <= rows.y + rows.height;
  };
  await expect.poll(shown).toBe(true);
  await list.getByRole("button", { name: "Start" }).click();
  await expect.poll(shown).toBe(true);
  // What stands above the list takes more room.
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect.poll(shown).toBe(true);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`on a phone of ${width} by ${height} the board shows each action that is chosen in the list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "r=quintana&a=a2a4.b7b5");
    await page.getByRole("button", { name: "Actions" }).click();
    const sheet = await box(page.getByRole("dialog", { name: "Actions" }));
    const grid = await box(page.locator("[role=grid]"));
    expect(sheet.y >= grid.y + grid.height || sheet.x >= grid.x + grid.width).toBe(true);
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("button", { name: "Start" })).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(square(page, "a2")).toHaveAccessibleName("a2, White counter");
  });

test("a phone shows the list to look through a game by", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "r=quintana&p=8.8.8.8.2Cc4.8.8.4C3_w_-_-_0-0_0");
  await play(page, "e1e4");
  await page.getByRole("button", { name: "Look through the game" }).click();
  const list = page.getByRole("list", { name: "Actions" });
  await expect(list.getByRole("button", { name: "Start" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("After 0 of 1 action. Choose a piece.")).toBeVisible();
});

test("large letters leave room for the list of actions", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "r=schadler-1994&a=d4.e5");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const list = page.getByRole("list", { name: "Actions" });
  await expect.poll(async () => (await box(list)).height).toBeGreaterThan(64);
});
