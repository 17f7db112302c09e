import { css, html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { live } from "lit/directives/live.js";
import { Watch } from "../store.js";
import { more, words } from "../text/words.js";
import { formStyles, shared } from "./styles.js";

/**
 * A field for a whole number; its label stands in it. Sends `change`; `value` is then the number. What is none, or out
 * of range, stays as it was typed: the range is named then, and `isWrong` set instead of the `value`.
 */
@customElement("latrunculi-number")
export class NumberField extends LitElement {
  static override styles = [
    shared,
    formStyles,
    css`
      :host {
        display: block;
      }
      .field {
        color: inherit;
        font: inherit;
      }
      .field::first-letter {
        text-transform: uppercase;
      }
      .field input {
        font-weight: 400;
      }
      [aria-invalid] {
        border-color: var(--accent);
      }
      .wrong {
        margin-top: 4px;
        color: var(--accent);
        font-size: var(--t-13);
        font-weight: 400;
      }
    `,
  ];

  /** The number; `null` is an empty field, where that is `optional`. */
  @property({ type: Number }) value: number | null = 0;
  @property({ type: Number }) least = 0;
  @property({ type: Number }) most = 0;
  @property({ type: Boolean }) optional = false;
  /** What was typed, while it is wrong. */
  @state() private typed: string | null = null;
  /** How often something was typed: what is wrong once more is said once more. */
  #times = 0;

  constructor() {
    super();
    new Watch(this, words);
  }

  get isWrong(): boolean {
    return this.typed !== null;
  }

  readonly #change = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const { value, validity } = target;
    const number = Number(value);
    const isEmpty = value === "" && !validity.badInput;
    const isRight = value !== "" && Number.isInteger(number) && number >= this.least && number <= this.most;
    this.#times += 1;
    this.typed = isRight || (isEmpty && this.optional) ? null : value;
    if (this.typed === null) this.value = isEmpty ? null : number;
    this.dispatchEvent(new Event("change"));
  };

  protected override render() {
    const { least, most, isWrong } = this;
    return html`<label class="field"
        ><slot></slot
        ><input
          type="number"
          min=${least}
          max=${most}
          .value=${live(this.typed ?? String(this.value ?? ""))}
          aria-invalid=${isWrong ? "true" : nothing}
          aria-describedby=${isWrong ? "wrong" : nothing}
          @change=${this.#change}
      /></label>
      ${
        isWrong
          ? keyed(
              this.#times,
              html`<p id="wrong" class="wrong" role="alert">${more().own.whole(least, most)}</p>`,
            )
          : nothing
      }`;
  }
}
