/** What rulesets and their authors are called. */

import type { PresetInfo } from "../engine.js";
import { baseId } from "../game/rulesets.js";
import type { More } from "../messages/en/more.js";
import type { Words } from "../messages/en/play.js";

/** The title of a ruleset; a player’s own changes keep the title of what they changed. */
export function rulesetTitle(words: Words, ruleset: string): string {
  return words.titles[baseId(ruleset)] ?? words.title;
}

/** The author and the year of a ruleset, as far as they are known. */
export function byline(words: Words, { author, year }: PresetInfo): string {
  return [words.authors[author] ?? author, year].filter(Boolean).join(", ");
}

/** A citation of the engine, which cites in English, in the language in force; titles of works stay as they are. */
export function citation({ citations }: More, source: string): string {
  return citations.reduce((text, [english, translation]) => text.replaceAll(english, translation), source);
}
