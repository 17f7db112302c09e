import type { GameView } from "../engine.js";
import type { SessionState } from "../game/session.js";
import { announcement, jump, opening, readable, result } from "../text/describe.js";
import { words } from "../text/words.js";

/** Says what happens on a board to those who do not see it. */
export class Announcer {
  /** The hint that was told last. */
  #hint: string | null = null;

  constructor(private readonly say: (text: string) => void) {}

  /** Says how a game begins, or what became of the position `before`. */
  position(before: GameView | null, { view, arrival }: SessionState): void {
    const last = view.actions[view.ply - 1];
    const texts: string[] = [];
    if (arrival === "start") texts.push(opening(words.value, view));
    else if (arrival === "action" && last) texts.push(announcement(words.value, last, view));
    else if (arrival === "placed") texts.push(words.value.say.placedRest);
    else if (before && view.ply !== before.ply) texts.push(jump(words.value, before, view));
    const end = result(words.value, view);
    if (end) texts.push(`${end.title}. ${end.why}`);
    this.say(texts.join(" "));
  }

  /** Says a new hint; the same one once more is said once more. */
  hint({ thinking, hint }: SessionState): void {
    if (thinking === "hint") this.say("");
    else if (hint !== null && hint !== this.#hint)
      this.say(words.value.ask.hint(readable(words.value, hint)));
    this.#hint = hint;
  }

  /** Says what has been typed so far. */
  typed(text: string): void {
    this.say(text === "" ? "" : words.value.board.typed(text));
  }
}
