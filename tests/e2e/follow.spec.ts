import { expect, test } from "@playwright/test";
import { address, open, play } from "./table.js";

test("more taken pieces than there is room for are told as a number", async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `r=petteia&p=8.8.8.8.3c4.8.8.C7_w_-_-_9999-9999_${width}`);
    await expect(
      page.getByText(width > 600 ? "9,999 caught by White" : "9,999 caught").first(),
    ).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("the links to share are those of the game as it goes on", async ({ page }) => {
  await open(page, "r=quintana&black=1");
  await play(page, "a2a4");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Link to the game" })).toHaveValue(/a=a2a4\../);
});

test("the rules that are told are those of the game in the address", async ({ page }) => {
  await open(page, "r=quintana");
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Museum Quintana" })).toBeVisible();
  await page.evaluate(() => {
    location.hash = "r=becq-8";
  });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Latroncules" })).toBeVisible();
});

test("a game of the computer against itself waits while the board is out of sight", async ({ page }) => {
  await open(page, "r=quintana&white=1&black=1");
  const length = () => (address(page).get("a") ?? "").split(".").length;
  await expect.poll(length).toBeGreaterThan(1);
  for (const name of ["Settings", "Rulesets"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("combobox").first()).toBeVisible();
    const before = length();
    await page.waitForTimeout(1500);
    expect(length()).toBe(before);
    if (name === "Settings") await page.getByRole("button", { name: "Close" }).click();
    else await page.getByRole("button", { name: "Latrunculi", exact: true }).click();
    await expect.poll(length).toBeGreaterThan(before);
  }
});

test("Play again plays, where the game began with its end", async ({ page }) => {
  await open(page, "r=petteia&p=8.8.8.8.8.8.8.C7_w_-_-_0-0_0");
  await page.getByRole("button", { name: "Play again, sides changed" }).click();
  await expect(page.getByRole("heading", { name: /move/ })).toBeVisible();
  expect(address(page).get("p")).toBe(null);
});

test("what is chosen in one window holds in every other", async ({ page, context }) => {
  await open(page, "r=quintana");
  const other = await context.newPage();
  await open(other, "r=quintana");
  await other.getByRole("button", { name: "Settings" }).click();
  await other.getByRole("radio", { name: "Print" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "print");
  await expect(
    page
      .getByRole("gridcell")
      .getByRole("button", { name: /, Black / })
      .first(),
  ).toBeVisible();
  await other.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await expect(page.getByRole("heading", { name: "Les Blancs jouent" })).toBeVisible();
});
