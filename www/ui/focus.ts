/** Keeps the keyboard's place on the page when what had the focus goes away. */

import type { LitElement, ReactiveController } from "lit";

/** The element that has the focus, in whatever shadow it is; `null` where nothing has it. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : element;
}

/**
 * Watches over the focus in a component. When the button that was pressed is no longer there, the heading of the heir
 * has the focus, which says what is to be done now. The heading needs `tabindex="-1"`.
 */
export class KeepFocus implements ReactiveController {
  #had = false;

  constructor(
    private readonly host: LitElement,
    private readonly heir: () => LitElement | null,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.#had = Boolean(this.host.shadowRoot?.activeElement);
  }

  hostUpdated(): void {
    if (this.#had) this.#pass();
  }

  /** What had the focus may go away with a part of the component, which is drawn after it. */
  async #pass(): Promise<void> {
    const heir = this.heir();
    await heir?.updateComplete;
    if (focused() === null) heir?.shadowRoot?.querySelector<HTMLElement>("h1, h2")?.focus();
  }
}

/** Gives the focus back to what had it before a component came, where it would be lost with the component. */
export class ReturnFocus implements ReactiveController {
  #before: Element | null = null;

  constructor(host: LitElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#before = focused();
  }

  hostDisconnected(): void {
    if (focused() === null && this.#before instanceof HTMLElement) this.#before.focus();
  }
}
