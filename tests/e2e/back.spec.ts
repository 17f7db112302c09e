import { expect, type Page, test } from "@playwright/test";
import { address, open, play, square } from "./table.js";

/** Opens a part of the page from its head. */
async function go(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation").getByRole("button", { name, exact: true }).click();
}

const board = (page: Page) => page.getByRole("grid");
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("Back closes a view and Forward opens it again, the game staying as it is", async ({ page }) => {
  await open(page, "r=quintana");
  await play(page, "a2a4");
  await go(page, "Rulesets");
  await expect(heading(page, "Rulesets")).toBeVisible();
  await page.goBack();
  await expect(board(page)).toBeVisible();
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
  await page.goForward();
  await expect(heading(page, "Rulesets")).toBeVisible();
  await page.goBack();
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
});

test("Back closes one view opened from another, and leads to the board", async ({ page }) => {
  await open(page, "r=quintana");
  for (const [name, title] of [
    ["Set up a position", "Set up a position"],
    ["Make your own rules", "Your own rules"],
  ] as const) {
    await go(page, "Rulesets");
    await page.getByRole("button", { name, exact: true }).click();
    await expect(heading(page, title)).toBeVisible();
    await page.goBack();
    await expect(board(page)).toBeVisible();
  }
});

test("Back closes a dialog, over the board and over a view", async ({ page }) => {
  await open(page, "r=quintana");
  const dialog = page.getByRole("dialog");
  await go(page, "Rules");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(board(page)).toBeVisible();
  await go(page, "Rulesets");
  await go(page, "Settings");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(heading(page, "Rulesets")).toBeVisible();
  await page.goBack();
  await expect(board(page)).toBeVisible();
});

test("a view or dialog that is closed by itself leaves nothing behind for Back", async ({ page }) => {
  await page.goto("embed.html#r=seega-5");
  await open(page, "r=quintana");
  await go(page, "Rulesets");
  await page.getByRole("button", { name: "Latrunculi", exact: true }).click();
  await go(page, "Settings");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .toContain('"play","dialog":null');
  await page.goBack();
  await expect(page).toHaveURL(/embed/);
});

test("one dialog after another is one step back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "r=quintana");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await expect(heading(page, "New game")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(board(page)).toBeVisible();
});

test("after another game was begun in a view, Back leads to the game before", async ({ page }) => {
  await open(page, "r=quintana");
  await play(page, "a2a4");
  await expect.poll(() => address(page).get("a")).toBe("a2a4");
  await go(page, "Rulesets");
  await page.getByRole("button", { name: "Falkener", exact: true }).click();
  await expect.poll(() => address(page).get("r")).toBe("falkener");
  await page.goBack();
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
  await page.goForward();
  await expect.poll(() => address(page).get("r")).toBe("falkener");
});

test("what the computer answers while a view is open is there when it is closed", async ({ page }) => {
  await open(page, "r=quintana&black=8");
  await play(page, "a2a4");
  await go(page, "Rulesets");
  await expect(heading(page, "Rulesets")).toBeVisible();
  await expect.poll(() => address(page).get("a"), { timeout: 15_000 }).toContain(".");
  const both = address(page).get("a");
  await page.goBack();
  await expect(board(page)).toBeVisible();
  await expect.poll(() => address(page).get("a")).toBe(both);
});

test("a game that is left for a view in the same frame is kept in its own entry", async ({ page }) => {
  await open(page, "r=quintana");
  await page.evaluate(() => {
    // In one task, so that no frame comes between the action and the view.
    const named = (role: string, name: RegExp): HTMLElement => {
      const roots: ParentNode[] = [document];
      for (const root of roots)
        for (const element of root.querySelectorAll<HTMLElement>("*")) {
          if (element.shadowRoot) roots.push(element.shadowRoot);
          if (element.matches(role) && name.test(element.getAttribute("aria-label") ?? element.textContent))
            return element;
        }
      throw new Error(`nothing is called ${name}`);
    };
    named("button", /^a2,/).click();
    named("button", /^a4,/).click();
    named("nav button", /Rulesets/).click();
  });
  await expect(heading(page, "Rulesets")).toBeVisible();
  await page.reload();
  await expect(board(page)).toBeVisible();
  await page.goBack();
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
});

test("after a reload Back goes on as before", async ({ page }) => {
  await open(page, "r=quintana");
  await play(page, "a2a4");
  await go(page, "Rulesets");
  await expect(heading(page, "Rulesets")).toBeVisible();
  await page.reload();
  await expect(board(page)).toBeVisible();
  await page.goBack();
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
});

for (const name of ["Rulesets", "Settings"])
  test(`a link that is opened over ${name} shows its game`, async ({ page }) => {
    await open(page, "r=quintana");
    await go(page, name);
    await expect(heading(page, name)).toBeVisible();
    await page.evaluate(() => {
      location.hash = "r=seega-5";
    });
    await expect(page.getByRole("grid", { name: "Board of 5 by 5 squares" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("grid", { name: "Board of 8 by 8 squares" })).toBeVisible();
  });

/** Opens what has its button under the rulesets. */
async function make(page: Page, name: string): Promise<void> {
  await go(page, "Rulesets");
  await page.getByRole("button", { name, exact: true }).click();
}

test("what is set up is still there after Back and Forward, from the rulesets, and after a reload", async ({
  page,
}) => {
  await open(page, "r=quintana");
  await make(page, "Set up a position");
  await square(page, "d4").click();
  const isThere = async () => {
    await expect(square(page, "d4")).toHaveAccessibleName("d4, White counter");
    await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  };
  await page.goBack();
  await page.goForward();
  await isThere();
  await make(page, "Set up a position");
  await isThere();
  await page.reload();
  await make(page, "Set up a position");
  await isThere();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(square(page, "d4")).toHaveAccessibleName("d4, empty");
});

test("a game that has gone on is what is set up then, and Undo leads to what was there", async ({ page }) => {
  await open(page, "r=quintana");
  await make(page, "Set up a position");
  await square(page, "d4").click();
  await page.goBack();
  await play(page, "a2a4");
  await make(page, "Set up a position");
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
  await expect(square(page, "d4")).toHaveAccessibleName("d4, empty");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(square(page, "d4")).toHaveAccessibleName("d4, White counter");
});

test("rules that are made are still there after Back and Forward, from the rulesets, and after a reload", async ({
  page,
}) => {
  await open(page, "r=quintana");
  await make(page, "Make your own rules");
  const files = page.getByRole("spinbutton", { name: "Files" });
  await files.fill("10");
  await files.press("Tab");
  await page.goBack();
  await page.goForward();
  await expect(files).toHaveValue("10");
  await make(page, "Make your own rules");
  await expect(files).toHaveValue("10");
  await page.reload();
  await make(page, "Make your own rules");
  await expect(files).toHaveValue("10");
});

test.describe("with a part that comes late", () => {
  // The network has to be asked.
  test.use({ serviceWorkers: "block" });

  test("what was asked for last is shown", async ({ page }) => {
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/gallery-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, "r=quintana");
    const asked = page.waitForRequest(/gallery-.*\.js/);
    await go(page, "Rulesets");
    const part = (await asked).url();
    await go(page, "Settings");
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await expect(dialog).toBeVisible();
    come();
    await page.evaluate(async (url) => {
      await import(url);
      await new Promise(requestAnimationFrame);
    }, part);
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(board(page)).toBeVisible();
  });
});
