/** Starts the page: opens the game of the address, and keeps the address at the game. */

import { applySettings, followLink } from "./appearance.js";
import { nextTask } from "./drawing/slices.js";
import type { GameView } from "./engine.js";
import { earlyState } from "./game/early.js";
import { firstGame } from "./game/first-game.js";
import { namesGame } from "./game/link.js";
import { engine, openSession, readLink } from "./game/open.js";
import { lastPlayed, rememberGame, resumeResigned, runningGame } from "./game/remembered.js";
import type { Session } from "./game/session.js";
import { askedFor, settings } from "./settings.js";
import { rulesetTitle } from "./text/titles.js";
import { words } from "./text/words.js";
import "./ui/app.js";
import { afterFrame } from "./ui/later.js";
import { Trail } from "./ui/trail.js";

const fragment = () => location.hash.slice(1);

/** The game to open where the address names none: the one that was left, else the first. */
function ownGame(): string {
  const last = lastPlayed();
  const left = last === null ? null : runningGame(last);
  return left !== null && namesGame(left) ? left : firstGame;
}

/** The window is named for the game. */
function entitle({ ruleset }: GameView): void {
  document.title = `${rulesetTitle(words.value, ruleset)} – ${words.value.title}`;
}

/** Puts the game of the address on the table. */
function follow(session: Session): void {
  followLink(fragment());
  session.replace(...readLink(fragment(), ownGame()));
}

/**
 * Keeps the address at the game, once the page is `ready`. A language or a theme in it stays until the player chooses
 * another.
 */
function keepAddress(session: Session, trail: Trail, ready: Promise<unknown>): void {
  let shown: string | null = null;
  let seen: GameView | null = null;
  let waits = false;
  /** The fragment at which the page stands: with another one, the event that tells of it is still to come. */
  let stood = fragment();
  const keepNow = () => {
    if (!waits) return;
    waits = false;
    if (fragment() !== stood) return;
    const { language, theme } = askedFor();
    const looks = (language ? `&lang=${language}` : "") + (theme ? `&theme=${theme}` : "");
    const link = session.link() + looks;
    const { view } = session.value;
    entitle(view);
    // Not every change of a game is one of its link: nothing in it tells who gave the game up.
    if (link === shown && view === seen) return;
    shown = link;
    seen = view;
    trail.keep(`#${link}`);
    stood = fragment();
    rememberGame(session);
  };
  const keep = async () => {
    // One look at what has come about is enough.
    if (waits) return;
    waits = true;
    await ready;
    // What is seen comes first: the board, the squares, and what stands beside them.
    for (let frame = 0; frame < 3; frame++) await afterFrame();
    keepNow();
  };
  window.addEventListener("pagehide", keepNow);
  trail.leaving = keepNow;
  window.addEventListener("popstate", () => {
    const link = fragment();
    stood = link;
    const isLink = !trail.arrive() && link !== shown;
    // Whatever the entry says, it is to say what is on the board.
    shown = null;
    keep();
    if (!isLink) return;
    // It may be the one to go on with, and not be kept yet.
    rememberGame(session);
    follow(session);
  });
  settings.subscribe(keep);
  words.subscribe(() => entitle(session.value.view));
  session.subscribe(keep);
  keep();
}

export async function begin(): Promise<void> {
  // Compiles while the words and the first board come.
  engine();
  const opened = fragment();
  await applySettings(opened);
  const app = document.createElement("latrunculi-app");
  const ready = new Promise((resolve) => {
    app.addEventListener("latrunculi-ready", resolve, { once: true });
  });
  app.early = earlyState(namesGame(opened) ? opened : ownGame());
  if (app.early) {
    // In the same task, so that no frame comes without it.
    document.body.replaceChildren(app);
    // And it is painted before the engine begins. What nobody sees has no frames.
    if (!document.hidden) await afterFrame();
  }
  const session = await openSession(opened, ownGame());
  if (namesGame(opened)) resumeResigned(session);
  await nextTask();
  // Another link may have come meanwhile.
  if (fragment() !== opened) follow(session);
  app.session = session;
  app.trail = new Trail(session);
  keepAddress(session, app.trail, ready);
  if (!app.early) document.body.replaceChildren(app);
}
