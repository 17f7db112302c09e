import { css, html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../board/loose-pieces.js";
import type { Side } from "../engine.js";
import { captured } from "../game/captured.js";
import { other, personSide } from "../game/players.js";
import type { SessionState } from "../game/session.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";
import { colourOf } from "../text/describe.js";
import { words } from "../text/words.js";
import { LaterElement } from "./later.js";
import { shared } from "./styles.js";

/** Who plays a side, in words. */
function playerName({ players }: SessionState, side: Side): string {
  const player = players[side];
  if (player.kind === "computer") return words.value.players.computer(player.level);
  return personSide(players) === side ? words.value.players.you : words.value.players.person;
}

/** Whether a side is to act, in words; empty when it is not. */
function turnText({ view, thinking }: SessionState, side: Side): string {
  if (view.outcome !== null || view.side !== side) return "";
  return thinking === "answer" ? words.value.players.thinking : words.value.players.toMove;
}

/** A player's line above or below the board of an upright page, with his hand or what he has caught. */
@customElement("latrunculi-bench")
export class Bench extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 10px;
        min-height: 48px;
        padding: 0 14px 0 18px;
        min-width: 0;
        position: relative;
      }
      @media screen and (max-height: 42em) {
        :host {
          min-height: 40px;
        }
      }
      /* In a very low window the board and both players are to be seen above the tools: one line has to do. */
      @media screen and (max-height: 37em) and (orientation: portrait) {
        :host {
          min-height: 32px;
        }
        .who .quiet {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      /* Two lines, so that it has room for all that may be said, and nothing below moves when it is said. */
      .who {
        min-width: min-content;
        line-height: 1.3;
      }
      .who > * {
        display: block;
      }
      .who .quiet {
        font-size: var(--t-13);
      }
      b {
        font-weight: 500;
      }
      .turn {
        color: var(--accent);
        font-size: var(--t-13);
        white-space: nowrap;
      }
      .turn:not(:empty)::before {
        content: "";
        display: inline-block;
        width: 7px;
        height: 7px;
        margin: 0 6px 1px 8px;
        border-radius: 50%;
        background: var(--accent);
        forced-color-adjust: none;
      }
      .row {
        display: flex;
        align-items: center;
        gap: 4px;
        margin-left: auto;
        font-size: var(--t-13);
        color: var(--ink-2);
      }
    `,
  ];

  @property({ attribute: false }) state!: SessionState;
  @property() side: Side = "white";

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
  }

  protected override render() {
    const { state, side } = this;
    const hand = state.view.hands[side].flatMap(([kind, number]) => Array<typeof kind>(number).fill(kind));
    const caught = captured(state.view, other(side));
    const placing = hand.length > 0;
    const kinds = placing ? hand : caught;
    const colour = colourOf(side);
    const { players } = words.value;
    return html`
      <latrunculi-pieces .side=${side} .kinds=${["calculus"]} .diameter=${22}></latrunculi-pieces>
      <span class="who">
        <span><b>${words.value.colour(colour)}</b> <span class="turn">${turnText(state, side)}</span></span>
        <span class="quiet">${playerName(state, side)}</span>
      </span>
      <span class="row">
        <latrunculi-pieces
          class=${placing ? "tray" : ""}
          .side=${placing ? side : other(side)}
          .kinds=${kinds}
          .diameter=${15}
          .room=${84}
          ?hidden=${kinds.length === 0}
        ></latrunculi-pieces>
        <span aria-hidden="true">${kinds.length > 0 ? words.value.number(kinds.length) : ""}</span>
        <span class="unseen">${placing ? players.inHand(colour, hand.length) : players.caught(caught.length)}</span>
      </span>
    `;
  }
}

/** Both players, one below the other as they sit at the board. */
@customElement("latrunculi-players")
export class PlayersList extends LaterElement {
  static override styles = [
    shared,
    css`
      ul {
        list-style: none;
        border-top: 1px solid var(--line);
      }
      li {
        display: grid;
        grid-template-columns: 32px 1fr auto;
        align-items: center;
        gap: 12px;
        min-height: 56px;
        padding: 4px 0;
        border-bottom: 1px solid var(--line);
        line-height: 1.35;
      }
      b {
        display: block;
        font-weight: 500;
      }
      .turn {
        color: var(--accent);
        font-size: var(--t-13);
        font-weight: 500;
      }
      .turn:not(:empty)::before {
        content: "";
        display: inline-block;
        width: 7px;
        height: 7px;
        margin: 0 8px 1px 0;
        border-radius: 50%;
        background: var(--accent);
        forced-color-adjust: none;
      }
      .small {
        color: var(--ink-2);
        font-size: var(--t-13);
      }
    `,
  ];

  @property({ attribute: false }) state!: SessionState;

  constructor() {
    super();
    new Watch(this, settings);
    new Watch(this, words);
  }

  protected override render() {
    const { state } = this;
    const sides = [other(state.bottom), state.bottom];
    return html`<ul aria-label=${words.value.players.label}>
      ${sides.map(
        (side) => html`<li>
          <latrunculi-pieces .side=${side} .kinds=${["calculus"]} .diameter=${25}></latrunculi-pieces>
          <span><b>${words.value.colour(colourOf(side))}</b><span class="small">${playerName(state, side)}</span></span>
          <span class="turn">${turnText(state, side)}</span>
        </li>`,
      )}
    </ul>`;
  }
}
