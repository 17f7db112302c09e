/** A picture of the board as a file. */

import { sceneOf } from "../board/scene-of.js";
import { fitCanvas, layout, Materials, paint, prepareMaterials } from "../drawing/index.js";
import type { SessionState } from "../game/session.js";
import { settings } from "../settings.js";

/** Side of a square of the picture and the room round the board, in CSS pixels at twice their density. */
const square = 64;
const margin = 60;

/** The position shown, as a PNG picture. */
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
  const scene = sceneOf(state, false, { hover: null, focus: null }, settings.value, [], new Set(), 1);
  const materials = new Materials();
  await prepareMaterials(materials, geometry, scene);
  const canvas = document.createElement("canvas");
  fitCanvas(canvas, geometry);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws no pictures");
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--wall-lit") || "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const drawn = document.createElement("canvas");
  fitCanvas(drawn, geometry);
  const drawing = drawn.getContext("2d");
  if (drawing) paint(drawing, geometry, scene, materials);
  context.drawImage(drawn, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
