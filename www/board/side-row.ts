import { html, nothing } from "lit";
import type { Geometry } from "../drawing/index.js";
import type { Side } from "../engine.js";
import { captured } from "../game/captured.js";
import { other } from "../game/players.js";
import type { SessionState } from "../game/session.js";
import { colourOf } from "../text/describe.js";
import { words } from "../text/words.js";
import { place } from "../ui/place.js";
import "./loose-pieces.js";

/** The most pixels that a letter of the words beside the pieces takes on the whole: they keep to one line. */
const letter = 8;

/** What lies beside the board at a side's edge: his hand, or what he has caught. */
export function sideRow(
  { view, players }: SessionState,
  side: Side,
  { body, square }: Geometry,
  top: number,
) {
  const text = words.value.players;
  const hand = view.hands[side].flatMap(([kind, number]) => Array<typeof kind>(number).fill(kind));
  const caught = captured(view, other(side));
  const colour = colourOf(side);
  const mine = players[side].kind === "person" && players[other(side)].kind === "computer";
  const at = place({ left: `${body.x}px`, top: `${top}px`, "max-width": `${body.width}px` });
  const placing = hand.length > 0;
  const kinds = placing ? hand : caught;
  if (kinds.length === 0) return nothing;
  const label = !placing
    ? text.numberCaughtBy(colour, caught.length)
    : mine
      ? text.inYourHand(hand.length)
      : text.inHand(colour, hand.length);
  return html`<div class="side" ${at}>
      <latrunculi-pieces
        class=${placing ? "tray" : ""}
        .side=${placing ? side : other(side)}
        .kinds=${kinds}
        .diameter=${Math.min(placing ? 30 : 34, square * 0.5)}
        .room=${body.width - 12 - letter * label.length}
      ></latrunculi-pieces>
      <span>${label}</span>
    </div>`;
}
