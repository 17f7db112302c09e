import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { SessionState } from "../game/session.js";
import { learnMore, words } from "../text/words.js";
import { shared } from "./styles.js";

/** Says what had to be ignored in the link. The alert is there at once, and speaks as soon as it has words. */
@customElement("latrunculi-fault-alert")
export class FaultAlert extends LitElement {
  static override styles = shared;

  @property({ attribute: false }) state!: SessionState;
  @state() private learnt: "not-yet" | "all" | "nothing" = "not-yet";
  #learning = false;

  protected override render() {
    if (this.state.faults.length === 0) return nothing;
    if (!this.#learning) this.#learn();
    return html`<div role="alert">${this.#renderFaults()}</div>`;
  }

  #renderFaults() {
    switch (this.learnt) {
      case "not-yet":
        return nothing;
      case "all":
        return html`<latrunculi-faults .state=${this.state}></latrunculi-faults>`;
      case "nothing":
        return words.value.problem.missing;
    }
  }

  async #learn(): Promise<void> {
    this.#learning = true;
    try {
      await Promise.all([import("./faults.js"), learnMore()]);
      this.learnt = "all";
    } catch {
      this.learnt = "nothing";
    }
  }
}
