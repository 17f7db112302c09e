/** What was wrong with a link or a position, as data: which part, where in it, and what it says there. */

import {
  type Contradiction,
  check,
  type Fault,
  type Game,
  type Illegal,
  type Kind,
  type Side,
} from "../engine.js";
import { isRecord } from "../memory.js";
import { linkValue } from "./link.js";

/** The parts of a position in notation, in their order, after the whole. */
const positionParts = ["text", "board", "side", "hands", "state", "taken", "quiet"] as const;

export type PositionPart = (typeof positionParts)[number];

/** A position that the rules do not allow. */
export type PositionFault =
  | { kind: "position"; part: PositionPart; text: string }
  | { kind: "set"; side: Side; piece: Kind; number: number; most: number }
  | { kind: "promoted"; square: string }
  | { kind: "one-dux"; side: Side };

/** Something in a link that had to be ignored. */
export type LinkFault =
  | PositionFault
  | { kind: "too-long" | "no-ruleset" }
  | { kind: "unknown-ruleset"; name: string }
  | { kind: "change"; change: string }
  | { kind: "contradiction"; contradictions: readonly Contradiction[] }
  | { kind: "action"; number: number; action: string; illegal: Illegal | null };

const sides: Record<string, Side> = { white: "white", black: "black" };
const kinds: Record<string, Kind> = {
  calculus: "calculus",
  dux: "dux",
  larron: "larron",
  latroncule: "latroncule",
};

/** What is wrong with a position. The engine tells the details in English alone: they are read out of its message. */
export function positionFault({ message }: Fault, position: string): PositionFault {
  const [, sideSet = "", number, kind = "", most] =
    /: (white|black) has (\d+) (\w+), the ruleset gives (\d+)$/.exec(message) ?? [];
  const [side, piece] = [sides[sideSet], kinds[kind]];
  if (side && piece) return { kind: "set", side, piece, number: Number(number), most: Number(most) };
  const [, square] = /: the latroncule on (\w+) is on its last rank$/.exec(message) ?? [];
  if (square !== undefined) return { kind: "promoted", square };
  const [, sideDux = ""] = /: (white|black) has not exactly one dux$/.exec(message) ?? [];
  const lacking = sides[sideDux];
  if (lacking) return { kind: "one-dux", side: lacking };
  const word = /^position, (\w+):/.exec(message)?.[1];
  const part = positionParts.find((name) => name === word) ?? "text";
  const text = part === "text" ? position : position.split("_")[positionParts.indexOf(part) - 1];
  return { kind: "position", part, text: text ?? "" };
}

/** Whether something that the engine has thrown tells what is wrong. */
export function isFault(value: unknown): value is Fault {
  return isRecord(value) && typeof value["code"] === "string" && typeof value["message"] === "string";
}

/** The first of the changed rules that cannot be, as it stands in the link. */
function badChange(ruleset: string): string {
  const [base = "", ...changes] = ruleset.split(";");
  return (
    changes.find((change) => check(`${base};${change}`, {}).some(({ code }) => code === "field")) ?? ruleset
  );
}

/** What had to be ignored in the link that a game was opened from. */
export function linkFaults(game: Game, fragment: string): LinkFault[] {
  const value = (key: string) => linkValue(fragment, key) ?? "";
  return game.faults().map((fault): LinkFault => {
    switch (fault.code) {
      case "too-long":
      case "no-ruleset":
        return { kind: fault.code };
      case "unknown-ruleset":
        return { kind: "unknown-ruleset", name: value("r").split(";")[0] ?? "" };
      case "field":
        return { kind: "change", change: badChange(value("r")) };
      case "contradiction":
        return { kind: "contradiction", contradictions: check(value("r"), {}) };
      case "position":
        return positionFault(fault, value("p"));
      default: {
        // The game stands before the action that could not be played.
        const { ply } = game.view();
        const action = value("a").split(".")[ply] ?? "";
        const illegal = fault.code === "illegal-action" ? game.explain(action) : null;
        return { kind: "action", number: ply + 1, action, illegal };
      }
    }
  });
}
