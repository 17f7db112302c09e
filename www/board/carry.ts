/** Something carried by finger, pen or mouse, from wherever it is pressed to wherever it is let go. */

import { mainButton, slack } from "./pointer.js";

/** What becomes of it; places are points of the window. */
export interface CarryHandlers<Thing> {
  carry: (thing: Thing, event: PointerEvent) => void;
  drop: (thing: Thing, event: PointerEvent) => void;
  /** It is carried no longer, whether it was dropped or not. */
  end: () => void;
}

/** What goes on with a press, or ends it. */
const heard = ["pointermove", "pointerup", "pointercancel", "contextmenu", "keydown"] as const;

/** Begins with a press; what is not carried further than a slip of the hand stays a click. */
export class Carry<Thing> implements EventListenerObject {
  #press: { thing: Thing; pointer: number; x: number; y: number; carrying: boolean } | null = null;
  #carried = false;

  constructor(private readonly handlers: CarryHandlers<Thing>) {}

  begin(event: PointerEvent, thing: Thing | null): void {
    this.#carried = false;
    if (!event.isPrimary || event.button !== 0 || thing === null) return;
    this.#press = { thing, pointer: event.pointerId, x: event.clientX, y: event.clientY, carrying: false };
    for (const name of heard) window.addEventListener(name, this);
  }

  /** Whether the click that comes now only ended a carrying. */
  takeClick(): boolean {
    const carried = this.#carried;
    this.#carried = false;
    return carried;
  }

  /** Lets go of everything. */
  end(): void {
    const carrying = this.#press?.carrying ?? false;
    this.#press = null;
    this.#carried = carrying;
    for (const name of heard) window.removeEventListener(name, this);
    if (carrying) this.handlers.end();
  }

  /** Hears of what becomes of the press, wherever in the window it goes on. */
  handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) {
      if (event.key === "Escape") this.end();
    } else if (event instanceof PointerEvent && event.type === "pointermove") {
      this.#move(event);
    } else if (event instanceof PointerEvent && event.type === "pointerup") {
      this.#up(event);
    } else {
      this.end();
    }
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    // The button may have been let go where nobody told us.
    if (event.buttons !== mainButton) {
      this.end();
      return;
    }
    press.carrying ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) >= slack;
    if (press.carrying) this.handlers.carry(press.thing, event);
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    if (press.carrying) this.handlers.drop(press.thing, event);
    this.end();
  }
}
