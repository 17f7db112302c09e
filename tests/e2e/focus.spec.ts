import { expect, type Locator, type Page, test } from "@playwright/test";
import { open, play, square } from "./table.js";

/** The keyboard's place must never be lost: what one goes on with has the focus. */

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Presses a button by the keyboard. */
async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.press("Enter");
}

test("a tool keeps the focus when it can do nothing more", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4.b7b5");
  const undo = button(page, "Undo");
  await press(undo);
  await undo.press("Enter");
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  // What cannot be done is not done.
  await undo.press("Enter");
  await expect(square(page, "a2")).toHaveAccessibleName("a2, White counter");
  const hint = button(page, "Hint");
  await press(hint);
  await expect(hint).toBeDisabled();
  await expect(hint).toBeFocused();
  await expect(page.getByRole("complementary", { name: "Museum Quintana" }).getByText(/^Try /)).toBeVisible();
  await expect(hint).toBeEnabled();
  await expect(hint).toBeFocused();
});

test("a tool of the editor keeps the focus when it can do nothing more", async ({ page }) => {
  await open(page, "r=quintana");
  await button(page, "Rulesets").click();
  await button(page, "Set up a position").click();
  await button(page, "Empty the board").click();
  await press(button(page, "Undo"));
  await expect(button(page, "Undo")).toBeDisabled();
  await expect(button(page, "Undo")).toBeFocused();
});

test("what is asked has the focus when the button that was pressed goes away", async ({ page }) => {
  await open(page, "r=quintana&white=1&black=1");
  await press(button(page, "Stop"));
  await expect(heading(page, "The computer waits")).toBeFocused();
  await press(button(page, "Go on"));
  await expect(page.getByRole("heading", { name: "thinking" })).toBeFocused();
});

test("what is asked has the focus when all is placed", async ({ page }) => {
  await open(page, "r=schadler-1994");
  await press(button(page, "Place the rest for me"));
  await expect(heading(page, "White to move")).toBeFocused();
});

test("the result has the focus when a game is given up, and what is asked when it is played again", async ({
  page,
}) => {
  await open(page, "r=quintana");
  await play(page, "a2a4");
  await press(button(page, "Resign"));
  await expect(heading(page, "Resign?")).toBeVisible();
  await press(button(page, "Resign").last());
  await expect(heading(page, "White wins")).toBeFocused();
  await press(button(page, "Look through the game"));
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await press(button(page, "Redo"));
  await expect(heading(page, "White wins")).toBeFocused();
  await press(button(page, "Play again, sides changed"));
  await expect(heading(page, "White to move")).toBeFocused();
});

test("a dialog gives the focus back when it is left", async ({ page }) => {
  await open(page, "r=quintana");
  await press(button(page, "Resign"));
  await expect(heading(page, "Resign?")).toBeVisible();
  await press(button(page, "Cancel"));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button(page, "Resign")).toBeFocused();
});

test("who skips to the board can play at once", async ({ page }) => {
  await open(page, "r=quintana");
  await press(button(page, "Skip to the board"));
  await expect(square(page, "a1")).toBeFocused();
  await page.keyboard.type("a2a4");
  await page.keyboard.press("Enter");
  await expect(square(page, "a4")).toHaveAccessibleName(/White counter/);
});

for (const path of ["index.html", "embed.html"])
  test(`what was wrong with the link is put away, and what is asked has the focus: ${path}`, async ({
    page,
  }) => {
    await open(page, "r=quintana&a=a2a4.a2a5", path);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Part of the link could not be read");
    await press(alert.getByRole("button", { name: "Close" }));
    await expect(alert).toHaveCount(0);
    await expect(heading(page, "Blue to move")).toBeFocused();
    await expect(square(page, "a4")).toHaveAccessibleName("a4, White counter");
  });

test("Escape puts away what was wrong with the link, unless it lets go of a piece", async ({ page }) => {
  await open(page, "r=quintana&a=a2a4.a2a5");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Part of the link could not be read");
  await square(page, "b7").press("Enter");
  await expect(square(page, "b7")).toHaveAccessibleName(/selected/);
  await page.keyboard.press("Escape");
  await expect(square(page, "b7")).not.toHaveAccessibleName(/selected/);
  await expect(alert).toBeVisible();
  await alert.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await expect(alert).toHaveCount(0);
  await expect(heading(page, "Blue to move")).toBeFocused();
});
