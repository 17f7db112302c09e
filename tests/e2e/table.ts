import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";

/** The game as somebody at the page sees and touches it: by names alone. */

/** A square of the board by its name; the label goes on with what stands there. */
export function square(page: Page, name: string): Locator {
  return page.getByRole("gridcell").getByRole("button", { name: new RegExp(`^${name},`) });
}

/** Opens a game and waits until the board is there. */
export async function open(page: Page, fragment: string, path = "index.html"): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(fragment === "" ? path : `${path}#${fragment}`);
  await expect(page.getByRole("grid")).toBeVisible();
}

/** The squares to click for an action: `e2e4`, `xe4` or `e4`. */
function clicks(action: string): string[] {
  return [...action.matchAll(/[a-p]\d+/g)].map(([name]) => name);
}

/** Plays an action by clicks. */
export async function play(page: Page, action: string): Promise<void> {
  if (action === "pass") {
    await page.getByRole("button", { name: "Pass", exact: true }).click();
    return;
  }
  const names = clicks(action);
  const [from] = names;
  // A piece that may go on is chosen already.
  const label = names.length === 2 && from ? await square(page, from).getAttribute("aria-label") : null;
  for (const name of label?.includes("selected") ? names.slice(1) : names) await square(page, name).click();
}

/** What the address bar says of the game. */
export function address(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.slice(1));
}

/** The number of pieces of a side on the board. */
export function pieces(page: Page, side: "White" | "Blue"): Locator {
  return page.getByRole("gridcell").getByRole("button", { name: new RegExp(`, ${side} `) });
}

export interface VectorGame {
  game: string[];
  final: string;
  /** The winner (`w`, `b`, or `-` for a draw) and why; `null` where the game was cut off. */
  result: [string, string] | null;
}

export interface VectorStep {
  position: string;
  play: string;
  next: string;
  result: [string, string] | null;
}

function lines(ruleset: string): unknown[] {
  const text = readFileSync(`tests/data/vectors/${ruleset}.jsonl`, "utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

/** The whole games that an independent program has played. */
export function games(ruleset: string): VectorGame[] {
  return lines(ruleset).filter(
    (line): line is VectorGame => typeof line === "object" && line !== null && "game" in line,
  );
}

/**
 * The beginning of such a game, which is all of it where fewer pieces need be lost: until it is over, the rule `least`
 * changes nothing.
 */
export interface Shortened {
  ruleset: string;
  /** The rule that shortens it. */
  least: number;
  /** Which of the games it is the beginning of. */
  game: number;
  /** How many of its actions are played. */
  actions: number;
  /** The pieces that are left of White and of Blue. */
  left: [white: number, blue: number];
  winner: "w" | "b";
}

/** The rules of a shortened game as a link names them, and its actions. */
export function shorten({ ruleset, least, game, actions }: Shortened): { rules: string; played: string[] } {
  const played = games(ruleset)[game]?.game.slice(0, actions);
  if (played?.length !== actions) throw new Error(`the vectors of ${ruleset} have no such game`);
  return { rules: `${ruleset};least:${least}`, played };
}

/** Single actions after which a game is over. */
export function endings(ruleset: string): VectorStep[] {
  return lines(ruleset).filter(
    (line): line is VectorStep =>
      typeof line === "object" && line !== null && "play" in line && "result" in line && line.result !== null,
  );
}

/** The sides as a vector names them. */
const sides: Record<string, string> = { w: "White", b: "Blue" };

/** By which rule a game is over, in a sentence; `winner` and `loser` are missing where it is a draw. */
function reasonOf(rule: string, winner?: string, loser?: string): string {
  const reasons: Record<string, string> = winner
    ? {
        captured: `${loser} has too few pieces left.`,
        dux: `${loser}’s dux is shut in.`,
        quiet: "Nothing was taken for too long, and the count of captures decides.",
        immobile: `${loser} can do nothing more.`,
      }
    : {
        captured: "Both sides have too few pieces left.",
        quiet: "Nothing was taken for too long.",
        repetition: "The same position stood for the third time.",
        immobile: "Nobody can do anything more, and captures are equal.",
      };
  const reason = reasons[rule];
  if (reason === undefined) throw new Error(`no game ends so: ${rule}`);
  return reason;
}

/** Expects the game to be over as a vector says, and by the rule that it says. */
export async function expectResult(page: Page, [won, rule]: [string, string]): Promise<void> {
  const winner = sides[won];
  const title = winner === undefined ? "Draw" : `${winner} wins`;
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  const reason = reasonOf(rule, winner, sides[won === "w" ? "b" : "w"]);
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
}
