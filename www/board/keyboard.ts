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

const rank = "(?:1[0-2]?|[2-9])";
/** What an action begins with, other than `pass`: `e4`, `e2e4`, `xe4`, `a10b10`. */
const beginning = new RegExp(`^(?:x?(?:[a-p]${rank}?)?|[a-p]${rank}[a-p]${rank}?)$`);

/** Whether a text is an action, or becomes one by going on. */
function isBegun(text: string): boolean {
  return beginning.test(text) || "pass".startsWith(text);
}

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
    } else if (event.key === "Enter" && event.repeat) {
      // Held down after an action, it would choose the square of the focus.
    } else if (event.key === "Backspace" && this.#text !== "") {
      this.#type(this.#text.slice(0, -1));
    } else if (event.key.length === 1 && isBegun(this.#text + event.key.toLowerCase())) {
      this.#type(this.#text + event.key.toLowerCase());
    } else {
      return;
    }
    event.preventDefault();
  };
}
