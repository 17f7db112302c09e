import type { ContradictionCode, Kind } from "../../engine.js";
import type { Colour } from "../colours.js";
import { colours, count, kinds, number } from "./nouns.js";

/** What is said of links, positions and rules that cannot be followed. */
export const faults = {
  title: "Part of the link could not be read",
  kept: "What could be understood is on the board.",
  lostTitle: "The link was not understood",
  lost: "It names no game.",
  instead: "Your last game, or a new one, is on the board instead.",
  tooLong: "The link is too long to be a game.",
  noRuleset: "The link names no ruleset.",
  unknownRuleset: (name: string) => `There is no ruleset “${name}”.`,
  change: (change: string) => `The change “${change}” names no rule, or a value that this rule cannot have.`,
  level: (setting: string, most: number) =>
    `“${setting}” was ignored: the levels of the computer are 1 to ${number(most)}.`,
  language: (setting: string, languages: string) => `“${setting}” was ignored: the page speaks ${languages}.`,
  theme: (setting: string) => `“${setting}” was ignored: the board has no such look.`,
  redo: (setting: string) => `“${setting}” was ignored: it cannot be played there.`,
  repeated: (key: string) => `“${key}” stands in the link more than once: the first one counts.`,
  contradiction: "The link changes the rules in a way that cannot be played.",
  text: (text: string) => `“${text}” is no position: it has six parts joined by “_”.`,
  board: (text: string, size: string) => `In the position, “${text}” is no board of ${size} squares.`,
  side: (text: string) => `In the position, “${text}” is neither side: “w” is White, “b” is the dark side.`,
  hands: (text: string) => `In the position, placing in turn never leaves “${text}” in the hands.`,
  state: (text: string) =>
    `In the position, “${text}” does not go with the pieces and the rules: it tells what is held, what has to be taken, and what may move again.`,
  taken: (text: string) => `In the position, “${text}” does not tell how many pieces each side has taken.`,
  quiet: (text: string) => `In the position, “${text}” is no number of quiet actions.`,
  set: (colour: Colour, kind: Kind, n: number, most: number) =>
    `${colours[colour]} has ${count(n, ...kinds[kind])}, and the ruleset gives ${number(most)}.`,
  promoted: (square: string) => `The latroncule on ${square} is on its last rank, where it becomes a larron.`,
  oneDux: (colour: Colour) => `${colours[colour]} must have one dux, no more and no less.`,
  noAction: (n: number, text: string) => `Action ${number(n)}, “${text}”, is no action.`,
  action: (n: number, text: string, why: string) => `Action ${number(n)}, ${text}, cannot be played. ${why}`,
};

export type Faults = typeof faults;

/** Why rules that a player has made do not go together. */
export const contradictions: Record<ContradictionCode, string> = {
  field: "This value is not possible here.",
  "array-width": "Every rank that is set out must be as wide as the board.",
  "array-overlaps": "The pieces that are set out do not find room on the board.",
  "no-pieces": "There are no pieces, neither set out nor to be placed.",
  "too-many-pieces": "There are more pieces than squares to place them on.",
  "nothing-moves": "No piece that the players have can move.",
  "least-above-set": "A player has fewer pieces from the start than he needs.",
  "promoted-at-start": "A latroncule begins on its last rank, where it would become a larron at once.",
  "no-centre": "Only a board with odd numbers of files and ranks has a single square in the middle.",
  "early-in-pairs": "Early moves go only with placing one by one.",
  "early-without-hand": "Early moves need pieces to be placed.",
  "catch-and-lift":
    "A piece caught by an arrival and not held leaves the board immediately; one that is held, or caught by where it stands, leaves it later.",
  "sight-without-position": "Catching from afar goes only with pieces caught by where they stand.",
  "pinned-without-position": "Caught pieces stay put only where pieces are caught by where they stand.",
  "enclosure-by-position": "Groups are enclosed only where pieces are caught by an arrival.",
  "corner-by-position": "Pieces are caught in corners only where pieces are caught by an arrival.",
  "corner-square-by-position": "An empty corner helps only where pieces are caught by an arrival.",
  "moves-again-without-at-once": "A piece moves again only where caught pieces leave the board immediately.",
  "dux-number": "A dux can be shut in only where each side has one dux.",
};
