import { expect, test } from "@playwright/test";
import { open, play, square } from "./table.js";

for (const ruleset of ["quintana", "kowalski-12x8", "becq-12"])
  test(`all of ${ruleset} is seen in the frame that is offered for it`, async ({ page }) => {
    await open(page, `r=${ruleset}`);
    await page.getByRole("button", { name: "Share" }).click();
    const snippet = await page.getByRole("textbox", { name: "Code to embed the board" }).inputValue();
    const size = (name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(snippet)?.[1]);
    await page.setViewportSize({ width: size("width"), height: size("height") });
    await open(page, `r=${ruleset}`, "embed.html");
    await expect(page.getByRole("link", { name: /./ })).toBeInViewport({ ratio: 1 });
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      height: document.documentElement.scrollHeight - document.documentElement.clientHeight,
    }));
    expect([width, height]).toEqual([0, 0]);
  });

test("in a wide frame the board is as high as it allows, and does not widen it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "r=quintana", "embed.html");
  const grid = await page.getByRole("grid").boundingBox();
  expect(grid?.height).toBeGreaterThan(400);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

for (const [width, height] of [
  [800, 500],
  [600, 460],
  [400, 650],
] as const)
  test(`a wide board keeps to a low frame of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "r=kowalski-12x8", "embed.html");
    await expect(square(page, "a1")).toBeInViewport({ ratio: 1 });
    await expect(square(page, "l8")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { name: "Blue to move" })).toBeInViewport({ ratio: 1 });
  });

for (const [ruleset, width, height] of [
  ["becq-12", 600, 300],
  ["becq-12", 360, 500],
  ["falkener", 320, 320],
  ["kowalski-12x8", 600, 400],
] as const)
  test(`a frame too low for ${ruleset}, ${width} by ${height}, has squares to hit as far as its width allows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, `r=${ruleset}`, "embed.html");
    const box = await square(page, "a1").boundingBox();
    // Twelve files leave no more than 23 of 320 pixels to each.
    expect(box?.width).toBeGreaterThanOrEqual(Math.min(24, Math.floor((width - 44) / 12)));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });

test("boards in one page keep each to the theme and the language of its own link", async ({ page }) => {
  const links = ["theme=wood&lang=fr", "theme=print&lang=es", "theme=contrast&lang=en"];
  const frames = links.map((link) => `<iframe src="embed.html#r=quintana&amp;${link}"></iframe>`);
  await page.route("**/host.html", (route) =>
    route.fulfill({ contentType: "text/html", body: frames.join("") }),
  );
  await page.goto("host.html");
  for (const [place, link] of links.entries()) {
    const keys = new URLSearchParams(link);
    const html = page.frameLocator("iframe").nth(place).locator("html");
    await expect(html.getByRole("grid")).toBeVisible();
    await expect(html).toHaveAttribute("lang", keys.get("lang") ?? "");
  }
  for (const [place, link] of links.entries())
    await expect(page.frameLocator("iframe").nth(place).locator("html")).toHaveAttribute(
      "data-theme",
      new URLSearchParams(link).get("theme") ?? "",
    );
});

test("in a frame an action can be taken back, and a finished game played again", async ({ page }) => {
  await open(page, "r=quintana&p=8.8.8.8.2Cc4.8.8.4C3_w_-_-_0-0_0", "embed.html");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeDisabled();
  await play(page, "e1e3");
  await undo.click();
  await expect(square(page, "e1")).toHaveAccessibleName(/White counter/);
  await play(page, "e1e4");
  await expect(page.getByRole("heading", { name: "White wins" })).toBeVisible();
  await page.getByRole("button", { name: "Play again, sides changed" }).press("Enter");
  await expect(page.getByRole("heading", { name: "White to move" })).toBeFocused();
  await expect(square(page, "e1")).toHaveAccessibleName(/White counter/);
});
