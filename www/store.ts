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

/** Draws a component again whenever a store changes: one that is there for good, or the one that it has at the time. */
export class Watch<T> implements ReactiveController {
  readonly #find: () => Store<T> | null;
  #watched: Store<T> | null = null;
  #stop = (): void => {};
  /** What is not on the page watches nothing. */
  #isThere = false;

  constructor(
    private readonly host: ReactiveControllerHost,
    store: Store<T> | (() => Store<T> | null),
  ) {
    this.#find = store instanceof Store ? () => store : store;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isThere = true;
    this.hostUpdate();
  }

  hostUpdate(): void {
    const store = this.#isThere ? this.#find() : null;
    if (store === this.#watched) return;
    this.#stop();
    this.#watched = store;
    this.#stop = store?.subscribe(() => this.host.requestUpdate()) ?? (() => {});
  }

  hostDisconnected(): void {
    this.#isThere = false;
    this.hostUpdate();
  }
}
