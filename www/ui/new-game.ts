import { css, html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Game, type Side } from "../engine.js";
import { computer, levels, type Players, person, personSide } from "../game/players.js";
import { families, isChanged } from "../game/rulesets.js";
import type { Session } from "../game/session.js";
import { colourOf } from "../text/describe.js";
import { familyNamed } from "../text/rule-text.js";
import { byline, rulesetTitle } from "../text/titles.js";
import { more, words } from "../text/words.js";
import "./dialog.js";
import { show } from "./show.js";
import { formStyles, shared } from "./styles.js";

type Opponent = "person" | "computer" | "both";

/** Rules, opponent and side of a new game. */
@customElement("latrunculi-new-game")
export class NewGame extends LitElement {
  static override styles = [
    shared,
    formStyles,
    css`
      form {
        display: grid;
        gap: 18px;
      }
      .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.375rem), 1fr));
        gap: 16px;
      }
      .sides {
        display: flex;
        flex-wrap: wrap;
        gap: 0 24px;
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @state() private ruleset = "";
  @state() private opponent: Opponent = "computer";
  @state() private level = { white: 2, black: 2 };
  @state() private side: Side | "random" = "white";

  override connectedCallback(): void {
    super.connectedCallback();
    const { view, players } = this.session.value;
    this.ruleset = view.ruleset;
    const mine = personSide(players);
    if (mine !== null) this.side = mine;
    else this.opponent = players.white.kind === "person" ? "person" : "both";
    const level = (side: Side) => {
      const player = players[side];
      return player.kind === "computer" ? player.level : null;
    };
    const known = level("white") ?? level("black") ?? 2;
    this.level = { white: level("white") ?? known, black: level("black") ?? known };
  }

  readonly #begin = (event: Event): void => {
    event.preventDefault();
    const { session, ruleset } = this;
    session.replace(new Game(ruleset, null), this.#players());
    this.dispatchEvent(new Event("close"));
    show(this, "play");
  };

  #players(): Players {
    const { white, black } = this.level;
    if (this.opponent === "person") return { white: person, black: person };
    if (this.opponent === "both") return { white: computer(white), black: computer(black) };
    const side = this.side === "random" ? (Math.random() < 0.5 ? "white" : "black") : this.side;
    return side === "white"
      ? { white: person, black: computer(white) }
      : { white: computer(white), black: person };
  }

  protected override render() {
    const { newGame } = more();
    return html`<latrunculi-dialog heading=${newGame.title} @close=${() => this.dispatchEvent(new Event("close"))}>
      <form @submit=${this.#begin}>
        ${this.#renderRuleset()}
        <fieldset>
          <legend>${newGame.opponent}</legend>
          ${this.#radio("opponent", "computer", newGame.computer, this.opponent, (value) => {
            this.opponent = value;
          })}
          ${this.#radio("opponent", "person", newGame.person, this.opponent, (value) => {
            this.opponent = value;
          })}
          ${this.#radio("opponent", "both", newGame.both, this.opponent, (value) => {
            this.opponent = value;
          })}
        </fieldset>
        ${this.opponent === "person" ? nothing : this.#renderLevels()}
        ${this.opponent === "computer" ? this.#renderSide() : nothing}
        <button class="button first" type="submit">${newGame.begin}</button>
      </form>
    </latrunculi-dialog>`;
  }

  #renderRuleset() {
    const groups = families();
    const changed = isChanged(this.session.value.view.ruleset) ? this.session.value.view.ruleset : null;
    const choose = (event: Event) => {
      if (event.target instanceof HTMLSelectElement) this.ruleset = event.target.value;
    };
    return html`<label class="field"
      >${more().newGame.ruleset}
      <select @change=${choose}>
        ${
          changed === null
            ? nothing
            : html`<option value=${changed} ?selected=${this.ruleset === changed}>
                ${rulesetTitle(words.value, changed)}, ${words.value.changed}
              </option>`
        }
        ${groups.map(
          ({ family, presets }) =>
            html`<optgroup label=${familyNamed(more(), family).name}>
              ${presets.map(
                (preset) =>
                  html`<option value=${preset.id} ?selected=${this.ruleset === preset.id}>
                    ${rulesetTitle(words.value, preset.id)} · ${byline(words.value, preset)}
                  </option>`,
              )}
            </optgroup>`,
        )}
      </select></label
    >`;
  }

  #renderLevels() {
    const { newGame } = more();
    const select = (side: Side, label: string) => html`<label class="field"
      >${label}
      <select
        @change=${(event: Event) => {
          if (event.target instanceof HTMLSelectElement)
            this.level = { ...this.level, [side]: Number(event.target.value) };
        }}
      >
        ${levels.map(
          (level) =>
            html`<option value=${level} ?selected=${this.level[side] === level}>
              ${level} · ${newGame.levels[level - 1]}
            </option>`,
        )}
      </select></label
    >`;
    if (this.opponent === "computer") return select("white", newGame.level);
    return html`<div class="pair">
      ${select("white", newGame.levelOf(colourOf("white")))} ${select("black", newGame.levelOf(colourOf("black")))}
    </div>`;
  }

  #renderSide() {
    const { newGame } = more();
    const { colour } = words.value;
    const choose = (value: Side | "random") => {
      this.side = value;
    };
    return html`<fieldset>
      <legend>${newGame.side}</legend>
      <div class="sides">
        ${this.#radio("side", "white", colour(colourOf("white")), this.side, choose)}
        ${this.#radio("side", "black", colour(colourOf("black")), this.side, choose)}
        ${this.#radio("side", "random", newGame.random, this.side, choose)}
      </div>
    </fieldset>`;
  }

  #radio<T extends string>(name: string, value: T, label: string, current: T, choose: (value: T) => void) {
    return html`<label class="choice"
      ><input type="radio" name=${name} .checked=${value === current} @change=${() => choose(value)} />${label}</label
    >`;
  }
}
