import { expect, type Locator, test } from "@playwright/test";
import { open } from "./table.js";

/** The shadow of the board where its canvas is smaller than it would be. */

/** The opacity of a canvas, 0 to 255: the most that is at its lower and left ends, and just below the board. */
const opacity = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const data = element.getContext("2d")?.getImageData(0, 0, width, height).data;
    const at = (x: number, y: number) => data?.[4 * (y * width + x) + 3] ?? 0;
    const middle = Math.round(width / 2);
    let below = height - 1;
    while (below > 0 && at(middle, below) < 255) below -= 1;
    return {
      lowerEnd: Math.max(...Array.from({ length: width }, (_, x) => at(x, height - 1))),
      leftEnd: Math.max(...Array.from({ length: height }, (_, y) => at(0, y))),
      below: at(middle, below + 4),
    };
  });

for (const [path, rules, width, height] of [
  ["index.html", "quintana;board:4x4;array:C", 390, 844],
  ["index.html", "seega-5", 390, 844],
  ["embed.html", "quintana", 1200, 900],
] as const)
  test(`the shadow of ${rules} is not cut off in ${path} of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `r=${rules}&theme=stone`, path);
    const canvas = page.locator("latrunculi-board canvas").first();
    await expect.poll(async () => (await opacity(canvas)).below).toBeGreaterThan(20);
    const { lowerEnd, leftEnd } = await opacity(canvas);
    expect(Math.max(lowerEnd, leftEnd)).toBeLessThanOrEqual(3);
  });

test("the shadow of a board to set pieces on is not cut off", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "r=kowalski-12x8&theme=stone");
  await page.getByRole("button", { name: "Rulesets", exact: true }).click();
  await page.getByRole("button", { name: "Set up a position" }).click();
  const canvas = page.locator("latrunculi-set-board canvas");
  await expect.poll(async () => (await opacity(canvas)).below).toBeGreaterThan(20);
  const { lowerEnd, leftEnd } = await opacity(canvas);
  expect(Math.max(lowerEnd, leftEnd)).toBeLessThanOrEqual(5);
});
