import { expect, type Page, test } from "@playwright/test";
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
/** A square of the position that is set up. */
const cell = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}, `) });

test("the start position is that of the rules in play", async ({ page }) => {
  await openEditor(page, "r=petteia;board:3x3");
  await press(page, "Empty the board");
  await press(page, "Start position");
  await expect(cell(page, "a1")).toHaveAccessibleName("a1, White counter");
  await expect(cell(page, "c3")).toHaveAccessibleName("c3, Blue counter");
});

test("the kinds are those of the rules in play", async ({ page }) => {
  await openEditor(page, "r=petteia;board:5x5;array:-;hand:L4;larron:slide");
  await expect(page.getByRole("radio", { name: "White larron" })).toBeChecked();
  await expect(page.getByRole("radio", { name: /counter/ })).toHaveCount(0);
});

test("a position that nobody has changed is played on as it was", async ({ page }) => {
  await open(page, "r=seega-5&a=a1.b1");
  const before = await page
    .getByRole("gridcell")
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  await showEditor(page);
  await press(page, "Play from here");
  await expect(page.getByRole("grid")).toBeVisible();
  expect(address(page).get("p")).toContain("_C10c12_-_0-0_0");
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
  await expect(page.getByRole("alert")).toContainText("in the hands");
  await press(page, "Empty the board");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("another game in the address is the one that is set up", async ({ page }) => {
  await openEditor(page, "r=petteia");
  await press(page, "Empty the board");
  await page.evaluate(() => {
    location.hash = "r=becq-8";
  });
  await expect(cell(page, "a1")).toHaveAccessibleName("a1, White larron");
  await press(page, "Play from here");
  await expect(square(page, "a1")).toHaveAccessibleName(/^a1, White larron/);
});
