import { expect, test } from "@playwright/test";
import { address, open } from "./table.js";

test("each rule says what it rests on, and shows the ancient line when asked", async ({ page }) => {
  await open(page, "r=seneca");
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const rule = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Catching", exact: true }) });
  await expect(rule).toContainText("A piece is caught when an enemy arrives, and is then held");
  await expect(rule).toContainText("Attested");
  await expect(rule.getByText("quomodo alligatus exeat calculus")).toBeHidden();
  await rule.getByText("Attested").click();
  await expect(rule.getByText("quomodo alligatus exeat calculus")).toBeVisible();
  await expect(rule.getByText("how the bound counter may get out")).toBeVisible();
  await expect(rule.getByText("Seneca, Epistulae morales 117.30")).toBeVisible();
});

test("a rule that the player has changed rests on nobody", async ({ page }) => {
  await open(page, "r=seneca;least:4");
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const rule = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: /^Fewest pieces/ }) });
  await expect(rule).toContainText("(changed)");
  await expect(rule).toContainText("A player needs 4 pieces to go on.");
  await expect(rule).not.toContainText("Author");
});

test("the rules are told in the language of the page", async ({ page }) => {
  await open(page, "r=nova-roma-deferred&lang=fr");
  await page.getByRole("button", { name: "Résumé" }).click();
  await expect(page.getByRole("heading", { name: "Nova Roma, capture différée" }).last()).toBeVisible();
  await page.getByText("Les textes antiques").click();
  await expect(page.getByText("On y lit : Prise, Lignes de prise et Dux.")).toBeVisible();
});

for (const [fragment, text] of [
  [
    "r=quintana&a=a2a4.a2a5",
    "L’action 2, a2a5, ne peut pas être jouée. Il n’y a pas de pièce à cet endroit.",
  ],
  ["r=quintana;catch:held", "Prise et Retrait : Une pièce prise par une arrivée"],
  ["r=becq-8;board:3", "Le changement « board:3 » ne nomme aucune règle"],
  ["r=becq-8&p=8.8_w_-_-_0-0_0", "« 8.8 » n’est pas un plateau de 8 × 8 cases"],
] as const) {
  test(`what is wrong with ${fragment} is said in French, and where`, async ({ page }) => {
    await open(page, `${fragment}&lang=fr`);
    await expect(page.getByRole("alert")).toContainText(text);
  });
}

test("how a kind of piece moves is chosen in a form", async ({ page }) => {
  await open(page, "r=quintana");
  await page.getByRole("button", { name: "Rulesets" }).click();
  await page.getByRole("button", { name: "Make your own rules" }).click();
  const counter = page.getByRole("group", { name: "Calculus" });
  await counter.getByRole("combobox", { name: /^Way/ }).selectOption("steps");
  await counter.getByRole("combobox", { name: /^Leaps/ }).selectOption("leaps over an enemy");
  await counter.getByRole("spinbutton", { name: /^Leaps at most/ }).fill("2");
  await counter.getByRole("checkbox", { name: "in eight directions" }).check();
  await page.getByRole("button", { name: "Play these rules" }).click();
  await expect(page.getByText("Every piece steps in eight directions or leaps over an enemy")).toBeVisible();
  await expect.poll(() => address(page).get("r")).toBe("quintana;calculus:step-all-leap-enemy-2");
});

test("a frame says what was wrong with its link, too", async ({ page }) => {
  await open(page, "r=quintana&p=hello&lang=es", "embed.html");
  await expect(page.getByRole("alert")).toContainText("«hello» no es una posición");
});
