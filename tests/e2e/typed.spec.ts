import { expect, type Page, test } from "@playwright/test";
import { address, open, square } from "./table.js";

/** Actions that are typed on the board, as its description says: the action, then Enter. */

const type = (page: Page, action: string) => page.keyboard.type(action);
const enter = (page: Page) => page.keyboard.press("Enter");
/** What has been typed, as it is seen. */
const shown = (page: Page) => page.getByRole("paragraph").filter({ hasText: /^Typed: / });

test("the Enter that ends a typed action does nothing else", async ({ page }) => {
  await open(page, "r=nova-roma-placed-early&lang=en");
  await square(page, "a1").focus();
  for (const action of ["d4", "d5", "d4c4"]) {
    await type(page, action);
    await enter(page);
    await expect(square(page, action.slice(-2))).toHaveAccessibleName(/counter/);
  }
  await expect.poll(() => address(page).get("a")).toBe("d4.d5.d4c4");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(square(page, "a1")).toHaveAccessibleName(/^a1, empty/);
});

test("an Enter that is held down after a typed action does nothing else", async ({ page }) => {
  await open(page, "r=quintana");
  await square(page, "a1").focus();
  await type(page, "a2a4");
  // The second time, the key repeats itself.
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(square(page, "a4")).toHaveAccessibleName(/White counter/);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("nothing is played before Enter, and what is typed is seen and said", async ({ page }) => {
  await open(page, "r=quintana");
  await square(page, "a1").focus();
  await type(page, "a2a4");
  await expect(shown(page)).toHaveText("Typed: a2a4");
  await expect(page.getByRole("status").first()).toHaveText("Typed: a2a4");
  await expect(square(page, "a2")).toHaveAccessibleName(/White counter/);
  await page.keyboard.press("Backspace");
  await type(page, "5");
  await expect(page.getByRole("status").first()).toHaveText("Typed: a2a5");
  await enter(page);
  await expect(page.getByRole("status").first()).toHaveText("White: a2 to a5.");
  await expect(page.getByText(/^Typed/)).toHaveCount(0);
});

test("only what goes on an action is taken as typed", async ({ page }) => {
  await open(page, "r=quintana;board:16x12");
  await square(page, "a1").focus();
  for (const [keys, taken] of [
    ["t", null],
    ["pat1q", "pa"],
    ["passa", "pass"],
    ["xa7b", "xa7"],
    ["a0a12b1", "a12b1"],
    ["A10-P12e", "a10p12"],
    ["a2t4x", "a2"],
  ] as const) {
    await type(page, keys);
    if (taken === null) await expect(shown(page)).toHaveCount(0);
    else await expect(shown(page), keys).toHaveText(`Typed: ${taken}`);
    await page.keyboard.press("Escape");
  }
});
