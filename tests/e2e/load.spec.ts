import { expect, test } from "@playwright/test";

for (const page of ["index.html", "embed.html"]) {
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
