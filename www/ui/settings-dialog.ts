import { css, html, LitElement } from "lit";
import { customElement } from "lit/decorators.js";
import { changeSettings, type Settings, settings } from "../settings.js";
import { Watch } from "../store.js";
import { languages, more, words } from "../text/words.js";
import { isTheme, themes } from "../themes.js";
import "./dialog.js";
import { formStyles, shared } from "./styles.js";

/** What the player chooses for all games. Every choice holds at once. */
@customElement("latrunculi-settings")
export class SettingsDialog extends LitElement {
  static override styles = [
    shared,
    formStyles,
    css`
      .all {
        display: grid;
        gap: 16px;
      }
      .themes {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
      }
    `,
  ];

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
  }

  protected override render() {
    const text = more().settings;
    const { theme, language, sound, coordinates, motion } = settings.value;
    return html`<latrunculi-dialog heading=${text.title} @close=${() => this.dispatchEvent(new Event("close"))}>
      <div class="all">
        <fieldset>
          <legend>${text.theme}</legend>
          <div class="themes">
            ${themes.map(
              (name) => html`<label class="choice"
                ><input
                  type="radio"
                  name="theme"
                  value=${name}
                  .checked=${name === theme}
                  @change=${() => isTheme(name) && changeSettings({ theme: name })}
                />${text.themes[name]}</label
              >`,
            )}
          </div>
        </fieldset>
        <label class="field"
          >${text.language}
          <select @change=${this.#chooseLanguage}>
            <option value="" ?selected=${language === null}>${text.browser}</option>
            ${Object.entries(languages).map(
              ([code, { name }]) =>
                html`<option value=${code} lang=${code} ?selected=${language === code}>${name}</option>`,
            )}
          </select></label
        >
        <div>
          ${this.#check(text.coordinates, coordinates, (on) => ({ coordinates: on }))}
          ${this.#check(text.motion, motion === "system", (on) => ({ motion: on ? "system" : "none" }))}
          ${this.#check(text.sound, sound, (on) => ({ sound: on }))}
        </div>
      </div>
    </latrunculi-dialog>`;
  }

  readonly #chooseLanguage = (event: Event): void => {
    if (event.target instanceof HTMLSelectElement) changeSettings({ language: event.target.value || null });
  };

  #check(label: string, on: boolean, change: (on: boolean) => Partial<Settings>) {
    const changed = (event: Event) => {
      if (event.target instanceof HTMLInputElement) changeSettings(change(event.target.checked));
    };
    return html`<label class="choice"><input type="checkbox" .checked=${on} @change=${changed} />${label}</label>`;
  }
}
