/** Where the pictures of the drawing are made: in a worker, or in slices on the page where no worker can draw. */

import type { Order } from "./make.js";
import type { Picture } from "./materials.js";
import { inSlices } from "./slices.js";

export interface NumberedOrder {
  number: number;
  order: Order;
}

export interface Delivery {
  number: number;
  picture: ImageBitmap;
}

interface Waiting {
  order: Order;
  deliver: (picture: Picture | Promise<Picture>) => void;
}

const waiting = new Map<number, Waiting>();
let last = 0;
/** `null` once it is known that no worker serves. */
let worker: Worker | null | undefined;

function hire(): Worker | null {
  if (typeof OffscreenCanvas === "undefined") return null;
  try {
    const hired = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    hired.addEventListener("message", ({ data: { number, picture } }: MessageEvent<Delivery>) => {
      waiting.get(number)?.deliver(picture);
      waiting.delete(number);
    });
    hired.addEventListener("error", () => {
      worker = null;
      hired.terminate();
      for (const { order, deliver } of waiting.values()) deliver(makeHere(order));
      waiting.clear();
    });
    return hired;
  } catch {
    return null;
  }
}

async function makeHere(order: Order): Promise<Picture> {
  const { make } = await import("./make.js");
  const canvas = await inSlices(make(order));
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("nothing was drawn");
  return canvas;
}

/** Has a picture made. */
export function makePicture(order: Order): Promise<Picture> {
  if (worker === undefined) worker = hire();
  const serving = worker;
  if (!serving) return makeHere(order);
  return new Promise((deliver) => {
    last += 1;
    waiting.set(last, { order, deliver });
    serving.postMessage({ number: last, order } satisfies NumberedOrder);
  });
}
