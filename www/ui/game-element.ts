import { LitElement } from "lit";
import { property } from "lit/decorators.js";
import type { Session } from "../game/session.js";
import { Watch } from "../store.js";
import { words } from "../text/words.js";

/** A part of the page that shows the game at the table: it follows the game and the language. */
export abstract class GameElement extends LitElement {
  @property({ attribute: false }) session!: Session;

  constructor() {
    super();
    new Watch(this, words);
    new Watch(this, () => this.session);
  }

  protected readonly close = (): void => {
    this.dispatchEvent(new Event("close"));
  };
}
