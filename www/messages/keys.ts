/** What the rules are called and what they mean, in any language. */

import type { RemarkKey } from "./en/remarks.js";

export type Family =
  | "becq"
  | "nova-roma"
  | "schadler"
  | "locus-ludi"
  | "kowalski"
  | "bell"
  | "others"
  | "relatives";

export type PresetId =
  | "becq-8"
  | "becq-12"
  | "nova-roma-8x8"
  | "nova-roma-12x8"
  | "nova-roma-10x9"
  | "nova-roma-11x10"
  | "nova-roma-deferred"
  | "nova-roma-placed"
  | "nova-roma-placed-deferred"
  | "nova-roma-placed-early"
  | "regle-francaise"
  | "schadler-1994"
  | "schadler-2001"
  | "seneca"
  | "piso"
  | "kowalski-12x8"
  | "kowalski-11x10"
  | "bell-8x7"
  | "bell-8x8"
  | "quintana"
  | "falkener"
  | "petteia"
  | "seega-5"
  | "seega-7"
  | "seega-9"
  | "kharebga-8x8";

export type FlagName =
  | "centre-closed"
  | "early"
  | "promotion"
  | "sight"
  | "pinned"
  | "barred"
  | "enclosure"
  | "corner"
  | "corner-square"
  | "moves-again"
  | "dux-shut-in";

/** The fields whose values are words, each with its words. */
export interface Choices {
  placing: "one" | "two";
  first: "white" | "black";
  axes: "orthogonal" | "all";
  catch: "at-once" | "held" | "position";
  lift: "at-once" | "instead" | "first" | "turn-start";
  "least-then": "loses" | "tally";
  immobile: "loses" | "tally" | "pass";
  "quiet-then": "draw" | "tally";
}

export type FieldName =
  | FlagName
  | keyof Choices
  | "board"
  | "array"
  | "hand"
  | "calculus"
  | "dux"
  | "larron"
  | "latroncule"
  | "least"
  | "quiet-limit";

/** A name, and one plain sentence about it. */
export interface Named {
  name: string;
  about: string;
}

export interface RuleWords {
  families: Record<Family, Named>;
  presets: Record<PresetId, string>;
  /** On whose authority a rule stands. */
  bases: Record<"attested" | "author" | "ours", Named>;
  fields: Record<FieldName, Named>;
  choices: { [Field in keyof Choices]: Record<Choices[Field], string> };
  /** What a rule says that is on; `off` serves for every one that is not. */
  flags: Record<FlagName, string>;
  off: string;
  remarks: Record<RemarkKey, string>;
}
