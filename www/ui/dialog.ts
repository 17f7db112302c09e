import { css, html, LitElement } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { Watch } from "../store.js";
import { words } from "../text/words.js";
import { closeButton, closeButtonStyles } from "./close-button.js";
import { ReturnFocus } from "./focus.js";
import { shared } from "./styles.js";

/** A dialog with a heading and a way out. Sends `close` when the player leaves it. */
@customElement("latrunculi-dialog")
export class Dialog extends LitElement {
  static override styles = [
    shared,
    closeButtonStyles,
    css`
      dialog {
        width: min(35rem, 100vw - 24px);
        max-height: min(47.5rem, 100dvh - 24px);
        padding: 0;
        border: 0;
        border-radius: var(--r-control);
        background: var(--raise);
        color: var(--ink);
        box-shadow: inset 0 0 0 1px var(--line-2);
        overscroll-behavior: contain;
      }
      dialog::backdrop {
        background: color-mix(in srgb, var(--wall) 30%, rgb(0 0 0 / 0.5));
      }
      @media (forced-colors: active) {
        dialog {
          outline: 1px solid;
          outline-offset: -1px;
        }
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 16px;
        padding: 20px 16px 0 28px;
      }
      h2 {
        font-size: min(var(--t-28), 11vw);
        line-height: 1.15;
        overflow-wrap: anywhere;
      }
      .body {
        padding: 12px 28px 28px;
      }
      @media (max-width: 31.25em) {
        .head {
          padding-left: 20px;
        }
        .body {
          padding: 12px 20px 24px;
        }
      }
      :host([sheet]) {
        /* What the board leaves of the window, but enough for some lines. */
        --sheet-height: max(13rem, min(45dvh, 100dvh - 6.5rem - 100vw / var(--shape, 1)));
      }
      :host([sheet]) dialog {
        inset: auto 0 0 var(--board-width, 0px);
        width: auto;
        max-width: none;
        max-height: var(--sheet-height);
        margin: 0;
        border-radius: 0;
      }
      :host([sheet]) dialog::backdrop {
        background: none;
      }
      :host([sheet]) .head {
        padding: 4px 8px 0 20px;
      }
      :host([sheet]) h2 {
        font-size: var(--t-21);
      }
      :host([sheet]) .body {
        padding: 0 20px 8px;
      }
      :host([sheet]) ::slotted(*) {
        max-height: calc(var(--sheet-height) - 60px);
      }
      @media (max-height: 30em) and (orientation: landscape) {
        :host([sheet]) {
          --sheet-height: 100dvh;
        }
      }
      /* On paper all of it, on as many pages as it takes. */
      @media print {
        dialog {
          position: absolute;
          inset: 0 auto auto 0;
          width: 100%;
          max-width: none;
          max-height: none;
          margin: 0;
          overflow: visible;
          box-shadow: none;
        }
        .close {
          display: none;
        }
      }
    `,
  ];

  @property() heading = "";
  /** Whether it lies at the foot of the page, below or beside the board, which stays in sight. */
  @property({ type: Boolean, reflect: true }) sheet = false;
  @query("dialog") private dialog!: HTMLDialogElement;

  constructor() {
    super();
    new Watch(this, words);
    new ReturnFocus(this);
  }

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render() {
    return html`<dialog aria-labelledby="heading" @close=${this.#closed} @click=${this.#outside}>
      <div class="head">
        <h2 id="heading">${this.heading}</h2>
        ${closeButton(() => this.dialog.close())}
      </div>
      <div class="body"><slot></slot></div>
    </dialog>`;
  }

  readonly #closed = (): void => {
    this.dispatchEvent(new Event("close"));
  };

  readonly #outside = (event: Event): void => {
    if (event.target === this.dialog) this.dialog.close();
  };
}
