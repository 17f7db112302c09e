import { isRecord, onRememberedElsewhere, recall, remember } from "./memory.js";
import { Store } from "./store.js";
import { isTheme, type Theme } from "./themes.js";

/** What the player has chosen for all games. */
export interface Settings {
  theme: Theme;
  sound: boolean;
  coordinates: boolean;
  /** `system` follows what the browser says of reduced motion. */
  motion: "system" | "none";
  /** A language by its code, or `null` to follow the browser. */
  language: string | null;
}

const plain: Settings = {
  theme: "stone",
  sound: false,
  coordinates: true,
  motion: "system",
  language: null,
};

/** The fields of a stored value that are what they should be; the plain ones for the rest. */
function repaired(value: Record<string, unknown>): Settings {
  return {
    theme: isTheme(value["theme"]) ? value["theme"] : plain.theme,
    sound: typeof value["sound"] === "boolean" ? value["sound"] : plain.sound,
    coordinates: typeof value["coordinates"] === "boolean" ? value["coordinates"] : plain.coordinates,
    motion: value["motion"] === "none" ? "none" : "system",
    language: typeof value["language"] === "string" ? value["language"] : null,
  };
}

function first(): Settings {
  const stored = recall("settings", isRecord);
  if (stored) return repaired(stored);
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  // The board must go with the colours that the system gives the page.
  if (matchMedia("(forced-colors: active)").matches) return { ...plain, theme: dark ? "contrast" : "print" };
  const contrast = matchMedia("(prefers-contrast: more)").matches;
  return { ...plain, theme: contrast ? "contrast" : dark ? "wood" : "stone" };
}

/** What a link asks for: it holds until the player chooses otherwise, and is not remembered. */
export interface Asked {
  theme: Theme | null;
  language: string | null;
}

let chosen = first();
let asked: Asked = { theme: null, language: null };

/** The settings in force: what a link asks for, and else what the player has chosen. */
export const settings = new Store<Settings>(chosen);

function hold(): void {
  settings.value = {
    ...chosen,
    theme: asked.theme ?? chosen.theme,
    language: asked.language ?? chosen.language,
  };
}

onRememberedElsewhere("settings", () => {
  const stored = recall("settings", isRecord);
  if (!stored) return;
  const next = repaired(stored);
  asked = {
    theme: next.theme === chosen.theme ? asked.theme : null,
    language: next.language === chosen.language ? asked.language : null,
  };
  chosen = next;
  hold();
});

/** Changes some settings and remembers them. */
export function changeSettings(change: Partial<Settings>): void {
  asked = {
    theme: "theme" in change ? null : asked.theme,
    language: "language" in change ? null : asked.language,
  };
  chosen = { ...chosen, ...change };
  hold();
  remember("settings", chosen);
}

/** Puts what a link asks for in force. */
export function ask(link: Asked): void {
  asked = link;
  hold();
}

/** What a link has asked for, as long as it holds. */
export function askedFor(): Asked {
  return asked;
}

/** The name of the dark side's colour: the line themes have no blue. */
export function darkColour(theme: Theme): "blue" | "black" {
  return theme === "stone" || theme === "wood" ? "blue" : "black";
}

/** Whether things may move on the screen. */
export function moves(): boolean {
  return settings.value.motion === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
