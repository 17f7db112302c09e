/** What was wrong with a link or a position, as data: which part, where in it, and what it says there. */

import {
  type Contradiction,
  check,
  type PositionFault as EngineFault,
  type Fault,
  type Game,
  type Illegal,
  type PositionField,
} from "../engine.js";
import { isRecord } from "../memory.js";
import { knownLanguage } from "../text/words.js";
import { isTheme } from "../themes.js";
import { linkValue, repeatedKeys } from "./link.js";
import { isLevel } from "./players.js";

/** The fields of a position in notation, in their order, after the whole. */
const positionFields: readonly PositionField[] = [
  "text",
  "board",
  "side",
  "hands",
  "state",
  "taken",
  "quiet",
];

/** A position that the rules do not allow. */
export type PositionFault =
  | { kind: "position"; field: PositionField; text: string }
  | Exclude<EngineFault, { kind: "told" }>;

/** What a link can say beside the game, and whether that can be followed. */
const settings = {
  white: isLevel,
  black: isLevel,
  lang: (text: string) => knownLanguage(text) !== null,
  theme: isTheme,
};

export type Setting = keyof typeof settings | "redo";

const settingNames: readonly (keyof typeof settings)[] = ["white", "black", "lang", "theme"];

/** Something in a link that had to be ignored. */
export type LinkFault =
  | PositionFault
  | { kind: "lost" | "too-long" | "no-ruleset" }
  | { kind: "unknown-ruleset"; name: string }
  | { kind: "change"; change: string }
  | { kind: "setting"; setting: Setting; text: string }
  | { kind: "repeated"; key: string }
  | { kind: "contradiction"; contradictions: readonly Contradiction[] }
  | { kind: "action"; number: number; action: string; illegal: Illegal | null };

/** Whether a link with this fault gives no game at all, not even in part. */
export function isNoGame({ kind }: LinkFault): boolean {
  return kind === "lost" || kind === "too-long" || kind === "no-ruleset" || kind === "unknown-ruleset";
}

/** What is wrong with a position, with what its text says there. */
export function positionFault(fault: Fault, position: string): PositionFault {
  const what = fault.position ?? { kind: "told", field: "text" };
  if (what.kind !== "told") return what;
  const { field } = what;
  const text = field === "text" ? position : position.split("_")[positionFields.indexOf(field) - 1];
  return { kind: "position", field, text: text ?? "" };
}

/** Whether something that the engine has thrown tells what is wrong. */
export function isFault(value: unknown): value is Fault {
  return isRecord(value) && typeof value["code"] === "string" && typeof value["message"] === "string";
}

/** How a link changes a rule. */
function changeOf(ruleset: string, rule: string): string {
  return ruleset.split(";").find((change) => change.startsWith(`${rule}:`)) ?? rule;
}

/** What had to be ignored in the link that a game was opened from. */
export function linkFaults(game: Game, fragment: string): LinkFault[] {
  return game.faults().map((fault) => linkFault(game, fragment, fault));
}

function linkFault(game: Game, fragment: string, fault: Fault): LinkFault {
  const value = (key: string) => linkValue(fragment, key) ?? "";
  switch (fault.code) {
    case "too-long":
    case "no-ruleset":
      return { kind: fault.code };
    case "unknown-ruleset":
      return { kind: "unknown-ruleset", name: value("r").split(";")[0] ?? "" };
    case "field":
      return { kind: "change", change: changeOf(value("r"), fault.rule ?? "") };
    case "contradiction":
      return { kind: "contradiction", contradictions: check(value("r"), {}) };
    case "position":
      return positionFault(fault, value("p"));
    case "action":
    case "illegal-action": {
      const number = fault.number ?? 1;
      const action = value("a").split(".")[number - 1] ?? "";
      // The game stands before the action that could not be played.
      const illegal = fault.code === "illegal-action" ? game.explain(action) : null;
      return { kind: "action", number, action, illegal };
    }
  }
}

/** What had to be ignored of what a link says beside the game, or says more than once. */
export function settingFaults(fragment: string): LinkFault[] {
  const wrong = settingNames.flatMap((setting): LinkFault[] => {
    const text = linkValue(fragment, setting) ?? "";
    return text === "" || settings[setting](text) ? [] : [{ kind: "setting", setting, text }];
  });
  return [...wrong, ...repeatedKeys(fragment).map((key): LinkFault => ({ kind: "repeated", key }))];
}
