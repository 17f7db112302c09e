/** The language of the page: which catalogue is in force. */

import type { More } from "../messages/en/more.js";
import { play as english, type Words } from "../messages/en/play.js";
import type { Language } from "../messages/language.js";
import { Store } from "../store.js";

const folders = import.meta.glob<Language>("../messages/*/index.ts", { import: "language", eager: true });

/** The languages there are, by their codes: every folder of `messages` is one. */
export const languages: Readonly<Record<string, Language>> = Object.fromEntries(
  Object.entries(folders).map(([path, language]) => [path.split("/").at(-2), language]),
);

/** The language whose words are at hand. */
const first = "en";

/** The language that was asked for last; its words may be still to come. */
let asked = first;

/** The catalogue in force, as far as it is needed to play, and the code of its language. */
export const words = new Store<Words & { code: string }>({ code: first, ...english });

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
    const loaded = (await languages[code]?.more()) ?? null;
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
  return wanted.map(knownLanguage).find((code) => code !== null) ?? first;
}

/** Puts a language in force, unless another has been asked for meanwhile. If its catalogue does not come, the one there is stays. */
export async function speak(code: string): Promise<void> {
  const language = languages[code];
  asked = code;
  if (!language || words.value.code === code) return;
  try {
    const play = await language.play();
    // The rest changes with the words, in the same task, or is still to be asked for.
    const more = rest && (await language.more());
    if (asked !== code) return;
    rest = more;
    words.value = { code, ...play };
  } catch {
    // Better in another language than not at all.
  }
}
