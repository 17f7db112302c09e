/** What the page shows, as a trail in the browser's history: Back closes a view or a dialog, and Forward opens it again. */

import { isRecord } from "../memory.js";
import { Store } from "../store.js";
import { isPlace, type Place } from "./show.js";

/** The board or the view in its place, and the dialog before it. */
export interface Stop {
  readonly place: Place;
  readonly dialog: Place | null;
}

/** What the browser keeps with an entry of its history. */
interface Entry {
  stop: Stop;
  /** The game that was on the table. */
  table: number;
  /** The load of the page that made the entry: the numbers of games begin anew with each. */
  visit: number;
}

/** The board alone. */
export const start: Stop = { place: "play", dialog: null };

/** A view and a dialog have an entry each, above that of the board. */
const depth = ({ place, dialog }: Stop): number => Number(place !== "play") + Number(dialog !== null);

function isStop(value: unknown): value is Stop {
  return isRecord(value) && isPlace(value["place"]) && (value["dialog"] === null || isPlace(value["dialog"]));
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false;
  const { stop, table, visit } = value;
  return isStop(stop) && typeof table === "number" && typeof visit === "number";
}

export class Trail extends Store<Stop> {
  /** What the entry holds at which the browser stands. */
  #entry: Entry;
  /** Whether the browser is on its way back to an entry: until it is there, none can be made. */
  #returning = false;

  /** Is called before an entry is made above the one at which the browser stands: what belongs to that is kept now. */
  leaving = (): void => {};

  /** `game` has the number of the game that is on the table. */
  constructor(private readonly game: { readonly table: number }) {
    super(start);
    this.#entry = this.#written(start);
    this.keep(location.href);
  }

  #written(stop: Stop): Entry {
    return { stop, table: this.game.table, visit: performance.timeOrigin };
  }

  /** Shows something else. */
  show(stop: Stop): void {
    this.value = stop;
    if (!this.#returning) this.#follow();
  }

  /** Brings the browser to where the page is. */
  #follow(): void {
    const steps = depth(this.value) - depth(this.#entry.stop);
    // The entries below belong to the game before, where another has been begun meanwhile: Back leads to it.
    if (steps < 0 && this.#entry.table === this.game.table) {
      this.#returning = true;
      history.go(steps);
      return;
    }
    if (steps > 0) this.leaving();
    this.#entry = this.#written(this.value);
    if (steps > 0) history.pushState(this.#entry, "");
    else this.keep(location.href);
  }

  /** Puts the address of the game on the table to the entry at which the browser stands. */
  keep(address: string): void {
    // A view or a dialog in which another game is begun still stands above the game before.
    if (depth(this.#entry.stop) === 0) this.#entry = this.#written(start);
    history.replaceState(this.#entry, "", address);
  }

  /** Follows the browser to another entry. `false` if the game on the table is not that of the entry: a link was opened. */
  arrive(): boolean {
    const entry: unknown = history.state;
    const isOurs =
      isEntry(entry) && entry.visit === performance.timeOrigin && entry.table === this.game.table;
    this.#entry = isOurs ? entry : this.#written(start);
    if (isOurs && this.#returning) {
      this.#returning = false;
      this.#follow();
    } else {
      this.#returning = false;
      this.value = this.#entry.stop;
    }
    return isOurs;
  }
}
