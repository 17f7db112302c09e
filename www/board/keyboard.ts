/** Keys on the board: arrows, Escape, and actions typed as text. */

import type { Session } from "../game/session.js";

export interface KeyboardHandlers {
  session: () => Session | null;
  /** Moves the focus by columns and rows. */
  focus: (columns: number, rows: number) => void;
  /** What has been typed so far. */
  typed: (text: string) => void;
}

/** The columns and rows by which a key moves the focus. */
export const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-16, 0],
  End: [16, 0],
  PageUp: [0, -16],
  PageDown: [0, 16],
};

/** The longest action: `p12p12`. */
const longest = 6;

export class Keyboard {
  #text = "";

  constructor(private readonly handlers: KeyboardHandlers) {}

  /** Drops what was typed. */
  forget(): void {
    this.#type("");
  }

  #type(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.handlers.typed(text);
  }

  #play(): void {
    const text = this.#text;
    this.#type("");
    this.handlers.session()?.tryAction(text);
  }

  /** Plays what is typed as soon as it can mean only one action. */
  #playIfWhole(): void {
    const legal = this.handlers.session()?.value.view.legal ?? [];
    const begun = legal.filter((action) => action.text.startsWith(this.#text));
    // One or two letters could be a slip; a placing alone waits for Enter.
    if (this.#text.length >= 4 && begun.length === 1 && begun[0]?.text === this.#text) this.#play();
  }

  readonly down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow) {
      this.handlers.focus(...arrow);
    } else if (event.key === "Escape") {
      this.#type("");
      this.handlers.session()?.clear();
    } else if (event.key === "Enter" && this.#text !== "") {
      this.#play();
    } else if (event.key === "Backspace" && this.#text !== "") {
      this.#type(this.#text.slice(0, -1));
    } else if (/^[a-px\d]$/i.test(event.key) && this.#text.length < longest) {
      this.#type(this.#text + event.key.toLowerCase());
      this.#playIfWhole();
    } else if (
      /^[st]$/i.test(event.key) &&
      "pass".startsWith(this.#text.slice(0, 2)) &&
      this.#text.length >= 2
    ) {
      this.#type(this.#text + event.key.toLowerCase());
      this.#playIfWhole();
    } else {
      return;
    }
    event.preventDefault();
  };
}
