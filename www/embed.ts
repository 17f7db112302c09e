/** The board alone, for a frame in another page: the game is the fragment of the address. */

import "./board/latrunculi-board.js";
import { apologise } from "./apology.js";
import { applySettings, languageOf } from "./appearance.js";
import { readViewKeys } from "./game/link.js";
import { openSession, readLink } from "./game/open.js";
import { speak } from "./text/words.js";
import "./ui/embedded.js";

const fragment = () => location.hash.slice(1);

async function begin(): Promise<void> {
  applySettings(readViewKeys(fragment()).theme);
  await speak(languageOf(fragment()));
  const session = await openSession(fragment());
  window.addEventListener("hashchange", () => {
    session.replace(...readLink(fragment()));
  });
  const view = document.createElement("latrunculi-embedded");
  view.session = session;
  document.body.replaceChildren(view);
}

begin().catch(apologise);
