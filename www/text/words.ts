/** The language of the page: which catalogue is in force. */

import type { More } from "../messages/en/more.js";
import { en, type Words } from "../messages/en/play.js";
import { Store } from "../store.js";

interface Language {
  name: string;
  /** What is needed to play. */
  load: () => Promise<Words>;
  /** All the rest. */
  loadMore: () => Promise<More>;
}

/** The languages there are. What English needs to play is at hand; all else comes when it is asked for. */
export const languages: Record<string, Language> = {
  en: {
    name: "English",
    load: async () => en,
    loadMore: async () => (await import("../messages/en/more.js")).more,
  },
  fr: {
    name: "Français",
    load: async () => (await import("../messages/fr/play.js")).fr,
    loadMore: async () => (await import("../messages/fr/more.js")).more,
  },
  es: {
    name: "Español",
    load: async () => (await import("../messages/es/play.js")).es,
    loadMore: async () => (await import("../messages/es/more.js")).more,
  },
};

/** The catalogue in force, as far as it is needed to play. */
export const words = new Store<Words>(en);

let rest: More | null = null;

/** The rest of the catalogue in force. Whoever shows a view has waited for `learnMore`. */
export function more(): More {
  if (!rest) throw new Error("the words of the views have not been asked for");
  return rest;
}

/** Fetches the rest of the catalogue in force; from then on it follows the language. */
export async function learnMore(): Promise<void> {
  while (!rest) {
    const { code } = words.value;
    const loaded = (await languages[code]?.loadMore()) ?? null;
    if (words.value.code === code) rest = loaded;
  }
}

/** The language that a tag asks for, if there is it; `fr` serves for `fr-CA`. */
export function knownLanguage(tag: string | null): string | null {
  const code = tag?.toLowerCase().split("-")[0] ?? "";
  return Object.hasOwn(languages, code) ? code : null;
}

/** The first of the wanted languages that there is. */
export function chooseLanguage(wanted: readonly (string | null)[]): string {
  return wanted.map(knownLanguage).find((code) => code !== null) ?? "en";
}

/** Puts a language in force. If its catalogue does not come, the one there is stays. */
export async function speak(code: string): Promise<void> {
  const language = languages[code];
  if (!language || words.value.code === code) return;
  try {
    const toPlay = await language.load();
    if (rest) rest = await language.loadMore();
    words.value = toPlay;
  } catch {
    // Better in another language than not at all.
  }
}
