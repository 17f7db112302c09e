/** How the form for a player’s own rules is laid out. */

import { css } from "lit";

export const ownRulesStyles = css`
  :host {
    max-width: 1360px;
  }
  h1 + p {
    margin-top: 8px;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    margin-top: 24px;
  }
  section {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    column-gap: 48px;
    padding: 20px 0 0;
    border-top: 1px solid var(--line);
  }
  section > * {
    margin-bottom: 20px;
  }
  /* A high board takes the room that it needs from the last of its rows, and tears no gap between the others. */
  section:has(latrunculi-array) {
    grid-template-rows: repeat(7, auto) 1fr;
  }
  h2 {
    grid-column: 1 / -1;
    font-size: var(--t-21);
  }
  .field,
  .number,
  legend {
    color: var(--ink);
    font-size: var(--t-15);
    font-weight: 500;
  }
  .field select,
  .choice,
  .about {
    font-weight: 400;
  }
  .field,
  .number {
    max-width: 460px;
  }
  .choice {
    align-items: start;
    padding: 10px 0;
    min-height: 0;
    line-height: 1.5;
  }
  .choice input {
    margin-top: 1px;
  }
  .about {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-13);
  }
  .numbers {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 120px), 1fr));
    gap: 8px 24px;
    margin-top: 8px;
  }
  .small {
    color: var(--ink-2);
    font-size: var(--t-13);
    font-weight: 400;
  }
  fieldset:has(latrunculi-array) {
    grid-row: span 7;
    max-width: 400px;
  }
  latrunculi-array {
    margin-top: 12px;
  }
  .changed {
    color: var(--accent);
    font-weight: 400;
  }
  .state {
    padding: 16px 0;
    border-top: 1px solid var(--line);
    min-height: 48px;
  }
  .state li {
    display: flex;
    gap: 8px;
    list-style: none;
    margin-top: 6px;
  }
  .wrong {
    color: var(--accent);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;
