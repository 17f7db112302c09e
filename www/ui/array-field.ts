import { css, html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Kind } from "../engine.js";
import { arrayText, editedOpening, readArray, type Size, setOut } from "../game/array.js";
import type { Edit, Placed } from "../game/setup.js";
import "./piece-setter.js";

/** What can be set: Black's pieces follow White's. */
const choices: readonly (Placed | null)[] = [
  ...(["calculus", "dux", "larron", "latroncule"] as const).map(
    (kind: Kind): Placed => ({ side: "white", kind, held: false }),
  ),
  null,
];

/** A small board on which an opening is set out. Sends `change`; its `value` is then the text of the rules. */
@customElement("latrunculi-array")
export class ArrayField extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  @property() value = "-";
  @property({ attribute: false }) size: Size = { files: 8, ranks: 8 };

  readonly #edit = ({ detail }: CustomEvent<Edit>): void => {
    const opening = readArray(this.value, this.size);
    this.value = arrayText(editedOpening(opening, detail, this.size), this.size);
    this.dispatchEvent(new Event("change"));
  };

  protected override render() {
    const { value, size } = this;
    return html`<latrunculi-piece-setter
      .files=${size.files}
      .ranks=${size.ranks}
      .pieces=${setOut(readArray(value, size), size)}
      .choices=${choices}
      @latrunculi-edit=${this.#edit}
    ></latrunculi-piece-setter>`;
  }
}
