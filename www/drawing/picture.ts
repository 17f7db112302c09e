/** The position as a picture in text: the print drawing as SVG, for sharing. */

import { centreOf, type Geometry, labelBelow, labelBeside, layout } from "./geometry.js";
import { type Layer, pieceLayers } from "./line.js";
import { ticksPath } from "./marks.js";
import type { Scene } from "./scene.js";
import { PALETTES, SANS } from "./theme.js";

/** Side of a square in units of the picture. */
const SQUARE = 64;

const short = (value: number) => String(Math.round(value * 100) / 100);

/**
 * Draws the board, its pieces and the last action in the print theme. The text needs no style sheet, and holds nothing
 * but numbers and letters of its own making.
 */
export function pictureSvg(scene: Scene, { flipped = false }: { flipped?: boolean } = {}): string {
  const { files, ranks, coordinates, pieces, lastAction } = scene;
  const margin = coordinates ? SQUARE * 0.5 : 4;
  const frame = SQUARE * 0.46;
  const [width, height] = [files * SQUARE + 2 * margin, ranks * SQUARE + 2 * margin];
  const room = margin - frame;
  const geometry = layout({
    width,
    height,
    density: 1,
    files,
    ranks,
    theme: "print",
    insets: { left: room, top: room, right: room, bottom: room },
    align: "start",
    flipped,
  });
  const ticks = [
    ...(lastAction?.from ? [[lastAction.from, 1.5] as const] : []),
    ...[lastAction?.to, ...(lastAction?.taken ?? [])].flatMap((square) =>
      square ? [[square, 3] as const] : [],
    ),
  ].map(([square, weight]) => {
    const { x, y } = centreOf(geometry, square);
    return `<path transform="translate(${short(x)} ${short(y)})" d="${ticksPath(SQUARE)}" fill="none" stroke="#000" stroke-width="${weight}"/>`;
  });
  const drawn = pieces.map((piece) => {
    const { x, y } = centreOf(geometry, piece.square);
    const layers = pieceLayers(piece, "print", SQUARE).map(layerSvg).join("");
    return `<g transform="translate(${short(x)} ${short(y)})">${layers}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    gridSvg(geometry),
    coordinates ? coordinatesSvg(geometry) : "",
    ...ticks,
    ...drawn,
    "</svg>",
  ].join("");
}

function layerSvg({ path, scale, fill, stroke, width }: Layer): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${(width / scale).toFixed(3)}"` : "";
  return `<path transform="scale(${short(scale)})" fill-rule="evenodd" fill="${fill ?? "none"}"${line} d="${path}"/>`;
}

function gridSvg({ grid, columns, rows, square }: Geometry): string {
  const [x, y, right, bottom] = [grid.x, grid.y, grid.x + grid.width, grid.y + grid.height].map(short);
  const upright = Array.from(
    { length: columns - 1 },
    (_, i) => `M${short(grid.x + (i + 1) * square)} ${y}V${bottom}`,
  );
  const level = Array.from(
    { length: rows - 1 },
    (_, i) => `M${x} ${short(grid.y + (i + 1) * square)}H${right}`,
  );
  const lines = [...upright, ...level].join("");
  return `<path d="${lines}" stroke="#000" stroke-width="1"/><path d="M${x} ${y}H${right}V${bottom}H${x}Z" fill="none" stroke="#000" stroke-width="2.2"/>`;
}

function coordinatesSvg(geometry: Geometry): string {
  const { grid, square, columns, rows } = geometry;
  const write = (text: string, x: number, y: number) =>
    `<text x="${short(x)}" y="${short(y)}">${text}</text>`;
  const below = Array.from({ length: columns }, (_, column) =>
    write(labelBelow(geometry, column), grid.x + (column + 0.5) * square, grid.y + grid.height + 16),
  );
  const beside = Array.from({ length: rows }, (_, row) =>
    write(labelBeside(geometry, row), grid.x - 16, grid.y + (row + 0.5) * square),
  );
  const style = `font-family="${SANS}" font-size="13" font-weight="500" text-anchor="middle" dominant-baseline="central"`;
  return `<g ${style} fill="${PALETTES.print.coordinate}">${[...below, ...beside].join("")}</g>`;
}
