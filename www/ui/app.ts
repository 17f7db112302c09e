import { html, LitElement, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import "../board/latrunculi-board.js";
import { afterOthers } from "../drawing/slices.js";
import type { Side, SquareName } from "../engine.js";
import { other } from "../game/players.js";
import type { Session, SessionState } from "../game/session.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";
import { rulesetTitle } from "../text/titles.js";
import { learnMore, words } from "../text/words.js";
import { appStyles } from "./app-styles.js";
import { type IconName, icon } from "./icons.js";
import "./missing.js";
import "./panel.js";
import "./players.js";
import type { Place } from "./show.js";
import { shared } from "./styles.js";
import { type Stop, start, type Trail } from "./trail.js";

/** Where the page stands upright, in letters, so that large ones count: the board across the width, the players above and below it. */
const upright = matchMedia(
  "screen and (max-width: 47.5em), screen and (max-width: 62.5em) and (orientation: portrait)",
);

/** Where a phone lies on its side: the board as high as the window, all else as on an upright page, beside it. */
const flat = matchMedia("screen and (min-width: 35em) and (max-height: 30em) and (orientation: landscape)");

const layoutNow = () => ({ isFlat: flat.matches, isUpright: upright.matches || flat.matches });

/** Views that take the place of the board. */
const views = ["gallery", "editor", "own-rules"] as const;

/** The parts of the page that are not needed to play come when they are asked for. */
const parts: Partial<Record<Place, () => Promise<unknown>>> = {
  gallery: () => import("./gallery.js"),
  editor: () => import("./editor.js"),
  "own-rules": () => import("./own-rules.js"),
  "new-game": () => import("./new-game.js"),
  share: () => import("./share.js"),
  settings: () => import("./settings-dialog.js"),
  rules: () => import("./rules.js"),
  resign: () => import("./small-dialogs.js"),
  actions: () => import("./small-dialogs.js"),
  more: () => import("./small-dialogs.js"),
};

/** The whole page. */
@customElement("latrunculi-app")
export class App extends LitElement {
  static override styles = [shared, appStyles];

  /** What is shown until there is a session. */
  @property({ attribute: false }) early: SessionState | null = null;
  @property({ attribute: false }) session: Session | null = null;
  @property({ attribute: false }) trail: Trail | null = null;
  /** What was to be shown when a part of the page did not come. */
  @state() private missing: Place | null = null;
  @state() private hot: SquareName | null = null;
  @state() private layout = layoutNow();
  /** Whether the board can be played on: all else comes after it. */
  @state() private begun = false;
  @query("main") private main!: HTMLElement;
  @query("latrunculi-board") private board!: HTMLElement | null;
  /** The place that was last drawn. */
  #drawn: Place = "play";
  /** How often a place was asked for. */
  #asked = 0;

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
    new Watch(this, () => this.session);
    new Watch(this, () => this.trail);
    this.addEventListener("latrunculi-show", ({ detail }) => this.#show(detail));
    this.addEventListener("latrunculi-missing", ({ detail }) => this.#miss(detail));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const query of [upright, flat]) query.addEventListener("change", this.#turned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const query of [upright, flat]) query.removeEventListener("change", this.#turned);
  }

  readonly #begin = async (): Promise<void> => {
    await afterOthers();
    this.begun = true;
  };

  readonly #turned = (): void => {
    // What is being printed stays as it is: nothing is drawn anew in time.
    if (matchMedia("print").matches) return;
    this.layout = layoutNow();
  };

  async #show(place: Place): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    const come = Promise.all([parts[place]?.(), place === "play" ? undefined : learnMore()]);
    const fault = await come.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    // What was asked for later is not replaced by what comes later.
    if (number !== this.#asked) return;
    if (fault !== null) {
      console.error(fault.error);
      this.#miss(place);
      return;
    }
    this.missing = null;
    const { place: here } = this.#stop;
    const isView = place === "play" || views.some((view) => view === place);
    this.trail?.show(isView ? { place, dialog: null } : { place: here, dialog: place });
    await this.updateComplete;
    // A view that is there already is asked for to be seen from its top, too.
    if (place === here) this.#face();
  }

  /** Turns to what is shown in the place of the board, or to the board. */
  #face(): void {
    window.scrollTo(0, 0);
    this.main.focus({ preventScroll: true });
  }

  /** Leaves the dialog that is open, if one is. */
  readonly #close = (): void => {
    const { place, dialog } = this.#stop;
    if (dialog !== null) this.trail?.show({ place, dialog: null });
  };

  /** A dialog would stand before the message. */
  #miss(place: Place): void {
    this.#close();
    this.missing = place;
  }

  get #state(): SessionState | null {
    return this.session?.value ?? this.early;
  }

  get #stop(): Stop {
    return this.trail?.value ?? start;
  }

  protected override willUpdate(): void {
    this.toggleAttribute("upright", this.layout.isUpright);
    this.toggleAttribute("flat", this.layout.isFlat);
    const { place, dialog } = this.#stop;
    this.toggleAttribute("whole", place !== "play");
    this.toggleAttribute("dialog", dialog !== null);
    if (this.session) this.session.unseen = place !== "play" || dialog !== null;
    if (!this.#state) return;
    const { files, ranks } = this.#state.view;
    // Wider boards are turned a quarter there.
    this.style.setProperty("--shape", String(files > 12 ? ranks / files : files / ranks));
  }

  protected override updated(): void {
    const { place } = this.#stop;
    if (place === this.#drawn) return;
    this.#drawn = place;
    this.#face();
  }

  protected override render() {
    const { session } = this;
    const state = this.#state;
    if (!state) return nothing;
    return html`<header>${this.begun ? this.#renderHeader() : nothing}</header>
      ${session && this.#stop.place !== "play" ? this.#renderView(session) : this.#renderPlay(state)}
      ${session ? this.#renderDialog(session) : nothing} ${this.#renderMissing()}`;
  }

  #renderMissing() {
    const { missing } = this;
    if (missing === null) return nothing;
    return html`<latrunculi-missing
      @again=${() => this.#show(missing)}
      @close=${() => {
        this.missing = null;
      }}
    ></latrunculi-missing>`;
  }

  #renderHeader() {
    const { nav, title } = words.value;
    return html`<button class="skip" type="button" @click=${() => (this.board ?? this.main).focus()}>${nav.skip}</button>
      <button class="name" type="button" @click=${() => this.#show("play")}>${title}</button>
      <nav aria-label=${nav.main}>
        ${this.layout.isUpright ? nothing : this.#link("new-game", "begin", words.value.act.newGame)}
        ${this.#link("gallery", "rulesets", nav.rulesets)} ${this.#link("rules", "rules", nav.rules)}
        ${this.#link("share", "share", nav.share)} ${this.#link("settings", "settings", nav.settings)}
      </nav>`;
  }

  #link(place: Place, name: IconName, word: string) {
    return html`<button
      type="button"
      aria-current=${this.#stop.place === place ? "page" : nothing}
      @click=${() => this.#show(place)}
    >
      ${icon(name)}<span class=${this.layout.isUpright ? "unseen" : ""}>${word}</span>
    </button>`;
  }

  #renderPlay(state: SessionState) {
    const { session } = this;
    const { isUpright, isFlat } = this.layout;
    const bench = (place: "above" | "below", side: Side) =>
      isUpright
        ? html`<latrunculi-bench class=${place} .state=${state} .side=${side}></latrunculi-bench>`
        : nothing;
    const above = bench("above", other(state.bottom));
    const below = bench("below", state.bottom);
    const panel = html`<latrunculi-panel
        role="complementary"
        aria-label=${rulesetTitle(words.value, state.view.ruleset)}
        .session=${session}
        .state=${state}
        .hot=${this.hot}
        ?phone=${isUpright}
      ></latrunculi-panel>`;
    return html`
      <main tabindex="-1">
        ${isFlat ? nothing : above}
        <latrunculi-board
          .session=${session}
          .early=${this.early}
          .fit=${isUpright ? "width" : "stage"}
          @latrunculi-hot=${(event: CustomEvent<SquareName | null>) => {
            this.hot = event.detail;
          }}
          @latrunculi-ready=${this.#begin}
        ></latrunculi-board>
        ${isFlat ? nothing : below}
      </main>
      ${isFlat ? [above, below] : nothing} ${this.begun ? panel : nothing}
    `;
  }

  #renderView(session: Session) {
    const view = () => {
      switch (this.#stop.place) {
        case "editor":
          return html`<latrunculi-editor .session=${session}></latrunculi-editor>`;
        case "own-rules":
          return html`<latrunculi-own-rules .session=${session}></latrunculi-own-rules>`;
        default:
          return html`<latrunculi-gallery .session=${session}></latrunculi-gallery>`;
      }
    };
    // What was begun in a view belongs to the game that it was begun with.
    return html`<main class="whole" tabindex="-1">${keyed(session.table, view())}</main>`;
  }

  #renderDialog(session: Session) {
    const close = this.#close;
    switch (this.#stop.dialog) {
      case "new-game":
        return html`<latrunculi-new-game .session=${session} @close=${close}></latrunculi-new-game>`;
      case "share":
        return html`<latrunculi-share .session=${session} @close=${close}></latrunculi-share>`;
      case "settings":
        return html`<latrunculi-settings @close=${close}></latrunculi-settings>`;
      case "rules":
        return html`<latrunculi-rules .session=${session} @close=${close}></latrunculi-rules>`;
      case "resign":
        return html`<latrunculi-resign .session=${session} @close=${close}></latrunculi-resign>`;
      case "actions":
        return html`<latrunculi-actions-dialog .session=${session} @close=${close}></latrunculi-actions-dialog>`;
      case "more":
        return html`<latrunculi-more .session=${session} @close=${close}></latrunculi-more>`;
      default:
        return nothing;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "latrunculi-app": App;
  }
}
