import { css, html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { letterOf, readDiagram } from "../board/diagram.js";
import "../board/loose-pieces.js";
import { Game, type Kind, type Side } from "../engine.js";
import { isFault, type PositionFault, positionFault } from "../game/faults.js";
import { baseOf } from "../game/rulesets.js";
import type { Session } from "../game/session.js";
import { settings } from "../settings.js";
import { squareName } from "../square.js";
import { Watch } from "../store.js";
import { colourOf } from "../text/describe.js";
import { boardSize, fullSet } from "../text/facts.js";
import { faultText } from "../text/fault-text.js";
import { more, words } from "../text/words.js";
import { icon } from "./icons.js";
import { place } from "./place.js";
import { show } from "./show.js";
import { formStyles, shared, viewStyles } from "./styles.js";

interface Placed {
  side: Side;
  kind: Kind;
}

/** Any position of the ruleset in play, set up square by square. */
@customElement("latrunculi-editor")
export class Editor extends LitElement {
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

  @property({ attribute: false }) session!: Session;
  @state() private board = new Map<string, Placed>();
  @state() private hand: Placed | null = { side: "white", kind: "calculus" };
  @state() private side: Side = "white";
  @state() private fault: PositionFault | null = null;

  constructor() {
    super();
    new Watch(this, words);
    new Watch(this, settings);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { view } = this.session.value;
    this.#read(view.position);
    const [first] = this.#kinds();
    if (first) this.hand = { side: "white", kind: first };
  }

  #read(position: string): void {
    const { pieces } = readDiagram(position);
    this.board = new Map(pieces.map(({ square, side, kind }) => [squareName(square), { side, kind }]));
    this.side = position.split("_")[1] === "b" ? "black" : "white";
    this.fault = null;
  }

  /** The kinds that the ruleset has. */
  #kinds(): Kind[] {
    const preset = baseOf(this.session.value.view.ruleset);
    return preset ? [...fullSet(preset).keys()] : ["calculus"];
  }

  /** The position in notation. Nothing is caught yet, and nobody has anything in hand. */
  #position(): string {
    const { files, ranks } = boardSize(this.session.value.rules);
    const rows = Array.from({ length: ranks }, (_, row) =>
      Array.from({ length: files }, (_, file) => {
        const piece = this.board.get(squareName({ file, rank: ranks - 1 - row }));
        return piece ? letterOf(piece) : " ";
      })
        .join("")
        .replace(/ +/g, (run) => String(run.length)),
    );
    return `${rows.join(".")}_${this.side === "white" ? "w" : "b"}_-_-_0-0_0`;
  }

  readonly #play = (): void => {
    const { view, players } = this.session.value;
    const position = this.#position();
    const game =
      this.#open(view.ruleset, position) ?? this.#open(view.ruleset, position.replace("_-_-_", "_-_x_"));
    if (!game) return;
    this.session.replace(game, players);
    show(this, "play");
  };

  /** Where something has to be taken first, the notation says so; the player need not. */
  #open(ruleset: string, position: string): Game | null {
    try {
      return new Game(ruleset, position);
    } catch (fault) {
      if (!isFault(fault)) throw fault;
      this.fault = positionFault(fault, position);
      return null;
    }
  }

  #faultText(fault: PositionFault): string {
    return faultText(words.value, more(), fault, this.session.value.rules);
  }

  #put(name: string): void {
    const board = new Map(this.board);
    const there = board.get(name);
    if (!this.hand || (there?.side === this.hand.side && there.kind === this.hand.kind)) board.delete(name);
    else board.set(name, this.hand);
    this.board = board;
    this.fault = null;
  }

  protected override render() {
    const { editor } = more();
    const preset = baseOf(this.session.value.view.ruleset);
    return html`
      <h1>${editor.title}</h1>
      <p class="quiet">${editor.lead}</p>
      <div class="all">
        ${this.#renderGrid()}
        <div class="side">
          ${this.#renderPieces()} ${this.#renderSide()}
          ${
            this.fault === null
              ? nothing
              : html`<p class="wrong" role="alert">${icon("closed")}<span>${this.#faultText(this.fault)}</span></p>`
          }
          <button class="button first" type="button" @click=${this.#play}>${editor.play}</button>
          <button
            class="button"
            type="button"
            @click=${() => {
              this.board = new Map();
            }}
          >
            ${editor.clear}
          </button>
          <button class="button" type="button" ?hidden=${!preset} @click=${() => this.#read(preset?.start ?? "")}>
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
        const there = this.board.get(name);
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
            .checked=${side === this.side}
            @change=${() => {
              this.side = side;
            }}
          />${colour(colourOf(side))}</label
        >`,
      )}
    </fieldset>`;
  }
}
