import { expect, test } from "@playwright/test";
import { address, endings, expectResult, games, open, pieces, play } from "./table.js";

// Games of an independent program, played by clicks.

const whole = ["petteia", "seega-5", "nova-roma-8x8", "becq-8", "falkener", "kowalski-12x8", "quintana"];

for (const ruleset of whole) {
  test(`a whole game of ${ruleset} by clicks`, async ({ page }) => {
    test.setTimeout(120_000);
    const shortest = games(ruleset)
      .filter((one) => one.result !== null)
      .sort((one, two) => one.game.length - two.game.length)[0];
    if (!shortest?.result) throw new Error(`the vectors of ${ruleset} have no finished game`);
    await open(page, `r=${ruleset}`);
    for (const action of shortest.game) await play(page, action);
    await expectResult(page, shortest.result);
    await expect.poll(() => address(page).get("a")).toBe(shortest.game.join("."));
    const [board = ""] = shortest.final.split("_");
    await expect(pieces(page, "White")).toHaveCount(board.replace(/[^A-Z]/g, "").length);
    await expect(pieces(page, "Blue")).toHaveCount(board.replace(/[^a-z]/g, "").length);
  });
}

const long = [
  "schadler-2001",
  "schadler-1994",
  "regle-francaise",
  "seneca",
  "piso",
  "bell-8x7",
  "kharebga-8x8",
];

/** So many of the last actions of a long game are played by clicks. */
const last = 24;

for (const ruleset of long) {
  test(`placing, playing on and the end of ${ruleset} by clicks`, async ({ page }) => {
    test.setTimeout(120_000);
    const [game] = games(ruleset);
    if (!game) throw new Error(`the vectors of ${ruleset} have no game`);
    await open(page, `r=${ruleset}`);
    for (const action of game.game.slice(0, 6)) await play(page, action);
    await expect.poll(() => address(page).get("a")).toBe(game.game.slice(0, 6).join("."));

    await open(page, `r=${ruleset}&a=${game.game.slice(0, -last).join(".")}`);
    for (const action of game.game.slice(-last)) await play(page, action);
    await expect.poll(() => address(page).get("a")).toBe(game.game.join("."));
    if (game.result) await expectResult(page, game.result);

    const [ending] = endings(ruleset);
    if (!ending?.result) throw new Error(`the vectors of ${ruleset} have no ending`);
    await open(page, `r=${ruleset}&p=${ending.position}`);
    await play(page, ending.play);
    await expectResult(page, ending.result);
  });
}
