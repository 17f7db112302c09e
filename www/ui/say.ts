import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { SquareName } from "../engine.js";
import { takeable } from "../game/input.js";
import { addressOf } from "../game/link.js";
import type { Session, SessionState } from "../game/session.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";
import { asked, expected, quietLeft, readable } from "../text/describe.js";
import { words } from "../text/words.js";
import { copyText } from "./copy.js";
import { KeepFocus } from "./focus.js";
import { LaterElement } from "./later.js";
import { alertOf, refusalOf, refusalStyles } from "./refusal.js";
import { shared } from "./styles.js";

/** More caught pieces than this are taken on the board alone. */
const mostButtons = 4;

/** What is asked of the player, why something was refused unless that is said elsewhere, and the buttons for what is no click on a square. */
@customElement("latrunculi-say")
export class Say extends LaterElement {
  static override styles = [
    shared,
    refusalStyles,
    css`
      :host {
        display: block;
      }
      h2 {
        font-size: var(--t-21);
        line-height: 1.25;
      }
      .detail {
        margin-top: 4px;
        min-height: 1.5em;
        color: var(--ink-2);
      }
      /* A row of them has its place even when there is none, so that nothing below moves. */
      .buttons {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
        gap: 10px;
        margin-top: 12px;
        min-height: 48px;
      }
      .button {
        padding: 4px 12px;
      }
      /* In the place of a button: no more of it than has room there. */
      .expected {
        align-self: center;
        max-height: 44px;
        overflow: hidden;
        color: var(--ink-2);
        font-size: var(--t-13);
        line-height: 22px;
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) state!: SessionState;
  /** The square under the pointer or the keyboard. */
  @property({ attribute: false }) hot: SquareName | null = null;
  /** Whether a refusal has its place elsewhere. */
  @property({ type: Boolean }) phone = false;
  @state() private copied = false;

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
    new KeepFocus(this, () => this);
  }

  protected override render() {
    const { title, detail } = asked(words.value, this.state, this.hot);
    return html`
      <h2 tabindex="-1">${title}</h2>
      ${this.#renderDetail(detail)}
      <div class="buttons">${this.#buttons(this.state)}</div>
    `;
  }

  #renderDetail(detail: string) {
    const { refusal, thinking, lost, hint, view } = this.state;
    if (refusal && !this.phone) return html`<div class="detail">${refusalOf(refusal)}</div>`;
    if (hint !== null)
      return html`<p class="detail">${words.value.ask.hint(readable(words.value, hint))}</p>`;
    if (lost !== null && thinking === null)
      return html`<div class="detail">${alertOf(words.value.ask.lost[lost])}</div>`;
    const quiet = quietLeft(view);
    return html`<p class="detail">${detail}${quiet === null ? nothing : html` ${words.value.ask.quiet(quiet)}`}</p>`;
  }

  #button(text: string, run: () => void) {
    return html`<button class="button" type="button" @click=${run}>${text}</button>`;
  }

  #buttons({ view, thinking, progress, halted, lost, players, arrival }: SessionState) {
    const { session } = this;
    const { act } = words.value;
    if (thinking !== null) {
      const foreseen = progress ? expected(words.value, progress) : "";
      // One template, not a list: the button itself must go, for the focus to move on from it.
      return html`${this.#button(act.stop, () => session.stop())}
        <p class="expected" title=${foreseen}>${foreseen}</p>`;
    }
    const buttons = [];
    if (lost !== null)
      buttons.push(this.#button(act.askAgain, () => (lost === "hint" ? session.suggest() : session.goOn())));
    if (lost === "answer") buttons.push(this.#button(act.playBoth, () => session.playMyself()));
    if (halted && players[view.side].kind === "computer")
      buttons.push(this.#button(act.goOn, () => session.goOn()));
    if (!session.open) return buttons;
    const takes = takeable(view);
    if (takes.length <= mostButtons)
      for (const square of takes)
        buttons.push(this.#button(act.take(square), () => session.play(`x${square}`)));
    if (view.legal.some((action) => action.kind === "pass"))
      buttons.push(this.#button(act.pass, () => session.play("pass")));
    if (view.legal.some((action) => action.kind === "place"))
      buttons.push(this.#button(act.placeRest, () => session.placeRest()));
    if (arrival === "action" && players.white.kind === "person" && players.black.kind === "person")
      buttons.push(this.#button(this.copied ? act.passCopied : act.passCopy, () => this.#copy()));
    return buttons;
  }

  async #copy(): Promise<void> {
    this.copied = await copyText(addressOf(this.session.bareLink()));
    setTimeout(() => {
      this.copied = false;
    }, 2500);
  }
}
