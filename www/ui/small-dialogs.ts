import { css, html } from "lit";
import { customElement } from "lit/decorators.js";
import type { Side } from "../engine.js";
import { personSide } from "../game/players.js";
import { colourOf } from "../text/describe.js";
import { more, words } from "../text/words.js";
import "./action-list.js";
import "./dialog.js";
import { GameElement } from "./game-element.js";
import { type IconName, icon } from "./icons.js";
import { type Place, show } from "./show.js";
import { shared } from "./styles.js";

/** Asks before a game is given up. */
@customElement("latrunculi-resign")
export class ResignDialog extends GameElement {
  static override styles = [
    shared,
    css`
      .buttons {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 10px;
        margin-top: 20px;
      }
    `,
  ];

  protected override render() {
    const { resign } = more();
    const { act } = words.value;
    const { players, view } = this.session.value;
    const side: Side = personSide(players) ?? view.side;
    return html`<latrunculi-dialog heading=${resign.title} @close=${this.close}>
      <p>${resign.ask(colourOf(side))}</p>
      <div class="buttons">
        <button class="button" type="button" @click=${this.close}>${act.cancel}</button>
        <button
          class="button first"
          type="button"
          @click=${() => {
            this.session.resign(side);
            this.close();
          }}
        >
          ${resign.yes}
        </button>
      </div>
    </latrunculi-dialog>`;
  }
}

/** The list of actions, on a phone; the board shows each that is chosen. */
@customElement("latrunculi-actions-dialog")
export class ActionsDialog extends GameElement {
  static override styles = [shared];

  protected override render() {
    const { session } = this;
    return html`<latrunculi-dialog sheet heading=${words.value.list.label} @close=${this.close}>
      <latrunculi-actions .session=${session} .state=${session.value}></latrunculi-actions>
    </latrunculi-dialog>`;
  }
}

/** What else there is, on a phone. */
@customElement("latrunculi-more")
export class MoreDialog extends GameElement {
  static override styles = [
    shared,
    css`
      .plain {
        display: flex;
        width: calc(100% + 24px);
        min-height: 52px;
      }
    `,
  ];

  protected override render() {
    const { act } = words.value;
    const { gallery } = more();
    const { view } = this.session.value;
    return html`<latrunculi-dialog heading=${act.more} @close=${this.close}>
      ${this.#entry("redo", act.redo, () => this.session.redo(), view.ply < view.actions.length)}
      ${this.#entry("begin", act.newGame, () => this.#go("new-game"))}
      ${this.#entry("resign", act.resign, () => this.#go("resign"), view.outcome === null)}
      ${this.#entry("rulesets", gallery.editor, () => this.#go("editor"))}
      ${this.#entry("rules", gallery.own, () => this.#go("own-rules"))}
    </latrunculi-dialog>`;
  }

  #go(place: Place): void {
    show(this, place);
  }

  #entry(name: IconName, word: string, run: () => void, possible = true) {
    const chosen = () => {
      this.close();
      run();
    };
    return html`<button class="plain" type="button" ?disabled=${!possible} @click=${chosen}>${icon(name)}${word}</button>`;
  }
}
