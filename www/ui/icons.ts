import { html, type TemplateResult } from "lit";

/** A circle as path data. */
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/**
 * Icons of 20 by 20, drawn in the colour of the text: what is a line, and what is filled. They always stand beside a
 * word, seen or hidden.
 */
const paths = {
  rulesets: ["M3.5 3.5h13v13h-13zM3.5 10h13M10 3.5v13"],
  rules: [
    "M3.5 4.2c2.6-.9 4.8-.5 6.5.9 1.7-1.4 3.9-1.8 6.5-.9v11.3c-2.6-.9-4.8-.5-6.5.9-1.7-1.4-3.9-1.8-6.5-.9zM10 5.1v11.3",
  ],
  share: ["M10 12V3M6.8 6 10 2.8 13.2 6M4 10.5v5.7h12v-5.7"],
  settings: [`M3 6h8M15 6h2M3 14h2M9 14h8${circle(13, 6, 2)}${circle(7, 14, 2)}`],
  undo: ["M4 8.5h8a4.2 4.2 0 0 1 0 8.4H8M7.2 5.2 4 8.5l3.2 3.3"],
  redo: ["M16 8.5H8a4.2 4.2 0 0 0 0 8.4h4M12.8 5.2 16 8.5l-3.2 3.3"],
  hint: ["M10 2.8a5 5 0 0 0-2.8 9.1c.6.5.8 1 .8 1.8h4c0-.8.2-1.3.8-1.8A5 5 0 0 0 10 2.8zM8.3 16.6h3.4"],
  flip: ["M6 3v13.5M3 13.7l3 3 3-3M14 17V3.5M11 6.3l3-3 3 3"],
  resign: ["M5 17V3.5M5 4c4-1.8 6 1.8 10 0v7.5c-4 1.8-6-1.8-10 0"],
  actions: ["M7 5.5h10M7 10h10M7 14.5h10M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01"],
  more: ["", circle(4.5, 10, 0.5) + circle(10, 10, 0.5) + circle(15.5, 10, 0.5)],
  look: [`M2.5 10s2.7-5 7.5-5 7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5z${circle(10, 10, 2.2)}`],
  closed: [`M6.5 10h7${circle(10, 10, 7)}`],
  close: ["m5 5 10 10M15 5 5 15"],
  begin: ["M10 4v12M4 10h12"],
  attested: ["", circle(10, 10, 5)],
  author: [circle(10, 10, 5), "M10 5a5 5 0 0 1 0 10z"],
  ours: [circle(10, 10, 5)],
  down: ["m6 8 4 4 4-4"],
} satisfies Record<string, readonly [line: string, filled?: string]>;

export type IconName = keyof typeof paths;

/** All icons share one template, which is soon made ready. */
export function icon(name: IconName): TemplateResult {
  const [line, filled = ""]: readonly [string, string?] = paths[name];
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${line} /><path d=${filled} fill="currentColor" /></svg>`;
}
