/** The language of the page: which catalogue is in force. */

import { Store } from "../store.js";
import { en, type Words } from "./en.js";

/** The languages there are. English is at hand; the others come when they are asked for. */
export const languages: Record<string, { name: string; load: () => Promise<Words> }> = {
  en: { name: "English", load: async () => en },
  fr: { name: "Français", load: async () => (await import("./fr.js")).fr },
  es: { name: "Español", load: async () => (await import("./es.js")).es },
};

/** The catalogue in force. */
export const words = new Store<Words>(en);

/** The first of the wanted languages that there is; `fr` serves for `fr-CA`. */
export function chooseLanguage(wanted: readonly (string | null)[]): string {
  for (const tag of wanted) {
    const code = tag?.toLowerCase().split("-")[0] ?? "";
    if (Object.hasOwn(languages, code)) return code;
  }
  return "en";
}

/** Puts a language in force. If its catalogue does not come, the one there is stays. */
export async function speak(code: string): Promise<void> {
  const language = languages[code];
  if (!language || words.value.code === code) return;
  try {
    words.value = await language.load();
  } catch {
    // Better in another language than not at all.
  }
}
