/** The board alone, for a frame in another page: the game is the fragment of the address. */

import "./board/latrunculi-board.js";
import { apologise } from "./apology.js";
import { applySettings, followLink } from "./appearance.js";
import { openSession, readLink } from "./game/open.js";
import "./ui/embedded.js";

const fragment = () => location.hash.slice(1);

async function begin(): Promise<void> {
  const opened = fragment();
  await applySettings(opened);
  const session = await openSession(opened);
  const follow = () => {
    followLink(fragment());
    session.replace(...readLink(fragment()));
  };
  window.addEventListener("hashchange", follow);
  // Another link may have come meanwhile.
  if (fragment() !== opened) follow();
  const view = document.createElement("latrunculi-embedded");
  view.session = session;
  document.body.replaceChildren(view);
}

begin().catch(apologise);
