import { css, html, nothing } from "lit";
import type { AncientLine } from "../messages/ancient.js";
import { more } from "../text/words.js";

/** How an ancient line is set: the verse in serif, its translation below, and where it stands. */
export const ancientStyles = css`
  figure {
    margin: 14px 0 4px;
    padding-left: 16px;
    border-left: 2px solid var(--line-2);
  }
  blockquote {
    margin: 0;
    font: 400 var(--t-17) / 1.5 var(--serif);
  }
  blockquote span {
    display: block;
    padding-left: 1.2em;
    text-indent: -1.2em;
  }
  figure p {
    margin-top: 8px;
    text-wrap: pretty;
  }
  figcaption {
    margin-top: 8px;
    color: var(--ink-2);
    font-size: var(--t-13);
  }
  cite {
    font-style: italic;
  }
`;

/** An ancient line with its translation; `below` is said of it at the end. */
export function ancientLine({ id, author, work, line, language, text, checked }: AncientLine, below = "") {
  const { ancient, rulesView } = more();
  return html`<figure>
    <blockquote lang=${language}>${text.split(" / ").map((verse) => html`<span>${verse}</span>`)}</blockquote>
    <p>${ancient.lines[id]}</p>
    <figcaption>
      ${ancient.authors[author]}, <cite lang="la">${work}</cite> ${line}${below === "" ? nothing : html`<br />${below}`}${
        checked ? nothing : html`<br />${rulesView.unchecked}`
      }
    </figcaption>
  </figure>`;
}
