import { css } from "lit";

/** What every component of the page shares: resets, type, buttons, icons. The tokens come from the page. */
export const shared = css`
  * {
    box-sizing: border-box;
  }
  :host {
    color: var(--ink);
    /* Whatever type the reader's machine has, a word that fits nowhere is broken, and widens nothing. */
    overflow-wrap: break-word;
  }
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3,
  p,
  dl,
  dd,
  ol,
  ul,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  h1,
  h2,
  h3,
  .serif {
    font-family: var(--serif);
    font-weight: 400;
    text-wrap: balance;
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
    text-align: inherit;
    touch-action: manipulation;
  }
  button:disabled,
  button[aria-disabled="true"] {
    cursor: default;
    color: var(--ink-2);
    opacity: 0.55;
  }
  a {
    color: inherit;
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-gap);
    border-radius: var(--r-control);
  }
  .icon {
    width: 1.25rem;
    height: 1.25rem;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .quiet {
    color: var(--ink-2);
  }
  .tray {
    border-radius: 3px;
    background: var(--tray);
    box-shadow: var(--tray-edge);
  }
  .button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    min-height: 48px;
    padding: 8px 20px;
    border-radius: var(--r-control);
    font-weight: 500;
    text-align: center;
    text-decoration: none;
    box-shadow: inset 0 0 0 1px var(--line-2);
  }
  .button:hover:not(:disabled) {
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }
  .button.first {
    background: var(--ink);
    color: var(--on-ink);
    box-shadow: none;
  }
  .button:focus-visible,
  .button.first:focus-visible {
    box-shadow: 0 0 0 2px var(--focus-gap);
  }
  /* Where the system forces its colours there are no shadows, which edges are otherwise. */
  @media (forced-colors: active) {
    .tray,
    .button:not(:focus-visible) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
  .plain {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 12px;
    margin: 0 -12px;
    border-radius: var(--r-control);
  }
  .plain:hover:not(:disabled) {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
`;

/** Fields of forms. */
export const formStyles = css`
  .field {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-13);
  }
  .field select,
  .field input,
  .field textarea {
    display: block;
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    border-bottom: 1px solid var(--line-2);
    border-radius: 0;
    background: transparent;
    color: var(--ink);
    font-size: var(--t-15);
  }
  .field select {
    text-overflow: ellipsis;
  }
  .field select option {
    background: var(--raise);
    color: var(--ink);
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding-block: 6px;
    cursor: pointer;
  }
  .choice > span {
    min-width: 0;
  }
  .choice input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    flex: none;
    accent-color: var(--ink);
  }
  legend {
    padding: 0;
    color: var(--ink-2);
    font-size: var(--t-13);
  }
`;

/** Buttons in a row, each an icon above its word. */
export const toolStyles = css`
  .tool {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3px;
    /* A longer word has more room; words that do not fit into one row make another, and none is broken. */
    flex: 1 1 auto;
    max-width: 100%;
    min-height: 52px;
    padding: 2px;
    border-radius: var(--r-control);
    font-size: var(--t-12);
    line-height: 1.2;
    text-align: center;
    overflow-wrap: break-word;
  }
  .tool:hover:not([aria-disabled="true"]) {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
`;

/** Something that is told when it is asked for. */
export const disclosureStyles = css`
  summary {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    margin-left: -4px;
    color: var(--ink-2);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: var(--ink);
  }
  summary > .icon {
    transform: rotate(-90deg);
  }
  details[open] > summary > .icon {
    transform: none;
  }
  .content {
    padding: 0 0 12px 22px;
  }
`;

/** A view that takes the place of the board. */
export const viewStyles = css`
  :host {
    display: block;
    padding: 20px 48px 64px;
  }
  /* Large letters leave the longest word of a heading whole, or break it where the reader's type is wider still. */
  h1 {
    overflow-wrap: anywhere;
    font-size: min(var(--t-40), 13vw);
    line-height: 1.05;
    letter-spacing: -0.012em;
  }
  @media (max-width: 47.5em), (max-width: 62.5em) and (orientation: portrait) {
    :host {
      padding: 12px 20px 48px;
    }
  }
`;
