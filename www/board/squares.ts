/** The squares over the canvas as they lie, for keys, screen readers and fingers. */

import { html, nothing } from "lit";
import { centreOf, type Geometry, squareAt } from "../drawing/index.js";
import type { SquareName } from "../engine.js";
import { movesFrom } from "../game/input.js";
import type { Session } from "../game/session.js";
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

/** The squares of a game: what stands on them, and what can be done there. */
export function sessionSquares(session: Session): TellSquare {
  const { value, open } = session;
  const pieces = new Map(value.view.pieces.map((piece) => [piece.square, piece]));
  return (name) => ({
    label: squareLabel(words.value, value, name, pieces.get(name), open),
    classes: `${isLive(value, open, name) ? "live" : ""} ${isMovable(session, name) ? "movable" : ""}`,
  });
}

/** The rows of the grid; the square with the keyboard's place is the one that Tab leads to. */
export function squareRows(geometry: Geometry, focused: SquareName, told: TellSquare) {
  const { grid, square, columns, rows } = geometry;
  const cell = (row: number, column: number) => {
    const at = squareAt(geometry, grid.x + (column + 0.5) * square, grid.y + (row + 0.5) * square);
    if (!at) return nothing;
    const name = squareName(at);
    const { label, classes } = told(name);
    return html`<div role="gridcell">
      <button
        type="button"
        class=${classes}
        data-square=${name}
        tabindex=${name === focused ? 0 : -1}
        aria-label=${label}
      ></button>
    </div>`;
  };
  const row = (index: number) =>
    html`<div class="row" role="row">${Array.from({ length: columns }, (_, column) => cell(index, column))}</div>`;
  return Array.from({ length: rows }, (_, index) => row(index));
}

/** Lays the grid over the squares of the canvas. */
export function gridPlace({ grid, columns, rows }: Geometry) {
  return place({
    left: `${grid.x}px`,
    top: `${grid.y}px`,
    width: `${grid.width}px`,
    height: `${grid.height}px`,
    "grid-template-columns": `repeat(${columns}, 1fr)`,
    "grid-template-rows": `repeat(${rows}, 1fr)`,
  });
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
