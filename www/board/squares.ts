/** The squares over the canvas as they lie, for keys, screen readers and fingers. */

import { Directive, directive } from "lit/directive.js";
import {
  centreOf,
  type Geometry,
  type Rect,
  reachedPart,
  squareAt,
  squareInPlace,
} from "../drawing/index.js";
import type { SquareName } from "../engine.js";
import { movesFrom, origin } from "../game/input.js";
import type { Session } from "../game/session.js";
import { settings } from "../settings.js";
import { squareName, squareOf } from "../square.js";
import { squareLabel } from "../text/describe.js";
import { words } from "../text/words.js";
import { place } from "../ui/place.js";
import { isLive } from "./scene-of.js";

/** Whether a piece can be moved from a square. */
export function isMovable({ open, value }: Session, square: SquareName): boolean {
  return open && movesFrom(value.view, square).length > 0;
}

/** What a square is called, and the classes of its button. */
export type TellSquare = (name: SquareName) => { label: string; classes: string };

let last: { of: readonly unknown[]; tell: TellSquare } | null = null;

/**
 * The squares of a game: what stands on them, and what can be done there. The same function as the last time says that
 * nothing has changed.
 */
export function sessionSquares(session: Session): TellSquare {
  const { value, open } = session;
  const of = [value.view, value.rules, origin(value.input), open, words.value, settings.value.theme];
  if (last?.of.every((part, index) => part === of[index])) return last.tell;
  const pieces = new Map(value.view.pieces.map((piece) => [piece.square, piece]));
  const tell: TellSquare = (name) => ({
    label: squareLabel(words.value, value, name, pieces.get(name), open),
    classes: isLive(value, open, name) ? (isMovable(session, name) ? "live movable" : "live") : "",
  });
  last = { of, tell };
  return tell;
}

/** A square as a button, and what was last said of it. */
interface Cell {
  button: HTMLElement;
  name: SquareName;
  label: string;
  classes: string;
  tabIndex: number;
}

/** An element with its attributes. */
function element(name: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

/**
 * The rows of the grid as elements: made once for each size of board, by copying, and then changed only where a square
 * has changed. As templates they would be the longest part of a beginning and of each action.
 */
class SquareRows extends Directive {
  #rows: HTMLElement[] = [];
  #cells: Cell[][] = [];
  #shown: readonly unknown[] = [];

  override render(geometry: Geometry, focused: SquareName, told: TellSquare): HTMLElement[] {
    const shown = [geometry, focused, told];
    if (shown.every((part, index) => part === this.#shown[index])) return this.#rows;
    this.#shown = shown;
    const { columns, rows } = geometry;
    if (rows !== this.#cells.length || columns !== this.#cells[0]?.length) this.#make(columns, rows);
    for (const [row, cells] of this.#cells.entries())
      for (const [column, cell] of cells.entries()) {
        const name = squareName(squareInPlace(geometry, column, row));
        const tabIndex = name === focused ? 0 : -1;
        this.#tell(cell, { name, tabIndex, ...told(name) });
      }
    return this.#rows;
  }

  #make(columns: number, rows: number): void {
    const blank = element("div", { role: "gridcell" });
    blank.append(element("button", { type: "button", tabindex: "-1" }));
    this.#rows = Array.from({ length: rows }, () => {
      const row = element("div", { class: "row", role: "row" });
      row.append(...Array.from({ length: columns }, () => blank.cloneNode(true)));
      return row;
    });
    this.#cells = this.#rows.map((row) =>
      [...row.querySelectorAll("button")].map((button) => {
        return { button, name: "", label: "", classes: "", tabIndex: -1 };
      }),
    );
  }

  #tell(cell: Cell, now: Omit<Cell, "button">): void {
    const { button } = cell;
    if (now.name !== cell.name) button.dataset["square"] = now.name;
    if (now.label !== cell.label) button.setAttribute("aria-label", now.label);
    if (now.classes !== cell.classes) button.className = now.classes;
    if (now.tabIndex !== cell.tabIndex) button.tabIndex = now.tabIndex;
    Object.assign(cell, now);
  }
}

/** The rows of the grid; the square with the keyboard's place is the one that Tab leads to. */
export const squareRows = directive(SquareRows);

const placeOf = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** Lays the grid over the squares of the canvas. */
export function gridPlace({ grid, columns, rows }: Geometry) {
  return place({
    ...placeOf(grid),
    "grid-template-columns": `repeat(${columns}, 1fr)`,
    "grid-template-rows": `repeat(${rows}, 1fr)`,
  });
}

/** Lays the canvases where something is drawn. */
export function layersPlace(geometry: Geometry) {
  return place(placeOf(reachedPart(geometry)));
}

/** The square so many columns and rows away, as the board lies; beyond the edge, the last one before it. */
export function squareBeside(
  geometry: Geometry,
  from: SquareName,
  columns: number,
  rows: number,
): SquareName {
  const { grid, square } = geometry;
  const { x, y } = centreOf(geometry, squareOf(from));
  const inside = (value: number, start: number, length: number) =>
    Math.min(start + length - square / 2, Math.max(start + square / 2, value));
  const next = squareAt(
    geometry,
    inside(x + columns * square, grid.x, grid.width),
    inside(y + rows * square, grid.y, grid.height),
  );
  return next ? squareName(next) : from;
}

/** The square that an event comes from. */
export function squareOfEvent(event: Event): SquareName | null {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-square]") : null;
  return button?.dataset["square"] ?? null;
}
