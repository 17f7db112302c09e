/** What the address says beside the game itself: who plays, and in which language and theme. */

import { isTheme, type Theme } from "../themes.js";
import { type Players, playerText, readPlayer } from "./players.js";

export interface ViewKeys {
  players: Players;
  language: string | null;
  theme: Theme | null;
}

/** The fragment of an address, without its `#`. A plus sign is itself, not a space. */
function keys(fragment: string): URLSearchParams {
  return new URLSearchParams(fragment.replaceAll("+", "%2B"));
}

export function readViewKeys(fragment: string): ViewKeys {
  const read = keys(fragment);
  const theme = read.get("theme");
  return {
    players: { white: readPlayer(read.get("white")), black: readPlayer(read.get("black")) },
    language: read.get("lang"),
    theme: isTheme(theme) ? theme : null,
  };
}

/** What a fragment says under a key. */
export function linkValue(fragment: string, key: string): string | null {
  return keys(fragment).get(key);
}

/** Whether the fragment names a game at all. */
export function namesGame(fragment: string): boolean {
  const read = keys(fragment);
  return ["r", "p", "a"].some((key) => read.has(key));
}

/** The link of a game together with who plays it. */
export function withPlayers(link: string, players: Players): string {
  const parts = [link];
  for (const side of ["white", "black"] as const) {
    const text = playerText(players[side]);
    if (text !== null) parts.push(`${side}=${text}`);
  }
  return parts.join("&");
}

/** The page's own address with another fragment. */
export function addressOf(fragment: string, page = "index.html"): string {
  const address = new URL(page === "index.html" ? "./" : page, document.baseURI);
  address.hash = fragment;
  return address.href;
}
