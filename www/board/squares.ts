/** The squares over the canvas as they lie, for keys, screen readers and fingers. */

import { html, nothing } from "lit";
import { type Geometry, squareAt } from "../drawing/index.js";
import type { SquareName } from "../engine.js";
import { movesFrom } from "../game/input.js";
import type { Session } from "../game/session.js";
import { squareName } from "../square.js";
import { squareLabel } from "../text/describe.js";
import { words } from "../text/words.js";
import { isLive } from "./scene-of.js";

/** Whether a piece can be moved from a square. */
export function isMovable({ open, value }: Session, square: SquareName): boolean {
  return open && movesFrom(value.view, square).length > 0;
}

/** The rows of the grid; the square with the keyboard's place is the one that Tab leads to. */
export function squareRows(session: Session, geometry: Geometry, focused: SquareName) {
  const { grid, square, columns, rows } = geometry;
  const { value, open } = session;
  const pieces = new Map(value.view.pieces.map((piece) => [piece.square, piece]));
  const cell = (row: number, column: number) => {
    const at = squareAt(geometry, grid.x + (column + 0.5) * square, grid.y + (row + 0.5) * square);
    if (!at) return nothing;
    const name = squareName(at);
    const classes = `${isLive(value, open, name) ? "live" : ""} ${isMovable(session, name) ? "movable" : ""}`;
    return html`<div role="gridcell">
      <button
        type="button"
        class=${classes}
        data-square=${name}
        tabindex=${name === focused ? 0 : -1}
        aria-label=${squareLabel(words.value, value, name, pieces.get(name), open)}
      ></button>
    </div>`;
  };
  const row = (index: number) =>
    html`<div class="row" role="row">${Array.from({ length: columns }, (_, column) => cell(index, column))}</div>`;
  return Array.from({ length: rows }, (_, index) => row(index));
}

/** The square that an event comes from. */
export function squareOfEvent(event: Event): SquareName | null {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-square]") : null;
  return button?.dataset["square"] ?? null;
}
