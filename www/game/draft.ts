/** What is being made in a view of the page, and not played yet. */

import { isRecord, recall, remember } from "../memory.js";
import type { Session } from "./session.js";

/** What is kept over a reload of the page, with the link of the game that it was made beside. */
interface Stored<T> {
  link: string;
  made: T;
}

/**
 * What is being made in a view, while its game is on the table: the view may be left and opened again meanwhile. Where
 * the browser lets us, it outlives a reload too, which puts the same game on the table first.
 */
export class Draft<T> {
  #table: number | null = null;
  #made: T | null = null;

  /** `key` is another one for each view; `accepts` tells whether what was stored is whole. */
  constructor(
    private readonly key: string,
    private readonly accepts: (value: unknown) => value is T,
  ) {}

  /** What was made beside the game on the table, if anything was. */
  open(session: Session): T | null {
    if (this.#table !== session.table) {
      this.#made = this.#table === null && session.table === 0 ? this.#stored(session) : null;
      this.#table = session.table;
    }
    return this.#made;
  }

  #stored(session: Session): T | null {
    const isStored = (value: unknown): value is Stored<T> =>
      isRecord(value) && value["link"] === session.bareLink() && this.accepts(value["made"]);
    return recall(this.key, isStored, "sessionStorage")?.made ?? null;
  }

  /** Keeps what was made, unless another game is on the table by now. */
  keep(session: Session, made: T): void {
    if (session.table !== this.#table) return;
    this.#made = made;
    const stored: Stored<T> = { link: session.bareLink(), made };
    remember(this.key, stored, "sessionStorage");
  }
}
