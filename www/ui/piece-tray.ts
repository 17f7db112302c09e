import { css, html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../board/loose-pieces.js";
import { type Placed, samePiece } from "../game/setup.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";
import { pieceName } from "../text/describe.js";
import { more, words } from "../text/words.js";
import { icon } from "./icons.js";
import { shared } from "./styles.js";

/** What the tray tells: the piece that was chosen, or pressed to be carried off. */
export interface TrayEvents {
  "latrunculi-choose": CustomEvent<Placed | null>;
  "latrunculi-lift": CustomEvent<{ piece: Placed; event: PointerEvent }>;
}

/** The pieces that can be set on a board, a row for each side, and the empty square. */
@customElement("latrunculi-tray")
export class PieceTray extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      .all {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
      }
      label {
        position: relative;
        display: grid;
        place-items: center;
        width: 52px;
        height: 52px;
        border-radius: 3px;
        cursor: pointer;
        touch-action: none;
        -webkit-touch-callout: none;
        -webkit-user-select: none;
        user-select: none;
      }
      label:hover {
        background: color-mix(in srgb, var(--ink) 8%, transparent);
      }
      label:has(:checked) {
        background: var(--raise);
        box-shadow: inset 0 0 0 3px var(--ink);
      }
      @media (forced-colors: active) {
        label:has(:checked) {
          outline: 3px solid;
          outline-offset: -3px;
        }
      }
      label:has(:focus-visible) {
        outline: 2px solid var(--focus);
        outline-offset: 2px;
        box-shadow:
          inset 0 0 0 3px var(--ink),
          0 0 0 2px var(--focus-gap);
      }
      input {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        margin: 0;
        opacity: 0;
        cursor: inherit;
      }
      latrunculi-pieces,
      .icon {
        pointer-events: none;
      }
      .name {
        margin-top: 8px;
        min-height: 1.5em;
      }
      .name::first-letter {
        text-transform: uppercase;
      }
    `,
  ];

  /** Pieces of one side after those of the other; `null` is the empty square. */
  @property({ attribute: false }) choices: readonly (Placed | null)[] = [];
  @property({ attribute: false }) chosen: Placed | null = null;

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
  }

  #name(choice: Placed | null): string {
    return choice ? pieceName(words.value, choice) : more().editor.erase;
  }

  protected override render() {
    const rows = (["white", "black", undefined] as const)
      .map((side) => this.choices.filter((choice) => choice?.side === side))
      .filter((row) => row.length > 0);
    return html`<fieldset>
      <legend class="unseen">${more().editor.piece}</legend>
      <div class="all">
        ${rows.map((row) => html`<div class="row tray">${row.map((choice) => this.#renderChoice(choice))}</div>`)}
      </div>
      <p class="name serif" aria-hidden="true">${this.#name(this.chosen)}</p>
    </fieldset>`;
  }

  #renderChoice(choice: Placed | null) {
    const name = this.#name(choice);
    const lift = (event: PointerEvent) => {
      if (choice) this.#tell("latrunculi-lift", { piece: choice, event });
    };
    return html`<label title=${name} @pointerdown=${lift}
      ><input
        type="radio"
        name="piece"
        aria-label=${name}
        .checked=${samePiece(choice, this.chosen)}
        @change=${() => this.#tell("latrunculi-choose", choice)}
      />${
        choice
          ? html`<latrunculi-pieces
              .side=${choice.side}
              .kinds=${[choice.kind]}
              .held=${choice.held}
              .diameter=${30}
            ></latrunculi-pieces>`
          : icon("close")
      }</label
    >`;
  }

  #tell<Name extends keyof TrayEvents>(name: Name, detail: TrayEvents[Name]["detail"]): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
