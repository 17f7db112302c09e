import { css, html, LitElement } from "lit";
import { customElement } from "lit/decorators.js";
import { Watch } from "../store.js";
import { words } from "../text/words.js";
import { ReturnFocus } from "./focus.js";
import { icon } from "./icons.js";
import { shared } from "./styles.js";

/**
 * Says that a part of the page did not come, and sends `again` when it is to be tried once more. Some browsers remember
 * that a module failed until the page is loaded anew; the address holds the game, so that nothing is lost by it.
 */
@customElement("latrunculi-missing")
export class Missing extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        inset: auto 0 0;
        z-index: 4;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 10px 20px;
        padding: 16px 20px max(16px, env(safe-area-inset-bottom));
        border-top: 1px solid var(--accent);
        background: var(--raise);
      }
      p {
        display: flex;
        gap: 8px;
        color: var(--accent);
      }
    `,
  ];

  constructor() {
    super();
    new Watch(this, words);
    new ReturnFocus(this);
  }

  protected override render() {
    const { problem, nav } = words.value;
    const button = (text: string, run: () => void) =>
      html`<button class="button" type="button" @click=${run}>${text}</button>`;
    return html`<p role="alert">${icon("closed")}<span>${problem.missing}</span></p>
      ${button(problem.again, () => this.dispatchEvent(new Event("again")))}
      ${button(problem.reload, () => location.reload())}
      ${button(nav.close, () => this.dispatchEvent(new Event("close")))}`;
  }
}
