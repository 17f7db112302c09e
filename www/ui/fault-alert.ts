import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { SessionState } from "../game/session.js";
import { learnMore } from "../text/words.js";
import { shared } from "./styles.js";

/** Says what had to be ignored in the link. The alert is there at once, and speaks as soon as it has words. */
@customElement("latrunculi-fault-alert")
export class FaultAlert extends LitElement {
  static override styles = shared;

  @property({ attribute: false }) state!: SessionState;
  @state() private canExplain = false;

  protected override render() {
    if (this.state.faults.length === 0) return nothing;
    if (!this.canExplain) this.#learn();
    const faults = () => html`<latrunculi-faults .state=${this.state}></latrunculi-faults>`;
    return html`<div role="alert">${this.canExplain ? faults() : nothing}</div>`;
  }

  async #learn(): Promise<void> {
    await Promise.all([import("./faults.js"), learnMore()]);
    this.canExplain = true;
  }
}
