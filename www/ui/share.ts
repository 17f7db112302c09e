import { css, html, nothing } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { addressOf } from "../game/link.js";
import { more, words } from "../text/words.js";
import { copyText } from "./copy.js";
import "./dialog.js";
import { frameHeight, frameWidth } from "./frame.js";
import { GameElement } from "./game-element.js";
import { drawingOf, pictureOf } from "./picture.js";
import { tellMissing } from "./show.js";
import { formStyles, shared } from "./styles.js";

/** Links, code, text and pictures of the game. */
@customElement("latrunculi-share")
export class ShareDialog extends GameElement {
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
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
      }
      .buttons > * {
        flex: 1 1 140px;
      }
    `,
  ];

  /** What has been done last, in words, the label of what it was done with, and the text that was copied. */
  @state() private done = { label: "", said: "", copied: "" };
  @state() private code = false;
  @query("latrunculi-qr-code") private qrCode!: HTMLElement | null;

  protected override render() {
    const { share } = more();
    const { view } = this.session.value;
    const game = this.session.bareLink();
    const position = `r=${view.ruleset}&p=${view.position}`;
    const embed = `<iframe src="${addressOf(game, "embed.html")}" width="${frameWidth}" height="${frameHeight(view.files, view.ranks)}" title="Latrunculi"></iframe>`;
    const actions = view.actions.slice(0, view.ply).map((action) => action.text);
    const text = [view.ruleset, ...(actions.length > 0 ? [actions.join(".")] : []), view.position].join("\n");
    const { label, said } = this.done;
    return html`<latrunculi-dialog heading=${share.title} @close=${this.close}>
      <div class="all">
        ${this.#line(share.game, addressOf(game))} ${this.#line(share.position, addressOf(position))}
        ${this.#line(share.embed, embed)} ${this.#line(share.text, text)}
        <div class="buttons">
          ${this.#button(share.picture, () => this.#save("latrunculi.png", share.picture))}
          ${this.#button(share.drawing, () => this.#save("latrunculi.svg", share.drawing))}
          ${this.#button(share.code, () => this.#showCode())}
        </div>
        ${this.code ? html`<latrunculi-qr-code .text=${addressOf(game)}></latrunculi-qr-code>` : nothing}
        <p class=${said === share.failed || said === share.notSaved ? "" : "unseen"} role="status">${said === "" ? "" : words.value.told(label, said)}</p>
      </div>
    </latrunculi-dialog>`;
  }

  #line(label: string, value: string) {
    const { share } = more();
    const copy = async (event: Event) => {
      const field =
        event.currentTarget instanceof Element
          ? event.currentTarget.parentElement?.querySelector("input")
          : null;
      const copied = await copyText(value);
      if (!copied) field?.select();
      this.done = { label, said: copied ? share.copied : share.failed, copied: copied ? value : "" };
    };
    const isCopied = this.done.label === label && this.done.copied === value;
    const word = isCopied ? share.copied : share.copy;
    return html`<div class="line">
      <label class="field">${label}<input readonly .value=${value.replaceAll("\n", " ")} @focus=${selectAll} /></label>
      <button class="button" type="button" aria-label=${words.value.told(word, label)} @click=${copy}>${word}</button>
    </div>`;
  }

  #button(label: string, run: () => void) {
    const { share } = more();
    const { said } = this.done;
    return html`<button class="button" type="button" @click=${run}>
      ${label === this.done.label && said === share.saved ? said : label}
    </button>`;
  }

  async #save(name: string, label: string): Promise<void> {
    const { value } = this.session;
    let file: Blob;
    try {
      file = name.endsWith(".svg") ? drawingOf(value) : await pictureOf(value);
    } catch (error) {
      console.error(error);
      this.done = { label, said: more().share.notSaved, copied: "" };
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.done = { label, said: more().share.saved, copied: "" };
  }

  /** The code stands below the buttons, where a low window may not show it. */
  async #showCode(): Promise<void> {
    try {
      await import("./qr-code.js");
    } catch (error) {
      console.error(error);
      tellMissing(this, "share");
      return;
    }
    this.code = true;
    this.done = { label: more().share.code, said: more().share.codeShown, copied: "" };
    await this.updateComplete;
    this.qrCode?.scrollIntoView({ block: "nearest" });
  }
}

function selectAll(event: Event): void {
  if (event.target instanceof HTMLInputElement) event.target.select();
}
