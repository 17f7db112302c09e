import { css, html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { Carry } from "../board/carry.js";
import "../board/loose-pieces.js";
import { aboveFinger } from "../board/pointer.js";
import "../board/set-board.js";
import type { SetBoard } from "../board/set-board.js";
import { RADIUS } from "../drawing/index.js";
import type { Side, SquareName } from "../engine.js";
import { type Edit, type Pieces, type Placed, samePiece } from "../game/setup.js";
import { pieceName } from "../text/describe.js";
import { more, words } from "../text/words.js";
import "./piece-tray.js";
import type { TrayEvents } from "./piece-tray.js";
import { place } from "./place.js";
import { shared } from "./styles.js";

/** A piece, and the square that it comes from; `null` where that is the tray. */
interface Lifted {
  piece: Placed;
  from: SquareName | null;
}

/** Where a carried piece is, in the window. */
interface OnItsWay extends Lifted {
  x: number;
  y: number;
}

/**
 * A board and a tray of pieces to set on it: by clicks, by dragging from the tray, about the board and off it, or by
 * keys. Sends `latrunculi-edit`; what becomes of an edit is for the owner of the pieces to say. What stands in it comes
 * below the tray.
 */
@customElement("latrunculi-piece-setter")
export class PieceSetter extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 16px;
      }
      latrunculi-set-board {
        min-width: 0;
        margin-inline: calc(-1 * var(--bleed, 0px));
      }
      .head,
      latrunculi-tray,
      .rest {
        position: relative;
        z-index: 1;
        min-width: 0;
      }
      .carried {
        position: fixed;
        z-index: 9;
        translate: -50% -50%;
        pointer-events: none;
      }
      @media (min-width: 47.5em) and (orientation: landscape), (min-width: 62.5em) {
        :host([wide]) {
          display: grid;
          grid-template:
            "board head" auto
            "board tray" auto
            "board rest" 1fr / minmax(0, 1fr) min(22rem, 45vw);
          gap: 0 48px;
        }
        :host([wide]) latrunculi-set-board {
          grid-area: board;
          align-self: start;
          position: sticky;
          top: 16px;
        }
        :host([wide]) .head {
          grid-area: head;
        }
        :host([wide]) latrunculi-tray {
          grid-area: tray;
        }
        :host([wide]) .rest {
          grid-area: rest;
        }
      }
      /* The tray stays in reach of a board that is higher than the window. */
      @media (max-width: 47.5em), (max-width: 62.5em) and (orientation: portrait) {
        :host([wide]) latrunculi-tray {
          position: sticky;
          bottom: 0;
          margin-inline: calc(-1 * var(--bleed, 0px));
          padding: 8px var(--bleed, 0px);
          border-top: 1px solid var(--line);
          background: var(--wall);
        }
      }
    `,
  ];

  @property({ type: Number }) files = 8;
  @property({ type: Number }) ranks = 8;
  @property({ attribute: false }) pieces: Pieces = new Map();
  @property() bottom: Side = "white";
  /** What the tray holds; the first of it is chosen at first. */
  @property({ attribute: false }) choices: readonly (Placed | null)[] = [];
  /** The squares of which something is wrong. */
  @property({ attribute: false }) wrong: readonly SquareName[] = [];
  /** How much of the window's height is for other things, in pixels, where the board is wide. */
  @property({ type: Number }) rest = 0;
  @query("latrunculi-set-board") private board!: SetBoard;
  /** The number of the chosen piece in the tray. */
  @state() private index = 0;
  @state() private carried: OnItsWay | null = null;
  @state() private spoken = "";

  readonly #carry = new Carry<Lifted>({
    carry: (lifted, { clientX, clientY, pointerType }) => {
      const raised = pointerType === "mouse" ? 0 : aboveFinger * this.board.square;
      this.carried = { ...lifted, x: clientX, y: clientY - raised };
    },
    drop: ({ piece, from }) => {
      const to = this.#over;
      if (to !== from) this.#edit({ from, to, piece });
    },
    end: () => {
      this.carried = null;
    },
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#carry.end();
  }

  get #brush(): Placed | null {
    return this.choices[this.index] ?? null;
  }

  /** The square below the piece that is carried. */
  get #over(): SquareName | null {
    return this.carried && this.board.squareAt(this.carried.x, this.carried.y);
  }

  #edit(edit: Edit): void {
    this.dispatchEvent(new CustomEvent<Edit>("latrunculi-edit", { detail: edit }));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("pieces");
    if (before) this.#tell(before);
  }

  /** Says what has become of the pieces: of one square, or on the whole. */
  #tell(before: Pieces): void {
    const { pieces } = this;
    const squares = [...new Set([...before.keys(), ...pieces.keys()])];
    const changed = squares.filter((square) => !samePiece(before.get(square), pieces.get(square)));
    const filled = changed.filter((square) => pieces.has(square));
    const [square, ...others] = filled.length > 0 ? filled : changed;
    if (square === undefined) return;
    const piece = pieces.get(square);
    this.spoken =
      others.length > 0
        ? words.value.say.onBoard(pieces.size)
        : words.value.board.square(square, piece ? pieceName(words.value, piece) : words.value.board.empty);
  }

  /** Puts the chosen piece on a square, or takes the same one off it. */
  #put(to: SquareName): void {
    if (this.#carry.takeClick()) return;
    const there = this.pieces.get(to);
    if (!there && !this.#brush) return;
    this.#edit({ from: null, to, piece: samePiece(there, this.#brush) ? null : this.#brush });
  }

  #choose(choice: Placed | null): void {
    this.index = this.choices.findIndex((one) => samePiece(one, choice));
  }

  /** Picks up a piece on the board. */
  readonly #press = (event: PointerEvent): void => {
    const from = this.board.squareAt(event.clientX, event.clientY);
    const piece = from === null ? undefined : this.pieces.get(from);
    this.#carry.begin(event, piece ? { piece, from } : null);
  };

  /** A figure chooses from the tray. */
  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const choice = /^[1-9]$/.test(event.key) ? this.choices[Number(event.key) - 1] : undefined;
    if (choice === undefined) return;
    this.#choose(choice);
    this.spoken = choice ? pieceName(words.value, choice) : more().editor.erase;
  };

  protected override render() {
    const { carried } = this;
    if (this.index >= this.choices.length) this.index = 0;
    return html`
      <div class="head"><slot name="head"></slot></div>
      <latrunculi-set-board
        .files=${this.files}
        .ranks=${this.ranks}
        .pieces=${this.pieces}
        .bottom=${this.bottom}
        .brush=${this.#brush}
        .lifted=${carried?.from ?? null}
        .over=${this.#over}
        .wrong=${this.wrong}
        .rest=${this.rest}
        .help=${more().editor.help}
        @pointerdown=${this.#press}
        @keydown=${this.#key}
        @latrunculi-put=${({ detail }: CustomEvent<SquareName>) => this.#put(detail)}
        @latrunculi-take-off=${({ detail }: CustomEvent<SquareName>) => {
          if (this.pieces.has(detail)) this.#edit({ from: null, to: detail, piece: null });
        }}
      ></latrunculi-set-board>
      <latrunculi-tray
        .choices=${this.choices}
        .chosen=${this.#brush}
        @latrunculi-choose=${({ detail }: TrayEvents["latrunculi-choose"]) => this.#choose(detail)}
        @latrunculi-lift=${({ detail }: TrayEvents["latrunculi-lift"]) =>
          this.#carry.begin(detail.event, { piece: detail.piece, from: null })}
      ></latrunculi-tray>
      <div class="rest"><slot></slot></div>
      ${carried ? this.#renderCarried(carried) : nothing}
      <p class="unseen" role="status">${this.spoken}</p>
    `;
  }

  #renderCarried({ piece, x, y }: OnItsWay) {
    return html`<latrunculi-pieces
      class="carried"
      .side=${piece.side}
      .kinds=${[piece.kind]}
      .held=${piece.held}
      .diameter=${2 * RADIUS.calculus * this.board.square}
      ${place({ left: `${x}px`, top: `${y}px` })}
    ></latrunculi-pieces>`;
  }
}
