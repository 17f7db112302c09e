import { expect, type Page, test } from "@playwright/test";
import { address, open, square } from "./table.js";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("looking back loses nothing of a game, neither by a reload nor by another ruleset", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4.b7b5.a4a3.b5b6.c2c4");
  await button(page, "Undo").click();
  await button(page, "Undo").click();
  await button(page, "Undo").click();
  await expect.poll(() => address(page).get("redo")).toBe("a4a3.b5b6.c2c4");
  expect(address(page).get("a")).toBe("a2a4.b7b5");
  await page.reload();
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
  await button(page, "Redo").click();
  await expect.poll(() => address(page).get("redo")).toBe("b5b6.c2c4");
  await page.getByRole("navigation").getByRole("button", { name: "Rulesets", exact: true }).click();
  await button(page, "Piso").click();
  await expect.poll(() => address(page).get("r")).toBe("piso");
  await page.getByRole("navigation").getByRole("button", { name: "Rulesets", exact: true }).click();
  await button(page, "Museum Quintana").click();
  await expect(square(page, "a3")).toHaveAccessibleName("a3, White counter");
  await expect.poll(() => address(page).get("redo")).toBe("b5b6.c2c4");
});

test("a game that was given up stays so where it is looked through", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4.b7b5");
  await button(page, "Resign").click();
  await expect(page.getByRole("heading", { name: "Resign?" })).toBeVisible();
  await page.getByRole("button", { name: "Resign" }).last().click();
  await button(page, "Look through the game").click();
  await expect.poll(() => address(page).get("redo")).toBe("a2a4.b7b5");
  await page.reload();
  await button(page, "Redo").click();
  await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
  await expect(page.getByRole("heading", { name: "Blue wins" })).toHaveCount(0);
  await button(page, "Redo").click();
  await expect(page.getByRole("heading", { name: "Blue wins" })).toBeVisible();
});

for (const link of ["", "white=1", "r=piso&a=zz&p=garbage"])
  test(`a memory damaged to “${link}” gives the first game, and nothing is said of it`, async ({ page }) => {
    const games = JSON.stringify({ last: "piso", running: { piso: link } });
    await page.addInitScript((text) => localStorage.setItem("latrunculi.games", text), games);
    await open(page, "");
    // The computer begins: it may have played already.
    const said = () => ["r", "white", "black"].map((key) => address(page).get(key));
    await expect.poll(said).toEqual(["petteia", null, "2"]);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

test("the title of the window speaks the language that is chosen", async ({ page }) => {
  await open(page, "r=quintana");
  await expect(page).toHaveTitle("Museum Quintana – Latrunculi");
  await page.getByRole("navigation").getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByLabel("Language").selectOption({ label: "Español" });
  await expect(page).toHaveTitle("Museo Quintana – Latrunculi");
});
