/** Sentences about a game, made from its state in the words of a language. */

import type { GameView, PlacedPiece, PlayedAction, Progress, Side, SquareName } from "../engine.js";
import { movesFrom, origin, placeOn, takeable, takeOf } from "../game/input.js";
import { other, personSide } from "../game/players.js";
import type { SessionState } from "../game/session.js";
import type { Placed } from "../game/setup.js";
import type { Colour } from "../messages/colours.js";
import type { Words } from "../messages/en/play.js";
import { darkColour, settings } from "../settings.js";
import { rulesetTitle } from "./titles.js";

/** How a side is called in the theme in force. */
export function colourOf(side: Side): Colour {
  return side === "white" ? "white" : darkColour(settings.value.theme);
}

/** How many of the actions that the computer expects are told. */
const mostExpected = 4;

/** What is asked, in one sentence, and why or how, in another. */
export interface Asked {
  title: string;
  detail: string;
}

/** Where in the game the position shown stands, if later ones have been played: an action takes their place. */
function earlier(words: Words, { ply, actions }: GameView): string {
  return ply < actions.length ? `${words.ask.looking(ply, actions.length)}. ` : "";
}

function askedToPlace(words: Words, { view, players }: SessionState): Asked {
  const hand = view.hands[view.side];
  const kind = hand[0]?.[0] ?? "calculus";
  const mine = personSide(players) === view.side;
  const moves = view.legal.some((action) => action.kind === "move");
  const left = earlier(words, view) + words.ask.left(hand.reduce((sum, [, number]) => sum + number, 0));
  return {
    title: mine ? words.ask.place(kind) : words.ask.placeFor(colourOf(view.side), kind),
    detail: moves ? `${left} ${words.ask.orMove}` : left,
  };
}

function detailOfMove(words: Words, { view, input }: SessionState, hot: SquareName | null): string {
  const from = origin(input);
  if (from === null) return earlier(words, view) + words.ask.choose;
  const moves = movesFrom(view, from);
  const catching = moves.find((move) => move.to === hot && move.catches.length > 0);
  if (catching?.to) return words.ask.would(from, catching.to, catching.catches);
  return words.ask.selected(from, moves.length);
}

/** What is asked of the player now. `hot` is the square under the pointer or the keyboard. */
export function asked(words: Words, state: SessionState, hot: SquareName | null): Asked {
  const { view, players, thinking, progress, halted } = state;
  const colour = colourOf(view.side);
  if (thinking === "answer") {
    const both = personSide(players) === null;
    return {
      title: both ? words.ask.thinkingFor(colour) : words.ask.thinking,
      detail: progress ? words.ask.depth(progress.depth, progress.nodes) : "",
    };
  }
  if (thinking === "hint") return { title: words.ask.hintThinking, detail: "" };
  if (halted && players[view.side].kind === "computer") {
    const looking = view.ply < view.actions.length;
    return {
      title: looking ? words.ask.looking(view.ply, view.actions.length) : words.ask.waits,
      detail: words.ask.waitsWhy,
    };
  }
  const take = takeable(view);
  const detail = detailOfMove(words, state, hot);
  if (view.stage === "must-take") return { title: words.ask.mustTake, detail: words.ask.mustTakeWhy(take) };
  if (view.stage === "has-taken") return { title: words.ask.nowMove, detail };
  if (view.again !== null) return { title: words.ask.again, detail: words.ask.againWhy(view.again) };
  if (view.hands[view.side].length > 0) return askedToPlace(words, state);
  if (view.legal.length > 0 && view.legal.every((action) => action.kind === "pass"))
    return { title: words.ask.onlyPass, detail: words.ask.onlyPassWhy };
  if (take.length > 0 && origin(state.input) === null)
    return { title: words.ask.takeOrMove(take), detail: words.ask.takeOrMoveWhy(take.length) };
  const mine = personSide(players) === view.side;
  return { title: mine ? words.ask.yourMove : words.ask.move(colour), detail };
}

/** How good the one who thinks takes the position to be for himself, and what he expects to be played. */
export function expected(words: Words, { score, end, line }: Progress): string {
  const actions = line.slice(0, mostExpected).map((text) => readable(words, text));
  const told = actions.join(" ");
  if (end === null) return words.ask.score(score, told);
  return end < 0 ? words.ask.losesIn(-end, told) : words.ask.winsIn(end, told);
}

/** How many quiet actions are left, once they are few. */
export function quietLeft(view: GameView): number | null {
  const left = view.quietLimit - view.quiet;
  const near = Math.min(20, Math.floor(view.quietLimit / 3));
  return view.outcome === null && left <= near ? left : null;
}

/** An action as people read it: `e2–e4`. */
export function readable(words: Words, text: string): string {
  if (text === "pass") return words.list.pass;
  if (text.startsWith("x")) return `×${text.slice(1)}`;
  return text.replace(/^([a-p]\d+)([a-p]\d+)$/, "$1–$2");
}

/** What an action took off the board, as people read it: `×f4 g5`. */
export function readableTaken(action: PlayedAction): string {
  const squares = action.effects.lifted.map((piece) => piece.square);
  return action.text.startsWith("x") || squares.length === 0 ? "" : `×${squares.join(" ")}`;
}

/** An action and all that came of it, for those who hear it. */
export function announcement(words: Words, action: PlayedAction, view: GameView): string {
  const { say } = words;
  const colour = colourOf(action.side);
  const { caught, freed, lifted, promoted, goesOn } = action.effects;
  const move = /^([a-p]\d+)([a-p]\d+)$/.exec(action.text);
  const parts: string[] = [];
  const taken = action.text.startsWith("x") ? action.text.slice(1) : null;
  if (action.text === "pass") parts.push(say.passed(colour));
  else if (taken !== null) parts.push(say.took(colour, taken));
  else if (move?.[1] && move[2]) parts.push(say.moved(colour, move[1], move[2]));
  else {
    const piece = view.pieces.find((candidate) => candidate.square === action.text);
    parts.push(say.placed(colour, piece?.kind ?? "calculus", action.text));
  }
  const gone = lifted.map((piece) => piece.square).filter((square) => square !== taken);
  if (caught.length > 0) parts.push(say.caught(caught));
  if (gone.length > 0) parts.push(say.lifted(gone));
  if (freed.length > 0) parts.push(say.freed(freed));
  if (promoted !== null) parts.push(say.promoted(promoted));
  if (goesOn && view.outcome === null) parts.push(say.goesOn);
  return parts.join(" ");
}

/** More actions than this are not told one by one when they are played again. */
const mostTold = 4;

/** The position that is led to from another of the same game, for those who hear it: what was played again, or its place. */
export function jump(words: Words, before: GameView, view: GameView): string {
  const again = view.actions.slice(before.ply, view.ply);
  if (again.length > 0 && again.length <= mostTold)
    return again.map((action) => announcement(words, action, view)).join(" ");
  return `${words.ask.looking(view.ply, view.actions.length)}.`;
}

/** A game that is put on the table, and who is to move in it, for those who hear it. */
export function opening(words: Words, view: GameView): string {
  const title = `${rulesetTitle(words, view.ruleset)}.`;
  return view.outcome === null ? `${title} ${words.ask.move(colourOf(view.side))}.` : title;
}

/** Who won, and by which rule. `null` while the game goes on. */
export function result(words: Words, view: GameView): { title: string; why: string; rule: string } | null {
  const { outcome } = view;
  if (outcome === null) return null;
  const winner = outcome.winner === null ? null : colourOf(outcome.winner);
  const loser = colourOf(outcome.winner === null ? view.side : other(outcome.winner));
  return {
    title: winner === null ? words.result.draw : words.result.wins(winner),
    why: words.result.why(outcome.reason, winner, loser),
    rule: words.result.rules[outcome.reason],
  };
}

/** A piece that is set up by hand, in words. */
export function pieceName(words: Words, { side, kind, held }: Placed): string {
  const name = words.piece(colourOf(side), kind);
  return held ? `${name}, ${words.board.held(kind)}` : name;
}

/** What stands on a square, and what can be done there, in words. */
export function squareLabel(
  words: Words,
  state: SessionState,
  square: SquareName,
  piece: PlacedPiece | undefined,
  open: boolean,
): string {
  const { view, input } = state;
  const parts: string[] = [];
  if (piece) parts.push(words.piece(colourOf(piece.side), piece.kind));
  else parts.push(words.board.empty);
  if (piece?.caught) {
    const { held, caught } = words.board;
    parts.push((state.rules["catch"] === "held" ? held : caught)(piece.kind));
  }
  if (open) {
    const from = origin(input);
    if (piece && from === square) parts.push(words.board.selected(piece.kind));
    const move = movesFrom(view, from).find((action) => action.to === square);
    if (move) {
      parts.push(words.board.target);
      if (move.catches.length > 0) parts.push(words.board.wouldCatch(move.catches));
    }
    if (!piece && from === null && placeOn(view, square)) parts.push(words.board.canPlace);
    if (takeOf(view, square)) parts.push(words.board.takeable);
  }
  return words.board.square(square, parts.join(", "));
}
