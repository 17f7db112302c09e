import { expect, type Page, test } from "@playwright/test";
import { address, open, square } from "./table.js";

async function go(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
}

for (const fragment of ["becq-8", "ruleset=becq-8", "main"])
  test(`a link that is not understood is told of: ${fragment}`, async ({ page }) => {
    await open(page, fragment);
    await expect(page.getByRole("alert")).toContainText("The link was not understood");
    await expect.poll(() => address(page).get("r")).toBe("petteia");
  });

test("a link that is not understood leaves the game that was left", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4");
  await expect.poll(() => address(page).get("a")).toBe("a2a4");
  await go(page, "nonsense");
  await expect(page.getByRole("alert")).toContainText("The link was not understood");
  await expect(square(page, "a4")).toHaveAccessibleName(/White counter/);
  await go(page, "");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect.poll(() => address(page).get("a")).toBe("a2a4");
});

test("an address that is emptied is a visit without a link", async ({ page }) => {
  await open(page, "r=quintana");
  await go(page, "");
  await expect.poll(() => address(page).get("r")).toBe("petteia");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("of the language the address keeps only one that there is", async ({ page }) => {
  for (const [tag, language] of [
    ["fr-CA", "fr"],
    ["xx", null],
    ["x".repeat(5000), null],
  ] as const) {
    await page.goto("about:blank");
    await open(page, `r=quintana&lang=${tag}&a=a2a4`);
    await expect.poll(() => address(page).get("lang")).toBe(language);
  }
});
