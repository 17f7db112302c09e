import { baseOf } from "../game/rulesets.js";
import type { Words } from "./en.js";
import { movement } from "./facts.js";

/** The title of a ruleset; a player’s own changes keep the title of what they changed. */
export function rulesetTitle(words: Words, ruleset: string): string {
  // The titles are names that authors have given; only what we add is translated.
  return (baseOf(ruleset)?.title ?? words.title).replace("×", " × ").replace(/\s+/g, " ");
}

/** The name of a family of reconstructions. */
export function familyName(words: Words, family: string): string {
  return words.gallery.families[family] ?? family;
}

/** The name of a field of the rules. */
export function fieldName(words: Words, field: string): string {
  return words.own.fields[field] ?? field;
}

/** The value of a field of the rules, in words where there are some. */
export function fieldValue(
  words: Words,
  field: string,
  value: string | number | boolean | undefined,
): string {
  const text = String(value ?? "");
  if (["calculus", "dux", "larron", "latroncule"].includes(field)) return movement(words, text);
  return words.own.words[text] ?? text;
}
