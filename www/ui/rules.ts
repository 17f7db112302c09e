import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { PresetInfo } from "../engine.js";
import { baseOf, byline, isChanged } from "../game/rulesets.js";
import type { Session } from "../game/session.js";
import { Watch } from "../store.js";
import { factsOf } from "../text/facts.js";
import { fieldName, fieldValue, rulesetTitle } from "../text/titles.js";
import { words } from "../text/words.js";
import "./dialog.js";
import { shared } from "./styles.js";

/** The rules in short, and where each of them comes from. */
@customElement("latrunculi-rules")
export class RulesDialog extends LitElement {
  static override styles = [
    shared,
    css`
      dl div {
        padding: 8px 0;
        border-bottom: 1px solid var(--line);
      }
      dt {
        color: var(--ink-2);
        font-size: var(--t-13);
      }
      h3 {
        margin: 24px 0 8px;
        font-size: var(--t-21);
      }
      .by {
        color: var(--ink-2);
        margin-bottom: 12px;
      }
      .notes li {
        padding: 8px 0;
        border-bottom: 1px solid var(--line);
        list-style: none;
        overflow-wrap: anywhere;
      }
      .notes b {
        font-weight: 500;
      }
      .sources li {
        margin: 4px 0 4px 18px;
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;

  constructor() {
    super();
    new Watch(this, words);
  }

  protected override render() {
    const { value } = this.session;
    const { ruleset } = value.view;
    const preset = baseOf(ruleset);
    const facts = factsOf(words.value, value.rules, preset?.start ?? "");
    const { gallery, facts: names } = words.value;
    const line = (name: string, text: string) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`;
    return html`<latrunculi-dialog
      heading=${rulesetTitle(words.value, ruleset)}
      @close=${() => this.dispatchEvent(new Event("close"))}
    >
      ${preset ? html`<p class="by">${byline(preset)}${isChanged(ruleset) ? ` · ${words.value.own.changed}` : ""}</p>` : nothing}
      <dl>
        ${line(gallery.begins, facts.begins)} ${line(gallery.moves, facts.moves)}
        ${line(gallery.catches, facts.catches)} ${line(names.ends, facts.ends)}
      </dl>
      ${preset ? this.#renderOrigin(preset) : nothing}
    </latrunculi-dialog>`;
  }

  #renderOrigin(preset: PresetInfo) {
    const { basis } = words.value;
    const changed = (field: string) => this.session.value.rules[field] !== preset.rules[field];
    return html`
      ${
        preset.notes.length === 0
          ? nothing
          : html`<h3>${basis.title}</h3>
              <p class="quiet">${basis.legend}</p>
              <ul class="notes">
                ${preset.notes.map(
                  (note) => html`<li>
                    <b>${fieldName(words.value, note.field)}</b>:
                    ${fieldValue(words.value, note.field, this.session.value.rules[note.field])}
                    <span class="quiet">(${changed(note.field) ? words.value.own.changed : basis[note.basis]})</span>
                    ${note.source === "" ? nothing : html`<br /><span class="quiet">${note.source}</span>`}
                  </li>`,
                )}
              </ul>`
      }
      ${
        preset.sources.length === 0
          ? nothing
          : html`<h3>${basis.sources}</h3>
              <ul class="sources">
                ${preset.sources.map((source) => html`<li>${source}</li>`)}
              </ul>`
      }
    `;
  }
}
