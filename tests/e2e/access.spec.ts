import { expect, type Locator, type Page, test } from "@playwright/test";
import { themes } from "../../www/themes.js";
import { violations } from "./axe.js";
import { languages } from "./languages.js";
import { address, expectResult, open, pieces, shorten, square } from "./table.js";

/** What axe finds in each theme. A theme is colours and nothing else: those are looked at again in each. */
async function violationsInThemes(page: Page): Promise<string[]> {
  const found = await violations(page);
  const show = (theme: string) =>
    page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
  for (const theme of themes.slice(1)) {
    await show(theme);
    found.push(...(await violations(page, "color-contrast")).map((violation) => `${theme}: ${violation}`));
  }
  await show(themes[0]);
  return found;
}

for (const { code, act, nav, gallery, share, title } of languages) {
  test(`axe finds nothing wrong on any view in any theme in ${code}`, async ({ page }) => {
    test.setTimeout(180_000);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");
    await open(page, `r=quintana&a=a2a4.b7b5&theme=${themes[0]}&lang=${code}`);
    expect(await violationsInThemes(page)).toEqual([]);
    for (const name of [act.newGame, nav.rules, nav.share, nav.settings]) {
      await button(name).click();
      await expect(dialog).toBeVisible();
      if (name === nav.share) await button(share.code).click();
      await page.locator("summary").evaluateAll((all: HTMLElement[]) => {
        for (const summary of all) summary.click();
      });
      expect(await violationsInThemes(page), name).toEqual([]);
      await button(nav.close).click();
      await expect(dialog).toBeHidden();
    }
    for (const name of [null, gallery.own, gallery.editor]) {
      await button(nav.rulesets).click();
      await expect(page.getByRole("heading", { name: gallery.title, level: 1 })).toBeVisible();
      if (name !== null) await button(name).click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
        name === null ? title : gallery.title,
      );
      expect(await violationsInThemes(page), name ?? nav.rulesets).toEqual([]);
    }
  });
}

test("axe finds nothing wrong while placing, after a refusal, at the end, and on a phone", async ({
  page,
}) => {
  await open(page, "r=schadler-2001");
  expect(await violations(page)).toEqual([]);
  await open(page, "r=schadler-2001&p=8.8.8.4c3.2c1c3.3C4.8.C7_w_-_-_0-0_0");
  await square(page, "d3").click();
  await square(page, "d4").click();
  expect(await violations(page)).toEqual([]);
  await open(page, "r=kowalski-12x8&p=5C1C4.2C1DC6.2CC1cc5.12.3c8.3c8.2cd8.1ccc1c6_w_-_-_0-0_0&a=e7e2");
  await expectResult(page, ["w", "dux"]);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "r=quintana&a=a2a4.b7b5");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "More" }).click();
  expect(await violations(page)).toEqual([]);
});

test("a whole game by keyboard alone: placing and captures, by arrows, Enter and typed actions", async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { rules, played } = shorten({
    ruleset: "seega-5",
    least: 11,
    game: 1,
    actions: 31,
    left: [11, 10],
    winner: "w",
  });
  await open(page, `r=${rules}`);
  const arrows = async (from: string, to: string) => {
    const files = to.charCodeAt(0) - from.charCodeAt(0);
    const ranks = Number(to.slice(1)) - Number(from.slice(1));
    for (let step = 0; step < Math.abs(files); step += 1)
      await page.keyboard.press(files > 0 ? "ArrowRight" : "ArrowLeft");
    for (let step = 0; step < Math.abs(ranks); step += 1)
      await page.keyboard.press(ranks > 0 ? "ArrowUp" : "ArrowDown");
  };
  await square(page, "a1").focus();
  let at = "a1";
  for (const [index, action] of played.entries()) {
    if (index % 2 === 1) {
      await page.keyboard.type(action);
      await page.keyboard.press("Enter");
    } else {
      for (const name of action.match(/[a-p]\d+/g) ?? []) {
        await arrows(at, name);
        await expect(square(page, name)).toBeFocused();
        await page.keyboard.press("Enter");
        at = name;
      }
    }
    await expect.poll(() => address(page).get("a")).toBe(played.slice(0, index + 1).join("."));
  }
  await expectResult(page, ["w", "captured"]);
  await expect(pieces(page, "White")).toHaveCount(11);
  await expect(pieces(page, "Blue")).toHaveCount(10);
});

test("each action and its effects are announced", async ({ page }) => {
  await open(page, "r=quintana&p=8.8.8.8.2Cc4.8.8.c3C3_w_-_-_0-0_0");
  await square(page, "e1").click();
  await square(page, "e4").click();
  await expect(page.getByRole("status").first()).toHaveText("White: e1 to e4. d4 leaves the board.");
});

test("the language follows the link, the choice and the browser", async ({ page, browser }) => {
  await open(page, "r=quintana&lang=fr");
  await expect(page.getByRole("heading", { name: "Les Blancs jouent" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByRole("combobox", { name: "Langue" }).selectOption("es");
  await expect(page.getByRole("heading", { name: "Ajustes" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Juegan las blancas" })).toBeVisible();

  const french = await browser.newContext({ locale: "fr-CA" });
  const tab = await french.newPage();
  await tab.goto(new URL("./index.html#r=quintana", page.url()).href);
  await expect(tab.getByRole("heading", { name: "Les Blancs jouent" })).toBeVisible();
  await french.close();
});

for (const [colorScheme, look] of [
  ["light", "Print"],
  ["dark", "Contrast"],
] as const)
  test(`the board goes with the colours that a ${colorScheme} system forces on the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("index.html#r=quintana");
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("radio", { name: look })).toBeChecked();
  });

test("a board keeps its ground, and the letters beside it, where the system forces other colours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await page.goto("index.html#r=quintana&theme=contrast");
  await expect(page.getByRole("grid")).toBeVisible();
  const grounds = await page.evaluate(() => {
    const ground = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
    const board = document.querySelector("latrunculi-app")?.shadowRoot?.querySelector("latrunculi-board");
    return [ground(document.body), ground(board ?? null)];
  });
  expect(grounds).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
});

test("buttons and what is chosen have edges where the system forces its colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("index.html#r=schadler-1994&a=d4.e5");
  const edge = (target: Locator) =>
    expect.poll(() => target.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  await edge(page.getByRole("button", { name: "Place the rest for me" }));
  await edge(page.getByRole("list", { name: "Actions" }).getByRole("button", { name: "e5" }));
  await page.getByRole("button", { name: "Share" }).click();
  await edge(page.getByRole("dialog"));
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Rulesets" }).click();
  await page.getByRole("button", { name: "Set up a position" }).click();
  await edge(
    page.locator("label").filter({ has: page.getByRole("radio", { name: "White counter", exact: true }) }),
  );
});

test("own rules travel in the link, and contradictions are explained", async ({ page }) => {
  await open(page, "r=quintana");
  await page.getByRole("button", { name: "Rulesets" }).click();
  await page.getByRole("button", { name: "Make your own rules" }).click();
  await page.getByRole("group", { name: "Catching", exact: true }).getByLabel("and is then held").check();
  await expect(
    page.getByRole("status").filter({ hasText: "These rules cannot be played yet" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Play these rules" })).toBeDisabled();
  await expect(page.getByText("Catching and Removal: A piece caught by an arrival")).toBeVisible();
  await page.getByLabel("A player may take one caught enemy instead of moving.").check();
  await page.getByRole("button", { name: "Play these rules" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect.poll(() => address(page).get("r")).toBe("quintana;catch:held;lift:instead");
});

test("a position is set up square by square", async ({ page }) => {
  await open(page, "r=quintana");
  await page.getByRole("button", { name: "Rulesets" }).click();
  await page.getByRole("button", { name: "Set up a position" }).click();
  await page.getByRole("button", { name: "Empty the board" }).click();
  await page.getByRole("button", { name: "e4, empty" }).click();
  await page.getByRole("radio", { name: "Blue counter" }).check();
  await page.getByRole("button", { name: "a8, empty" }).click();
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(square(page, "e4")).toHaveAccessibleName("e4, White counter");
  await expect.poll(() => address(page).get("p")).toBe("c7.8.8.8.4C3.8.8.8_w_-_-_0-0_0");
});

test("embed.html shows the board alone, and it can be played", async ({ page }) => {
  await open(page, "r=quintana", "embed.html");
  await square(page, "a2").click();
  await square(page, "a4").click();
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
  expect(await violations(page)).toEqual([]);
});
