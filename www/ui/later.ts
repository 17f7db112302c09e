import { LitElement } from "lit";
import { nextTask } from "../drawing/slices.js";

/** A part of the page that follows the board: it is drawn in a task of its own each time. */
export class LaterElement extends LitElement {
  protected override async scheduleUpdate(): Promise<void> {
    await nextTask();
    super.scheduleUpdate();
  }
}
