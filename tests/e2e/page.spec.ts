import { expect, test } from "@playwright/test";
import { address, open, pieces, play, square } from "./table.js";

test("a newcomer meets a game against the computer", async ({ page }) => {
  await open(page, "");
  await expect(page.getByText("Computer, level 2")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your move" })).toBeVisible();
});

test("the computer answers, and take back takes both actions back", async ({ page }) => {
  await open(page, "r=quintana&black=1");
  await play(page, "a2a4");
  await expect(page.getByRole("heading", { name: "Your move" })).toBeVisible();
  await expect.poll(() => address(page).get("a")).toMatch(/^a2a4\.[a-h]\d[a-h]\d$/);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(square(page, "a2")).toHaveAccessibleName("a2, White counter");
  await expect.poll(() => address(page).get("a")).toBe(null);
});

test("a link is restored in a new tab", async ({ page, context }) => {
  await open(page, "r=quintana;least:3");
  for (const action of ["a2a4", "b7b5", "h2h6"]) await play(page, action);
  await expect.poll(() => address(page).get("a")).toBe("a2a4.b7b5.h2h6");
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(square(tab, "h6")).toHaveAccessibleName("h6, White counter");
  await expect.poll(() => address(tab).get("r")).toBe("quintana;least:3");
  await expect.poll(() => address(tab).get("a")).toBe("a2a4.b7b5.h2h6");
  await expect(tab.getByRole("heading", { name: "Blue to move" })).toBeVisible();
});

test("undo and redo", async ({ page }) => {
  await open(page, "r=quintana");
  await play(page, "a2a4");
  await play(page, "b7b5");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(square(page, "a2")).toHaveAccessibleName("a2, White counter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await page.getByRole("button", { name: "Redo" }).click();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(square(page, "b5")).toHaveAccessibleName("b5, Blue counter");
  await expect(page.getByRole("button", { name: "Redo" })).toBeDisabled();
});

test("every action in the list leads to its position", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4.b7b5.h2h6");
  await page.getByRole("button", { name: "a2–a4" }).click();
  await expect(square(page, "b7")).toHaveAccessibleName("b7, Blue counter");
  await page.getByRole("button", { name: "h2–h6" }).click();
  await expect(square(page, "h6")).toHaveAccessibleName("h6, White counter");
});

const partly = "Part of the link could not be read";
const lost = "The link was not understood";

for (const [what, fragment, title] of [
  ["an unknown ruleset", "r=nonsense&a=e2e4", lost],
  ["a position that is none", "r=quintana&p=hello", partly],
  ["actions that cannot be played", "r=quintana&a=a2a4.a2a4", partly],
  ["rules that contradict themselves", "r=quintana;catch:held", partly],
  ["bytes at random", "r=%ff%00&p=%%%&a=..&&==", lost],
] as const) {
  test(`a link with ${what} opens a board and says so`, async ({ page }) => {
    await open(page, fragment);
    await expect(page.getByRole("alert")).toContainText(title);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("combobox", { name: /^Ruleset/ }).selectOption("quintana");
    await page.getByLabel("A person, at this screen or by link").check();
    await page.getByRole("button", { name: "Begin" }).click();
    await play(page, "a2a4");
    await expect(square(page, "a4")).toHaveAccessibleName(/^a4, White/);
  });
}

test("why an action is refused is said in words", async ({ page }) => {
  await open(page, "r=schadler-2001&p=8.8.8.4c3.2c1c3.3C4.8.C7_w_-_-_0-0_0");
  await play(page, "d3d4");
  await expect(page.getByRole("alert")).toHaveText("A piece may not enter between two enemies here.");
  await square(page, "d2").click();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(square(page, "d2")).toHaveAccessibleName(/White counter/);
});

test("the rest of the pieces can be placed by the page", async ({ page }) => {
  await open(page, "r=seega-5");
  await page.getByRole("button", { name: "Place the rest for me" }).click();
  await expect(pieces(page, "White")).toHaveCount(12);
  await expect(pieces(page, "Blue")).toHaveCount(12);
});

test("going back in the browser opens the game that was there", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4");
  await page.evaluate(() => {
    location.hash = "r=petteia";
  });
  await expect(page.getByRole("heading", { name: "Petteia" })).toBeVisible();
  await page.goBack();
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
});

test("a thinking computer can be stopped, and the game goes on", async ({ page }) => {
  // A worker that never comes to an end.
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(): void {}
    };
  });
  await open(page, "r=falkener&black=8");
  await play(page, "a5b6");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("heading", { name: "The computer waits" })).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("heading", { name: "Your move" })).toBeVisible();
  await play(page, "c5d6");
  await expect(square(page, "d6")).toHaveAccessibleName(/^d6, White counter/);
});

test("a thinking computer says how deep it looks, how it judges, and what it expects", async ({ page }) => {
  await open(page, "r=quintana&black=8");
  const depth = page.getByText(/^\d+ actions? ahead, [\d,]+ positions$/).waitFor();
  const score = page.getByText(/^Score [+−]?\d+\.\d: [a-h]\d–/).waitFor();
  await play(page, "a2a4");
  await Promise.all([depth, score]);
});

test("without workers two people can still play", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await open(page, "r=quintana&black=3");
  await play(page, "a2a4");
  await expect(page.getByRole("alert")).toContainText("The computer player does not answer");
  await page.getByRole("button", { name: "Play both sides" }).click();
  await play(page, "b7b5");
  await expect(square(page, "b5")).toHaveAccessibleName("b5, Blue counter");
});

test("a hint that failed takes nothing from two people, and can be asked for again", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await open(page, "r=schadler-1994&a=a1.b1");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("alert")).toContainText("there is no hint");
  await expect(page.getByRole("button", { name: "Place the rest for me" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play both sides" })).toHaveCount(0);
  await page.getByRole("alert").evaluate((alert) => alert.setAttribute("data-old", ""));
  await page.getByRole("button", { name: "Ask it again" }).click();
  await expect(page.locator("[role=alert]:not([data-old])")).toContainText("there is no hint");
});

test("a worker that ends in the middle of thinking is replaced within seconds, and the game goes on", async ({
  page,
}) => {
  await page.addInitScript(() => {
    let ended = false;
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener("message", ({ data }) => {
          if (ended || data.kind !== "begun") return;
          ended = true;
          document.documentElement.dataset["ended"] = "1";
          // Nobody is told of it, as when the browser ends a worker.
          this.terminate();
        });
      }
    };
  });
  await open(page, "r=quintana&black=8");
  await play(page, "a2a4");
  await expect(page.locator("html[data-ended]")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Your move" })).toBeVisible({ timeout: 12_000 });
  await expect.poll(() => address(page).get("a")?.split(".")).toHaveLength(2);
});

test("storage that is denied costs only the memory", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, "r=quintana");
  await play(page, "a2a4");
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
});

test("nothing scrolls sideways at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const fragment of ["r=falkener", "r=seega-9", "r=kowalski-12x8"]) {
    await open(page, fragment);
    expect(await width()).toBeLessThanOrEqual(320);
  }
  for (const name of ["Make your own rules", "Set up a position"]) {
    await page.getByRole("button", { name: "Rulesets" }).click();
    await expect(page.getByRole("heading", { name: "Rulesets" })).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(320);
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Rulesets");
    expect(await width()).toBeLessThanOrEqual(320);
  }
});
