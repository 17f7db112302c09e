import { css, html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import type { PresetInfo, RuleNote } from "../engine.js";
import { provenance } from "../game/provenance.js";
import { baseOf, isChanged, startOf } from "../game/rulesets.js";
import { ancient, linesCited } from "../messages/ancient.js";
import type { FieldName } from "../messages/keys.js";
import { chapters, concerns, entry, fieldNamed, ruleText } from "../text/rule-text.js";
import { byline, citation, rulesetTitle } from "../text/titles.js";
import { more, words } from "../text/words.js";
import { ancientLine, ancientStyles } from "./ancient-line.js";
import "./dialog.js";
import { GameElement } from "./game-element.js";
import { icon } from "./icons.js";
import { disclosureStyles, shared } from "./styles.js";

const bases = ["attested", "author", "ours"] as const;

/** Every rule in a sentence, and what each of them rests on: the ancient line, the author’s page, or us. */
@customElement("latrunculi-rules")
export class RulesDialog extends GameElement {
  static override styles = [
    shared,
    disclosureStyles,
    ancientStyles,
    css`
      .by {
        color: var(--ink-2);
      }
      .about {
        margin-top: 10px;
        font-size: var(--t-17);
        line-height: 1.4;
      }
      h3 {
        margin: 32px 0 4px;
        font-size: var(--t-21);
      }
      ul {
        list-style: none;
      }
      .rules > li {
        padding: 12px 0 10px;
        border-bottom: 1px solid var(--line);
      }
      h4 {
        margin: 0;
        color: var(--ink-2);
        font: 400 var(--t-13) / 1.5 var(--sans);
      }
      .changed {
        color: var(--accent);
      }
      .note {
        display: grid;
        grid-template-columns: 20px 1fr;
        gap: 0 8px;
        margin: 10px 0 4px;
        overflow-wrap: anywhere;
      }
      .bases {
        display: inline-flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 14px;
      }
      .bases span {
        display: inline-flex;
        align-items: center;
        gap: 6px;
      }
      .not-here {
        margin-top: 12px;
        color: var(--ink-2);
        font-size: var(--t-13);
      }
      .last {
        margin-top: 28px;
      }
      .last li {
        margin: 8px 0;
        overflow-wrap: anywhere;
      }
    `,
  ];

  protected override render() {
    const { ruleset } = this.session.value.view;
    const preset = baseOf(ruleset);
    if (!preset) return nothing;
    const changed = isChanged(ruleset) ? ` · ${words.value.changed}` : "";
    return html`<latrunculi-dialog
      heading=${rulesetTitle(words.value, ruleset)}
      @close=${this.close}
    >
      <p class="by">${byline(words.value, preset)}${changed}</p>
      <p class="about serif">${entry(more().rules.presets, preset.id)}</p>
      ${chapters.map(([chapter, fields]) =>
        this.#renderChapter(preset, more().rulesView.chapters[chapter], fields),
      )}
      <div class="last">${this.#renderAncient()} ${this.#renderSources(preset)} ${this.#renderBases()}</div>
    </latrunculi-dialog>`;
  }

  #renderChapter(preset: PresetInfo, title: string, fields: readonly FieldName[]) {
    const { rules, view } = this.session.value;
    const ruled = { rules, start: startOf(view.ruleset) };
    const here = fields.filter((field) => concerns(ruled, field));
    const rest = fields.filter((field) => ruled.rules[field] === false);
    if (here.length === 0) return nothing;
    return html`<h3>${title}</h3>
      <ul class="rules">
        ${here.map((field) => {
          const isChanged = ruled.rules[field] !== preset.rules[field];
          const notes = isChanged ? [] : provenance(preset).notes.filter((note) => note.field === field);
          return html`<li>
            <h4>
              ${fieldNamed(more(), field).name}${isChanged ? html` <span class="changed">(${words.value.changed})</span>` : nothing}
            </h4>
            <p>${ruleText(words.value, more(), ruled, field)}</p>
            ${notes.length === 0 ? nothing : this.#renderNotes(notes)}
          </li>`;
        })}
      </ul>
      ${
        rest.length === 0
          ? nothing
          : html`<p class="not-here">
              ${more().rulesView.notHere(rest.map((field) => fieldNamed(more(), field).name))}
            </p>`
      }`;
  }

  /** What a rule rests on: the marks at once, the texts when they are asked for. */
  #renderNotes(notes: readonly RuleNote[]) {
    const lines = [...new Set(notes.flatMap(({ source }) => linesCited(source)))];
    const shown = bases.filter((basis) => notes.some((note) => note.basis === basis));
    const head = html`<span class="bases">
      ${shown.map((basis) => html`<span>${icon(basis)}${more().rules.bases[basis].name}</span>`)}
    </span>`;
    const told = notes.filter(({ source, note }) => source !== "" || note !== "");
    if (told.length === 0) return html`<p class="quiet">${head}</p>`;
    return this.#disclose(
      head,
      html`${told.map(
        ({ basis, source, note }) => html`<div class="note">
            ${icon(basis)}
            <div>
              ${note === "" ? nothing : html`<p>${entry(more().rules.remarks, note)}</p>`}
              ${source === "" ? nothing : html`<p class="quiet">${citation(more(), source)}</p>`}
            </div>
          </div>`,
      )}
        ${lines.map((line) => ancientLine(line))}`,
    );
  }

  #disclose(summary: string | TemplateResult, content: TemplateResult) {
    return html`<details>
      <summary>${icon("down")}${summary}</summary>
      <div class="content">${content}</div>
    </details>`;
  }

  #renderAncient() {
    const { rulesView } = more();
    return this.#disclose(
      rulesView.ancient,
      html`<p class="quiet">${rulesView.ancientLead}</p>
        ${ancient.map((line) => {
          const names = line.fields.map((field) => fieldNamed(more(), field).name);
          return ancientLine(line, names.length === 0 ? "" : rulesView.readFor(names));
        })}`,
    );
  }

  #renderSources(preset: PresetInfo) {
    const { sources } = provenance(preset);
    return this.#disclose(
      more().rulesView.sources,
      html`<ul>${sources.map((source) => html`<li>${citation(more(), source)}</li>`)}</ul>`,
    );
  }

  #renderBases() {
    return this.#disclose(
      more().rulesView.bases,
      html`<ul>
        ${bases.map((basis) => {
          const { name, about } = more().rules.bases[basis];
          return html`<li class="note">${icon(basis)}<span>${words.value.told(name, about)}</span></li>`;
        })}
      </ul>`,
    );
  }
}
