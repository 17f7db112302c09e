import { css, html } from "lit";
import { words } from "../text/words.js";
import { icon } from "./icons.js";

/** The cross at the head of what can be closed. */
export function closeButton(close: () => void) {
  return html`<button class="close" type="button" aria-label=${words.value.nav.close} @click=${close}>
    ${icon("close")}
  </button>`;
}

export const closeButtonStyles = css`
  .close {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    flex: none;
    border-radius: var(--r-control);
  }
`;
