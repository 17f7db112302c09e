import { expect, type Page, test } from "@playwright/test";
import { languages } from "./languages.js";
import { open, play, square } from "./table.js";

/** How much wider the page is than the window. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [320, 390])
  test(`pieces that move at the edge of a window of ${width} pixels do not widen the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "r=quintana");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    for (const [action, to, what] of [
      ["h2h6", "h6", "White counter"],
      ["g7g3", "g3", "Blue counter"],
      ["a2a5", "a5", "White counter"],
    ] as const) {
      await play(page, action);
      await expect(square(page, to)).toHaveAccessibleName(`${to}, ${what}`);
      expect(await tooWide(page)).toBe(0);
    }
    await expect(page.getByRole("button", { name: "Actions" })).toBeInViewport({ ratio: 1 });
  });

/** Expects the drawing to be as large as it was painted for, and to hold all squares, in a window of a width. */
async function expectDrawn(page: Page, width: number): Promise<void> {
  await expect
    .poll(async () => {
      const squares = await page.getByRole("grid").boundingBox();
      const drawing = await page.locator("latrunculi-board canvas").first().boundingBox();
      if (!squares || !drawing) return "nothing is there";
      const holds =
        drawing.x <= squares.x &&
        drawing.y <= squares.y &&
        drawing.x + drawing.width >= squares.x + squares.width &&
        drawing.y + drawing.height >= squares.y + squares.height;
      const [canvasWidth, painted] = await page
        .locator("latrunculi-board canvas")
        .first()
        .evaluate((canvas: HTMLCanvasElement) => [canvas.width / devicePixelRatio, canvas.clientWidth]);
      return holds &&
        Math.abs((canvasWidth ?? 0) - (painted ?? 0)) < 1 &&
        painted !== undefined &&
        painted <= width + 40
        ? "they agree"
        : "they differ";
    })
    .toBe("they agree");
}

test("the drawing of the board keeps to its squares as the window changes", async ({ page }) => {
  await open(page, "r=quintana");
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1920, 1080],
    [1000, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectDrawn(page, width);
    expect(await tooWide(page)).toBe(0);
  }
});

test("a piece that is on its way as the window changes arrives, and the game goes on", async ({ page }) => {
  // A chain of six leaps takes its time.
  await open(page, "r=schadler-1994&p=7C.8.8.8.8.3c1c2.6c1.Cc1c1c2_w_-_-_0-0_0");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const onTheWay = () =>
    page
      .locator("latrunculi-board canvas")
      .last()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data = [] } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data.some((value) => value > 0);
      });
  await play(page, "a1c3");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectDrawn(page, 390);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expectDrawn(page, 1000);
  await expect(square(page, "c3")).toHaveAccessibleName("c3, White counter");
  await expect.poll(onTheWay).toBe(false);
  await play(page, "d3d2");
  await expect(square(page, "d2")).toHaveAccessibleName("d2, Blue counter");
  await expect.poll(onTheWay).toBe(false);
});

for (const [width, height] of [
  [844, 390],
  [740, 360],
  [667, 375],
  [568, 320],
] as const)
  test(`on a phone on its side, ${width} by ${height}, one plays without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [ruleset, last] of [
      ["quintana", "h8"],
      ["kowalski-12x8", "l8"],
      ["bell-8x7", "h7"],
      ["quintana;board:16x12", "p12"],
    ] as const) {
      await open(page, `r=${ruleset}`);
      for (const name of ["a1", last]) await expect(square(page, name)).toBeInViewport({ ratio: 1 });
      for (const name of ["Rulesets", "Flip", "Actions"])
        await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
      const edge = (await square(page, last).boundingBox())?.x ?? width;
      const tools = await page.getByRole("button", { name: "Undo" }).boundingBox();
      expect(tools?.x).toBeGreaterThan(edge);
      expect(await tooWide(page)).toBe(0);
    }
  });

for (const { code, nav, gallery, own } of languages) {
  test(`the ways to the views fit the narrowest page that has words for them, in ${code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 762, height: 700 });
    await open(page, `r=quintana&lang=${code}`);
    expect(await tooWide(page)).toBe(0);
    for (const button of await page.getByRole("navigation").getByRole("button").all())
      expect((await button.boundingBox())?.height).toBe(44);
  });

  for (const [what, spacing] of [
    ["large letters", {}],
    // As somebody may who reads better so (WCAG 1.4.12), or whose machine has wider type than ours.
    ["large letters set wide", { letterSpacing: ".12em", wordSpacing: ".16em" }],
  ] as const)
    test(`${what} widen no view of a large page or of a phone, in ${code}`, async ({ page }) => {
      await open(page, `r=quintana&lang=${code}`);
      await page.evaluate(
        (style) => Object.assign(document.documentElement.style, { fontSize: "200%", ...style }),
        spacing,
      );
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => tooWide(page)).toBe(0);
        for (const name of [null, gallery.editor, gallery.own]) {
          await page.getByRole("button", { name: nav.rulesets, exact: true }).click();
          if (name !== null) await page.getByRole("button", { name, exact: true }).click();
          await expect(
            page.getByRole("heading", { level: 1, name: name === null ? gallery.title : /./ }),
          ).toBeVisible();
          if (name === gallery.own) await expect(page.getByRole("button", { name: own.play })).toBeVisible();
          await expect.poll(() => tooWide(page), name ?? gallery.title).toBe(0);
        }
      }
    });
}

test("what moves is drawn as finely as the screen is, also when that changes", async ({ page }) => {
  await open(page, "r=quintana");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const screen = await page.context().newCDPSession(page);
  const actions = ["a2a3", "a7a6", "b2b3"];
  for (const [index, deviceScaleFactor] of [1, 1.5, 2].entries()) {
    await screen.send("Emulation.setDeviceMetricsOverride", {
      // As when one zooms: the finer, the smaller.
      width: Math.round(1600 / deviceScaleFactor),
      height: Math.round(1200 / deviceScaleFactor),
      mobile: false,
      deviceScaleFactor,
    });
    await play(page, actions[index] ?? "");
    const fineness = () =>
      page
        .getByRole("main")
        .locator("canvas")
        .evaluateAll((all) =>
          all.map((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width / canvas.clientWidth : 0)),
        );
    for (const layer of [0, 1])
      await expect
        .poll(async () => (await fineness())[layer], `canvas ${layer}`)
        .toBeCloseTo(deviceScaleFactor, 1);
  }
});

test("a wide board has most of the width of a phone on its side", async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await open(page, "r=kowalski-12x8");
  expect((await square(page, "a1").boundingBox())?.width).toBeGreaterThanOrEqual(24);
});

for (const { code, gallery, own } of languages)
  test(`the longest word of each choice has room on a phone, in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `r=quintana;calculus:step-leap-any&lang=${code}`);
    await page.getByRole("navigation").getByRole("button").first().click();
    await page.getByRole("button", { name: gallery.own }).click();
    await expect(page.getByRole("heading", { name: own.title })).toBeVisible();
    const cut = await page.getByRole("combobox").evaluateAll((all) =>
      all
        .filter((one) => {
          const { width } = one.getBoundingClientRect();
          one.style.width = "max-content";
          const isCut = one.getBoundingClientRect().width > width + 1;
          one.style.width = "";
          return isCut;
        })
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });

for (const { code, nav, gallery } of languages)
  test(`the filters of the rulesets stand beside the heading, in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `lang=${code}`);
    await page.getByRole("button", { name: nav.rulesets, exact: true }).click();
    const lead = await page.getByRole("heading", { name: gallery.title }).locator("+ p").boundingBox();
    const filter = await page.getByRole("combobox").first().boundingBox();
    if (!lead || !filter) throw new Error("the heading or the filters are not there");
    expect(filter.x).toBeGreaterThan(lead.x + lead.width);
    expect(filter.y).toBeLessThan(lead.y + lead.height);
    const names = await page
      .getByRole("term")
      .evaluateAll((all) =>
        all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect(names).toEqual([]);
  });

test("a high board tears no gap between the rules beside it", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await open(page, "r=becq-8;board:4x8");
  await page.getByRole("button", { name: "Rulesets", exact: true }).click();
  await page.getByRole("button", { name: "Make your own rules" }).click();
  const [board, hand, array] = await Promise.all(
    [/^Board/, "Pieces to place", "Starting array"].map((name) =>
      page.getByRole("group", { name }).boundingBox(),
    ),
  );
  if (!board || !hand || !array) throw new Error("a rule is not there");
  expect(array.x).toBeGreaterThan(hand.x + hand.width);
  expect(hand.y - board.y - board.height).toBeLessThan(32);
});

for (const [rules, first, last] of [
  ["piso;board:6x12", "a12", "f1"],
  ["piso;board:4x12", "a12", "d1"],
  ["quintana;board:3x12;array:C", "a12", "c1"],
] as const)
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const)
    test(`all of a high board is seen above the tools, ${rules} in ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, `r=${rules}`);
      const tools = await page.getByRole("button", { name: "Undo" }).boundingBox();
      for (const name of [first, last]) {
        await expect(square(page, name)).toBeInViewport({ ratio: 1 });
        const box = await square(page, name).boundingBox();
        if (!box || !tools) throw new Error("the square or the tools are not there");
        expect(box.width).toBeGreaterThanOrEqual(24);
        expect(box.y + box.height).toBeLessThan(tools.y);
      }
    });

test("a long low board is turned where the window gives it larger squares then", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "r=piso;board:16x3");
  for (const name of ["a1", "p3"]) {
    await expect(square(page, name)).toBeInViewport({ ratio: 1 });
    expect((await square(page, name).boundingBox())?.width).toBeGreaterThanOrEqual(30);
  }
});
