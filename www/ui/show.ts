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
