/** Plain facts about rules: how a game begins, how pieces move, how they are caught, how it ends. */

import { kinds, readDiagram } from "../board/diagram.js";
import type { Kind, PresetInfo, RulesMap } from "../engine.js";
import { readMovement } from "../game/movement.js";
import type { Words } from "../messages/en/play.js";
import { colourOf } from "./describe.js";

/** Whether a field of the rules is the way a kind of piece moves. */
export function isKind(field: string): field is Kind {
  return kinds.some((kind) => kind === field);
}

export interface Facts {
  begins: string;
  moves: string;
  catches: string;
  /** Empty where the dux alone is played for: how pieces are caught tells of it. */
  ends: string;
}

/** A field of the rules as text; flags as `true` and `false`. */
export function text(rules: RulesMap, field: string): string {
  return String(rules[field] ?? "");
}

function flag(rules: RulesMap, field: string): boolean {
  return rules[field] === true;
}

/** Files and ranks of the board. */
export function boardSize(rules: RulesMap): { files: number; ranks: number } {
  const [files = 8, ranks = 8] = text(rules, "board").split("x").map(Number);
  return { files, ranks };
}

/** The pieces a side has, on the board and in hand. */
export function fullSet(preset: Pick<PresetInfo, "start">): Map<Kind, number> {
  const { pieces, hands } = readDiagram(preset.start);
  const set = new Map<Kind, number>();
  const standing = pieces.filter(({ side }) => side === "white");
  for (const kind of [...standing.map((piece) => piece.kind), ...hands.white])
    set.set(kind, (set.get(kind) ?? 0) + 1);
  return set;
}

function begins(words: Words, rules: RulesMap, start: string): string {
  const set = fullSet({ start });
  const all = [...set.values()].reduce((sum, number) => sum + number, 0);
  const ranks = text(rules, "array").split(".").length;
  const { files } = boardSize(rules);
  const calculi = set.get("calculus") ?? 0;
  const texts: string[] = [];
  if (text(rules, "hand") !== "" && text(rules, "hand") !== "-")
    texts.push(text(rules, "placing") === "two" ? words.facts.placedTwo(all) : words.facts.placedOne(all));
  else if (set.has("latroncule")) texts.push(words.facts.larrons);
  else if (set.has("dux")) texts.push(words.facts.ranksWithDux(Math.max(1, Math.round(calculi / files))));
  else if (calculi === ranks * files) texts.push(words.facts.ranks(ranks));
  else texts.push(words.facts.set(all));
  if (flag(rules, "early")) texts.push(words.facts.early);
  return texts.join(words.facts.next);
}

/** How a kind moves, from the word of the rules. */
export function movement({ facts }: Words, word: string): string {
  const read = readMovement(word);
  if (!read) return word;
  const { reach, all, leap, most } = read;
  const parts: string[] = [];
  if (reach !== "stay" || leap === null) parts.push(facts.reach[reach] + (all ? ` ${facts.eight}` : ""));
  if (leap !== null) parts.push(facts.leap[leap] + (most === null ? "" : ` ${facts.leaps(most)}`));
  return parts.join(facts.or);
}

function moves(words: Words, rules: RulesMap, start: string): string {
  const set = fullSet({ start });
  const ways = kinds.filter((kind) => set.has(kind)).map((kind) => ({ kind, word: text(rules, kind) }));
  const [first] = ways;
  if (first && ways.every((way) => way.word === first.word))
    return words.facts.every(movement(words, first.word));
  return ways.map(({ kind, word }) => words.facts.each(kind, movement(words, word))).join(". ");
}

function catches(words: Words, rules: RulesMap): string {
  const { facts } = words;
  const parts = [facts.between];
  if (text(rules, "axes") === "all") parts.push(facts.allAxes);
  if (flag(rules, "sight")) parts.push(facts.afar);
  if (flag(rules, "enclosure")) parts.push(facts.group);
  if (flag(rules, "corner")) parts.push(facts.corner);
  if (flag(rules, "corner-square")) parts.push(facts.cornerSquare);
  const more = [facts.lift[text(rules, "lift")] ?? ""].filter(Boolean);
  if (flag(rules, "moves-again")) more.push(facts.again);
  if (flag(rules, "barred")) more.push(facts.barred);
  if (flag(rules, "dux-shut-in")) more.push(facts.dux);
  return [parts.join(", "), ...more].join(facts.next);
}

/** How few pieces end the game. A dux that can only be shut in is never lacking. */
function ends({ facts }: Words, rules: RulesMap): string {
  const least = Number(rules["least"]);
  if (flag(rules, "dux-shut-in") && least === 1) return "";
  const end = facts.ends[text(rules, "least-then")]?.(facts.few(least));
  return end === undefined ? "" : `${end}.`;
}

/** The facts of some rules whose start position is `start`. */
export function factsOf(words: Words, rules: RulesMap, start: string): Facts {
  const first = words.facts.first(colourOf(rules["first"] === "black" ? "black" : "white"));
  return {
    begins: `${begins(words, rules, start)}. ${first}.`,
    moves: `${moves(words, rules, start)}.`,
    catches: `${catches(words, rules)}.`,
    ends: ends(words, rules),
  };
}
