import { expect, type Page, test } from "@playwright/test";
import {
  address,
  endings,
  expectResult,
  games,
  open,
  pieces,
  play,
  type Shortened,
  shorten,
} from "./table.js";

// Games of an independent program, played by clicks.

/** Expects so many pieces of each side on the board. */
async function expectLeft(page: Page, white: number, blue: number): Promise<void> {
  await expect(pieces(page, "White")).toHaveCount(white);
  await expect(pieces(page, "Blue")).toHaveCount(blue);
}

/** Expects a single action to end a game as the vectors say. */
async function expectEnding(page: Page, ruleset: string): Promise<void> {
  const [ending] = endings(ruleset);
  if (!ending?.result) throw new Error(`the vectors of ${ruleset} have no ending`);
  await open(page, `r=${ruleset}&p=${ending.position}`);
  await play(page, ending.play);
  await expectResult(page, ending.result);
}

const whole = ["petteia", "seega-5", "nova-roma-8x8", "becq-8"];

for (const ruleset of whole) {
  test(`a whole game of ${ruleset} by clicks`, async ({ page }) => {
    test.setTimeout(240_000);
    const shortest = games(ruleset)
      .filter((one) => one.result !== null)
      .sort((one, two) => one.game.length - two.game.length)[0];
    if (!shortest?.result) throw new Error(`the vectors of ${ruleset} have no finished game`);
    await open(page, `r=${ruleset}`);
    for (const action of shortest.game) await play(page, action);
    await expectResult(page, shortest.result);
    await expect.poll(() => address(page).get("a")).toBe(shortest.game.join("."));
    const [board = ""] = shortest.final.split("_");
    await expectLeft(page, board.replace(/[^A-Z]/g, "").length, board.replace(/[^a-z]/g, "").length);
  });
}

/** Games that would be too long to click, up to a capture that ends them where fewer pieces need be lost. */
const shortened: Shortened[] = [
  { ruleset: "falkener", least: 30, game: 0, actions: 30, left: [29, 30], winner: "b" },
  { ruleset: "kowalski-12x8", least: 12, game: 1, actions: 18, left: [13, 11], winner: "w" },
  { ruleset: "quintana", least: 15, game: 1, actions: 21, left: [15, 14], winner: "w" },
  { ruleset: "schadler-2001", least: 15, game: 0, actions: 46, left: [14, 15], winner: "b" },
  { ruleset: "regle-francaise", least: 15, game: 0, actions: 37, left: [15, 14], winner: "w" },
  { ruleset: "seneca", least: 19, game: 0, actions: 46, left: [20, 18], winner: "w" },
  { ruleset: "bell-8x7", least: 16, game: 0, actions: 39, left: [16, 15], winner: "w" },
];

for (const one of shortened) {
  test(`a whole game of ${one.ruleset} with fewer pieces to lose, by clicks`, async ({ page }) => {
    test.setTimeout(120_000);
    const { rules, played } = shorten(one);
    await open(page, `r=${rules}`);
    for (const action of played) await play(page, action);
    await expectResult(page, [one.winner, "captured"]);
    await expect.poll(() => address(page).get("a")).toBe(played.join("."));
    await expectLeft(page, ...one.left);
  });
}

for (const ruleset of ["schadler-2001", "regle-francaise", "seneca", "bell-8x7"])
  test(`an end of ${ruleset} by clicks`, ({ page }) => expectEnding(page, ruleset));

const long = ["schadler-1994", "piso", "kharebga-8x8"];

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
    await expectEnding(page, ruleset);
  });
}
