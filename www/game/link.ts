/** What the address says beside the game itself: who plays, and in which language and theme. */

import { isTheme, type Theme } from "../themes.js";
import { type Players, playerText, readPlayer } from "./players.js";

export interface ViewKeys {
  players: Players;
  language: string | null;
  theme: Theme | null;
}

/**
 * What stands in the fragment of an address. What programs do to links on their way is undone, as the engine does it:
 * percent-encoding of whatever part, `&amp;`, large letters in keys, a full stop at the end. A plus sign is itself.
 */
function pairs(fragment: string): [key: string, value: string][] {
  const link = decoded(fragment.replace(/^#/, "")).replace(/\.$/, "");
  const all = link.split("&").filter((pair) => pair !== "");
  return all.map((pair) => {
    const [key = "", ...value] = pair.replace(/^amp;/, "").split("=");
    return [key.toLowerCase(), value.join("=").trim()];
  });
}

/** Of a key that stands there more than once the first counts. */
function keys(fragment: string): Map<string, string> {
  return new Map(pairs(fragment).reverse());
}

/** What is not encoded as it should be stays as it is. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

export function readViewKeys(fragment: string): ViewKeys {
  const read = keys(fragment);
  const theme = read.get("theme") ?? null;
  return {
    players: { white: readPlayer(read.get("white") ?? null), black: readPlayer(read.get("black") ?? null) },
    language: read.get("lang") ?? null,
    theme: isTheme(theme) ? theme : null,
  };
}

/** What a fragment says under a key. */
export function linkValue(fragment: string, key: string): string | null {
  return keys(fragment).get(key) ?? null;
}

/** What names a game. */
const gameKeys = new Set(["r", "p", "a"]);

/** What of a fragment names its game; empty if nothing does. */
export function gameKeysOf(fragment: string): string {
  const naming = pairs(fragment).filter(([key, value]) => gameKeys.has(key) && value !== "");
  return naming.map((pair) => pair.join("=")).join("&");
}

/** Whether the fragment names a game at all. */
export function namesGame(fragment: string): boolean {
  return gameKeysOf(fragment) !== "";
}

/** What may be said without a game. */
const viewKeys = new Set(["white", "black", "lang", "theme"]);

/** Whether a fragment says something, but neither a game nor only how to look at it. */
export function isLost(fragment: string): boolean {
  return !namesGame(fragment) && [...keys(fragment).keys()].some((key) => !viewKeys.has(key));
}

/** The actions beyond the position shown, which can be redone, first of them first. */
export function redoOf(fragment: string): string[] {
  return (linkValue(fragment, "redo") ?? "").split(".").filter((action) => action !== "");
}

/** The keys with a meaning that stand in a fragment more than once. */
export function repeatedKeys(fragment: string): string[] {
  const names = pairs(fragment).map(([key]) => key);
  const repeated = names.filter((key, place) => names.indexOf(key) < place);
  return [...new Set(repeated)].filter((key) => key === "redo" || gameKeys.has(key) || viewKeys.has(key));
}

/** The link of a game up to the position shown, together with what can be redone and with who plays it. */
export function withRest(link: string, redo: readonly string[], players: Players): string {
  const parts = redo.length > 0 ? [link, `redo=${redo.join(".")}`] : [link];
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
