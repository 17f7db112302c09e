import { LitElement } from "lit";
import { afterOthers } from "../drawing/slices.js";

/** A part of the page that follows the board: once there, it is drawn again in a task of its own. */
export class LaterElement extends LitElement {
  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated) await afterOthers();
    super.scheduleUpdate();
  }
}
