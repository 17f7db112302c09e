import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { personSide } from "../game/players.js";
import type { Session, SessionState } from "../game/session.js";
import { Watch } from "../store.js";
import { words } from "../text/words.js";
import { LaterElement } from "./later.js";
import { show } from "./show.js";
import { shared, toolStyles } from "./styles.js";
import { tool } from "./tool.js";

/** The five tools below the list of actions; on a phone, at the foot of the page. */
@customElement("latrunculi-tools")
export class Tools extends LaterElement {
  static override styles = [
    shared,
    toolStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        flex: none;
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) state!: SessionState;
  @property({ type: Boolean }) phone = false;

  constructor() {
    super();
    new Watch(this, words);
  }

  protected override render() {
    const { session } = this;
    const { view, thinking, players } = this.state;
    const { act } = words.value;
    const against = personSide(players) !== null;
    const canHint = session.open && view.legal.length > 0 && thinking === null;
    const takeBack = tool("undo", against ? act.takeBack : act.undo, () => session.takeBack(), view.ply > 0);
    const hint = tool("hint", act.hint, () => session.suggest(), canHint);
    const flip = tool("flip", act.flip, () => session.flip());
    if (this.phone)
      return html`${takeBack} ${hint} ${flip}
      ${tool("actions", act.actions, () => show(this, "actions"))}
      ${tool("more", act.more, () => show(this, "more"))}`;
    return html`${takeBack}
    ${tool("redo", act.redo, () => session.redo(), view.ply < view.actions.length)} ${hint} ${flip}
    ${tool("resign", act.resign, () => show(this, "resign"), view.outcome === null)}`;
  }
}
