import type { RuleWords } from "../keys.js";
import { remarks } from "./remarks.js";

/** The rules in English. Names and explanations of fields and of their words are those of the engine. */
export const rules: RuleWords = {
  families: {
    becq: { name: "Becq de Fouquières", about: "A close reading of the ancient verses, Paris 1869." },
    "nova-roma": {
      name: "Nova Roma",
      about: "A modern Roman’s rules, with several boards, set-ups and ways to capture.",
    },
    schadler: {
      name: "After Ulrich Schädler",
      about: "Counters placed one by one, short steps and leaps, captives that can be rescued.",
    },
    "locus-ludi": {
      name: "Locus Ludi",
      about: "Two games of a research project at the University of Fribourg.",
    },
    kowalski: { name: "Wally J. Kowalski", about: "Long moves, and a leader to be shut in." },
    bell: {
      name: "R. C. Bell",
      about: "A classic of games books: short steps, and a capture earns another move.",
    },
    others: { name: "Other readings", about: "A museum’s rules and a Victorian’s." },
    relatives: { name: "Relatives", about: "Games of Greece and Africa with the same capture." },
  },
  presets: {
    "becq-8": "Robbers that sweep across the board, foot soldiers that march: a check can be escaped.",
    "becq-12": "The same with twelve of each on the great board.",
    "nova-roma-8x8": "Eight sliding counters a side. Catch between two, or shut in a whole group.",
    "nova-roma-12x8": "The same on a broad board with twelve counters a side.",
    "nova-roma-10x9": "The same on a broader board with ten counters a side.",
    "nova-roma-11x10": "The same on the largest board, eleven counters a side.",
    "nova-roma-deferred": "Captives stay on the board for a turn, and may be freed.",
    "nova-roma-placed": "The board is empty at first: each side places twenty-five counters.",
    "nova-roma-placed-deferred": "Placed counters, and captives that stay for a turn.",
    "nova-roma-placed-early": "Counters may move while others are still being placed.",
    "regle-francaise": "A French rule page: never step between two enemies, unless you catch by it.",
    "schadler-1994": "Place sixteen, step or leap, hold an enemy between two, take it off later.",
    "schadler-2001": "As in 1994, but nobody steps between two enemies without catching.",
    seneca: "Bound counters, leaps over one’s own, and a captive to remove before each move.",
    piso: "Place twenty, move one step, capture at once: quick to learn.",
    "kowalski-12x8": "Counters slide like rooks; shut in the enemy’s dux to win.",
    "kowalski-11x10": "The same on a larger board, the dux in the midst of its rank.",
    "bell-8x7": "One step at a time; the piece that captures may move again.",
    "bell-8x8": "The same on the square board.",
    quintana: "Two ranks of counters that slide and capture: plain and quick.",
    falkener: "Thirty a side on a great board, moving and catching in eight directions.",
    petteia: "The “cities” of the Greeks: eight sliding counters, caught between two.",
    "seega-5": "Fill the small board, keep the centre open, then step and catch.",
    "seega-7": "The same with twenty-four counters a side.",
    "seega-9": "The same with forty counters a side.",
    "kharebga-8x8":
      "A North African game on a Roman board: nearly every square is filled, then counters slide.",
  },
  bases: {
    attested: { name: "Attested", about: "An ancient text says it, as far as the remark goes." },
    author: { name: "Author", about: "The author of the reconstruction says it." },
    ours: { name: "Ours", about: "The sources are silent or ambiguous; this project decided." },
  },
  fields: {
    board: {
      name: "Board",
      about: "How many squares the board has across and lengthways.",
    },
    array: {
      name: "Starting array",
      about:
        "Which pieces stand on the board as the game begins; those of the dark side are a half-turn of White’s.",
    },
    hand: {
      name: "Pieces to place",
      about: "Which pieces each player places on the empty board before the game proper.",
    },
    placing: {
      name: "Placing",
      about: "How many pieces a player places before the other does.",
    },
    "centre-closed": {
      name: "Closed centre",
      about: "Whether the middle square stays empty while pieces are placed.",
    },
    early: {
      name: "Early moves",
      about: "Whether a player may move a piece while others are still to be placed.",
    },
    first: {
      name: "First player",
      about: "Who places first, and moves first once everything is placed.",
    },
    calculus: {
      name: "Counter",
      about: "How an ordinary piece moves.",
    },
    dux: {
      name: "Dux",
      about: "How the leader moves.",
    },
    larron: {
      name: "Larron",
      about: "How the larger piece of Becq de Fouquières moves.",
    },
    latroncule: {
      name: "Latroncule",
      about: "How the smaller piece of Becq de Fouquières moves.",
    },
    promotion: {
      name: "Promotion",
      about: "Whether a latroncule that reaches the last rank becomes a larron.",
    },
    axes: {
      name: "Catching lines",
      about: "Along which lines two enemies catch the piece between them.",
    },
    catch: {
      name: "Catching",
      about: "How a piece comes to be caught.",
    },
    lift: {
      name: "Removal",
      about: "When a caught piece leaves the board.",
    },
    sight: {
      name: "Catching from afar",
      about: "Whether a larron helps to catch from any distance, as far as it could move.",
    },
    pinned: {
      name: "Caught pieces stay",
      about: "Whether a caught piece is forbidden to move.",
    },
    barred: {
      name: "No entering between two",
      about:
        "Whether a piece is forbidden to end its move between two enemies, unless it catches by doing so.",
    },
    enclosure: {
      name: "Enclosure",
      about: "Whether a group with no empty square beside it is caught whole.",
    },
    corner: {
      name: "Corner piece",
      about: "Whether a piece in a corner is caught by enemies on the two squares beside it.",
    },
    "corner-square": {
      name: "Corner square",
      about: "Whether an empty corner helps to catch a piece beside it on the edge.",
    },
    "moves-again": {
      name: "Moves again",
      about: "Whether the piece that captured may move once more.",
    },
    "dux-shut-in": {
      name: "Shutting in the dux",
      about: "Whether the dux cannot be caught, and a player whose dux is shut in has lost.",
    },
    least: {
      name: "Fewest pieces",
      about: "How many pieces a player needs to go on.",
    },
    "least-then": {
      name: "Too few pieces",
      about: "What happens to a player who has fewer.",
    },
    immobile: {
      name: "No action left",
      about: "What happens to a player who must act and cannot.",
    },
    "quiet-limit": {
      name: "Quiet limit",
      about: "After how many actions in a row without a capture (or a move of a latroncule) the game ends.",
    },
    "quiet-then": {
      name: "When all is quiet",
      about:
        "How a game that reaches the quiet limit ends; where that is a draw, so is a position that stands for the third time.",
    },
  },
  choices: {
    placing: {
      one: "One piece at a time.",
      two: "Two pieces at a time; the last of an odd number alone.",
    },
    first: {
      white: "White begins.",
      black: "The dark side begins.",
    },
    axes: {
      orthogonal: "Along files and ranks.",
      all: "Along files, ranks and diagonals.",
    },
    catch: {
      "at-once":
        "A piece is caught when an enemy arrives; one that enters between two enemies itself is safe.",
      held: "A piece is caught when an enemy arrives, and is then held: it cannot move or help to catch until it comes free.",
      position: "A piece is caught whenever it stands between two enemies, however that came about.",
    },
    lift: {
      "at-once": "It leaves the board immediately.",
      instead: "A player may take one caught enemy instead of moving.",
      first: "A player must take one caught enemy, if there is any, and then move.",
      "turn-start": "Enemies still held when their captor’s next turn begins leave the board, all of them.",
    },
    "least-then": {
      loses: "That player has lost.",
      tally: "The game ends and most captures win; equal numbers are a draw.",
    },
    immobile: {
      loses: "That player has lost.",
      tally: "The game ends and most captures win; equal numbers are a draw.",
      pass: "That player passes.",
    },
    "quiet-then": {
      draw: "In a draw.",
      tally: "Most captures win; equal numbers are a draw.",
    },
  },
  flags: {
    "centre-closed":
      "The middle square stays empty while pieces are placed; later it is a square like any other.",
    early: "A player may move instead of placing; such a move catches nothing.",
    promotion: "A latroncule that reaches the last rank becomes a larron at once.",
    sight: "A larron helps to catch from any distance, with nothing between.",
    pinned: "A caught piece cannot move.",
    barred: "A piece may not end its move between two enemies, unless it catches by doing so.",
    enclosure: "A group with no empty square beside it is caught whole.",
    corner: "A piece in a corner is caught by enemies on the two squares beside it.",
    "corner-square": "An empty corner helps to catch a piece beside it on the edge.",
    "moves-again": "The piece that captured may move once more.",
    "dux-shut-in": "The dux cannot be caught; a player whose dux is shut in has lost.",
  },
  off: "Not in this ruleset.",
  remarks,
};
