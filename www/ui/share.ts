import { css, html, LitElement } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { addressOf } from "../game/link.js";
import type { Session } from "../game/session.js";
import { Watch } from "../store.js";
import { words } from "../text/words.js";
import { copyText } from "./copy.js";
import "./dialog.js";
import { pictureOf } from "./picture.js";
import { formStyles, shared } from "./styles.js";

/** Links, code, text and pictures of the game. */
@customElement("latrunculi-share")
export class ShareDialog extends LitElement {
  static override styles = [
    shared,
    formStyles,
    css`
      .all {
        display: grid;
        gap: 18px;
      }
      .line {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: end;
        gap: 12px;
      }
      .line .button {
        min-width: 104px;
        min-height: 44px;
        padding: 4px 12px;
      }
      .pictures {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
        gap: 10px;
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @state() private done = "";

  constructor() {
    super();
    new Watch(this, words);
  }

  protected override render() {
    const { share } = words.value;
    const { view } = this.session.value;
    const game = this.session.bareLink();
    const position = `r=${view.ruleset}&p=${view.position}`;
    const embed = `<iframe src="${addressOf(game, "embed.html")}" width="480" height="560" title="Latrunculi"></iframe>`;
    const actions = view.actions.slice(0, view.ply).map((action) => action.text);
    const text = [view.ruleset, ...(actions.length > 0 ? [actions.join(".")] : []), view.position].join("\n");
    return html`<latrunculi-dialog heading=${share.title} @close=${() => this.dispatchEvent(new Event("close"))}>
      <div class="all">
        ${this.#line(share.game, addressOf(game))} ${this.#line(share.position, addressOf(position))}
        ${this.#line(share.embed, embed)} ${this.#line(share.text, text)}
        <div class="pictures">
          <button class="button" type="button" @click=${() => this.#picture()}>${share.picture}</button>
        </div>
        <p class="unseen" role="status">${this.done === "" ? "" : share.copied}</p>
      </div>
    </latrunculi-dialog>`;
  }

  #line(label: string, value: string) {
    const { share } = words.value;
    const copy = async (event: Event) => {
      const field =
        event.currentTarget instanceof Element
          ? event.currentTarget.parentElement?.querySelector("input")
          : null;
      if (await copyText(value)) this.done = label;
      else field?.select();
    };
    return html`<div class="line">
      <label class="field">${label}<input readonly .value=${value} @focus=${selectAll} /></label>
      <button class="button" type="button" aria-label="${share.copy}: ${label}" @click=${copy}>
        ${this.done === label ? share.copied : share.copy}
      </button>
    </div>`;
  }

  async #picture(): Promise<void> {
    const file = await pictureOf(this.session.value);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "latrunculi.png";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
}

function selectAll(event: Event): void {
  if (event.target instanceof HTMLInputElement) event.target.select();
}
