/** Fingers, pens and mice on the board: clicks and drags of squares. */

import { type Geometry, nearestSquare, type Square, squareAt } from "../drawing/index.js";

/** What the board does with the pointer. */
export interface PointerHandlers {
  geometry: () => Geometry | null;
  /** Whether something can be done on a square: fingers may miss such a one a little. */
  live: (square: Square) => boolean;
  movable: (square: Square) => boolean;
  hover: (square: Square | null) => void;
  choose: (square: Square) => void;
  drag: (from: Square, x: number, y: number, over: Square | null) => void;
  drop: (square: Square | null) => void;
  /** Lets go of everything: the drag is not to be. */
  giveUp: () => void;
}

interface Press {
  pointer: number;
  square: Square;
  x: number;
  y: number;
  dragging: boolean;
  /** Whether it is the second one of a double click or tap. */
  second: boolean;
}

/** `buttons` of a finger or pen that touches, and of a mouse whose main button alone is down. */
export const mainButton = 1;

/** Pixels that a pointer moves before a click becomes a drag. */
export const slack = 5;
/** Milliseconds within which a second tap on the same square belongs to the first. */
const doubleTap = 400;
/** How far beside a square, in squares, a finger still means it. */
const reach = 0.8;
/** How far above the finger the piece is shown, in squares. */
export const aboveFinger = 0.9;

function same(one: Square, two: Square): boolean {
  return one.file === two.file && one.rank === two.rank;
}

/** Listens to the element that lies over the canvas. Points are measured from the corner of `origin`. */
export class Pointer {
  #press: Press | null = null;
  /** The last tap on a square, and its time. */
  #tapped: { square: Square; time: number } | null = null;
  #handled = false;

  constructor(
    private readonly origin: () => DOMRect,
    private readonly handlers: PointerHandlers,
  ) {}

  #at(event: PointerEvent): { x: number; y: number } {
    const { left, top } = this.origin();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #square(event: PointerEvent, accepts = this.handlers.live): Square | null {
    const geometry = this.handlers.geometry();
    if (!geometry) return null;
    const { x, y } = this.#at(event);
    const under = squareAt(geometry, x, y);
    if (event.pointerType === "mouse") return under;
    return nearestSquare(geometry, x, y, accepts, reach) ?? under;
  }

  readonly down = (event: PointerEvent): void => {
    this.#handled = false;
    if (!event.isPrimary || event.button !== 0) return;
    const square = this.#square(event);
    if (!square) return;
    const second = event.pointerType !== "mouse" && this.#tapsAgain(square, event.timeStamp);
    this.#press = { pointer: event.pointerId, square, ...this.#at(event), dragging: false, second };
    // Wherever the focus is.
    window.addEventListener("keydown", this.#key);
    window.addEventListener("contextmenu", this.#giveUp);
  };

  readonly move = (event: PointerEvent): void => {
    // The button may have been let go where nobody told us.
    if (this.#press?.pointer === event.pointerId && event.buttons !== mainButton) this.#giveUp();
    const press = this.#press;
    if (press?.pointer !== event.pointerId) {
      if (event.pointerType === "mouse") this.handlers.hover(this.#square(event));
      return;
    }
    const { x, y } = this.#at(event);
    if (!press.dragging) {
      if (Math.hypot(x - press.x, y - press.y) < slack || !this.handlers.movable(press.square)) return;
      press.dragging = true;
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    }
    const square = this.handlers.geometry()?.square ?? 0;
    const lift = event.pointerType === "mouse" ? 0 : aboveFinger * square;
    this.handlers.drag(press.square, x, y - lift, this.#square(event));
  };

  readonly up = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    this.#end();
    const square = this.#square(event);
    if (press.dragging) this.handlers.drop(square);
    // Who clicks twice means what was done by the first click: the second would be about what came of it.
    else if (square && same(square, press.square) && !press.second) this.handlers.choose(square);
  };

  #tapsAgain(square: Square, time: number): boolean {
    const last = this.#tapped;
    this.#tapped = { square, time };
    return last !== null && same(last.square, square) && time - last.time <= doubleTap;
  }

  /** Follows the press of a mouse, and tells as the system does which one is the second. */
  readonly mouseDown = (event: MouseEvent): void => {
    if (this.#press && event.detail > 1) this.#press.second = true;
  };

  readonly cancel = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    this.#end();
    if (press.dragging) this.handlers.drop(null);
  };

  /** Ends the press. The click that the browser may still make of it is no other one. */
  #end(): void {
    this.#press = null;
    this.#handled = true;
    window.removeEventListener("keydown", this.#key);
    window.removeEventListener("contextmenu", this.#giveUp);
  }

  readonly #giveUp = (): void => {
    const dragging = this.#press?.dragging;
    this.#end();
    if (dragging) this.handlers.giveUp();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.#giveUp();
  };

  readonly leave = (): void => this.handlers.hover(null);

  /** Whether the click that comes now has been dealt with as a press; keys and screen readers click without one. */
  takeClick(): boolean {
    const handled = this.#handled;
    this.#handled = false;
    return handled;
  }
}
