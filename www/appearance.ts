/** Theme and language of the document. */

import { readViewKeys } from "./game/link.js";
import { ask, settings } from "./settings.js";
import { chooseLanguage, knownLanguage, speak, words } from "./text/words.js";
import { afterFrame } from "./ui/later.js";

/** The language that the link, the player's choice or the browser asks for, in this order. */
function language(): string {
  return chooseLanguage([settings.value.language, ...navigator.languages]);
}

function show(): void {
  document.documentElement.dataset["theme"] = settings.value.theme;
  colourBars();
}

/** Gives the bars that a phone draws about the page the colour of its wall. */
async function colourBars(): Promise<void> {
  await afterFrame();
  const wall = getComputedStyle(document.documentElement).getPropertyValue("--wall");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", wall.trim());
}

/** Puts in force what a link says of theme and language. */
export function followLink(fragment: string): void {
  const { theme, language } = readViewKeys(fragment);
  ask({ theme, language: knownLanguage(language) });
}

/** Shows the document in the theme and the language in force, also when others come to be, from the link that it begins with. */
export async function applySettings(fragment: string): Promise<void> {
  followLink(fragment);
  show();
  settings.subscribe(() => {
    show();
    speak(language());
  });
  words.subscribe(({ code }) => {
    document.documentElement.lang = code;
  });
  await speak(language());
}
