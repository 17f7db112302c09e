import { html, svg, type TemplateResult } from "lit";

/** Icons of 20 by 20, drawn in the colour of the text. They always stand beside a word, seen or hidden. */
const paths = {
  rulesets: svg`<path d="M3.5 3.5h13v13h-13zM3.5 10h13M10 3.5v13"/>`,
  rules: svg`<path d="M3.5 4.2c2.6-.9 4.8-.5 6.5.9 1.7-1.4 3.9-1.8 6.5-.9v11.3c-2.6-.9-4.8-.5-6.5.9-1.7-1.4-3.9-1.8-6.5-.9zM10 5.1v11.3"/>`,
  share: svg`<path d="M10 12V3M6.8 6 10 2.8 13.2 6M4 10.5v5.7h12v-5.7"/>`,
  settings: svg`<path d="M3 6h8M15 6h2M3 14h2M9 14h8"/><circle cx="13" cy="6" r="2"/><circle cx="7" cy="14" r="2"/>`,
  undo: svg`<path d="M4 8.5h8a4.2 4.2 0 0 1 0 8.4H8M7.2 5.2 4 8.5l3.2 3.3"/>`,
  redo: svg`<path d="M16 8.5H8a4.2 4.2 0 0 0 0 8.4h4M12.8 5.2 16 8.5l-3.2 3.3"/>`,
  hint: svg`<path d="M10 2.8a5 5 0 0 0-2.8 9.1c.6.5.8 1 .8 1.8h4c0-.8.2-1.3.8-1.8A5 5 0 0 0 10 2.8zM8.3 16.6h3.4"/>`,
  flip: svg`<path d="M6 3v13.5M3 13.7l3 3 3-3M14 17V3.5M11 6.3l3-3 3 3"/>`,
  resign: svg`<path d="M5 17V3.5M5 4c4-1.8 6 1.8 10 0v7.5c-4 1.8-6-1.8-10 0"/>`,
  actions: svg`<path d="M7 5.5h10M7 10h10M7 14.5h10M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01"/>`,
  more: svg`<path d="M4.5 10h.01M10 10h.01M15.5 10h.01" stroke-width="2.6"/>`,
  look: svg`<path d="M2.5 10s2.7-5 7.5-5 7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5z"/><circle cx="10" cy="10" r="2.2"/>`,
  closed: svg`<circle cx="10" cy="10" r="7"/><path d="M6.5 10h7"/>`,
  close: svg`<path d="m5 5 10 10M15 5 5 15"/>`,
  begin: svg`<path d="M10 4v12M4 10h12"/>`,
  attested: svg`<circle cx="10" cy="10" r="5" fill="currentColor"/>`,
  author: svg`<circle cx="10" cy="10" r="5"/><path d="M10 5a5 5 0 0 1 0 10z" fill="currentColor"/>`,
  ours: svg`<circle cx="10" cy="10" r="5"/>`,
  down: svg`<path d="m6 8 4 4 4-4"/>`,
};

export type IconName = keyof typeof paths;

export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">${paths[name]}</svg>`;
}
