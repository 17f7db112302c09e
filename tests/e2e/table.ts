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

/** Single actions after which a game is over. */
export function endings(ruleset: string): VectorStep[] {
  return lines(ruleset).filter(
    (line): line is VectorStep =>
      typeof line === "object" && line !== null && "play" in line && "result" in line && line.result !== null,
  );
}

const titles: Record<string, string> = { w: "White wins", b: "Blue wins", "-": "Draw" };

/** Expects the game to be over as a vector says. */
export async function expectResult(page: Page, result: [string, string]): Promise<void> {
  await expect(page.getByRole("heading", { name: titles[result[0]] ?? "", exact: true })).toBeVisible();
}
