/** The types that cross the wasm boundary. This file is the one place where they stand: it is put into the
 *  declarations that wasm-bindgen writes, and `crates/wasm/src/views.rs` makes values of just these shapes. */

export type Side = "white" | "black";
export type Kind = "calculus" | "dux" | "larron" | "latroncule";
/** A square by its name: `a1` to `p12`. */
export type SquareName = string;

export interface Piece {
  side: Side;
  kind: Kind;
}

export interface PlacedPiece extends Piece {
  square: SquareName;
  /** Caught and still on the board: held, or (where catch is by position) standing in a pair. */
  caught: boolean;
}

export type Reason = "captured" | "dux" | "quiet" | "repetition" | "immobile" | "resigned";

export interface Outcome {
  /** `null` is a draw. */
  winner: Side | null;
  reason: Reason;
}

export interface LegalAction {
  /** The action in notation: `e4`, `e2e4`, `xe4`, `pass`. */
  text: string;
  kind: "place" | "move" | "take" | "pass";
  /** The origin of a move. */
  from: SquareName | null;
  /** The destination of a move, the square of a placing or of a take. */
  to: SquareName | null;
  /** Enemies that would newly be caught. */
  catches: SquareName[];
}

/** What an action brought about. */
export interface Effects {
  /** Pieces newly caught (on either side) that still stand on the board. */
  caught: SquareName[];
  /** Pieces that were caught before and are so no longer. */
  freed: SquareName[];
  /** Pieces that left the board. */
  lifted: (Piece & { square: SquareName })[];
  /** Where a latroncule became a larron. */
  promoted: SquareName | null;
  /** The same side acts again. */
  goesOn: boolean;
  /** The squares of a move from origin to destination, each landing of a chain of leaps included. Empty for the rest. */
  path: SquareName[];
}

/** Why an action is refused; a message catalogue has one text for each code. */
export type IllegalCode =
  | "game-over"
  | "not-an-action"
  | "off-board"
  | "occupied"
  | "centre-closed"
  | "nothing-to-place"
  | "must-place"
  | "no-piece"
  | "not-yours"
  | "held"
  | "pinned"
  | "must-take"
  | "has-taken"
  | "not-caught"
  | "no-taking"
  | "only-this-piece"
  | "no-pass"
  | "must-pass"
  | "blocked"
  | "out-of-reach"
  | "barred";

export interface Illegal {
  code: IllegalCode;
  /** The squares that make it so: the blocker, the two enemies that bar the square, the piece that has to move. */
  squares: SquareName[];
  /** The same in English, for logs. */
  message: string;
}

export type PlayResult = { ok: true; effects: Effects } | { ok: false; illegal: Illegal };

/** One line of the list of actions. */
export interface PlayedAction {
  text: string;
  side: Side;
  effects: Effects;
}

/** Everything that is to be shown of a game at the place where it stands. */
export interface GameView {
  files: number;
  ranks: number;
  pieces: PlacedPiece[];
  /** Who acts next. */
  side: Side;
  /** The pieces still to be placed, next first: `[kind, number]`. */
  hands: { white: [Kind, number][]; black: [Kind, number][] };
  /** Caught enemies each side has taken. */
  taken: { white: number; black: number };
  quiet: number;
  quietLimit: number;
  /** The player must take before he moves, has taken and must now move, or neither. */
  stage: "free" | "must-take" | "has-taken";
  /** The piece that captured and may move again; then `pass` is legal too. */
  again: SquareName | null;
  legal: LegalAction[];
  outcome: Outcome | null;
  /** The actions from the start, those beyond `ply` being there to be redone. */
  actions: PlayedAction[];
  /** How many of `actions` have been played at the position shown. */
  ply: number;
  /** The position in notation. */
  position: string;
  /** The ruleset as a link names it: `becq-8` or `becq-8;least:2`. */
  ruleset: string;
}

/** What can be wrong with a link. */
export type FaultCode =
  | "too-long"
  | "no-ruleset"
  | "unknown-ruleset"
  | "field"
  | "contradiction"
  | "position"
  | "action"
  | "illegal-action";

/** Something in a link or a text that had to be ignored. */
export interface Fault {
  /** `ruleset`, `rules`, `position` or `actions`. */
  part: "ruleset" | "rules" | "position" | "actions";
  /** A code for the message catalogue. */
  code: FaultCode;
  /** What was wrong and where, in English. */
  message: string;
  /** The field of the rules at fault, where the code is `field`. */
  rule?: string;
  /** Where the code is `position`. */
  position?: PositionFault;
  /** Which action, counted from 1, where the code is `action` or `illegal-action`. */
  number?: number;
}

export type PositionField = "text" | "board" | "side" | "hands" | "state" | "taken" | "quiet";

/** What is wrong with a position; `told` is anything that only the message of its fault tells. */
export type PositionFault =
  | { kind: "told"; field: PositionField }
  | { kind: "too-many"; side: Side; piece: Kind; number: number; most: number }
  | { kind: "unpromoted"; square: SquareName }
  | { kind: "not-one-dux"; side: Side };

/** A rules field and what it can hold. */
export interface FieldInfo {
  name: string;
  domain:
    | { kind: "flag" }
    | { kind: "choice"; words: string[] }
    | { kind: "number"; least: number; most: number }
    | { kind: "board" }
    | { kind: "array" }
    | { kind: "hand" }
    | { kind: "movement" };
}

/** A user's rules as a flat map of field names to texts, numbers and flags. */
export type RulesMap = Record<string, string | number | boolean>;

/** What can be wrong with a user's rules; `field` where a rule cannot be read at all. */
export type ContradictionCode =
  | "field"
  | "array-width"
  | "array-overlaps"
  | "no-pieces"
  | "too-many-pieces"
  | "nothing-moves"
  | "least-above-set"
  | "promoted-at-start"
  | "no-centre"
  | "early-in-pairs"
  | "early-without-hand"
  | "catch-and-lift"
  | "sight-without-position"
  | "pinned-without-position"
  | "enclosure-by-position"
  | "corner-by-position"
  | "corner-square-by-position"
  | "moves-again-without-at-once"
  | "dux-number";

export interface Contradiction {
  /** A code for the message catalogue. */
  code: ContradictionCode;
  /** The fields that contradict each other. */
  fields: string[];
  message: string;
}

/** Where a rule of a preset comes from. */
export interface RuleNote {
  /** The field of the rules this speaks of. */
  field: string;
  basis: "attested" | "author" | "ours";
  /** The line or page it rests on, as a scholar would cite it; may be empty. */
  source: string;
  /** A key of the message catalogue for the remark, or empty. */
  note: string;
}

export interface PresetInfo {
  id: string;
  title: string;
  author: string;
  year: string;
  /** The reconstruction family it is grouped under. */
  family: string;
  rules: RulesMap;
  /** The start position in notation. */
  start: string;
}

/** Where a preset was taken from. */
export interface Provenance {
  /** Full citations. */
  sources: string[];
  /** Where its rules come from. */
  notes: RuleNote[];
}

/** What limits a search; at least one is given. */
export interface Limits {
  /** 1 to 8. */
  level?: number;
  /** Milliseconds. */
  movetime?: number;
  depth?: number;
  nodes?: number;
  /** Makes the weaker levels repeatable; any whole number below 2^32. */
  seed?: number;
}

export interface Progress {
  depth: number;
  /** In hundredths of a piece, from the side that acts. */
  score: number;
  /** Actions until the end of a proven win (positive) or loss (negative), or `null`. */
  end: number | null;
  nodes: number;
  milliseconds: number;
  /** The expected actions. */
  line: string[];
}

export interface Thought {
  /** `null` only when the game is over. */
  action: string | null;
  progress: Progress | null;
}
