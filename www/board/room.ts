import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Watches the room that a board has, and the window, which decides how high it may be. */
export class Room implements ReactiveController {
  /** As the browser tells it once it has laid out the page: to ask would make it do so at once, and again later. */
  size = { width: 0, height: 0 };
  readonly #observer = new ResizeObserver(([entry]) => {
    if (entry) this.size = entry.contentRect;
    this.changed();
  });

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly changed: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.host);
    window.addEventListener("resize", this.changed);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    window.removeEventListener("resize", this.changed);
  }
}
