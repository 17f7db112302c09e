import { css } from "lit";

/** The squares over the canvas, and the rows beside the board. */
export const boardStyles = css`
      :host {
        display: block;
        position: relative;
        min-width: 0;
        min-height: 0;
      }
      :host([aria-busy]) {
        cursor: progress;
      }
      canvas {
        position: absolute;
        left: 0;
        top: 0;
        pointer-events: none;
      }
      /* As far as something is drawn. Neither does the page become wider by the canvas of the pieces on their way nor
         is anything else laid out anew when that becomes larger. */
      .layers {
        position: absolute;
        contain: strict;
        pointer-events: none;
      }
      .aloft {
        will-change: transform;
      }
      .grid {
        position: absolute;
        display: grid;
        -webkit-user-select: none;
        user-select: none;
        -webkit-tap-highlight-color: transparent;
      }
      .row {
        display: contents;
      }
      .grid [role="gridcell"] {
        display: grid;
        min-width: 0;
        min-height: 0;
      }
      .grid button {
        min-width: 0;
        cursor: default;
        -webkit-touch-callout: none;
      }
      .grid button.live {
        cursor: pointer;
      }
      .grid button.movable {
        touch-action: none;
      }
      .grid button:focus-visible {
        outline-offset: -5px;
        box-shadow:
          inset 0 0 0 3px var(--focus-gap),
          inset 0 0 0 7px var(--focus-gap);
        outline-width: 3px;
      }
      .side {
        position: absolute;
        display: flex;
        align-items: center;
        gap: 8px;
        height: 44px;
        font-size: var(--t-13);
        line-height: 1.2;
        color: var(--ink-2);
      }
      /* What is drawn keeps its colours where the system forces others on the page: it needs its own ground. */
      @media screen and (forced-colors: active) {
        :host {
          forced-color-adjust: none;
          background: var(--wall);
        }
      }
      /* On paper the board stays as large as it is drawn. */
      @media print {
        .layers {
          position: relative;
        }
      }
      /* Nothing else is laid out anew when something else is said. */
      [role="status"] {
        left: 0;
        top: 0;
        contain: strict;
      }
      .typed {
        position: absolute;
        padding: 4px 10px;
        border-radius: var(--r-control);
        background: var(--ink);
        color: var(--on-ink);
        font-size: var(--t-13);
        pointer-events: none;
      }
    `;
