import { css, html, LitElement, nothing, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { encode } from "uqr";
import { Watch } from "../store.js";
import { more, words } from "../text/words.js";
import { icon } from "./icons.js";
import { shared } from "./styles.js";

/** The most bytes that the largest QR code holds. */
const most = 2953;

/** Light modules around the code, without which readers do not find it. */
const border = 4;

/** The dark modules as path data: each run of a row is one rectangle. */
function pathOf(rows: readonly boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "x" : " "))
          .join("")
          .matchAll(/x+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
}

/** A link as a QR code: dark on light in every theme, since many readers know no other. */
@customElement("latrunculi-qr-code")
export class QrCode extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      svg:not(.icon) {
        display: block;
        max-width: 100%;
        height: auto;
        margin: 0 auto;
        background: #fff;
      }
      .long {
        display: flex;
        gap: 8px;
        color: var(--accent);
      }
    `,
  ];

  @property() text = "";

  constructor() {
    super();
    new Watch(this, words);
  }

  protected override render() {
    const { share } = more();
    const { number } = words.value;
    const { length } = new TextEncoder().encode(this.text);
    if (length > most)
      return html`<p class="long" role="alert">${icon("closed")}<span>${share.codeTooLong(number(length), number(most))}</span></p>`;
    if (this.text === "") return nothing;
    const { data, size } = encode(this.text, { border, boostEcc: true });
    const side = Math.min(420, size * 7);
    return html`<svg viewBox="0 0 ${size} ${size}" width=${side} height=${side} role="img" aria-label=${share.codeOf} shape-rendering="crispEdges">
      ${svg`<path d=${pathOf(data)} fill="#000"/>`}
    </svg>`;
  }
}
