/** The rules one by one: in which order they are told, and what each of them says. */

import type { RulesMap } from "../engine.js";
import type { More } from "../messages/en/more.js";
import type { Words } from "../messages/en/play.js";
import type { FieldName, Named } from "../messages/keys.js";
import { boardSize, fullSet, isKind, movement, text } from "./facts.js";

export type Chapter = keyof More["rulesView"]["chapters"];

/** Every rule, by chapters. */
export const chapters: readonly (readonly [Chapter, readonly FieldName[]])[] = [
  ["set", ["board", "array", "hand", "placing", "centre-closed", "early", "first"]],
  ["moves", ["calculus", "dux", "larron", "latroncule", "promotion"]],
  ["catches", ["catch", "axes", "sight", "enclosure", "corner", "corner-square", "pinned", "barred"]],
  ["leaves", ["lift", "moves-again"]],
  ["ends", ["dux-shut-in", "least", "least-then", "immobile", "quiet-limit", "quiet-then"]],
];

/** An entry of a part of a catalogue whose keys come from the engine. */
export function entry<T>(entries: Readonly<Record<string, T>>, key: string): T | undefined {
  return entries[key];
}

/** The name of a rule and what it is about. */
export function fieldNamed(more: More, field: string): Named {
  return entry(more.rules.fields, field) ?? { name: field, about: "" };
}

/** The name of a family of reconstructions and what it is. */
export function familyNamed(more: More, family: string): Named {
  return entry(more.rules.families, family) ?? { name: family, about: "" };
}

/** What a rule is that has words for its values, or is on. */
export function choiceText(more: More, field: string, value: string): string {
  const words: Readonly<Record<string, string>> | undefined = entry(more.rules.choices, field);
  return words?.[value] ?? value;
}

/** Rules that a player can look at: with their start, from which the pieces are counted. */
export interface Ruled {
  rules: RulesMap;
  start: string;
}

/** Whether a rule has anything to do with the pieces and the way that these rules are played. */
export function concerns({ rules, start }: Ruled, field: FieldName): boolean {
  const value = text(rules, field);
  if (value === "false") return false;
  if (isKind(field)) return fullSet({ start }).has(field);
  if (field === "placing") return text(rules, "hand") !== "-";
  return (field !== "array" && field !== "hand") || value !== "-";
}

/** A rule as a sentence. */
export function ruleText(words: Words, more: More, { rules, start }: Ruled, field: FieldName): string {
  const { rulesView } = more;
  const value = text(rules, field);
  const [board, , hands] = start.split("_");
  const pieces = (part: string) =>
    [...fullSet({ start: part })].map(([kind, number]) => words.pieces(kind, number));
  switch (field) {
    case "board": {
      const { files, ranks } = boardSize(rules);
      return rulesView.board(files, ranks);
    }
    case "array":
      return rulesView.array(pieces(`${board}_w_-`));
    case "hand":
      return rulesView.hand(pieces(`_w_${hands}`));
    case "least":
      return rulesView.least(Number(value));
    case "quiet-limit":
      return rulesView.quiet(Number(value));
    default:
      if (isKind(field)) return `${words.facts.each(field, movement(words, value))}.`;
      return value === "true" ? (entry(more.rules.flags, field) ?? value) : choiceText(more, field, value);
  }
}
