import { css, html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import {
  type Contradiction,
  check,
  type FieldInfo,
  fields,
  Game,
  type RulesMap,
  rulesetText,
} from "../engine.js";
import { baseOf, rulesets } from "../game/rulesets.js";
import type { Session } from "../game/session.js";
import { Watch } from "../store.js";
import { fieldName, rulesetTitle } from "../text/titles.js";
import { words } from "../text/words.js";
import { icon } from "./icons.js";
import { show } from "./show.js";
import { formStyles, shared } from "./styles.js";

/** A form made from the fields of the engine: any rule can be changed, and every contradiction is explained. */
@customElement("latrunculi-own-rules")
export class OwnRules extends LitElement {
  static override styles = [
    shared,
    formStyles,
    css`
      :host {
        display: block;
        max-width: 960px;
        padding: 20px 48px 64px;
      }
      h1 {
        font-size: var(--t-40);
        line-height: 1.05;
      }
      form {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
        gap: 18px 32px;
        align-items: end;
        margin-top: 24px;
      }
      .changed {
        color: var(--accent);
      }
      .state {
        margin: 24px 0;
        min-height: 48px;
      }
      .state li {
        display: flex;
        gap: 8px;
        list-style: none;
        margin-top: 6px;
      }
      .wrong {
        color: var(--accent);
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 12px;
      }
      @media (max-width: 760px) {
        :host {
          padding: 12px 20px 48px;
        }
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @state() private base = "";
  @state() private rules: RulesMap = {};

  constructor() {
    super();
    new Watch(this, words);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { view, rules } = this.session.value;
    this.base = baseOf(view.ruleset)?.id ?? "";
    this.rules = rules;
  }

  #set(field: FieldInfo, value: string | number | boolean): void {
    this.rules = { ...this.rules, [field.name]: value };
  }

  #begin(base: string): void {
    this.base = base;
    this.rules = baseOf(base)?.rules ?? {};
  }

  readonly #play = (event: Event): void => {
    event.preventDefault();
    if (this.#faults().length > 0) return;
    this.session.replace(new Game(rulesetText(this.rules), null), this.session.value.players);
    show(this, "play");
  };

  #faults(): Contradiction[] {
    return check(this.base, this.rules);
  }

  protected override render() {
    const { own } = words.value;
    const faults = this.#faults();
    return html`
      <h1>${own.title}</h1>
      <p class="quiet">${own.lead}</p>
      <form @submit=${this.#play}>
        <label class="field"
          >${own.base}
          <select
            @change=${(event: Event) => {
              if (event.target instanceof HTMLSelectElement) this.#begin(event.target.value);
            }}
          >
            ${rulesets().map(
              ({ id }) =>
                html`<option value=${id} ?selected=${id === this.base}>${rulesetTitle(words.value, id)}</option>`,
            )}
          </select></label
        >
        ${fields().map((field) => this.#renderField(field))}
        <button type="submit" hidden></button>
      </form>
      <div class="state" role="status">
        ${
          faults.length === 0
            ? html`<p>${own.fine}</p>`
            : html`<p class="wrong">${own.wrong}</p>
                <ul>
                  ${faults.map(
                    (fault) => html`<li class="wrong">
                      ${icon("closed")}<span
                        >${fault.fields.map((field) => fieldName(words.value, field)).join(" / ")}:
                        <span lang="en">${fault.message}</span></span
                      >
                    </li>`,
                  )}
                </ul>`
        }
      </div>
      <div class="buttons">
        <button class="button first" type="button" ?disabled=${faults.length > 0} @click=${this.#play}>${own.play}</button>
        <button class="button" type="button" @click=${() => this.#begin(this.base)}>${own.reset}</button>
      </div>
    `;
  }

  #renderField(field: FieldInfo) {
    const { own } = words.value;
    const value = this.rules[field.name];
    const isChanged = value !== baseOf(this.base)?.rules[field.name];
    const mark = isChanged ? html` <span class="changed">(${own.changed})</span>` : nothing;
    const name = fieldName(words.value, field.name);
    const { domain } = field;
    const typed = (event: Event) => {
      const { target } = event;
      if (target instanceof HTMLSelectElement) this.#set(field, target.value);
      if (!(target instanceof HTMLInputElement)) return;
      if (domain.kind === "flag") this.#set(field, target.checked);
      else this.#set(field, domain.kind === "number" ? Number(target.value) : target.value);
    };
    switch (domain.kind) {
      case "flag":
        return html`<label class="choice"
          ><input type="checkbox" .checked=${value === true} @change=${typed} /><span>${name}${mark}</span></label
        >`;
      case "choice":
        return html`<label class="field"
          >${name}${mark}
          <select @change=${typed}>
            ${domain.words.map(
              (word) =>
                html`<option value=${word} ?selected=${word === value}>${own.words[word] ?? word}</option>`,
            )}
          </select></label
        >`;
      case "number":
        return html`<label class="field"
          >${name}${mark}
          <input
            type="number"
            min=${domain.least}
            max=${domain.most}
            .value=${String(value)}
            @change=${typed}
          /></label
        >`;
      default:
        return html`<label class="field"
          >${name}${mark}
          <input autocomplete="off" spellcheck="false" .value=${String(value ?? "")} @change=${typed}
        /></label>`;
    }
  }
}
