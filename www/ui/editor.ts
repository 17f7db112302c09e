import { css, html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import "../board/loose-pieces.js";
import { Game, type Kind } from "../engine.js";
import { isFault, type PositionFault, positionFault } from "../game/faults.js";
import { startOf } from "../game/rulesets.js";
import { type Placed, readSetup, type Setup, setupTexts } from "../game/setup.js";
import { settings } from "../settings.js";
import { squareName } from "../square.js";
import { Watch } from "../store.js";
import { colourOf } from "../text/describe.js";
import { boardSize, fullSet } from "../text/facts.js";
import { faultText } from "../text/fault-text.js";
import { more, words } from "../text/words.js";
import { GameElement } from "./game-element.js";
import { icon } from "./icons.js";
import { place } from "./place.js";
import { show } from "./show.js";
import { formStyles, shared, viewStyles } from "./styles.js";

/** Any position of the rules in play, set up square by square. */
@customElement("latrunculi-editor")
export class Editor extends GameElement {
  static override styles = [
    shared,
    formStyles,
    viewStyles,
    css`
      .all {
        display: flex;
        flex-wrap: wrap;
        gap: 32px 48px;
        margin-top: 24px;
      }
      .grid {
        display: grid;
        width: min(100%, 560px);
        border: 2px solid var(--line-2);
        align-self: start;
      }
      .grid button {
        display: grid;
        place-items: center;
        aspect-ratio: 1;
        min-width: 0;
        overflow: hidden;
        box-shadow: inset 0 0 0 0.5px var(--line-2);
      }
      .grid button:hover {
        background: color-mix(in srgb, var(--ink) 8%, transparent);
      }
      .grid button:focus-visible {
        outline-offset: -3px;
      }
      .side {
        display: grid;
        gap: 16px;
        align-content: start;
        flex: 1;
        min-width: 240px;
        max-width: 360px;
      }
      .pieces {
        display: grid;
        gap: 0;
      }
      .wrong {
        display: flex;
        gap: 8px;
        color: var(--accent);
      }
    `,
  ];

  @state() private setup = readSetup("");
  @state() private hand: Placed | null = null;
  @state() private fault: PositionFault | null = null;

  constructor() {
    super();
    new Watch(this, settings);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#set(readSetup(this.session.value.view.position));
    const [first] = this.#kinds();
    if (first) this.hand = { side: "white", kind: first };
  }

  /** Shows another position, of which nobody has found fault yet. */
  #set(setup: Setup): void {
    this.setup = setup;
    this.fault = null;
  }

  /** Changes the position by hand. For how long nothing has been taken is not known of it. */
  #edit(change: Partial<Setup>): void {
    this.#set({ ...this.setup, quiet: "0", ...change });
  }

  /** The kinds that the rules in play have. */
  #kinds(): Kind[] {
    return [...fullSet({ start: this.#start() }).keys()];
  }

  #start(): string {
    return startOf(this.session.value.view.ruleset);
  }

  readonly #play = (): void => {
    const { players } = this.session.value;
    const game = this.#open();
    if (!game) return;
    this.session.replace(game, players);
    show(this, "play");
  };

  /** The game that goes on from the position; what is wrong with it where there is none. */
  #open(): Game | null {
    const { view, rules } = this.session.value;
    const { files, ranks } = boardSize(rules);
    for (const position of setupTexts(this.setup, files, ranks)) {
      try {
        return new Game(view.ruleset, position);
      } catch (fault) {
        if (!isFault(fault)) throw fault;
        this.fault = positionFault(fault, position);
        if (this.fault.kind !== "position" || this.fault.field !== "state") return null;
      }
    }
    return null;
  }

  #faultText(fault: PositionFault): string {
    return faultText(words.value, more(), fault, this.session.value.rules);
  }

  #put(name: string): void {
    const board = new Map(this.setup.board);
    const there = board.get(name);
    if (!this.hand || (there?.side === this.hand.side && there.kind === this.hand.kind)) board.delete(name);
    else board.set(name, this.hand);
    this.#edit({ board });
  }

  protected override render() {
    const { editor } = more();
    return html`
      <h1>${editor.title}</h1>
      <p class="quiet">${editor.lead}</p>
      <div class="all">
        ${this.#renderGrid()}
        <div class="side">
          ${this.#renderPieces()} ${this.#renderSide()} ${this.#renderHands()}
          ${
            this.fault === null
              ? nothing
              : html`<p class="wrong" role="alert">${icon("closed")}<span>${this.#faultText(this.fault)}</span></p>`
          }
          <button class="button first" type="button" @click=${this.#play}>${editor.play}</button>
          <button class="button" type="button" @click=${() => this.#edit({ board: new Map() })}>${editor.clear}</button>
          <button class="button" type="button" @click=${() => this.#set(readSetup(this.#start()))}>
            ${editor.start}
          </button>
        </div>
      </div>
    `;
  }

  #renderGrid() {
    const { files, ranks } = boardSize(this.session.value.rules);
    const { board, piece } = words.value;
    const cells = Array.from({ length: ranks }, (_, row) =>
      Array.from({ length: files }, (_, file) => squareName({ file, rank: ranks - 1 - row })),
    ).flat();
    return html`<div class="grid" ${place({ "grid-template-columns": `repeat(${files}, 1fr)` })}>
      ${cells.map((name) => {
        const there = this.setup.board.get(name);
        const content = there ? piece(colourOf(there.side), there.kind) : board.empty;
        return html`<button type="button" aria-label=${board.square(name, content)} @click=${() => this.#put(name)}>
          ${
            there
              ? html`<latrunculi-pieces
                  .side=${there.side}
                  .kinds=${[there.kind]}
                  .diameter=${(0.62 * Math.min(560, window.innerWidth - 40)) / files}
                ></latrunculi-pieces>`
              : nothing
          }
        </button>`;
      })}
    </div>`;
  }

  #renderPieces() {
    const { editor } = more();
    const { piece } = words.value;
    const choices: { label: string; value: Placed | null }[] = (["white", "black"] as const).flatMap((side) =>
      this.#kinds().map((kind) => ({ label: piece(colourOf(side), kind), value: { side, kind } })),
    );
    choices.push({ label: editor.erase, value: null });
    const isHand = (value: Placed | null) =>
      value?.side === this.hand?.side && value?.kind === this.hand?.kind;
    return html`<fieldset class="pieces">
      <legend>${editor.piece}</legend>
      ${choices.map(
        ({ label, value }) => html`<label class="choice"
          ><input
            type="radio"
            name="piece"
            .checked=${isHand(value)}
            @change=${() => {
              this.hand = value;
            }}
          />${label}</label
        >`,
      )}
    </fieldset>`;
  }

  #renderSide() {
    const { editor } = more();
    const { colour } = words.value;
    return html`<fieldset>
      <legend>${editor.side}</legend>
      ${(["white", "black"] as const).map(
        (side) => html`<label class="choice"
          ><input
            type="radio"
            name="side"
            .checked=${side === this.setup.side}
            @change=${() => this.#edit({ side })}
          />${colour(colourOf(side))}</label
        >`,
      )}
    </fieldset>`;
  }

  /** The hands, where the rules have pieces placed. */
  #renderHands() {
    const { hands } = readSetup(this.#start());
    return (["white", "black"] as const).flatMap((side) =>
      [...hands[side]].map(([kind, most]) => {
        const changed = (event: Event) => {
          if (!(event.target instanceof HTMLInputElement)) return;
          const number = Math.min(most, Math.max(0, Math.round(event.target.valueAsNumber || 0)));
          const hand = new Map(this.setup.hands[side]).set(kind, number);
          event.target.value = String(number);
          this.#edit({ hands: { ...this.setup.hands, [side]: hand } });
        };
        const number = this.setup.hands[side].get(kind) ?? 0;
        return html`<label class="field"
          >${more().editor.inHand(colourOf(side), kind)}<input
            type="number"
            min="0"
            max=${most}
            .value=${String(number)}
            @change=${changed}
        /></label>`;
      }),
    );
  }
}
