import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Session, SessionState } from "../game/session.js";
import { learnMore, words } from "../text/words.js";
import { focused } from "./focus.js";
import { shared } from "./styles.js";

/**
 * Says what had to be ignored in the link, until it is closed or an action is played. The alert is there at once, and
 * speaks as soon as it has words.
 */
@customElement("latrunculi-fault-alert")
export class FaultAlert extends LitElement {
  static override styles = shared;

  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) state!: SessionState;
  @state() private learnt: "not-yet" | "all" | "nothing" = "not-yet";

  override connectedCallback(): void {
    super.connectedCallback();
    this.#learn();
    window.addEventListener("keydown", this.#pressed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#pressed);
  }

  /** Elsewhere on the page Escape lets go of something else. */
  readonly #pressed = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    if (focused() === null || event.composedPath().includes(this)) this.session.dismissFaults();
  };

  protected override render() {
    return html`<div role="alert">${this.#renderFaults()}</div>`;
  }

  #renderFaults() {
    switch (this.learnt) {
      case "not-yet":
        return nothing;
      case "all":
        return html`<latrunculi-faults
          .state=${this.state}
          @close=${() => this.session.dismissFaults()}
        ></latrunculi-faults>`;
      case "nothing":
        return words.value.problem.missing;
    }
  }

  async #learn(): Promise<void> {
    try {
      await Promise.all([import("./faults.js"), learnMore()]);
      this.learnt = "all";
    } catch {
      this.learnt = "nothing";
    }
  }
}
