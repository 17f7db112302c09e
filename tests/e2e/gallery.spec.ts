import { expect, type Page, test } from "@playwright/test";
import { address, open, play, square } from "./table.js";

/** The names of the rulesets that are shown, in their order. */
const shown = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const gallery = (page: Page) => page.getByRole("button", { name: "Rulesets", exact: true }).click();
/** What is shown of a ruleset. */
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("rulesets are filtered by board, length and family, all three at once", async ({ page }) => {
  await open(page, "r=quintana");
  await gallery(page);
  await expect(shown(page)).toHaveCount(26);
  const choose = (name: string, label: string) =>
    page.getByRole("combobox", { name }).selectOption({ label });
  await choose("Board", "Small, to 7 × 7");
  await expect(shown(page)).toHaveText(["Seega, 5 × 5", "Seega, 7 × 7"]);
  await choose("Length", "Short");
  await expect(shown(page)).toHaveText(["Seega, 5 × 5"]);
  await choose("Family", "Locus Ludi");
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "." })).toBeVisible();
  await choose("Board", "Any");
  await expect(shown(page)).toHaveCount(0);
  await choose("Length", "Long");
  await expect(shown(page)).toHaveText(["Seneca", "Piso"]);
  await choose("Family", "Wally J. Kowalski");
  await expect(shown(page)).toHaveCount(0);
  await choose("Length", "Any");
  await choose("Board", "Large, 9 × 9 and more");
  await expect(shown(page)).toHaveText(["Kowalski, 12 × 8", "Kowalski, 11 × 10"]);
});

test("the ruleset played last comes first, and those with a game under way say so", async ({ page }) => {
  await open(page, "r=falkener");
  await gallery(page);
  await expect(shown(page).first()).toHaveText("Falkener");
  await expect(card(page, "Falkener")).toContainText("Last played");
  await card(page, "Museum Quintana").getByRole("button").click();
  await play(page, "a2a4");
  await gallery(page);
  await expect(shown(page).first()).toHaveText("Museum Quintana");
  await expect(card(page, "Museum Quintana")).toContainText("Under way");
  await expect(page.getByText("Last played")).toHaveCount(0);
  await expect(page.getByText("Under way")).toHaveCount(1);
});

test("two tabs with games of their own leave each other’s alone, and both are remembered", async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await open(page, "r=quintana");
  const other = await context.newPage();
  await open(other, "r=petteia");
  await play(page, "a2a4");
  await expect.poll(() => address(page).get("a")).toBe("a2a4");
  await play(other, "a8a6");
  await expect.poll(() => address(other).get("a")).toBe("a8a6");
  await play(page, "b7b5");
  await expect.poll(() => address(page).get("a")).toBe("a2a4.b7b5");
  await expect(square(other, "a6")).toHaveAccessibleName("a6, Blue counter");
  await play(other, "b1b3");
  await expect.poll(() => address(other).get("a")).toBe("a8a6.b1b3");

  // Who comes without a link goes on with the game played last, and finds the other under way.
  const later = await context.newPage();
  await open(later, "");
  await expect.poll(() => address(later).get("a")).toBe("a8a6.b1b3");
  await gallery(later);
  await card(later, "Museum Quintana").getByRole("button").click();
  await expect.poll(() => address(later).get("a")).toBe("a2a4.b7b5");
});
