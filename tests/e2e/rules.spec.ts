import { expect, type Locator, type Page, test } from "@playwright/test";
import { address, open, square } from "./table.js";

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
  await page.getByRole("button", { name: "Règles", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nova Roma, prise différée" }).last()).toBeVisible();
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
  const counter = page.getByRole("group", { name: "Counter" });
  await counter.getByRole("combobox", { name: /^Way/ }).selectOption("steps");
  await counter.getByRole("combobox", { name: /^Leaps/ }).selectOption("leaps over an enemy");
  await counter.getByRole("spinbutton", { name: /^Leaps at most/ }).fill("2");
  await counter.getByRole("checkbox", { name: "in eight directions" }).check();
  await page.getByRole("button", { name: "Play these rules" }).click();
  await expect(page.getByText("Every piece steps in eight directions or leaps over an enemy")).toBeVisible();
  await expect.poll(() => address(page).get("r")).toBe("quintana;calculus:step-all-leap-enemy-2");
});

/** Types into a field and goes on to the next. */
async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press("Tab");
}

/** The form for a player's own rules, from those in play. */
async function openForm(page: Page, fragment: string): Promise<void> {
  await open(page, fragment);
  await page.getByRole("button", { name: "Rulesets" }).click();
  await page.getByRole("button", { name: "Make your own rules" }).click();
  await expect(page.getByRole("heading", { name: "Your own rules" })).toBeVisible();
}

test("each group of choices says what it is about", async ({ page }) => {
  await openForm(page, "r=quintana");
  for (const [name, about] of [
    ["Too few pieces", "What happens to a player who has fewer."],
    ["Removal", "When a caught piece leaves the board."],
    ["Counter", "How an ordinary piece moves."],
    ["Board", "How many squares the board has across and lengthways."],
  ] as const) {
    const group = page.getByRole("group", { name, exact: true });
    await expect(group).toHaveAccessibleDescription(about);
    await expect(group.getByText(about)).toBeVisible();
  }
});

test("the opening is set out on a board, the dark side following, and the pieces to place are numbers", async ({
  page,
}) => {
  await openForm(page, "r=becq-8");
  const array = page.getByRole("group", { name: "Starting array" });
  await expect(square(page, "a8")).toHaveAccessibleName("a8, Blue larron");
  await array.getByRole("radio", { name: "White dux" }).check();
  await square(page, "d1").click();
  await expect(square(page, "d1")).toHaveAccessibleName("d1, White dux");
  await expect(square(page, "e8")).toHaveAccessibleName("e8, Blue dux");
  await square(page, "a7").focus();
  await page.keyboard.press("Delete");
  await expect(square(page, "h2")).toHaveAccessibleName("h2, empty");
  await array.getByText("As text").click();
  await expect(array.getByRole("textbox")).toHaveValue("LLLDLLLL.PPPPPPP1");
  await page.getByRole("spinbutton", { name: "counters" }).fill("4");
  await page.getByRole("button", { name: "Play these rules" }).click();
  await expect.poll(() => address(page).get("r")).toBe("becq-8;array:LLLDLLLL.PPPPPPP1;hand:C4");
  await expect(square(page, "e8")).toHaveAccessibleName(/^e8, Blue dux/);
});

test("an opening that does not go with the board or itself is explained, and the text may be written", async ({
  page,
}) => {
  await openForm(page, "r=kowalski-12x8");
  const array = page.getByRole("group", { name: "Starting array" });
  const wrong = page.getByRole("status").filter({ hasText: "These rules cannot be played yet" });
  await type(page.getByRole("spinbutton", { name: "Files" }), "7");
  await expect(wrong).toContainText("Every rank that is set out must be as wide as the board.");
  await expect(page.getByRole("button", { name: "Play these rules" })).toBeDisabled();
  await expect(square(page, "g2")).toHaveAccessibleName("g2, White dux");
  await array.getByRole("radio", { name: "White counter" }).check();
  await square(page, "d2").click();
  await expect(wrong).toHaveCount(0);
  await type(page.getByRole("spinbutton", { name: "Ranks" }), "2");
  await expect(wrong).toContainText("Board: This value is not possible here.");
  await type(page.getByRole("spinbutton", { name: "Ranks" }), "5");
  await square(page, "d3").click();
  await expect(wrong).toContainText("do not find room on the board");
  await array.getByText("As text").click();
  await type(array.getByRole("textbox"), "nonsense");
  await expect(wrong).toContainText("This value is not possible here.");
  await type(array.getByRole("textbox"), "C.3D3");
  await page.getByRole("button", { name: "Play these rules" }).click();
  await expect.poll(() => address(page).get("r")).toBe("kowalski-12x8;board:7x5;array:C.3D3");
});

for (const [language, files, play, range] of [
  ["en", "Files", "Play these rules", "A whole number from 3 to 16."],
  ["fr", "Colonnes", "Jouer ces règles", "Un nombre entier de 3 à 16."],
  ["es", "Columnas", "Jugar con estas reglas", "Un número entero de 3 a 16."],
] as const) {
  test(`what is no number of the rules stays as typed, and the range is named each time, in ${language}`, async ({
    page,
  }) => {
    await open(page, `r=petteia&lang=${language}`);
    await page.getByRole("navigation").getByRole("button").nth(1).click();
    await expect(page.getByRole("grid")).toHaveCount(0);
    await page.getByRole("main").getByRole("button").nth(-2).click();
    const field = page.getByRole("spinbutton", { name: files });
    const alert = page.getByRole("alert").filter({ hasText: range });
    for (const typed of ["999999999", "-3", "", "2.5"]) {
      await type(field, typed);
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAccessibleDescription(range);
      // Another alert each time, so that it is told again.
      await expect(alert).not.toHaveAttribute("data-told");
      await alert.evaluate((one) => one.setAttribute("data-told", ""));
      await expect(page.getByRole("button", { name: play })).toBeDisabled();
    }
    await type(field, "9");
    await expect(alert).toHaveCount(0);
    await page.getByRole("button", { name: play }).click();
    await expect.poll(() => address(page).get("r")).toBe("petteia;board:9x8");
  });
}

test("numbers of every kind of rule are held to their range, and forgotten with the changes", async ({
  page,
}) => {
  await openForm(page, "r=quintana;calculus:step-leap-enemy-2");
  const leaps = page.getByRole("spinbutton", { name: /^Leaps at most/ });
  const counters = page.getByRole("spinbutton", { name: "counters" });
  const playing = page.getByRole("button", { name: "Play these rules" });
  await type(leaps, "2.5");
  await expect(leaps).toHaveAccessibleDescription("A whole number from 1 to 99.");
  await type(counters, "-1");
  await expect(counters).toHaveAccessibleDescription("A whole number from 0 to 96.");
  await type(leaps, "");
  await expect(leaps).toHaveAccessibleDescription("");
  await expect(playing).toBeDisabled();
  await page.getByRole("button", { name: "Undo all changes" }).click();
  await expect(counters).toHaveValue("0");
  await expect(playing).toBeEnabled();
});

test("a frame says what was wrong with its link, too", async ({ page }) => {
  await open(page, "r=quintana&p=hello&lang=es", "embed.html");
  await expect(page.getByRole("alert")).toContainText("«hello» no es una posición");
});
