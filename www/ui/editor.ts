import { css, html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Game, type SquareName } from "../engine.js";
import { Draft } from "../game/draft.js";
import type { PositionFault } from "../game/faults.js";
import { startOf } from "../game/rulesets.js";
import {
  type Edit,
  edited,
  heldIn,
  heldWrongly,
  openSetup,
  type Placed,
  readSetup,
  type Setup,
  setupText,
} from "../game/setup.js";
import { isRecord } from "../memory.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";
import { colourOf, result } from "../text/describe.js";
import { boardSize, fullSet } from "../text/facts.js";
import { faultText } from "../text/fault-text.js";
import { more, words } from "../text/words.js";
import { GameElement } from "./game-element.js";
import { icon } from "./icons.js";
import "./piece-setter.js";
import { show } from "./show.js";
import { formStyles, shared, toolStyles, viewStyles } from "./styles.js";
import { tool } from "./tool.js";

const sides = ["white", "black"] as const;

/** The height of the page's head, and some air, in pixels: the board takes the rest of the window. */
const head = 120;

/** Why a position cannot be played from, and which squares it is about. */
interface Wrong {
  text: string;
  squares: readonly SquareName[];
}

/** What has been set up beside a game. */
interface Work {
  /** What was there before each change that has been made, and what is there now, in notation. */
  steps: readonly string[];
  /** The position of the game at that time. */
  position: string;
}

function isWork(value: unknown): value is Work {
  if (!isRecord(value)) return false;
  const { steps, position } = value;
  return (
    Array.isArray(steps) && steps.every((step) => typeof step === "string") && typeof position === "string"
  );
}

const draft = new Draft("setup", isWork);

/** Any position of the rules in play, set up by hand. */
@customElement("latrunculi-editor")
export class Editor extends GameElement {
  static override styles = [
    shared,
    formStyles,
    toolStyles,
    viewStyles,
    css`
      .lead {
        margin: 8px 0 20px;
        color: var(--ink-2);
        text-wrap: pretty;
      }
      .form {
        display: grid;
        gap: 16px;
        margin-top: 12px;
      }
      .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.125rem), 1fr));
        gap: 4px 24px;
        align-items: end;
      }
      legend {
        grid-column: 1 / -1;
      }
      .tools {
        display: flex;
        margin: 0 -10px;
      }
      .wrong {
        display: flex;
        gap: 8px;
        color: var(--accent);
      }
      /* It takes no room, and is there to be told. */
      .over:empty {
        position: absolute;
      }
      .button {
        width: 100%;
      }
      @media (max-width: 47.5em), (max-width: 62.5em) and (orientation: portrait) {
        :host {
          --bleed: 20px;
        }
      }
    `,
  ];

  @state() private steps: Work["steps"] = [];
  private setup = readSetup("");
  @state() private wrong: Wrong | null = null;

  constructor() {
    super();
    new Watch(this, settings);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { position } = this.session.value.view;
    const work = draft.open(this.session);
    const steps = work && work.steps.length > 1 ? work.steps : [];
    // Where the game has gone on meanwhile, its position is what is seen; Undo leads to what was set up.
    this.#show(work?.position === position && steps.length > 0 ? steps : [...steps, position]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#keep();
  }

  #keep(): void {
    draft.keep(this.session, { steps: this.steps, position: this.session.value.view.position });
  }

  /** Shows the last of some positions, of which nobody has found fault yet. */
  #show(steps: Work["steps"]): void {
    this.steps = steps;
    this.setup = readSetup(steps.at(-1) ?? "");
    this.wrong = null;
    this.#keep();
  }

  /** Shows another position. */
  #set(setup: Setup): void {
    const { files, ranks } = boardSize(this.session.value.rules);
    this.#show([...this.steps, setupText(setup, files, ranks)]);
  }

  /** Changes the position by hand. For how long nothing has been taken is not known of it. */
  #edit(change: Partial<Setup>): void {
    this.#set({ ...this.setup, quiet: "0", ...change });
  }

  #undo(): void {
    if (this.steps.length > 1) this.#show(this.steps.slice(0, -1));
  }

  readonly #key = (event: KeyboardEvent): void => {
    const writes = event.composedPath()[0] instanceof HTMLInputElement;
    if (!(event.ctrlKey || event.metaKey) || event.key !== "z" || writes) return;
    event.preventDefault();
    this.#undo();
  };

  #start(): string {
    return startOf(this.session.value.view.ruleset);
  }

  /** The pieces that the rules in play have, and the empty square. */
  #choices(): (Placed | null)[] {
    const kinds = [...fullSet({ start: this.#start() }).keys()];
    const holds = this.session.value.rules["catch"] === "held" ? [false, true] : [false];
    const pieces = sides.flatMap((side) =>
      holds.flatMap((held) => kinds.map((kind): Placed => ({ side, kind, held }))),
    );
    return [...pieces, null];
  }

  #open(): Game | PositionFault {
    const { view, rules } = this.session.value;
    const { files, ranks } = boardSize(rules);
    return openSetup(view.ruleset, this.setup, files, ranks);
  }

  /** What the game is over with before anything is played, in words; empty where it goes on. */
  #over(): string {
    const game = this.#open();
    if (!(game instanceof Game)) return "";
    const said = result(words.value, game.view());
    game.free();
    return said ? more().editor.over(`${said.title}. ${said.why}`) : "";
  }

  readonly #play = (): void => {
    const game = this.#open();
    if (game instanceof Game) {
      this.session.replace(game, this.session.value.players);
      show(this, "play");
    } else this.wrong = this.#wrongWith(game);
  };

  /** A fault in the words of somebody who has set pieces, not written notation. */
  #wrongWith(fault: PositionFault): Wrong {
    const { editor } = more();
    const { setup } = this;
    const { view, rules } = this.session.value;
    const held = heldIn(setup.board);
    const field = fault.kind === "position" ? fault.field : null;
    if (field === "hands") return { text: editor.hands(this.#inHands()), squares: [] };
    if (field === "state" && this.#inHands().length > 0) return { text: editor.noneHeld, squares: held };
    if (field === "state" && held.length > 0) {
      const { files, ranks } = boardSize(rules);
      const squares = heldWrongly(view.ruleset, setup, files, ranks);
      return { text: editor.notHeld(squares), squares };
    }
    return {
      text: faultText(words.value, more(), fault, rules),
      squares: fault.kind === "unpromoted" ? [fault.square] : [],
    };
  }

  /** What is still to be placed, in words. */
  #inHands(): string[] {
    const { hands } = this.setup;
    return sides.flatMap((side) =>
      [...hands[side]]
        .filter(([, number]) => number > 0)
        .map(([kind, number]) => more().editor.hand(colourOf(side), kind, number)),
    );
  }

  protected override render() {
    const { editor } = more();
    const { act } = words.value;
    const { value } = this.session;
    const { files, ranks } = boardSize(value.rules);
    return html`<latrunculi-piece-setter
      wide
      .files=${files}
      .ranks=${ranks}
      .pieces=${this.setup.board}
      .bottom=${value.bottom}
      .choices=${this.#choices()}
      .wrong=${this.wrong?.squares ?? []}
      .rest=${head}
      @latrunculi-edit=${({ detail }: CustomEvent<Edit>) => this.#edit({ board: edited(this.setup.board, detail) })}
      @keydown=${this.#key}
    >
      <div slot="head">
        <h1>${editor.title}</h1>
        <p class="lead">${editor.lead}</p>
      </div>
      <div class="form">
        <div class="tools">
          ${tool("undo", act.undo, () => this.#undo(), this.steps.length > 1)}
          ${tool("close", editor.clear, () => this.#edit({ board: new Map() }))}
          ${tool("rulesets", editor.start, () => this.#set(readSetup(this.#start())))}
        </div>
        ${this.#renderSide()} ${this.#renderHands()}
        <p class="over" role="status">${this.#over()}</p>
        ${
          this.wrong === null
            ? nothing
            : html`<p class="wrong" role="alert">${icon("closed")}<span>${this.wrong.text}</span></p>`
        }
        <button class="button first" type="button" @click=${this.#play}>${editor.play}</button>
      </div>
    </latrunculi-piece-setter>`;
  }

  #renderSide() {
    const { colour } = words.value;
    return html`<fieldset class="pair">
      <legend>${more().editor.side}</legend>
      ${sides.map(
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
    const fields = sides.flatMap((side) =>
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
    return fields.length > 0 ? html`<div class="pair">${fields}</div>` : nothing;
  }
}
