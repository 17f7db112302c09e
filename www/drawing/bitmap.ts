/** Canvases that are never shown, and pixels put into them stripe by stripe. */

import type { Work } from "./slices.js";

/** What is drawn on: a canvas of the page, or one of a worker. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** A canvas in memory with its context. */
export interface Bitmap {
  readonly canvas: Canvas;
  readonly context: Context;
}

/** A canvas of at least one pixel each way. A browser that has no memory left for it draws nothing into it. */
export function bitmap(width: number, height: number): Bitmap {
  const canvas = blank(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext("2d") as Context | null;
  if (!context) throw new Error("this browser cannot draw on a canvas");
  return { canvas, context };
}

/** A worker has no document to make a canvas. */
function blank(width: number, height: number): Canvas {
  if (typeof document === "undefined") return new OffscreenCanvas(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

const paths = new Map<string, Path2D>();

/** A path from its text, which is read once. */
export function pathOf(text: string): Path2D {
  const path = paths.get(text) ?? new Path2D(text);
  paths.set(text, path);
  return path;
}

/** Rows that are computed before they are put into the canvas. */
const STRIPE = 32;

/**
 * Fills a bitmap by rows: `row` writes red, green, blue and opacity of row `y` into `pixels`, from `start` on.
 * Leaves off after each row.
 */
export function* fillRows(
  { canvas, context }: Bitmap,
  row: (y: number, pixels: Uint8ClampedArray, start: number) => void,
): Work<void> {
  const { width, height } = canvas;
  for (let top = 0; top < height; top += STRIPE) {
    const stripe = context.createImageData(width, Math.min(STRIPE, height - top));
    for (let y = 0; y < stripe.height; y++) {
      row(top + y, stripe.data, y * width * 4);
      yield;
    }
    context.putImageData(stripe, 0, top);
  }
}

/** Colours along a gradient, each with its place in 0 … 1. */
export type Stops = readonly (readonly [number, string])[];

/** The gradient with its colours. */
export function withStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}
