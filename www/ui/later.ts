import { LitElement } from "lit";
import { nextTask } from "../drawing/slices.js";

/** Resolves after the next frame, in a task of its own. */
export async function afterFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
}

/** A part of the page that follows the board: it is drawn after the frame that shows the board changed. */
export class LaterElement extends LitElement {
  protected override async scheduleUpdate(): Promise<void> {
    await afterFrame();
    super.scheduleUpdate();
  }
}
