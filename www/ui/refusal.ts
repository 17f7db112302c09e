import { css, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Illegal } from "../engine.js";
import { words } from "../text/words.js";
import { icon } from "./icons.js";

/** A bar that is closed, and why: as an alert, since a player may look elsewhere. */
export function alertOf(text: string, name = "") {
  return html`<p class="refused ${name}" role="alert">${icon("closed")}<span>${text}</span></p>`;
}

/** Why the last thing that was tried is refused. */
export function refusalOf(refusal: Illegal | null) {
  if (refusal === null) return nothing;
  // Each is an alert of its own: the same words once more would not be said, nor seen to be new.
  return keyed(refusal, alertOf(words.value.illegal[refusal.code](refusal.squares), "new"));
}

export const refusalStyles = css`
  .refused {
    display: flex;
    gap: 8px;
    color: var(--accent);
  }
  .refused.new {
    animation: come var(--quick) var(--ease);
  }
  @keyframes come {
    from {
      translate: -6px 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .refused.new {
      animation: none;
    }
  }
  .refused .icon {
    margin-top: 1px;
  }
`;
