import { css, html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Session, SessionState } from "../game/session.js";
import { moves, settings } from "../settings.js";
import { Watch } from "../store.js";
import { colourOf, readable, result } from "../text/describe.js";
import { words } from "../text/words.js";
import { icon } from "./icons.js";
import { show } from "./show.js";
import { shared } from "./styles.js";

/** Who won, by which rule, and what next. */
@customElement("latrunculi-result")
export class Result extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      h1 {
        font-size: var(--t-40);
        line-height: 1.05;
        letter-spacing: -0.01em;
      }
      .why {
        scroll-margin-bottom: calc(var(--bar, 72px) + 2rem);
        margin-top: 14px;
        font-size: var(--t-21);
        line-height: 1.35;
      }
      dl {
        margin-top: 28px;
        border-top: 1px solid var(--line);
      }
      dl div {
        display: flex;
        justify-content: space-between;
        gap: 16px;
        padding: 10px 0;
        border-bottom: 1px solid var(--line);
      }
      dt {
        color: var(--ink-2);
      }
      .go {
        display: grid;
        gap: 10px;
        margin-top: 32px;
      }
      .more {
        display: flex;
        flex-wrap: wrap;
        gap: 0 24px;
        margin-top: 16px;
      }
      :host([phone]) h1 {
        font-size: 2rem;
      }
      :host([phone]) .why {
        margin-top: 6px;
        font-size: var(--t-17);
      }
      @media print {
        .go,
        .more {
          display: none;
        }
      }
      :host([phone]) dl {
        display: none;
      }
      :host([phone]) .go {
        margin-top: 18px;
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) state!: SessionState;
  @property({ type: Boolean, reflect: true }) phone = false;

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
  }

  /** From the start, with the list to go on by, which a phone does not show by itself. */
  #look(): void {
    this.session.goTo(0);
    if (this.phone) show(this, "actions");
  }

  /** In a low window, what the game has just come to is below what is seen of the page. */
  protected override firstUpdated(): void {
    if (!this.phone || this.state.arrival !== "action") return;
    const why = this.renderRoot.querySelector(".why");
    why?.scrollIntoView({ block: "nearest", behavior: moves() ? "smooth" : "auto" });
  }

  protected override render() {
    const { session } = this;
    const { view } = this.state;
    const { result: text, nav, players } = words.value;
    const said = result(words.value, view);
    if (!said) return;
    const last = view.actions[view.ply - 1];
    const line = (name: string, content: string | number) =>
      html`<div><dt>${name}</dt><dd>${content}</dd></div>`;
    const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
    return html`
      <h1 tabindex="-1">${said.title}</h1>
      <p class="why serif">${said.why}</p>
      <dl>
        ${last ? line(text.last, readable(words.value, last.text)) : ""}
        ${line(capital(players.caughtBy(colourOf("white"))), words.value.number(view.taken.white))}
        ${line(capital(players.caughtBy(colourOf("black"))), words.value.number(view.taken.black))}
        ${line(text.rule, said.rule)}
      </dl>
      <div class="go">
        <button class="button first" type="button" @click=${() => session.rematch()}>${text.again}</button>
        <button class="button" type="button" ?hidden=${view.ply === 0} @click=${() => this.#look()}>
          ${icon("look")}${text.look}
        </button>
      </div>
      <div class="more">
        <button class="plain" type="button" @click=${() => show(this, "share")}>${icon("share")}${nav.share}</button>
        <button class="plain" type="button" @click=${() => show(this, "gallery")}>${icon("rulesets")}${text.another}</button>
      </div>
    `;
  }
}
