/** What the page can show beside or instead of the board. */
export type Place =
  | "play"
  | "gallery"
  | "editor"
  | "own-rules"
  | "new-game"
  | "share"
  | "settings"
  | "rules"
  | "resign"
  | "actions"
  | "more";

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
