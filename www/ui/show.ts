/** What the page can show beside or instead of the board. */
const places = [
  "play",
  "gallery",
  "editor",
  "own-rules",
  "new-game",
  "share",
  "settings",
  "rules",
  "resign",
  "actions",
  "more",
] as const;

export type Place = (typeof places)[number];

export function isPlace(value: unknown): value is Place {
  return places.some((place) => place === value);
}

/** Asks the page to show something. */
export function show(from: EventTarget, place: Place): void {
  from.dispatchEvent(
    new CustomEvent<Place>("latrunculi-show", { detail: place, bubbles: true, composed: true }),
  );
}

/** Tells the page that a part of what it shows did not come. */
export function tellMissing(from: EventTarget, place: Place): void {
  from.dispatchEvent(
    new CustomEvent<Place>("latrunculi-missing", { detail: place, bubbles: true, composed: true }),
  );
}

declare global {
  interface HTMLElementEventMap {
    "latrunculi-show": CustomEvent<Place>;
    "latrunculi-missing": CustomEvent<Place>;
  }
}
