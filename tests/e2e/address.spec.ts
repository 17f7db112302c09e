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

for (const [fragment, why] of [
  ["r=nonsense&a=e2e3&black=3", "There is no ruleset “nonsense”."],
  ["p=8.8", "The link names no ruleset."],
  [`r=quintana&a=${"a2a3.".repeat(60_000)}`, "The link is too long to be a game."],
] as const)
  test(`a link to no game that there is leaves the game that was left: ${why}`, async ({ page }) => {
    await open(page, "r=quintana&a=a2a4");
    await expect.poll(() => address(page).get("a")).toBe("a2a4");
    await page.goto("about:blank");
    await open(page, fragment);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The link was not understood");
    await expect(alert).toContainText(why);
    await expect(alert).not.toContainText("What could be understood is on the board");
    await expect(square(page, "a4")).toHaveAccessibleName(/White counter/);
    await expect.poll(() => address(page).get("a")).toBe("a2a4");
    expect(address(page).get("black")).toBe(null);
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

for (const [language, level, repeated] of [
  ["en", "“black=99” was ignored: the levels of the computer are 1 to 8.", "the first one counts"],
  ["fr", "les niveaux de l’ordinateur vont de 1 à 8.", "c’est le premier qui compte"],
  ["es", "los niveles del ordenador van de 1 a 8.", "vale la primera"],
] as const)
  test(`a setting that is not understood is told of: ${language}`, async ({ page }) => {
    await open(page, `r=quintana&black=99&theme=gold&r=seega-5&lang=${language}`);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(level);
    await expect(alert).toContainText("theme=gold");
    await expect(alert).toContainText(repeated);
  });

test("a language that there is not is told of in the language of the page", async ({ page }) => {
  await open(page, "r=quintana&lang=xx");
  await expect(page.getByRole("alert")).toContainText(
    "“lang=xx” was ignored: the page speaks English, Español, and Français.",
  );
});

test("what a link says of language and theme stays in it until the player chooses, and is not remembered", async ({
  page,
}) => {
  const html = page.locator("html");
  await open(page, "r=quintana&lang=fr&theme=wood");
  await expect(html).toHaveAttribute("data-theme", "wood");
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#141312");
  await page.getByRole("button", { name: "Réglages" }).click();
  await expect(page.getByRole("combobox", { name: "Langue" })).toHaveValue("fr");
  await page.getByRole("checkbox", { name: "Son" }).check();
  await expect.poll(() => address(page).get("theme")).toBe("wood");
  await page.goto("about:blank");
  await open(page, "r=quintana");
  await expect(html).toHaveAttribute("data-theme", "stone");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("checkbox", { name: "Sound" })).toBeChecked();
  await page.keyboard.press("Escape");

  await go(page, "r=quintana&lang=es&theme=print");
  await expect(html).toHaveAttribute("data-theme", "print");
  await page.getByRole("button", { name: "Ajustes" }).click();
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("");
  await page.getByRole("radio", { name: "Stone" }).check();
  await expect.poll(() => address(page).toString()).toBe("r=quintana");
});
