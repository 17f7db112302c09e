import { css, html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Contradiction } from "../engine.js";
import { isNoGame } from "../game/faults.js";
import type { SessionState } from "../game/session.js";
import { Watch } from "../store.js";
import { faultText } from "../text/fault-text.js";
import { fieldNamed } from "../text/rule-text.js";
import { more, words } from "../text/words.js";
import { closeButton, closeButtonStyles } from "./close-button.js";
import { icon } from "./icons.js";
import { shared } from "./styles.js";

/** A contradiction of rules: which of them, and why. */
export function contradictionText({ code, fields }: Contradiction): string {
  const names = fields.filter((field) => field !== "").map((field) => fieldNamed(more(), field).name);
  const why = more().contradictions[code];
  return names.length === 0 ? why : words.value.told(words.value.and(names), why);
}

/** What had to be ignored in the link. Sends `close` when the player has read it. */
@customElement("latrunculi-faults")
export class Faults extends LitElement {
  static override styles = [
    shared,
    closeButtonStyles,
    css`
      :host {
        display: block;
        padding: 4px 16px 12px;
        border-radius: var(--r-control);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      @media (forced-colors: active) {
        :host {
          outline: 1px solid;
          outline-offset: -1px;
        }
      }
      .head {
        display: flex;
        justify-content: space-between;
        gap: 8px;
        margin-right: -12px;
      }
      h2 {
        display: flex;
        gap: 8px;
        align-items: center;
        color: var(--accent);
        font: 500 var(--t-15) / 1.4 var(--sans);
      }
      li {
        overflow-wrap: anywhere;
        list-style: none;
      }
    `,
  ];

  @property({ attribute: false }) state!: SessionState;

  constructor() {
    super();
    new Watch(this, words);
  }

  protected override render() {
    const { faults } = more();
    const lines = this.state.faults.flatMap((fault) => [
      faultText(words.value, more(), fault, this.state.rules),
      ...(fault.kind === "contradiction" ? fault.contradictions.map(contradictionText) : []),
    ]);
    const isLost = this.state.faults.some(isNoGame);
    return html`<div class="head">
        <h2>${icon("closed")}${isLost ? faults.lostTitle : faults.title}</h2>
        ${closeButton(() => this.dispatchEvent(new Event("close")))}
      </div>
      <ul>
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>
      <p>${isLost ? faults.instead : faults.kept}</p>`;
  }
}
