import { expect, test } from "@playwright/test";
import { violations } from "./axe.js";

for (const page of ["index.html", "embed.html"]) {
  test(`${page} says so when the engine does not come, and begins when it is tried again`, async ({
    page: tab,
  }) => {
    await tab.route(/\.wasm$/, (route) => route.fulfill({ status: 404 }));
    await tab.goto(`${page}#r=quintana`);
    await expect(tab.getByRole("heading", { name: "The game could not start" })).toBeVisible();
    expect(await violations(tab)).toEqual([]);
    await tab.unroute(/\.wasm$/);
    await tab.getByRole("button", { name: "Try again" }).click();
    await expect(tab.getByRole("grid")).toBeVisible();
  });

  test(`${page} opens the link that comes while it loads`, async ({ page: tab }) => {
    // The engine comes only when another link has.
    await tab.route(/\.wasm$/, async (route) => {
      await tab.evaluate(() => {
        location.hash = "#r=quintana&a=a2a4&lang=en";
      });
      await route.continue();
    });
    await tab.goto(`${page}#r=becq-8&lang=en`, { waitUntil: "commit" });
    await expect(tab.getByRole("button", { name: /^a4, White counter/ })).toBeVisible();
    expect(new URL(tab.url()).hash).toContain("r=quintana&a=a2a4");
  });

  test(`${page} loads and nothing in it breaks the policy`, async ({ page: tab }) => {
    const complaints: string[] = [];
    tab.on("pageerror", (error) => complaints.push(String(error)));
    tab.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await tab.goto(page);
    await expect(tab.locator("main")).toBeAttached();
    await tab.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
}
