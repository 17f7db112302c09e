/** What the browser remembers for us. A store that is forbidden, full or corrupt costs only the memory. */

const prefix = "latrunculi.";

/** For how long: for good, or until the window of the page is closed. */
type Shelf = "localStorage" | "sessionStorage";

/** What was remembered under `key`, if it is there and `accepts` finds it whole. */
export function recall<T>(
  key: string,
  accepts: (value: unknown) => value is T,
  shelf: Shelf = "localStorage",
): T | null {
  try {
    const text = globalThis[shelf].getItem(prefix + key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return accepts(value) ? value : null;
  } catch {
    return null;
  }
}

/** Remembers `value` under `key`, where the browser lets us. */
export function remember(key: string, value: unknown, shelf: Shelf = "localStorage"): void {
  try {
    globalThis[shelf].setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}

/** Calls `listener` when another window of the page has remembered something under `key`. */
export function onRememberedElsewhere(key: string, listener: () => void): void {
  // Only a window is told; what runs outside one has no others beside it.
  globalThis.window?.addEventListener("storage", (event) => {
    if (event.key === prefix + key) listener();
  });
}

/** Whether a value is an object whose fields can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
