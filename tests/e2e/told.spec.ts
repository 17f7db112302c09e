import { expect, type Page, test } from "@playwright/test";
import { address, open, play, square } from "./table.js";

/** What is said of what happens, to those who see it and to those who hear it. */

/** What the board says to those who hear it. */
const said = (page: Page) => page.getByRole("status").first();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("the second click of a double click is about nothing else", async ({ page }) => {
  await open(page, "r=quintana");
  await square(page, "a2").dblclick();
  await expect(square(page, "a2")).toHaveAccessibleName(/selected/);
  await square(page, "a4").dblclick();
  await expect.poll(() => address(page).get("a")).toBe("a2a4");
  await expect(page.getByRole("alert")).toHaveCount(0);
  // A click of its own is answered.
  await page.waitForTimeout(500);
  await square(page, "a4").click();
  await expect(page.getByRole("alert")).toHaveText("That piece is not yours.");
});

test("a double tap places a piece and refuses nothing", async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true });
  await open(page, "r=schadler-1994");
  const box = await square(page, "d4").boundingBox();
  if (!box) throw new Error("d4 is not on the page");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The events say when they were made, so that a busy machine does not tear them apart.
  const browserSession = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  for (const later of [0, 0.15]) {
    const touch = { touchPoints: [{ x, y }], timestamp: now + later };
    await browserSession.send("Input.dispatchTouchEvent", { type: "touchStart", ...touch });
    await browserSession.send("Input.dispatchTouchEvent", {
      type: "touchEnd",
      touchPoints: [],
      timestamp: now + later + 0.05,
    });
  }
  await expect(square(page, "d4")).toHaveAccessibleName(/White counter/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.close();
});

test("what is refused once more is an alert once more", async ({ page }) => {
  await open(page, "r=quintana");
  await square(page, "a1").focus();
  const alert = page.getByRole("alert");
  const refuse = async () => {
    await page.keyboard.type("h2a7");
    await page.keyboard.press("Enter");
    await expect(alert).toHaveText("Square a7 is occupied.");
  };
  await refuse();
  const first = await alert.elementHandle();
  await refuse();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(alert).toHaveCount(1);
});

test("a refusal names the square that is the reason", async ({ page }) => {
  await open(page, "r=quintana");
  await square(page, "a1").click();
  await expect(page.getByRole("alert")).toHaveText("Square a2 is occupied.");
  await square(page, "a1").focus();
  await page.keyboard.type("a1a5");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("The piece on a2 is in the way.");
});

test("what is taken back and played again is said", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4.b7b5");
  await press(page, "Undo");
  await expect(said(page)).toHaveText("After 1 of 2 actions.");
  await press(page, "Undo");
  await expect(said(page)).toHaveText("After 0 of 2 actions.");
  await press(page, "Redo");
  await expect(said(page)).toHaveText("White: a2 to a4.");
});

test("that the rest has been placed is said", async ({ page }) => {
  await open(page, "r=schadler-1994");
  await press(page, "Place the rest for me");
  await expect(said(page)).toHaveText("All pieces that were left have been placed.");
});

test("a hint is said, and said again", async ({ page }) => {
  await open(page, "r=quintana");
  for (const way of ["once", "again"]) {
    await press(page, "Hint");
    await expect(said(page), way).toHaveText("");
    await expect(said(page), way).toHaveText(/^Try [a-h]\d–[a-h]\d\.$/);
  }
});

test("where nothing is ever placed, none is said to be left", async ({ page }) => {
  await open(page, "r=quintana");
  await square(page, "a1").focus();
  await page.keyboard.type("d2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("There is nothing to place.");
});

test("nothing is heard before sound is asked for, and then each action, a capture twice", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = AudioScheduledSourceNode.prototype.start;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        document.documentElement.dataset["audio"] = "asked for";
      }
    };
    AudioScheduledSourceNode.prototype.start = function (when) {
      const { dataset } = document.documentElement;
      dataset["tones"] = String(Number(dataset["tones"] ?? 0) + 1);
      start.call(this, when);
    };
  });
  const html = page.locator("html");
  const sound = async () => {
    await press(page, "Settings");
    await page.getByRole("checkbox", { name: "Sound" }).click();
    await press(page, "Close");
  };
  await open(page, "r=quintana&p=8.8.8.8.2Cc1c2.8.8.c3C3_w_-_-_0-0_0");
  await play(page, "e1e4");
  await expect(said(page)).toHaveText("White: e1 to e4. d4 leaves the board.");
  await press(page, "Undo");
  expect(await html.getAttribute("data-audio")).toBe(null);
  await sound();
  await play(page, "e1e2");
  await expect(html).toHaveAttribute("data-tones", "3");
  await press(page, "Undo");
  await play(page, "e1e4");
  await expect(html).toHaveAttribute("data-tones", "9");
  await sound();
  await play(page, "a1a2");
  await expect(said(page)).toHaveText("Blue: a1 to a2.");
  expect(await html.getAttribute("data-tones")).toBe("9");
});
