import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { apology } from "../apology.js";
import { type Geometry, type Square, squareAt } from "../drawing/index.js";
import { nextTask } from "../drawing/slices.js";
import type { GameView, SquareName } from "../engine.js";
import { openSession } from "../game/open.js";
import { other } from "../game/players.js";
import type { Session, SessionState } from "../game/session.js";
import { moves, settings } from "../settings.js";
import { squareName, squareOf } from "../square.js";
import { Watch } from "../store.js";
import { words } from "../text/words.js";
import { afterFrame } from "../ui/later.js";
import { place } from "../ui/place.js";
import { shared } from "../ui/styles.js";
import { Announcer } from "./announcer.js";
import { draggedPiece } from "./dragged.js";
import { type Fit, fitBoard } from "./fit.js";
import { Keyboard } from "./keyboard.js";
import { type Motion, motionOf } from "./motion.js";
import { Pointer } from "./pointer.js";
import { Room } from "./room.js";
import { isLive, sceneOf } from "./scene-of.js";
import { sideRow } from "./side-row.js";
import { tap } from "./sound.js";
import {
  gridPlace,
  isMovable,
  layersPlace,
  sessionSquares,
  squareBeside,
  squareOfEvent,
  squareRows,
} from "./squares.js";
import { boardStyles } from "./styles.js";
import { type Sight, Surface } from "./surface.js";

/** Milliseconds in which the lamp moves to the place that decided. */
const lampTime = 480;

/**
 * Board, input and state of a game. Give it a `session`, or let it open the game of its attribute `game`, the
 * fragment of a link. Sends `latrunculi-ready` when it can be played on, and `latrunculi-action` after each action.
 */
@customElement("latrunculi-board")
export class LatrunculiBoard extends LitElement {
  static override styles = [shared, boardStyles];

  @property({ attribute: false }) session: Session | null = null;
  /** What is shown until there is a session. */
  @property({ attribute: false }) early: SessionState | null = null;
  /** The fragment of a link: the game to open when neither is given. */
  @property() game = "";
  @property() fit: Fit = "stage";

  @query(".lying") private lying!: HTMLCanvasElement | null;
  @query(".aloft") private aloft!: HTMLCanvasElement | null;
  @query(".grid") private grid!: HTMLElement | null;
  @state() private geometry: Geometry | null = null;
  /** Whether the board of a session has been painted: the squares for keys and fingers come after that. */
  @state() private seen = false;
  @state() private focused: SquareName = "a1";
  @state() private hasFocus = false;
  @state() private typed = "";
  @state() private spoken = "";
  /** Whether the game could not be opened. */
  @state() private failed = false;

  #hover: SquareName | null = null;
  #shown: GameView | null = null;
  /** What is on its way, and since when: its first frame is its beginning. */
  #motion: { motion: Motion; begun: number | null } | null = null;
  /** Since when the lamp is on its way. */
  #over: number | null = null;
  /** A piece that was let go by hand lies there already. */
  #dropped = false;
  /** The square that was clicked last before the board could be played on: it counts as soon as that is so. */
  #clicked: Square | null = null;
  #unsubscribe: (() => void) | undefined;
  readonly #room = new Room(this, () => this.#layout());

  readonly #surface = new Surface(
    () => [this.lying, this.aloft],
    (now) => this.#look(now),
  );

  readonly #pointer = new Pointer(() => this.getBoundingClientRect(), {
    geometry: () => this.geometry,
    live: (square) =>
      this.session !== null && isLive(this.session.value, this.session.open, squareName(square)),
    movable: (square) => this.session !== null && isMovable(this.session, squareName(square)),
    hover: (square) => this.#point(square),
    choose: (square) => this.#choose(squareName(square)),
    drag: (from, x, y, over) => this.session?.drag(squareName(from), x, y, over && squareName(over)),
    drop: (square) => this.session?.drop(square && squareName(square)),
    giveUp: () => this.session?.clear(),
  });

  readonly #announcer = new Announcer((text) => {
    this.spoken = text;
  });

  readonly #keyboard = new Keyboard({
    session: () => this.session,
    focus: (columns, rows) => this.#step(columns, rows),
    typed: (text) => {
      this.typed = text;
      this.#announcer.typed(text);
    },
  });

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
    this.addEventListener("click", this.#clickEarly);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#attend();
    if (!this.#state) this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
    this.#surface.stop();
  }

  async #open(): Promise<void> {
    try {
      const session = await openSession(this.game);
      this.session ??= session;
    } catch (error) {
      console.error(error);
      this.failed = true;
    }
  }

  /** Follows the session, as long as the board is in a page. */
  #attend(): void {
    this.#unsubscribe?.();
    if (!this.isConnected || !this.session) return;
    this.#unsubscribe = this.session.subscribe((state) => this.#follow(state));
    this.#follow(this.session.value);
  }

  /** What moves comes first: all that is said of it, and the squares to touch, one frame later. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.#motion) await afterFrame();
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.ariaBusy = this.seen || this.failed ? null : "true";
    if (changed.has("session")) this.#attend();
    if (changed.has("session") || changed.has("fit")) this.#layout();
  }

  protected override updated(changed: PropertyValues): void {
    this.#layout();
    // What was painted is of another size.
    if (changed.has("geometry")) this.#surface.paintAll(performance.now());
    // What moves is painted anyway.
    else if (!this.#motion) this.#surface.soon();
    if (this.session && this.geometry && !this.seen) this.#show();
    else if (this.seen && changed.has("seen")) {
      this.dispatchEvent(new Event("latrunculi-ready", { composed: true }));
      if (this.#clicked) this.#choose(squareName(this.#clicked));
    }
  }

  async #show(): Promise<void> {
    await nextTask();
    this.seen = true;
    // Said only now: what a status says from the beginning is not heard.
    if (this.session?.value.arrival === "start") this.#announce(null, this.session.value);
  }

  get #state(): SessionState | null {
    return this.session?.value ?? this.early;
  }

  /** Takes notice of a new state: what moved, what is to be said and heard. */
  #follow(state: SessionState): void {
    const before = this.#shown;
    const { view } = state;
    if (before !== view) {
      this.#shown = view;
      const motion = before && moves() ? motionOf(before, view, state.rules["catch"] === "held") : null;
      const dragged = state.arrival === "action" && this.#dropped;
      this.#motion = motion && !dragged ? { motion, begun: null } : null;
      this.#over = view.outcome && before && moves() ? performance.now() : null;
      if (before) this.#announce(before, state);
    }
    this.#announcer.hint(state);
    this.#dropped = state.input.kind === "dragging";
    if (this.#motion?.begun === null) this.#surface.begin();
    else this.#surface.soon();
    this.requestUpdate();
  }

  #announce(before: GameView | null, state: SessionState): void {
    this.#announcer.position(before, state);
    const { view, arrival } = state;
    const last = view.actions[view.ply - 1];
    if (arrival !== "action" || !last) return;
    if (settings.value.sound) tap(last.effects.lifted.length > 0);
    this.dispatchEvent(new CustomEvent("latrunculi-action", { detail: last, bubbles: true, composed: true }));
  }

  #layout(): void {
    const state = this.#state;
    if (!state || !this.isConnected) return;
    // What stands below the board must not be laid out before its height is known.
    if (this.fit !== "stage" && this.#room.size.width === 0) this.#room.size = this.getBoundingClientRect();
    const { width, height } = this.#room.size;
    if (width === 0) return;
    const { view, bottom } = state;
    const board = { files: view.files, ranks: view.ranks, theme: settings.value.theme, bottom };
    const { geometry, tall } = fitBoard(this.fit, { ...board, width, height });
    this.style.height = tall === null ? "" : `${tall}px`;
    if (JSON.stringify(geometry) !== JSON.stringify(this.geometry)) this.geometry = geometry;
  }

  /** What is to be seen at a moment; a motion or the way of the lamp that is at its end is over. */
  #look(now: number): Sight | null {
    const { geometry } = this;
    const state = this.#state;
    if (!geometry || !state) return null;
    const { theme } = settings.value;
    if (this.#motion) this.#motion.begun ??= now;
    const elapsed = Math.max(0, now - (this.#motion?.begun ?? now));
    const arrived = this.#motion !== null && elapsed >= this.#motion.motion.duration;
    if (arrived) this.#motion = null;
    const motion = this.#motion?.motion;
    const frame = motion?.at(elapsed);
    const dragged = draggedPiece(state, geometry);
    const moving = [...(frame?.moving ?? []), ...(dragged ? [dragged] : [])];
    const lamp = this.#over === null ? 1 : Math.min(1, Math.max(0, now - this.#over) / lampTime);
    const lampMoves = this.#over !== null;
    if (lamp === 1) this.#over = null;
    const scene = () =>
      sceneOf(
        state,
        this.session?.open ?? false,
        { hover: this.#hover, focus: this.hasFocus ? this.focused : null },
        settings.value,
        moving,
        frame?.arriving ?? new Set(),
        lamp,
      );
    const changes = lampMoves ? "all" : arrived ? "end" : this.#motion ? "moving" : "nothing";
    return {
      geometry,
      theme,
      moving,
      ways: [...(motion?.ways ?? []), ...(dragged ? [dragged] : [])],
      scene,
      changes,
    };
  }

  /** The square under the pointer, for whoever says what would happen there. */
  #point(square: Square | null): void {
    const name = square && squareName(square);
    if (name === this.#hover) return;
    this.#hover = name;
    this.#tellHot();
  }

  #tellHot(): void {
    this.#surface.soon();
    const detail = this.#hover ?? (this.hasFocus ? this.focused : null);
    this.dispatchEvent(new CustomEvent<SquareName | null>("latrunculi-hot", { detail }));
  }

  #choose(square: SquareName): void {
    this.focused = square;
    this.session?.choose(square);
  }

  /** Moves the keyboard's square by so many columns and rows, as the board lies. */
  #step(columns: number, rows: number): void {
    const { geometry } = this;
    if (!geometry) return;
    this.focused = squareBeside(geometry, this.focused, columns, rows);
    this.updateComplete.then(() => this.focus());
  }

  /** Gives the focus to the square where the keyboard is. */
  override focus(options?: FocusOptions): void {
    this.grid?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(options);
  }

  protected override render() {
    const { session, geometry, seen } = this;
    return html`
      ${this.failed && !this.#state ? apology() : nothing}
      ${geometry ? this.#renderLayers(geometry) : nothing}
      ${session && geometry && seen ? this.#renderOver(session, geometry) : nothing}
      <p class="unseen" role="status">${this.spoken}</p>
    `;
  }

  /** Only where they belong: to come there from elsewhere would count as a shift. */
  #renderLayers(geometry: Geometry) {
    return html`<div class="layers" aria-hidden="true" ${layersPlace(geometry)}>
      <canvas class="lying"></canvas>
      <canvas class="aloft"></canvas>
    </div>`;
  }

  #renderOver(session: Session, geometry: Geometry) {
    const top = other(session.value.bottom);
    const { body, edge } = geometry;
    return html`
      ${this.fit === "stage" ? sideRow(session.value, top, geometry, body.y - 56) : nothing}
      ${this.#renderGrid(session, geometry)}
      ${
        this.fit === "stage"
          ? sideRow(session.value, session.value.bottom, geometry, body.y + body.height + edge + 20)
          : nothing
      }
      ${this.#renderTyped(geometry)}
    `;
  }

  #renderTyped({ grid }: Geometry) {
    if (this.typed === "") return nothing;
    const at = place({ left: `${grid.x}px`, top: `${Math.max(0, grid.y - 34)}px` });
    return html`<p class="typed" ${at}>${words.value.board.typed(this.typed)}</p>`;
  }

  /** The squares as they lie, for keys, screen readers and fingers. */
  #renderGrid(session: Session, geometry: Geometry) {
    const { files, ranks } = geometry;
    const focused = squareOf(this.focused);
    if (focused.file >= files || focused.rank >= ranks) this.focused = "a1";
    return html`<div
      class="grid"
      role="grid"
      aria-label=${words.value.board.label(files, ranks)}
      aria-description=${words.value.board.help}
      ${gridPlace(geometry)}
      @pointerdown=${this.#pointer.down}
      @mousedown=${this.#pointer.mouseDown}
      @pointermove=${this.#pointer.move}
      @pointerup=${this.#pointer.up}
      @pointercancel=${this.#pointer.cancel}
      @pointerleave=${this.#pointer.leave}
      @click=${this.#click}
      @keydown=${this.#keyboard.down}
      @focusin=${this.#focusIn}
      @focusout=${this.#focusOut}
    >
      ${squareRows(geometry, this.focused, sessionSquares(session))}
    </div>`;
  }

  readonly #clickEarly = ({ clientX, clientY }: MouseEvent): void => {
    if (this.seen || !this.geometry) return;
    const { left, top } = this.getBoundingClientRect();
    this.#clicked = squareAt(this.geometry, clientX - left, clientY - top);
  };

  readonly #click = (event: Event): void => {
    if (this.#pointer.takeClick()) return;
    const square = squareOfEvent(event);
    if (square !== null) this.#choose(square);
  };

  readonly #focusIn = (event: Event): void => {
    const square = squareOfEvent(event);
    if (square !== null) this.focused = square;
    this.hasFocus = event.target instanceof Element && event.target.matches(":focus-visible");
    this.#tellHot();
  };

  readonly #focusOut = (): void => {
    this.hasFocus = false;
    this.#keyboard.forget();
    this.#tellHot();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "latrunculi-board": LatrunculiBoard;
  }
}
