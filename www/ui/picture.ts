/** Pictures of the board as files. */

import { sceneOf } from "../board/scene-of.js";
import { fitCanvas, layout, Materials, paint, prepareMaterials } from "../drawing/index.js";
import { pictureSvg } from "../drawing/picture.js";
import type { SessionState } from "../game/session.js";
import { settings } from "../settings.js";

/** Side of a square of the picture and the room round the board, in CSS pixels at twice their density. */
const square = 64;
const margin = 60;

/** The position as it stands, with nothing that only the player at the board needs. */
function scene(state: SessionState) {
  return sceneOf(state, false, { hover: null, focus: null }, settings.value, [], new Set(), 1);
}

/** The position shown, as an SVG drawing in print. */
export function drawingOf(state: SessionState): Blob {
  const drawing = pictureSvg(scene(state), { flipped: state.bottom === "black" });
  return new Blob([drawing], { type: "image/svg+xml" });
}

/** A canvas of the size of a layout. */
function canvasFor(geometry: ReturnType<typeof layout>) {
  const canvas = document.createElement("canvas");
  fitCanvas(canvas, geometry, geometry.density);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws no pictures");
  return { canvas, context };
}

/** The position shown, in the theme in force, as a PNG picture. */
export async function pictureOf(state: SessionState): Promise<Blob> {
  const { files, ranks } = state.view;
  const { theme } = settings.value;
  const geometry = layout({
    width: (files + 1) * square + 2 * margin,
    height: (ranks + 1.2) * square + 2 * margin,
    density: 2,
    files,
    ranks,
    theme,
    flipped: state.bottom === "black",
    insets: { left: margin, right: margin, top: margin, bottom: margin },
  });
  const shown = scene(state);
  const materials = new Materials();
  await prepareMaterials(materials, geometry, shown);
  const board = canvasFor(geometry);
  paint(board.context, geometry, shown, materials);
  const { canvas, context } = canvasFor(geometry);
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--wall-lit") || "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(board.canvas, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
