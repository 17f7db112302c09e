import { css, html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../board/small-board.js";
import { Game, type PresetInfo } from "../engine.js";
import { readLink } from "../game/open.js";
import { computer, type Players, person, personSide } from "../game/players.js";
import { lastPlayed, runningGame } from "../game/remembered.js";
import { families, rulesets } from "../game/rulesets.js";
import type { Session } from "../game/session.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";
import { boardSize, factsOf, fullSet } from "../text/facts.js";
import { familyNamed } from "../text/rule-text.js";
import { byline, rulesetTitle } from "../text/titles.js";
import { more, words } from "../text/words.js";
import { icon } from "./icons.js";
import { show } from "./show.js";
import { formStyles, shared, viewStyles } from "./styles.js";

type Size = "" | "small" | "medium" | "large";
type Length = "" | "short" | "long";

function sizeOf(preset: PresetInfo): Size {
  const { files, ranks } = boardSize(preset.rules);
  const squares = files * ranks;
  return squares <= 49 ? "small" : squares <= 64 ? "medium" : "large";
}

/** Many pieces make long games: more than this many a side, whether set out or placed. */
const fewPieces = 13;

function lengthOf(preset: PresetInfo): Length {
  const pieces = [...fullSet(preset).values()].reduce((sum, number) => sum + number, 0);
  return pieces <= fewPieces ? "short" : "long";
}

/** Every ruleset with its board, its author, and three plain facts. */
@customElement("latrunculi-gallery")
export class Gallery extends LitElement {
  static override styles = [
    shared,
    formStyles,
    viewStyles,
    css`
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: flex-end;
        gap: 20px 40px;
        margin-bottom: 28px;
      }
      /* What is said of the rules may take more lines, so that the filters stand beside it. */
      header > :first-child {
        flex: 1 1 18rem;
      }
      header p {
        margin-top: 8px;
        color: var(--ink-2);
      }
      .filters {
        display: flex;
        gap: 24px;
      }
      .filters select {
        min-width: 118px;
      }
      .cards {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 40px 32px;
        list-style: none;
      }
      .card {
        position: relative;
      }
      .slot {
        position: relative;
        height: 220px;
        border-radius: var(--r-slot);
        background: color-mix(in srgb, var(--ink) 4.5%, transparent);
        overflow: hidden;
      }
      .card:hover .slot {
        background: color-mix(in srgb, var(--ink) 8%, transparent);
      }
      h2 {
        margin-top: 14px;
        font-size: 1.25rem;
        line-height: 1.2;
      }
      h2 button {
        font-family: inherit;
        text-align: left;
      }
      h2 button::after {
        content: "";
        position: absolute;
        inset: 0;
      }
      /* A dot stands between two things in a line, and none where a line begins. */
      .by {
        display: flex;
        flex-wrap: wrap;
        margin: 2px 0 0 -1em;
        clip-path: inset(0 0 0 1em);
        color: var(--ink-2);
        font-size: var(--t-13);
      }
      .by > * {
        position: relative;
        padding-left: 1em;
      }
      .by > *::before {
        content: "·" / "";
        position: absolute;
        left: 0.4em;
        color: var(--ink-2);
      }
      .mark {
        white-space: nowrap;
        color: var(--ink);
        font-weight: 500;
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 2px 1em;
        margin-top: 10px;
        font-size: var(--t-13);
        line-height: 1.45;
        text-wrap: pretty;
      }
      /* The names have the room of the longest, in any language. */
      dl div {
        display: contents;
      }
      dt {
        color: var(--ink-2);
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 32px;
        margin-top: 40px;
        padding-top: 16px;
        border-top: 1px solid var(--line);
      }
      @media (min-width: 100em) {
        .cards {
          grid-template-columns: repeat(5, minmax(0, 1fr));
        }
      }
      @media (max-width: 73.75em) {
        .cards {
          grid-template-columns: repeat(3, minmax(0, 1fr));
        }
      }
      @media (max-width: 47.5em), (max-width: 62.5em) and (orientation: portrait) {
        .filters {
          flex-wrap: wrap;
          width: 100%;
          gap: 16px;
        }
        .filters > * {
          flex: 1 1 6.5rem;
          min-width: 0;
        }
        .filters select {
          min-width: 0;
        }
        .cards {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      @media (min-width: 38.75em) and (max-width: 62.5em) and (orientation: portrait) {
        .cards {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }
      [data-line] .slot {
        background: none;
        box-shadow: inset 0 0 0 1px var(--line);
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @state() private size: Size = "";
  @state() private length: Length = "";
  @state() private family = "";

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
  }

  /** The presets that the filters let through, the one played last first. */
  #presets(): PresetInfo[] {
    const last = lastPlayed();
    return rulesets()
      .filter((preset) => this.size === "" || sizeOf(preset) === this.size)
      .filter((preset) => this.length === "" || lengthOf(preset) === this.length)
      .filter((preset) => this.family === "" || preset.family === this.family)
      .sort((one, two) => Number(two.id === last) - Number(one.id === last));
  }

  protected override render() {
    const { gallery } = more();
    const presets = this.#presets();
    const last = lastPlayed();
    const isLine = settings.value.theme === "print" || settings.value.theme === "contrast";
    return html`
      <header>
        <div>
          <h1>${gallery.title}</h1>
          <p>${this.family === "" ? gallery.lead : familyNamed(more(), this.family).about}</p>
        </div>
        ${this.#renderFilters()}
      </header>
      <ul class="cards" ?data-line=${isLine}>
        ${presets.map((preset) => this.#renderCard(preset, preset.id === last))}
      </ul>
      ${presets.length === 0 ? html`<p role="status">${gallery.none}</p>` : nothing}
      <div class="ways">
        <button class="plain" type="button" @click=${() => show(this, "own-rules")}>${icon("rules")}${gallery.own}</button>
        <button class="plain" type="button" @click=${() => show(this, "editor")}>${icon("rulesets")}${gallery.editor}</button>
      </div>
    `;
  }

  #renderFilters() {
    const { gallery } = more();
    const sizes: [Size, string][] = [
      ["", gallery.anySize],
      ["small", gallery.small],
      ["medium", gallery.medium],
      ["large", gallery.large],
    ];
    const lengths: [Length, string][] = [
      ["", gallery.anyLength],
      ["short", gallery.short],
      ["long", gallery.long],
    ];
    const all: [string, string][] = [
      ["", gallery.allFamilies],
      ...families().map(({ family }): [string, string] => [family, familyNamed(more(), family).name]),
    ];
    return html`<div class="filters">
      ${this.#filter(gallery.board, sizes, (value) => {
        this.size = value;
      })}
      ${this.#filter(gallery.length, lengths, (value) => {
        this.length = value;
      })}
      ${this.#filter(gallery.family, all, (value) => {
        this.family = value;
      })}
    </div>`;
  }

  #filter<T extends string>(label: string, options: [T, string][], choose: (value: T) => void) {
    const chosen = (event: Event) => {
      const value = event.target instanceof HTMLSelectElement ? event.target.value : "";
      const option = options.find(([key]) => key === value);
      if (option) choose(option[0]);
    };
    return html`<label class="field"
      >${label}
      <select @change=${chosen}>
        ${options.map(([value, text]) => html`<option value=${value}>${text}</option>`)}
      </select></label
    >`;
  }

  #renderCard(preset: PresetInfo, isLast: boolean) {
    const { gallery } = more();
    const facts = factsOf(words.value, preset.rules, preset.start);
    const running = runningGame(preset.id) !== null;
    const mark = running ? gallery.running : isLast ? gallery.lastPlayed : "";
    return html`<li class="card">
      <div class="slot">
        <latrunculi-small-board .preset=${preset}></latrunculi-small-board>
      </div>
      <h2><button type="button" @click=${() => this.#choose(preset)}>${rulesetTitle(words.value, preset.id)}</button></h2>
      <p class="by">
        <span>${byline(words.value, preset)}</span> ${mark === "" ? nothing : html`<span class="mark">${mark}</span>`}
      </p>
      <dl>
        <div><dt>${gallery.begins}</dt><dd>${facts.begins}</dd></div>
        <div><dt>${gallery.moves}</dt><dd>${facts.moves}</dd></div>
        <div><dt>${gallery.catches}</dt><dd>${facts.catches}</dd></div>
      </dl>
    </li>`;
  }

  /** Goes on with the running game of a ruleset, or begins one with the same players as now. */
  #choose(preset: PresetInfo): void {
    const running = runningGame(preset.id);
    if (running !== null) this.session.replace(...readLink("", running));
    else this.session.replace(new Game(preset.id, null), this.#players());
    show(this, "play");
  }

  #players(): Players {
    const { players } = this.session.value;
    return personSide(players) === null && players.white.kind === "computer"
      ? { white: person, black: computer(2) }
      : players;
  }
}
