import { expect, type Locator, type Page, test } from "@playwright/test";
import { address, open, square } from "./table.js";

async function middle(place: Locator): Promise<[x: number, y: number]> {
  const box = await place.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A place on the page that is not on the board. */
const outside = async (page: Page): Promise<[number, number]> => {
  const box = await page.getByRole("grid").boundingBox();
  if (!box) throw new Error("there is no board");
  return [box.x + box.width / 2, box.y - 40];
};

/** Nothing is in hand: no square says that it is selected, and going over the board and clicking plays nothing. */
async function nothingInHand(page: Page): Promise<void> {
  await page.mouse.move(...(await middle(square(page, "c4"))));
  await page.mouse.move(...(await middle(square(page, "b5"))), { steps: 4 });
  await expect(page.getByRole("button", { name: /selected/ })).toHaveCount(0);
  await page.mouse.click(...(await middle(square(page, "b5"))));
  await page.mouse.click(...(await middle(square(page, "c4"))));
  await expect(page.getByRole("button", { name: /selected/ })).toHaveCount(0);
  expect(address(page).get("a")).toBe(null);
}

test.beforeEach(({ page }) => open(page, "r=quintana"));

async function drag(page: Page): Promise<void> {
  await page.mouse.move(...(await middle(square(page, "b2"))));
  await page.mouse.down();
  await page.mouse.move(...(await middle(square(page, "b4"))), { steps: 4 });
  await expect(square(page, "b2")).toHaveAccessibleName(/selected/);
}

test("a piece that is dragged goes where it is let go", async ({ page }) => {
  await drag(page);
  await page.mouse.up();
  await expect.poll(() => address(page).get("a")).toBe("b2b4");
});

test("a press that ends outside the board takes nothing along", async ({ page }) => {
  await page.mouse.move(...(await middle(square(page, "b7"))));
  await page.mouse.down();
  await page.mouse.move(...(await outside(page)));
  await page.mouse.up();
  await nothingInHand(page);
  await page.mouse.move(...(await middle(square(page, "b2"))));
  await page.mouse.down();
  await page.mouse.move(...(await outside(page)));
  await page.mouse.up();
  await nothingInHand(page);
});

test("Escape ends a drag for good", async ({ page }) => {
  await drag(page);
  await page.keyboard.press("Escape");
  await page.mouse.move(...(await middle(square(page, "c4"))), { steps: 4 });
  await expect(page.getByRole("button", { name: /selected/ })).toHaveCount(0);
  await page.mouse.up();
  await nothingInHand(page);
});

test("another button ends a drag for good", async ({ page }) => {
  await drag(page);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(...(await middle(square(page, "c4"))), { steps: 4 });
  await expect(page.getByRole("button", { name: /selected/ })).toHaveCount(0);
  await page.mouse.up({ button: "right" });
  await page.mouse.up();
  await nothingInHand(page);
});

test("a piece in hand stays there as the window changes, and goes where it is let go", async ({ page }) => {
  await drag(page);
  const before = await middle(square(page, "b4"));
  await page.setViewportSize({ width: 900, height: 600 });
  await expect.poll(() => middle(square(page, "b4"))).not.toEqual(before);
  await expect(square(page, "b2")).toHaveAccessibleName(/selected/);
  await page.mouse.move(...(await middle(square(page, "b5"))), { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => address(page).get("a")).toBe("b2b5");
});
