import { css, html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../board/latrunculi-board.js";
import type { SquareName } from "../engine.js";
import { addressOf } from "../game/link.js";
import { other, personSide } from "../game/players.js";
import type { Session } from "../game/session.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";
import { result } from "../text/describe.js";
import { rulesetTitle } from "../text/titles.js";
import { words } from "../text/words.js";
import "./fault-alert.js";
import { KeepFocus } from "./focus.js";
import { besideBoard } from "./frame.js";
import "./players.js";
import "./say.js";
import { shared, toolStyles } from "./styles.js";
import { tool } from "./tool.js";

/** The board with as little about it as can be played with. */
@customElement("latrunculi-embedded")
export class Embedded extends LitElement {
  static override styles = [
    shared,
    toolStyles,
    css`
      :host {
        display: block;
        /* As wide as leaves the height for what stands above and below the board, but no narrower than squares need
           that a finger can hit. */
        max-width: max(280px, var(--files, 8) * 24px + 48px, (100dvh - ${besideBoard}px) * var(--proportion, 1));
        margin-inline: auto;
        padding-bottom: 4px;
      }
      main {
        position: relative;
      }
      section {
        position: relative;
        z-index: 1;
        padding: 8px 18px 0;
      }
      h1 {
        font-size: var(--t-21);
      }
      latrunculi-fault-alert {
        display: block;
        margin-bottom: 20px;
      }
      .button {
        margin-top: 12px;
      }
      footer {
        display: flex;
        align-items: center;
        gap: 4px;
        padding: 0 8px 0 18px;
        font-size: var(--t-13);
      }
      footer a {
        margin-right: auto;
      }
      .tool {
        flex: none;
        padding: 2px 8px;
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @state() private hot: SquareName | null = null;

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
    new Watch(this, () => this.session);
    new KeepFocus(this, () => this.renderRoot.querySelector<LitElement>("latrunculi-say") ?? this);
  }

  protected override willUpdate(): void {
    const { files, ranks } = this.session.value.view;
    this.style.setProperty("--files", `${files}`);
    this.style.setProperty("--proportion", `${files / ranks}`);
  }

  protected override render() {
    const { session } = this;
    const state = session.value;
    const over = result(words.value, state.view);
    const { act, result: text } = words.value;
    const takeBack = personSide(state.players) === null ? act.undo : act.takeBack;
    return html`<main>
        <latrunculi-bench .state=${state} .side=${other(state.bottom)}></latrunculi-bench>
        <latrunculi-board
          fit="column"
          .session=${session}
          @latrunculi-hot=${(event: CustomEvent<SquareName | null>) => {
            this.hot = event.detail;
          }}
        ></latrunculi-board>
        <latrunculi-bench .state=${state} .side=${state.bottom}></latrunculi-bench>
        <section>
          ${
            state.faults.length === 0
              ? nothing
              : html`<latrunculi-fault-alert .session=${session} .state=${state}></latrunculi-fault-alert>`
          }
          ${
            over
              ? html`<h1 tabindex="-1">${over.title}</h1><p>${over.why}</p>
                  <button class="button" type="button" @click=${() => session.rematch()}>${text.again}</button>`
              : html`<h1 class="unseen">${rulesetTitle(words.value, state.view.ruleset)}</h1><latrunculi-say .session=${session} .state=${state} .hot=${this.hot}></latrunculi-say>`
          }
        </section>
      </main>
      <footer>
        <a href=${addressOf(session.bareLink())} target="_blank" rel="noopener"
          >${rulesetTitle(words.value, state.view.ruleset)}</a
        >
        ${tool("undo", takeBack, () => session.takeBack(), state.view.ply > 0)}
        ${tool("flip", act.flip, () => session.flip())}
      </footer>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "latrunculi-embedded": Embedded;
  }
}
