import { css, html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import type { SquareName } from "../engine.js";
import { baseOf, isChanged, startOf } from "../game/rulesets.js";
import type { Session, SessionState } from "../game/session.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";
import { readable } from "../text/describe.js";
import { factsOf } from "../text/facts.js";
import { byline, rulesetTitle } from "../text/titles.js";
import { words } from "../text/words.js";
import "./action-list.js";
import "./fault-alert.js";
import { KeepFocus } from "./focus.js";
import "./players.js";
import "./result.js";
import "./say.js";
import { LaterElement } from "./later.js";
import { refusalOf, refusalStyles } from "./refusal.js";
import { show } from "./show.js";
import { shared } from "./styles.js";
import "./tools.js";

/** The label beside the board: which rules, who plays, what is asked, what was played. */
@customElement("latrunculi-panel")
export class Panel extends LaterElement {
  static override styles = [
    shared,
    refusalStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
        padding: 28px 48px 24px 8px;
      }
      :host(:not([ready])) {
        visibility: hidden;
      }
      h1 {
        font-size: var(--t-28);
        line-height: 1.15;
        letter-spacing: -0.005em;
      }
      /* It scrolls where it is long: the tools stay in the window. */
      latrunculi-fault-alert {
        display: block;
        min-height: 0;
        margin-bottom: 20px;
        overflow-y: auto;
      }
      .by {
        margin-top: 6px;
        color: var(--ink-2);
      }
      .facts {
        margin-top: 14px;
        text-wrap: pretty;
      }
      latrunculi-players {
        margin-top: 24px;
      }
      latrunculi-say {
        margin-top: 22px;
      }
      latrunculi-actions {
        margin-top: 18px;
        flex: 1 0 5.5rem;
        overflow: hidden;
      }
      .nothing {
        flex: 1;
        margin-top: 18px;
        color: var(--ink-2);
        font-size: var(--t-13);
      }
      latrunculi-tools {
        margin: 16px -10px 0;
      }
      .foot {
        display: flex;
        justify-content: space-between;
        align-items: center;
        gap: 16px;
        min-height: 44px;
        font-size: var(--t-13);
        color: var(--ink-2);
      }
      .foot button {
        min-height: 44px;
        color: var(--ink);
        text-decoration: underline;
        text-decoration-color: var(--line-2);
        text-underline-offset: 4px;
      }
      .foot b {
        color: var(--ink);
        font-weight: 500;
      }
      .foot span {
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      :host([phone]) {
        padding: 12px 20px calc(var(--bar, 72px) + 2rem);
      }
      :host([phone]) latrunculi-say {
        margin-top: 0;
      }
      /* At the foot of the window, whatever is seen of the page: the tools, and above them what was wrong with the link
         or why something is refused. */
      .bar {
        position: fixed;
        inset: auto 0 0 var(--board-width, 0px);
        z-index: 3;
      }
      .bar > * {
        border-top: 1px solid var(--line);
        background: var(--wall);
      }
      .bar > .refused {
        padding: 10px 20px;
      }
      .bar > latrunculi-fault-alert {
        max-height: 45dvh;
        margin: 0;
      }
      .bar > latrunculi-tools {
        margin: 0;
        padding: 6px 8px max(10px, env(safe-area-inset-bottom));
      }
      .paper {
        display: none;
      }
      @media print {
        :host,
        :host([phone]) {
          padding: 0;
        }
        p.paper {
          display: block;
          margin: 12px 0;
          font-size: var(--t-21);
        }
        latrunculi-actions.paper {
          display: flex;
        }
        .paper {
          display: block;
        }
        latrunculi-fault-alert,
        latrunculi-say,
        latrunculi-tools,
        .bar,
        .facts,
        .foot {
          display: none;
        }
        latrunculi-actions {
          flex: none;
        }
      }
      @media screen and (max-height: 42em) {
        :host([phone]) {
          padding-top: 6px;
        }
        .bar > .refused {
          padding-block: 6px;
        }
        .ends {
          display: none;
        }
      }
      @media screen and (max-height: 47.5em) {
        :host(:not([phone])) {
          padding-top: 16px;
        }
        .facts {
          margin-top: 8px;
        }
        latrunculi-players,
        latrunculi-say,
        latrunculi-actions {
          margin-top: 14px;
        }
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) state!: SessionState;
  @property({ attribute: false }) hot: SquareName | null = null;
  @property({ type: Boolean, reflect: true }) phone = false;
  @query(".bar") private bar!: HTMLElement | null;
  /** Keeps as much room below the page as the bar at the foot of the window hides. */
  readonly #barSize = new ResizeObserver(() => {
    if (this.bar) this.style.setProperty("--bar", `${this.bar.offsetHeight}px`);
  });

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
    new KeepFocus(this, () => this.renderRoot.querySelector<LitElement>("latrunculi-result, latrunculi-say"));
  }

  /** The parts come one after the other, and are shown together, so that none shifts. */
  protected override async firstUpdated(): Promise<void> {
    const parts = [...this.renderRoot.querySelectorAll("*")].filter((part) => part instanceof LitElement);
    await Promise.all(parts.map((part) => part.updateComplete));
    this.toggleAttribute("ready", true);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("phone")) return;
    this.#barSize.disconnect();
    if (this.bar) this.#barSize.observe(this.bar);
  }

  protected override render() {
    const { session, state, phone } = this;
    const tools = html`<latrunculi-tools .session=${session} .state=${state} ?phone=${phone}></latrunculi-tools>`;
    // On paper there is room for what the window has none for.
    const onPaper = phone || state.view.outcome;
    const faults =
      state.faults.length === 0
        ? nothing
        : html`<latrunculi-fault-alert .session=${session} .state=${state} tabindex="0"></latrunculi-fault-alert>`;
    return html`
      ${phone ? nothing : faults}
      ${onPaper ? html`<p class="paper serif">${rulesetTitle(words.value, state.view.ruleset)}</p>` : nothing}
      ${state.view.outcome ? this.#renderResult() : phone ? this.#renderSay() : this.#renderGame()}
      ${phone ? this.#renderFoot() : nothing}
      ${phone ? html`<div class="bar">${faults}${refusalOf(state.refusal)}${tools}</div>` : state.view.outcome ? nothing : tools}
      ${onPaper ? this.#renderActions("paper") : nothing}
    `;
  }

  #renderActions(where: string) {
    const { session, state } = this;
    return state.view.actions.length > 0
      ? html`<latrunculi-actions class=${where} .session=${session} .state=${state}></latrunculi-actions>`
      : nothing;
  }

  #renderResult() {
    const { session, state, phone } = this;
    return html`<latrunculi-result .session=${session} .state=${state} ?phone=${phone}></latrunculi-result>`;
  }

  #renderSay() {
    const title = rulesetTitle(words.value, this.state.view.ruleset);
    return html`${this.phone ? html`<h1 class="unseen">${title}</h1>` : nothing}<latrunculi-say .session=${this.session} .state=${this.state} .hot=${this.hot} ?phone=${this.phone}></latrunculi-say>`;
  }

  #renderGame() {
    const { state } = this;
    const { ruleset, actions } = state.view;
    const preset = baseOf(ruleset);
    const facts = factsOf(words.value, state.rules, startOf(ruleset));
    return html`
      <h1>${rulesetTitle(words.value, ruleset)}</h1>
      <p class="by">${preset ? byline(words.value, preset) : nothing}${isChanged(ruleset) ? html` · ${words.value.changed}` : nothing}</p>
      <p class="facts" ?hidden=${state.faults.length > 0}>${facts.moves} ${facts.catches} <span class="ends">${facts.ends}</span></p>
      <latrunculi-players .state=${state}></latrunculi-players>
      ${this.#renderSay()}
      ${actions.length > 0 ? this.#renderActions("") : html`<p class="nothing">${words.value.list.none}</p>`}
    `;
  }

  /** The ruleset and the last actions, where the list has no room. */
  #renderFoot() {
    const { view } = this.state;
    const last = view.actions
      .slice(Math.max(0, view.ply - 3), view.ply)
      .map((action) => readable(words.value, action.text));
    const end = last.pop();
    return html`<p class="foot">
      <button type="button" @click=${() => show(this, "rules")}>${rulesetTitle(words.value, view.ruleset)}</button>
      <span>${last.join("  ")} ${end === undefined ? nothing : html` <b>${end}</b>`}</span>
    </p>`;
  }
}
