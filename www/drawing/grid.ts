/** The grid as plain lines, and the coordinates round it. */

import type { Context } from "./bitmap.js";
import { type Geometry, isLit, labelBelow, labelBeside } from "./geometry.js";
import type { Theme } from "./scene.js";
import { PALETTES, SANS } from "./theme.js";

/** Size of the coordinates in CSS pixels. */
export function coordinateSize(geometry: Geometry): number {
  return Math.max(10, Math.min(13, geometry.square * 0.19));
}

/** Draws letters and numbers in the frame, as the board lies. */
export function drawCoordinates(context: Context, geometry: Geometry, theme: Theme): void {
  const { grid, square, frame, columns, rows } = geometry;
  context.font = `500 ${coordinateSize(geometry)}px ${SANS}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const colour = PALETTES[theme].coordinate;
  const write = (text: string, x: number, y: number) => {
    if (theme === "stone") {
      context.fillStyle = "rgba(255,252,240,.45)";
      context.fillText(text, x + 0.7, y + 0.9);
    }
    context.fillStyle = colour;
    context.fillText(text, x, y);
  };
  const off = Math.max(8, frame * 0.52);
  for (let column = 0; column < columns; column++) {
    const x = grid.x + (column + 0.5) * square;
    write(labelBelow(geometry, column), x, grid.y + grid.height + off);
  }
  for (let row = 0; row < rows; row++) {
    write(labelBeside(geometry, row), grid.x - off, grid.y + (row + 0.5) * square);
  }
}

/** Share of the square. */
const INNER_LINE: Readonly<Record<Theme, number>> = { stone: 0.02, wood: 0.02, print: 0.014, contrast: 0.02 };
const OUTER_LINE = 0.034;

/**
 * Draws the board in line: for print and contrast, and for the others until their material is made, to be there at
 * once; that brings their coordinates, too.
 */
export function drawPlainBoard(
  context: Context,
  geometry: Geometry,
  theme: Theme,
  coordinates: boolean,
): void {
  const { grid, body, square, density, columns, rows } = geometry;
  const palette = PALETTES[theme];
  const ground = isLit(theme) ? body : grid;
  context.fillStyle = palette.field;
  context.fillRect(ground.x, ground.y, ground.width, ground.height);
  // Whole device pixels, and an odd number of them centred on a pixel, so that every line is as sharp as its twin.
  const inner = Math.max(1, Math.round(INNER_LINE[theme] * square * density));
  const shift = (inner % 2) / 2 / density;
  context.strokeStyle = palette.line;
  context.lineWidth = inner / density;
  context.beginPath();
  for (let column = 1; column < columns; column++) {
    const x = grid.x + column * square + shift;
    context.moveTo(x, grid.y);
    context.lineTo(x, grid.y + grid.height);
  }
  for (let row = 1; row < rows; row++) {
    const y = grid.y + row * square + shift;
    context.moveTo(grid.x, y);
    context.lineTo(grid.x + grid.width, y);
  }
  context.stroke();
  context.strokeStyle = palette.ink;
  context.lineWidth = Math.max(1.5, OUTER_LINE * square);
  context.strokeRect(grid.x, grid.y, grid.width, grid.height);
  if (coordinates && !isLit(theme)) drawCoordinates(context, geometry, theme);
}
