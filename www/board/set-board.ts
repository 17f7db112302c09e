import { css, html, LitElement, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { emptyScene, fitCanvas, type Geometry, paint, type Scene, squareAt } from "../drawing/index.js";
import type { Side, SquareName } from "../engine.js";
import { type Pieces, type Placed } from "../game/setup.js";
import { settings } from "../settings.js";
import { squareName, squareOf } from "../square.js";
import { Watch } from "../store.js";
import { pieceName } from "../text/describe.js";
import { words } from "../text/words.js";
import { shared } from "../ui/styles.js";
import { beside, fitWidth } from "./fit.js";
import { arrows } from "./keyboard.js";
import { Prepared } from "./prepared.js";
import { Room } from "./room.js";
import { gridPlace, squareBeside, squareOfEvent, squareRows } from "./squares.js";
import { boardStyles } from "./styles.js";

/**
 * A board on which pieces are set by hand. It keeps nothing: sends `latrunculi-put` with the name of a square that was
 * clicked, and `latrunculi-take-off` with that of one that was emptied by a key.
 */
@customElement("latrunculi-set-board")
export class SetBoard extends LitElement {
  static override styles = [
    shared,
    boardStyles,
    css`
      .grid button {
        cursor: pointer;
      }
    `,
  ];

  @property({ type: Number }) files = 8;
  @property({ type: Number }) ranks = 8;
  @property({ attribute: false }) pieces: Pieces = new Map();
  @property() bottom: Side = "white";
  /** The piece that a click puts down, `null` where it empties. */
  @property({ attribute: false }) brush: Placed | null = null;
  /** The square whose piece is being carried. */
  @property({ attribute: false }) lifted: SquareName | null = null;
  /** The square on which what is carried would land. */
  @property({ attribute: false }) over: SquareName | null = null;
  /** The squares of which something is wrong. */
  @property({ attribute: false }) wrong: readonly SquareName[] = [];
  /** How much of the window's height is for other things, in pixels, where the board is wide. */
  @property({ type: Number }) rest = 0;
  @property() help = "";

  @query("canvas") private canvas!: HTMLCanvasElement;
  @query(".grid") private grid!: HTMLElement | null;
  @state() private geometry: Geometry | null = null;
  @state() private focused: SquareName = "a1";
  @state() private hasFocus = false;
  @state() private hover: SquareName | null = null;
  readonly #prepared = new Prepared();

  constructor() {
    super();
    new Room(this, () => this.#layout());
    new Watch(this, settings);
    new Watch(this, words);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#prepared.stop();
  }

  /** Side of a square in pixels. */
  get square(): number {
    return this.geometry?.square ?? 0;
  }

  /** The square at a point of the window. */
  squareAt(x: number, y: number): SquareName | null {
    const { left, top } = this.getBoundingClientRect();
    const at = this.geometry && squareAt(this.geometry, x - left, y - top);
    return at && squareName(at);
  }

  #layout(): void {
    const { files, ranks, bottom, clientWidth: width } = this;
    if (width === 0) return;
    const room = { width, files, ranks, theme: settings.value.theme, bottom };
    const beyond = document.documentElement.clientWidth - this.getBoundingClientRect().right;
    const spill = Math.round(Math.min(beside.right, Math.max(0, beyond)));
    const { geometry, height } = fitWidth(room, window.innerHeight, { rest: this.rest, spill });
    this.style.height = `${height}px`;
    if (JSON.stringify(geometry) !== JSON.stringify(this.geometry)) this.geometry = geometry;
  }

  protected override willUpdate(): void {
    const { file, rank } = squareOf(this.focused);
    if (file >= this.files || rank >= this.ranks) this.focused = "a1";
  }

  protected override updated(): void {
    this.#layout();
    const { geometry } = this;
    if (!geometry) return;
    const scene = this.#scene();
    const toCome = this.brush ? [{ ...this.brush, square: squareOf("a1") }] : [];
    const all = { ...scene, pieces: [...scene.pieces, ...toCome] };
    this.#prepared.follow(geometry, all, () => this.requestUpdate());
    const context = this.canvas.getContext("2d");
    if (!context) return;
    fitCanvas(this.canvas, geometry, geometry.density);
    paint(context, geometry, scene, this.#prepared.materials);
  }

  #scene(): Scene {
    const { files, ranks, pieces, brush, lifted, wrong } = this;
    const hot = this.over ?? this.hover ?? (this.hasFocus ? this.focused : null);
    const shows = hot !== null && lifted === null && this.over === null && brush && !pieces.has(hot);
    return {
      ...emptyScene(files, ranks, settings.value.theme),
      coordinates: settings.value.coordinates,
      pieces: [...pieces]
        .filter(([name]) => name !== lifted)
        .map(([name, piece]) => ({ ...piece, square: squareOf(name) })),
      hover: hot === null ? null : squareOf(hot),
      focus: this.hasFocus ? squareOf(this.focused) : null,
      ghost: shows ? { ...brush, square: squareOf(hot) } : null,
      refusal: wrong.length > 0 ? { bars: [], forbidding: wrong.map(squareOf) } : null,
    };
  }

  protected override render() {
    const { geometry } = this;
    return html`<canvas aria-hidden="true"></canvas>${geometry ? this.#renderGrid(geometry) : nothing}`;
  }

  #renderGrid(geometry: Geometry) {
    const { board } = words.value;
    const { files, ranks, pieces } = this;
    const told = (name: SquareName) => {
      const piece = pieces.get(name);
      const content = piece ? pieceName(words.value, piece) : board.empty;
      return { label: board.square(name, content), classes: piece ? "movable" : "" };
    };
    return html`<div
      class="grid"
      role="grid"
      aria-label=${board.label(files, ranks)}
      aria-description=${this.help}
      ${gridPlace(geometry)}
      @click=${this.#click}
      @keydown=${this.#key}
      @pointermove=${this.#point}
      @pointerleave=${() => {
        this.hover = null;
      }}
      @focusin=${this.#focusIn}
      @focusout=${() => {
        this.hasFocus = false;
      }}
    >
      ${squareRows(geometry, this.focused, told)}
    </div>`;
  }

  #tell(name: "latrunculi-put" | "latrunculi-take-off", detail: SquareName): void {
    this.dispatchEvent(new CustomEvent<SquareName>(name, { detail }));
  }

  readonly #click = (event: Event): void => {
    const square = squareOfEvent(event);
    if (square === null) return;
    this.focused = square;
    this.#tell("latrunculi-put", square);
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.geometry) return;
    const arrow = arrows[event.key];
    if (arrow) {
      this.focused = squareBeside(this.geometry, this.focused, ...arrow);
      this.updateComplete.then(() => {
        this.grid?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
      });
    } else if (event.key === "Delete" || event.key === "Backspace") {
      this.#tell("latrunculi-take-off", this.focused);
    } else {
      return;
    }
    event.preventDefault();
  };

  readonly #point = (event: PointerEvent): void => {
    this.hover = event.pointerType === "mouse" ? squareOfEvent(event) : null;
  };

  readonly #focusIn = (event: Event): void => {
    const square = squareOfEvent(event);
    if (square !== null) this.focused = square;
    this.hasFocus = event.target instanceof Element && event.target.matches(":focus-visible");
  };
}
