/** Theme and language of the document. */

import { readViewKeys } from "./game/link.js";
import { changeSettings, settings } from "./settings.js";
import { chooseLanguage, speak, words } from "./text/words.js";
import type { Theme } from "./themes.js";

/** The language that the link, the player's choice or the browser asks for, in this order. */
export function languageOf(fragment: string): string {
  return chooseLanguage([readViewKeys(fragment).language, settings.value.language, ...navigator.languages]);
}

function show(): void {
  document.documentElement.dataset["theme"] = settings.value.theme;
}

/** Shows the document in the theme in force or in that of a link, and keeps to what the player chooses later. */
export function applySettings(theme: Theme | null): void {
  if (theme) changeSettings({ theme });
  show();
  let { language } = settings.value;
  settings.subscribe((next) => {
    show();
    if (next.language === language) return;
    language = next.language;
    // A choice by hand outweighs the link.
    speak(chooseLanguage([language, ...navigator.languages]));
  });
  words.subscribe(({ code }) => {
    document.documentElement.lang = code;
  });
}
