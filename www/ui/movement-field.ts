import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { leaps, type Movement, movementWord, reaches, readMovement } from "../game/movement.js";
import { Watch } from "../store.js";
import { more, words } from "../text/words.js";
import { NumberField } from "./number-field.js";
import { formStyles, shared } from "./styles.js";

/** As many leaps as the rules can limit a move to. */
const mostLeaps = 99;

const plain: Movement = { reach: "step", all: false, leap: null, most: null };

/** A form for the way a kind of piece moves. Sends `change`; its `value` is then the word of the rules. */
@customElement("latrunculi-movement")
export class MovementField extends LitElement {
  static override styles = [
    shared,
    formStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 16px;
        align-items: start;
      }
      /* As wide as its longest word at the least. */
      .field {
        flex: 1 1 auto;
      }
      .choice {
        flex: 1 0 100%;
      }
    `,
  ];

  @property() value = "step";
  /** Whether the number of leaps is none: the `value` is then without what was typed. */
  isWrong = false;

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
          @change=${chosen([null, ...leaps], (option) => {
            // The number goes with the leaps, and what is wrong with it, too.
            if (option === null) this.isWrong = false;
            this.#set({ leap: option, most: option && most });
          })}
        >
          <option ?selected=${leap === null}>${own.noLeap}</option>
          ${leaps.map((option) => html`<option ?selected=${option === leap}>${facts.leap[option]}</option>`)}
        </select></label
      >
      ${
        leap === null
          ? nothing
          : html`<latrunculi-number
              class="field"
              optional
              .value=${most}
              .least=${1}
              .most=${mostLeaps}
              @change=${({ target }: Event) => {
                if (!(target instanceof NumberField)) return;
                this.isWrong = target.isWrong;
                this.#set(target.isWrong ? {} : { most: target.value });
              }}
              >${own.mostLeaps}</latrunculi-number
            >`
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
