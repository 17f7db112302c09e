import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import {
  type Contradiction,
  check,
  type FieldInfo,
  fields,
  Game,
  type RulesMap,
  rulesetText,
} from "../engine.js";
import { Draft } from "../game/draft.js";
import { handText, readHand } from "../game/hand.js";
import { baseOf, rulesets } from "../game/rulesets.js";
import type { Session } from "../game/session.js";
import { isRecord } from "../memory.js";
import type { FieldName } from "../messages/keys.js";
import { Watch } from "../store.js";
import { boardSize } from "../text/facts.js";
import { type Chapter, chapters, choiceText, entry, fieldNamed } from "../text/rule-text.js";
import { rulesetTitle } from "../text/titles.js";
import { more, words } from "../text/words.js";
import { ArrayField } from "./array-field.js";
import { contradictionText } from "./faults.js";
import { icon } from "./icons.js";
import { MovementField } from "./movement-field.js";
import { NumberField } from "./number-field.js";
import { ownRulesStyles } from "./own-rules-styles.js";
import { show } from "./show.js";
import { disclosureStyles, formStyles, shared, viewStyles } from "./styles.js";

/** The least files and ranks of a board, and the most of each. */
const least = 3;
const mostFiles = 16;
const mostRanks = 12;
/** As many pieces as the largest board has squares for. */
const mostInHand = 96;

/** Rules while they are being made, and the ruleset that they were begun with. */
interface Work {
  base: string;
  rules: RulesMap;
}

/** Whether there are rules of all names, each being what it is in the ruleset that they were begun with. */
function isWork(value: unknown): value is Work {
  if (!isRecord(value)) return false;
  const { base, rules } = value;
  const known = rulesets().find(({ id }) => id === base)?.rules;
  if (!known || !isRecord(rules) || Object.keys(rules).length !== Object.keys(known).length) return false;
  return Object.entries(known).every(([name, one]) => typeof rules[name] === typeof one);
}

const draft = new Draft("rules", isWork);

/** A form made from the fields of the engine: any rule can be changed, and every contradiction is explained. */
@customElement("latrunculi-own-rules")
export class OwnRules extends LitElement {
  static override styles = [shared, disclosureStyles, formStyles, viewStyles, ownRulesStyles];

  @property({ attribute: false }) session!: Session;
  @state() private base = "";
  @state() private rules: RulesMap = {};
  /** The rules that a number which is none was typed for, by what the number is. */
  @state() private mistyped: ReadonlyMap<string, FieldInfo> = new Map();
  /** How often the rules were begun with: what was typed before is gone then. */
  #beginnings = 0;

  constructor() {
    super();
    new Watch(this, words);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { view, rules } = this.session.value;
    const work = draft.open(this.session);
    this.base = work?.base ?? baseOf(view.ruleset)?.id ?? "";
    this.rules = work?.rules ?? rules;
  }

  #change({ base, rules }: Work): void {
    this.base = base;
    this.rules = rules;
    draft.keep(this.session, { base, rules });
  }

  #set(field: FieldInfo, value: string | number | boolean): void {
    this.#change({ base: this.base, rules: { ...this.rules, [field.name]: value } });
  }

  #begin(base: string): void {
    this.#beginnings += 1;
    this.mistyped = new Map();
    this.#change({ base, rules: baseOf(base)?.rules ?? {} });
  }

  readonly #play = (event: Event): void => {
    event.preventDefault();
    if (this.#faults().length > 0) return;
    this.session.replace(new Game(rulesetText(this.rules), null), this.session.value.players);
    show(this, "play");
  };

  /** Notes whether a number of a rule was mistyped. */
  #note(isWrong: boolean, number: string, field: FieldInfo): void {
    const mistyped = new Map(this.mistyped);
    if (isWrong) mistyped.set(number, field);
    else mistyped.delete(number);
    this.mistyped = mistyped;
  }

  #faults(): Contradiction[] {
    const names = new Set([...this.mistyped.values()].map(({ name }) => name));
    const typed = [...names].map((name): Contradiction => ({ code: "field", fields: [name], message: "" }));
    return [...typed, ...check(this.base, this.rules)];
  }

  protected override render() {
    const { own } = more();
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
        ${keyed(
          this.#beginnings,
          chapters.map(([chapter, names]) => this.#renderChapter(chapter, names)),
        )}
        <div class="state" role="status">
          <p class=${faults.length === 0 ? "" : "wrong"}>${faults.length === 0 ? own.fine : own.wrong}</p>
          <ul>
            ${faults.map(
              (fault) =>
                html`<li class="wrong">${icon("closed")}<span>${contradictionText(fault)}</span></li>`,
            )}
          </ul>
        </div>
        <div class="buttons">
          <button class="button first" type="submit" ?disabled=${faults.length > 0}>${own.play}</button>
          <button class="button" type="button" @click=${() => this.#begin(this.base)}>${own.reset}</button>
        </div>
      </form>
    `;
  }

  #renderChapter(chapter: Chapter, names: readonly FieldName[]) {
    const known = new Map(fields().map((field) => [field.name, field]));
    return html`<section>
      <h2>${more().rulesView.chapters[chapter]}</h2>
      ${names.map((name) => {
        const field = known.get(name);
        return field ? this.#renderField(field) : nothing;
      })}
    </section>`;
  }

  #renderField(field: FieldInfo) {
    const value = this.rules[field.name];
    const isChanged = value !== baseOf(this.base)?.rules[field.name];
    const { name, about } = fieldNamed(more(), field.name);
    const title = html`${name}${isChanged ? html` <span class="changed">(${words.value.changed})</span>` : nothing}`;
    const { domain } = field;
    switch (domain.kind) {
      case "flag": {
        const sentence = entry(more().rules.flags, field.name);
        return html`<label class="choice"
          ><input type="checkbox" .checked=${value === true} @change=${this.#typed(field)} /><span
            >${title}<span class="about">${sentence}</span></span
          ></label
        >`;
      }
      case "choice":
        return this.#renderGroup(
          field,
          title,
          domain.words.map(
            (word) => html`<label class="choice"
              ><input
                type="radio"
                name=${field.name}
                .checked=${word === value}
                @change=${() => this.#set(field, word)}
              />${choiceText(more(), field.name, word)}</label
            >`,
          ),
        );
      case "number":
        return this.#renderNumber(
          field,
          {
            name: field.name,
            label: html`${title}<span class="about">${about}</span>`,
            value: Number(value),
          },
          domain,
          (number) => this.#set(field, number),
        );
      case "movement":
        return this.#renderGroup(
          field,
          title,
          html`<latrunculi-movement
            .value=${String(value)}
            @change=${({ target }: Event) => {
              if (!(target instanceof MovementField)) return;
              this.#note(target.isWrong, field.name, field);
              this.#set(field, target.value);
            }}
          ></latrunculi-movement>`,
        );
      case "board":
        return this.#renderGroup(field, title, html`<div class="numbers">${this.#renderBoard(field)}</div>`);
      case "array":
        return this.#renderGroup(
          field,
          title,
          html`<latrunculi-array
              .value=${String(value)}
              .size=${boardSize(this.rules)}
              @change=${({ target }: Event) => target instanceof ArrayField && this.#set(field, target.value)}
            ></latrunculi-array>
            ${this.#renderCode(field)}`,
        );
      case "hand":
        return this.#renderGroup(
          field,
          title,
          html`<div class="numbers">${this.#renderHand(field)}</div>
            ${this.#renderCode(field)}`,
        );
    }
  }

  /** A rule for which there is more than one thing to choose or to write: what it is about goes for all of them. */
  #renderGroup(field: FieldInfo, title: TemplateResult, content: TemplateResult | TemplateResult[]) {
    const about = `${field.name}-about`;
    return html`<fieldset aria-describedby=${about}>
      <legend>${title}</legend>
      <p class="about" id=${about}>${fieldNamed(more(), field.name).about}</p>
      ${content}
    </fieldset>`;
  }

  #renderBoard(field: FieldInfo) {
    const { own } = more();
    const { files, ranks } = boardSize(this.rules);
    return [
      this.#renderNumber(
        field,
        { name: "files", label: own.files, value: files },
        { least, most: mostFiles },
        (number) => this.#set(field, `${number}x${ranks}`),
      ),
      this.#renderNumber(
        field,
        { name: "ranks", label: own.ranks, value: ranks },
        { least, most: mostRanks },
        (number) => this.#set(field, `${files}x${number}`),
      ),
    ];
  }

  #renderHand(field: FieldInfo) {
    const hand = readHand(String(this.rules[field.name]));
    return [...hand].map(([kind, value]) =>
      this.#renderNumber(
        field,
        { name: `hand-${kind}`, label: words.value.kind(kind, 2), value },
        { least: 0, most: mostInHand },
        (number) => this.#set(field, handText(new Map(hand).set(kind, number))),
      ),
    );
  }

  /** A number of a rule, or the only one that it is. */
  #renderNumber(
    field: FieldInfo,
    { name, label, value }: { name: string; label: string | TemplateResult; value: number },
    { least, most }: { least: number; most: number },
    change: (number: number) => void,
  ) {
    return html`<latrunculi-number
      class=${name === field.name ? "number" : "small"}
      .value=${value}
      .least=${least}
      .most=${most}
      @change=${({ target }: Event) => {
        if (!(target instanceof NumberField)) return;
        this.#note(target.isWrong, name, field);
        if (!target.isWrong && target.value !== null) change(target.value);
      }}
      >${label}</latrunculi-number
    >`;
  }

  /** The rule as the link has it, for those who would rather write it. */
  #renderCode(field: FieldInfo) {
    const { own } = more();
    return html`<details>
      <summary>${icon("down")}${own.code}</summary>
      <label class="content field small"
        ><span class="about">${own.codes[field.name]}</span
        ><input
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          .value=${String(this.rules[field.name] ?? "")}
          @change=${this.#typed(field)}
      /></label>
    </details>`;
  }

  /** Takes what was typed or ticked. */
  #typed(field: FieldInfo) {
    return ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      this.#set(field, field.domain.kind === "flag" ? target.checked : target.value);
    };
  }
}
