import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { leaps, type Movement, movementWord, reaches, readMovement } from "../game/movement.js";
import { Watch } from "../store.js";
import { more, words } from "../text/words.js";
import { formStyles, shared } from "./styles.js";

const plain: Movement = { reach: "step", all: false, leap: null, most: null };

/** A form for the way a kind of piece moves. Sends `change`; its `value` is then the word of the rules. */
@customElement("latrunculi-movement")
export class MovementField extends LitElement {
  static override styles = [
    shared,
    formStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
        gap: 4px 16px;
        align-items: end;
      }
      .choice {
        grid-column: 1 / -1;
      }
    `,
  ];

  @property() value = "step";

  constructor() {
    super();
    new Watch(this, words);
  }

  #set(change: Partial<Movement>): void {
    this.value = movementWord({ ...(readMovement(this.value) ?? plain), ...change });
    this.dispatchEvent(new Event("change"));
  }

  protected override render() {
    const { own } = more();
    const { facts } = words.value;
    const { reach, all, leap, most } = readMovement(this.value) ?? plain;
    const chosen = <T>(options: readonly T[], choose: (option: T) => void) => {
      return ({ target }: Event) => {
        const option = target instanceof HTMLSelectElement ? options[target.selectedIndex] : undefined;
        if (option !== undefined) choose(option);
      };
    };
    return html`
      <label class="field"
        >${own.way}
        <select @change=${chosen(reaches, (option) => this.#set({ reach: option }))}>
          ${reaches.map((option) => html`<option ?selected=${option === reach}>${facts.reach[option]}</option>`)}
        </select></label
      >
      <label class="field"
        >${own.leaps}
        <select
          @change=${chosen([null, ...leaps], (option) => this.#set({ leap: option, most: option && most }))}
        >
          <option ?selected=${leap === null}>${own.noLeap}</option>
          ${leaps.map((option) => html`<option ?selected=${option === leap}>${facts.leap[option]}</option>`)}
        </select></label
      >
      ${
        leap === null
          ? nothing
          : html`<label class="field"
              >${own.mostLeaps}
              <input
                type="number"
                min="1"
                max="99"
                .value=${String(most ?? "")}
                @change=${({ target }: Event) =>
                  target instanceof HTMLInputElement && this.#set({ most: Number(target.value) || null })}
            /></label>`
      }
      <label class="choice"
        ><input
          type="checkbox"
          .checked=${all}
          @change=${({ target }: Event) => target instanceof HTMLInputElement && this.#set({ all: target.checked })}
        />${facts.eight}</label
      >
    `;
  }
}
