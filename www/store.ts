import type { ReactiveController, ReactiveControllerHost } from "lit";

/** A value that tells when it changes. */
export class Store<T> {
  readonly #listeners = new Set<(value: T) => void>();

  constructor(private current: T) {}

  get value(): T {
    return this.current;
  }

  set value(next: T) {
    if (next === this.current) return;
    this.current = next;
    for (const listener of [...this.#listeners]) {
      // One of them has set another value, of which all know by now.
      if (this.current !== next) return;
      listener(next);
    }
  }

  /** Calls `listener` after each change, until the function that it returns is called. */
  subscribe(listener: (value: T) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Draws a component again whenever a store changes. */
export class Watch<T> implements ReactiveController {
  #stop: (() => void) | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly store: Store<T>,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = this.store.subscribe(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
