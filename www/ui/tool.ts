import { html, nothing, type TemplateResult } from "lit";
import { type IconName, icon } from "./icons.js";

/** A button with an icon above its word. One that can do nothing now still keeps the focus if it has it. */
export function tool(name: IconName, word: string, run: () => void, possible = true): TemplateResult {
  return html`<button
    class="tool"
    type="button"
    aria-disabled=${possible ? nothing : "true"}
    @click=${possible ? run : nothing}
  >${icon(name)}${word}</button>`;
}
