/** How the page is laid out: the board, the panel beside or below it, and the views that take its place. */

import { css } from "lit";

export const appStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(22rem, 45vw);
    grid-template-rows: auto minmax(0, 1fr);
    height: 100vh;
    height: 100dvh;
    min-height: 620px;
  }
  header {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 24px;
    min-height: 60px;
    padding: 0 48px;
    position: relative;
    z-index: 2;
  }
  .name {
    font: 400 min(1.375rem, 8vw) / 1 var(--serif);
    min-height: 44px;
    position: relative;
    top: 1px;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 2px;
    margin-left: auto;
    margin-right: -12px;
  }
  nav button {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 12px;
    white-space: nowrap;
    border-radius: var(--r-control);
    transition: background-color var(--quick) var(--ease);
  }
  /* The longest words of any language have room in one line. */
  @media (max-width: 56em) {
    header {
      gap: 12px;
      padding: 0 24px;
    }
    nav button {
      padding: 0 8px;
    }
  }
  nav button:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
  nav button[aria-current] span {
    text-decoration: underline;
    text-underline-offset: 6px;
    text-decoration-thickness: 1.5px;
  }
  .skip {
    position: absolute;
    left: -999px;
  }
  .skip:focus {
    left: 48px;
    top: 12px;
    padding: 6px 12px;
    background: var(--raise);
    z-index: 9;
  }
  main {
    min-width: 0;
    min-height: 0;
    display: grid;
  }
  /* It is given the focus, so that keys and screen readers begin there; it can do nothing with it. */
  main:focus-visible {
    outline: none;
    box-shadow: none;
  }
  main.whole {
    grid-column: 1 / -1;
    display: block;
  }
  latrunculi-panel {
    position: relative;
    z-index: 1;
  }
  :host([whole]) {
    display: block;
    height: auto;
  }
  :host([upright]) {
    display: flex;
    flex-direction: column;
    height: auto;
    min-height: 100vh;
    min-height: 100dvh;
  }
  :host([upright]) header {
    padding: 0 8px 0 20px;
    gap: 0;
    min-height: 52px;
  }
  :host([upright]) nav {
    margin-right: 0;
  }
  :host([upright]) nav button {
    width: 44px;
    padding: 0;
    justify-content: center;
  }
  :host([upright]) main:not(.whole) {
    display: block;
    position: relative;
  }
  :host([upright]) latrunculi-panel {
    flex: 1 0 auto;
  }
  :host([flat]:not([whole])) {
    /* As high as the window, unless that leaves too little beside it; the frame of the board is in the rest. */
    --board-width: min(500px, 100vw - 14.75rem, (100dvh - 20px) * var(--shape));
    display: grid;
    grid-template:
      "board head" auto
      "board above" auto
      "board below" auto
      "board panel" 1fr / var(--board-width) minmax(0, 1fr);
  }
  :host([flat]:not([whole])) header {
    grid-area: head;
    container-type: inline-size;
  }
  /* Beside a wide board there is room for the ways to the views alone. */
  @container (max-width: 19.25rem) {
    :host([flat]:not([whole])) .name {
      display: none;
    }
  }
  :host([flat]) main:not(.whole) {
    grid-area: board;
    align-self: start;
    position: sticky;
    top: 0;
  }
  :host([flat]) .above {
    grid-area: above;
  }
  :host([flat]) .below {
    grid-area: below;
  }
  :host([flat]) latrunculi-panel {
    grid-area: panel;
  }
  /* In a low window, what is asked must be seen below the board. */
  @media screen and (max-height: 42em) {
    :host([upright]) header {
      min-height: 44px;
    }
  }
  /* On paper: the board, who plays, and what was played; or the dialog that is open. */
  @media print {
    :host,
    :host([upright]),
    :host([flat]:not([whole])) {
      display: block;
      height: auto;
      min-height: 0;
    }
    header,
    latrunculi-missing,
    :host([dialog]) main,
    :host([dialog]) .above,
    :host([dialog]) .below,
    :host([dialog]) latrunculi-panel {
      display: none;
    }
    main:not(.whole) {
      break-inside: avoid;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
    }
  }
`;
