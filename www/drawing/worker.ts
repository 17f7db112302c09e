/** The worker in which pictures are made, so that the page never waits for them. */

import { make } from "./make.js";
import { atOnce } from "./slices.js";
import type { Delivery, NumberedOrder } from "./workshop.js";

self.addEventListener("message", ({ data: { number, order } }: MessageEvent<NumberedOrder>) => {
  const canvas = atOnce(make(order));
  if (!(canvas instanceof OffscreenCanvas)) return;
  const picture = canvas.transferToImageBitmap();
  self.postMessage({ number, picture } satisfies Delivery, { transfer: [picture] });
});
