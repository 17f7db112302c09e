import { expect, type Page, test } from "@playwright/test";
import { open, play, square } from "./table.js";

/** Opens the page and waits until it has kept all of itself. */
async function kept(page: Page, fragment: string): Promise<void> {
  await open(page, fragment);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const link = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("button", { name, exact: true });

test("all of the page works without a network, what was never opened too", async ({ page, context }) => {
  await kept(page, "r=quintana");
  await context.setOffline(true);
  await page.reload();
  for (const dialog of ["New game", "Rules", "Share", "Settings"]) {
    await link(page, dialog).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    if (dialog === "Share") {
      await page.getByRole("button", { name: "QR code" }).click();
      await expect(page.getByText("QR code: Shown below")).toBeAttached();
    }
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  }
  await link(page, "Rulesets").click();
  await page.getByRole("button", { name: "Make your own rules" }).click();
  await expect(page.getByRole("heading", { name: "Your own rules" })).toBeVisible();
  await link(page, "Rulesets").click();
  await page.getByRole("button", { name: "Set up a position" }).click();
  await expect(page.getByRole("heading", { name: "Set up a position" })).toBeVisible();
  await link(page, "Settings").click();
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.getByRole("button", { name: "Vider le plateau" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the page works without a network from its first visit on", async ({ page, context }) => {
  await kept(page, "r=quintana");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await link(page, "Rulesets").click();
  await expect(page.getByRole("heading", { name: "Rulesets" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the computer answers without a network, and embed.html opens", async ({ page, context }) => {
  await kept(page, "r=quintana&black=1");
  await context.setOffline(true);
  await page.reload();
  await play(page, "a2a4");
  await expect(page.getByRole("heading", { name: "Your move", exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Actions" }).getByRole("listitem").nth(1)).toContainText(
    /a2–a4\s+\S/,
  );
  await open(page, "r=quintana", "embed.html");
  await expect(square(page, "a2")).toHaveAccessibleName("a2, White counter");
});

test.describe("where nothing is kept", () => {
  test.use({ serviceWorkers: "block" });

  for (const way of ["Try again", "Load the page anew"])
    test(`a part of the page that does not come is told of, and comes when it is there: ${way}`, async ({
      page,
    }) => {
      await page.route(/assets\/gallery/, (route) => route.abort());
      await open(page, "r=quintana");
      await link(page, "Rulesets").click();
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("This part of the page did not load");
      await page.unroute(/assets\/gallery/);
      await page.getByRole("button", { name: way }).click();
      await expect(alert).toHaveCount(0);
      if (way !== "Try again") await link(page, "Rulesets").click();
      await expect(page.getByRole("heading", { name: "Rulesets" })).toBeVisible();
    });
});
