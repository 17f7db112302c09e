import { LitElement } from "lit";
import { nextTask } from "../drawing/slices.js";

/** Milliseconds after which no frame is waited for: a page that nobody sees has none. */
const longestFrame = 100;

/** Resolves after the next frame, in a task of its own. */
export async function afterFrame(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, longestFrame);
  });
  await nextTask();
}

/** A part of the page that follows the board: it is drawn after the frame that shows the board changed. */
export class LaterElement extends LitElement {
  protected override async scheduleUpdate(): Promise<void> {
    await afterFrame();
    super.scheduleUpdate();
  }
}
