import { expect, type Locator, type Page, test } from "@playwright/test";
import { violations } from "./axe.js";
import { address, open, square } from "./table.js";

async function openEditor(page: Page, fragment: string): Promise<void> {
  await open(page, fragment);
  await showEditor(page);
}

async function showEditor(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Rulesets", exact: true }).click();
  await page.getByRole("button", { name: "Set up a position" }).click();
  await expect(page.getByRole("heading", { name: "Set up a position" })).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const choose = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).check();

/** The game that goes on from the position. */
async function play(page: Page): Promise<void> {
  await press(page, "Play from here");
  await expect(page.getByRole("heading", { name: "Set up a position" })).toBeHidden();
  await expect(page.getByRole("grid")).toBeVisible();
}

/** Presses on one thing, carries what it gives to another, and lets go there. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  await to.hover({ force: true });
  await page.mouse.up();
}

test("the start position is that of the rules in play", async ({ page }) => {
  await openEditor(page, "r=petteia;board:3x3");
  await press(page, "Empty the board");
  await press(page, "Start position");
  await expect(square(page, "a1")).toHaveAccessibleName("a1, White counter");
  await expect(square(page, "c3")).toHaveAccessibleName("c3, Blue counter");
});

test("the kinds are those of the rules in play", async ({ page }) => {
  await openEditor(page, "r=petteia;board:5x5;array:-;hand:L4;larron:slide");
  await expect(page.getByRole("radio", { name: "White larron" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Blue larron" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /counter/ })).toHaveCount(0);
});

test("a position that nobody has changed is played on as it was", async ({ page }) => {
  await open(page, "r=seega-5&a=a1.b1");
  const before = await page
    .getByRole("gridcell")
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  await showEditor(page);
  await play(page);
  await expect.poll(() => address(page).get("p")).toContain("_C10c12_-_0-0_0");
  const after = await page
    .getByRole("gridcell")
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  // The side to act sits below.
  expect(after.sort()).toEqual(before.sort());
});

test("hands can be changed, and are held to the rules", async ({ page }) => {
  await openEditor(page, "r=seega-5&a=a1.b1");
  const hand = page.getByLabel("In White’s hand: counters");
  await expect(hand).toHaveValue("10");
  await hand.fill("3");
  await press(page, "Play from here");
  await expect(page.getByRole("alert")).toContainText(
    "Placing in turn never leaves in the hands what is there now: 3 counters in White’s hand and 12 counters in Blue’s hand.",
  );
  await press(page, "Empty the board");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("that a position is over is told before it is played from, and it may be, all the same", async ({
  page,
}) => {
  await openEditor(page, "r=quintana");
  const told = page.getByRole("status").filter({ hasText: "The game is over in this position" });
  await expect(told).toHaveCount(0);
  await press(page, "Empty the board");
  await expect(told).toHaveText(
    "The game is over in this position: Draw. Both sides have too few pieces left.",
  );
  for (const name of ["a1", "b1", "c1"]) await square(page, name).click();
  await expect(told).toHaveText(
    "The game is over in this position: White wins. Blue has too few pieces left.",
  );
  await press(page, "Play from here");
  await expect(page.getByRole("heading", { name: "White wins" })).toBeVisible();
});

test("another game in the address is the one that is set up", async ({ page }) => {
  await openEditor(page, "r=petteia");
  await press(page, "Empty the board");
  await page.evaluate(() => {
    location.hash = "r=becq-8";
  });
  await expect(page.getByRole("heading", { name: "Set up a position" })).toBeHidden();
  await showEditor(page);
  await expect(square(page, "a1")).toHaveAccessibleName("a1, White larron");
  await play(page);
  await expect(square(page, "a1")).toHaveAccessibleName(/^a1, White larron/);
});

test("pieces are set and taken off by clicks, and each change can be undone", async ({ page }) => {
  await openEditor(page, "r=quintana");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await press(page, "Empty the board");
  await square(page, "e4").click();
  await expect(square(page, "e4")).toHaveAccessibleName("e4, White counter");
  await expect(page.getByRole("status").filter({ hasText: "e4, White counter" })).toHaveCount(1);
  await choose(page, "Blue counter");
  await square(page, "e4").click();
  await expect(square(page, "e4")).toHaveAccessibleName("e4, Blue counter");
  await square(page, "e4").click();
  await expect(square(page, "e4")).toHaveAccessibleName("e4, empty");
  await press(page, "Undo");
  await press(page, "Undo");
  await expect(square(page, "e4")).toHaveAccessibleName("e4, White counter");
  await choose(page, "Empty square");
  await square(page, "e4").click();
  await expect(square(page, "e4")).toHaveAccessibleName("e4, empty");
  for (let change = 0; change < 3; change += 1) await press(page, "Undo");
  await expect(square(page, "a1")).toHaveAccessibleName("a1, White counter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("pieces are dragged from the tray, about the board and off it", async ({ page }) => {
  await openEditor(page, "r=quintana");
  await press(page, "Empty the board");
  await carry(page, page.getByRole("radio", { name: "Blue counter" }), square(page, "d5"));
  await expect(square(page, "d5")).toHaveAccessibleName("d5, Blue counter");
  await carry(page, square(page, "d5"), square(page, "g2"));
  await expect(square(page, "g2")).toHaveAccessibleName("g2, Blue counter");
  await expect(square(page, "d5")).toHaveAccessibleName("d5, empty");
  await carry(page, square(page, "g2"), page.getByRole("heading", { name: "Set up a position" }));
  await expect(square(page, "g2")).toHaveAccessibleName("g2, empty");
  await press(page, "Undo");
  await square(page, "g2").hover();
  await page.mouse.down();
  await square(page, "b7").hover();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(square(page, "g2")).toHaveAccessibleName("g2, Blue counter");
  await expect(square(page, "b7")).toHaveAccessibleName("b7, empty");
});

test("a position is set up and begun by keyboard alone", async ({ page }) => {
  await openEditor(page, "r=quintana");
  const tab = async (name: string) => {
    const wanted = page.getByRole("button", { name, exact: true });
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press("Tab");
      if (await wanted.evaluate((one) => one.matches(":focus"))) return;
    }
    throw new Error(`${name} is not reached by Tab`);
  };
  await square(page, "a1").focus();
  await page.keyboard.press("Delete");
  await expect(square(page, "a1")).toHaveAccessibleName("a1, empty");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(square(page, "a1")).toHaveAccessibleName("a1, White counter");
  await tab("Empty the board");
  await page.keyboard.press("Space");
  await square(page, "a1").focus();
  for (const key of ["ArrowRight", "ArrowUp", "Enter", "2", "ArrowUp", "Enter"])
    await page.keyboard.press(key);
  await expect(square(page, "b2")).toHaveAccessibleName("b2, White counter");
  await expect(square(page, "b3")).toHaveAccessibleName("b3, Blue counter");
  await expect(square(page, "b3")).toBeFocused();
  await tab("Play from here");
  await page.keyboard.press("Enter");
  await expect.poll(() => address(page).get("p")).toBe("8.8.8.8.8.1c6.1C6.8_w_-_-_0-0_0");
});

test("held pieces are set, kept, and refused where no enemies hold them", async ({ page }) => {
  await openEditor(page, "r=seneca&p=8.8.8.8.2cCc3.8.8.C7_w_-_*d4_0-0_0");
  await expect(square(page, "d4")).toHaveAccessibleName("d4, White counter, held");
  await choose(page, "Blue counter, held");
  await square(page, "h8").click();
  await press(page, "Play from here");
  await expect(page.getByRole("alert")).toHaveText("No two free enemies hold the piece on h8.");
  await press(page, "Undo");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await play(page);
  await expect.poll(() => address(page).get("p")).toContain("_*d4_");
});

/** The middle of something on the page. */
async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Carries a piece by a finger, which holds it from below. */
async function carryByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const [start, end] = [await middle(from), await middle(to)];
  const below = { x: end.x, y: end.y + 0.9 * ((await to.boundingBox())?.height ?? 0) };
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [start]);
  await touch("touchMove", [{ x: (start.x + below.x) / 2, y: (start.y + below.y) / 2 }]);
  await touch("touchMove", [below]);
  await touch("touchEnd", []);
}

test("the editor fits a phone, and pieces are set by touch", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await openEditor(page, "r=kowalski-12x8");
  await press(page, "Empty the board");
  await page.getByRole("radio", { name: "Blue counter" }).tap();
  await square(page, "l8").tap();
  await expect(square(page, "l8")).toHaveAccessibleName("l8, Blue counter");
  await carryByFinger(page, page.getByRole("radio", { name: "White dux" }), square(page, "d4"));
  await expect(square(page, "d4")).toHaveAccessibleName("d4, White dux");
  await carryByFinger(page, square(page, "d4"), square(page, "f2"));
  await expect(square(page, "f2")).toHaveAccessibleName("f2, White dux");
  await expect(square(page, "d4")).toHaveAccessibleName("d4, empty");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

test("axe finds nothing wrong with held pieces and a fault, on a desk and on a phone", async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openEditor(page, "r=seneca&p=8.8.8.8.2cCc3.8.8.C7_w_-_*d4_0-0_0");
    await square(page, "c4").focus();
    await page.keyboard.press("Delete");
    await press(page, "Play from here");
    await expect(page.getByRole("alert")).toContainText("d4");
    expect(await violations(page)).toEqual([]);
  }
});

test("what becomes of the pieces is said, however it comes about", async ({ page }) => {
  await openEditor(page, "r=petteia;board:3x3");
  const said = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
  await press(page, "Empty the board");
  await said("On the board: 0 pieces.");
  await press(page, "Start position");
  await said("On the board: 6 pieces.");
  await press(page, "Empty the board");
  await square(page, "b2").click();
  await said("b2, White counter");
  await press(page, "Undo");
  await said("b2, empty");
  await press(page, "Undo");
  await said("On the board: 6 pieces.");
});
