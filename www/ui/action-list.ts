import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import type { PlayedAction, Side } from "../engine.js";
import type { Session, SessionState } from "../game/session.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";
import { colourOf, readable, readableTaken } from "../text/describe.js";
import { words } from "../text/words.js";
import { LaterElement } from "./later.js";
import { shared } from "./styles.js";

/** What one side did in a row, with the number of actions played after each. */
interface Turn {
  side: Side;
  actions: { action: PlayedAction; ply: number }[];
}

function turnsOf(actions: readonly PlayedAction[]): Turn[] {
  const turns: Turn[] = [];
  actions.forEach((action, index) => {
    const last = turns.at(-1);
    const entry = { action, ply: index + 1 };
    if (last?.side === action.side) last.actions.push(entry);
    else turns.push({ side: action.side, actions: [entry] });
  });
  return turns;
}

/** The list of actions; each leads to the position after it. */
@customElement("latrunculi-actions")
export class ActionList extends LaterElement {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
      }
      .columns,
      li {
        display: grid;
        grid-template-columns: 1.875rem 1fr 1fr;
      }
      .columns {
        align-items: center;
        min-height: 26px;
        margin-bottom: 4px;
        border-bottom: 1px solid var(--line);
        color: var(--ink-2);
        font-size: var(--t-13);
        flex: none;
      }
      ol {
        list-style: none;
        overflow-y: auto;
        scrollbar-width: thin;
        min-height: 0;
        flex: 1;
      }
      /* Room to have a whole row at the top whichever is the last one. */
      ol::after {
        content: "";
        display: block;
        height: 28px;
      }
      li {
        min-height: 29px;
        align-items: baseline;
      }
      .number {
        color: var(--ink-2);
        font-size: var(--t-13);
      }
      button {
        margin-left: -6px;
        padding: 3px 6px;
        min-height: 28px;
        border-radius: 3px;
      }
      /* Actions of one turn. */
      button + button {
        margin-left: 0;
      }
      button:hover {
        background: color-mix(in srgb, var(--ink) 8%, transparent);
      }
      button[aria-current] {
        background: color-mix(in srgb, var(--ink) 10%, transparent);
        box-shadow: inset 0 0 0 1px var(--line-2);
        font-weight: 500;
      }
      button.later {
        color: var(--ink-2);
      }
      @media (forced-colors: active) {
        button[aria-current]:not(:focus-visible) {
          outline: 1px solid;
          outline-offset: -1px;
        }
      }
      @media print {
        ol {
          overflow: visible;
        }
        li {
          break-inside: avoid;
        }
        button.later {
          display: none;
        }
      }
      .taken {
        margin-left: 0.35em;
        color: var(--ink-2);
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) state!: SessionState;
  @query("ol") private list!: HTMLElement | null;
  #shownPly = -1;
  /** What stands above the list comes and grows after it, and so leaves it less room. */
  readonly #resize = new ResizeObserver(() => {
    if (this.list?.scrollTop === this.#scrolled) this.#reveal();
  });
  /** How far the list was scrolled last, if not by hand. */
  #scrolled = 0;

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resize.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resize.disconnect();
  }

  protected override updated(): void {
    const { ply } = this.state.view;
    if (ply === this.#shownPly) return;
    this.#shownPly = ply;
    this.#reveal();
  }

  /** Brings the action that is shown into sight, below a row that is whole. Only the list scrolls, never the page. */
  #reveal(): void {
    const { list } = this;
    const current = list?.querySelector("[aria-current]")?.closest("li");
    if (!list || !current) return;
    const top = current.offsetTop - list.offsetTop;
    const end = top + current.offsetHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (end > list.scrollTop + list.clientHeight) {
      const first = [...list.querySelectorAll("li")].find(
        (row) => end - (row.offsetTop - list.offsetTop) <= list.clientHeight,
      );
      list.scrollTop = (first ?? current).offsetTop - list.offsetTop;
    }
    this.#scrolled = list.scrollTop;
  }

  protected override render() {
    const { view } = this.state;
    const turns = turnsOf(view.actions);
    const first = turns[0]?.side ?? view.side;
    const second: Side = first === "white" ? "black" : "white";
    const rows: { one: Turn | undefined; two: Turn | undefined }[] = [];
    for (let index = 0; index < turns.length; index += 2)
      rows.push({ one: turns[index], two: turns[index + 1] });
    return html`
      <div class="columns" aria-hidden="true">
        <span></span><span>${words.value.colour(colourOf(first))}</span><span>${words.value.colour(colourOf(second))}</span>
      </div>
      <ol aria-label=${words.value.list.label} tabindex=${view.actions.length > 6 ? 0 : nothing}>
        <li><span class="number">0</span><span>${this.#renderStep(0, html`${words.value.list.start}`)}</span></li>
        ${rows.map(
          ({ one, two }, index) =>
            html`<li><span class="number">${index + 1}</span>${this.#renderTurn(one)}${this.#renderTurn(two)}</li>`,
        )}
      </ol>
    `;
  }

  #renderTurn(turn: Turn | undefined) {
    if (!turn) return html`<span></span>`;
    return html`<span>
      ${turn.actions.map(({ action, ply }) => {
        const taken = readableTaken(action);
        return this.#renderStep(
          ply,
          html`${readable(words.value, action.text)}${taken === "" ? nothing : html`<span class="taken">${taken}</span>`}`,
        );
      })}
    </span>`;
  }

  /** Leads to the position after so many actions. */
  #renderStep(ply: number, text: TemplateResult) {
    const shown = this.state.view.ply;
    return html`<button
      type="button"
      class=${ply > shown ? "later" : ""}
      aria-current=${ply === shown ? "true" : nothing}
      @click=${() => this.session.goTo(ply)}
    >${text}</button>`;
  }
}
