/** Where the board lies in the room that it is given. */

import { type Geometry, layout, type Theme } from "../drawing/index.js";
import type { Side } from "../engine.js";
import { besideBoard } from "../ui/frame.js";

/** The room, in CSS pixels, and what is to lie in it. */
export interface Room {
  width: number;
  height: number;
  files: number;
  ranks: number;
  theme: Theme;
  bottom: Side;
}

/** How far the canvas reaches beyond the room, for the shadow. */
export interface Spill {
  right: number;
  bottom: number;
}

/**
 * How a board fits: into width and height, with rows of pieces beside it; across the width alone, as far as the window's
 * height leaves room below; or across the width, however high that makes it.
 */
export type Fit = "stage" | "width" | "column";

/** Height above and below the board for the rows of pieces beside it. */
const rows = { above: 64, below: 78 } as const;
const margin = { left: 48, right: 40 } as const;
/** Squares narrower than this are turned a quarter where that makes them wider, and the window is high enough. */
const narrow = 30;
/** The least width of what is to be touched, as WCAG 2.2 has it. */
const leastTarget = 24;
/** Heights below this are not asked of a board that has the width for more. */
const leastHeight = 280;
/** Wider upright pages have room for the words below the board, too. */
const wide = 500;

/**
 * The height that the rest of an upright page needs; on a phone, what the head, both players and the tools take, which
 * are lower where the window is. Nothing where all of it stands beside the board.
 */
function restOfPage(width: number): number {
  const { innerWidth, innerHeight } = window;
  if (innerWidth > 1.2 * width) return 0;
  if (width > wide) return 420;
  return innerHeight > 672 ? 232 : innerHeight > 592 ? 208 : 184;
}

export const beside: Spill = { right: 140, bottom: 0 };
const below: Spill = { right: 0, bottom: 120 };

/** How far the shadow of a column of some width, in the middle of the window, may reach beyond it. */
const shadowBeside = (width: number) =>
  Math.min(beside.right, Math.max(0, Math.floor((document.documentElement.clientWidth - width) / 2)));

/** The board in a room, and how high that makes it where the height is its own choice. */
export function fitBoard(fit: Fit, room: Room): { geometry: Geometry; tall: number | null } {
  if (fit === "stage") return { geometry: fitStage(room), tall: null };
  const { geometry, height } = fit === "width" ? fitPage(room) : fitColumn(room);
  return { geometry, tall: height };
}

/** The board in a stage of a certain width and height, with rows of pieces above and below. */
function fitStage({ width, height, bottom, ...board }: Room): Geometry {
  const { above, below: under } = rows;
  const geometry = (align: "start" | "centre") =>
    layout({
      ...board,
      width: width + beside.right,
      height,
      density: density(),
      flipped: bottom === "black",
      insets: { left: margin.left, right: margin.right + beside.right, top: above, bottom: under },
      align,
    });
  const centred = geometry("centre");
  return centred.body.x - margin.left < 28 ? geometry("start") : centred;
}

/**
 * The board across the whole width, as high as leaves the `rest` of the window, and that height; squares do not become
 * too small to hit for it. `spill` is for the shadow on the right. Squares narrower than `least` are turned where that
 * makes them wider.
 */
export function fitWidth(
  { width, bottom, ...board }: Omit<Room, "height">,
  viewHeight: number,
  { rest, spill, least = narrow }: { rest: number; spill: number; least?: number },
) {
  const side = 8;
  const request = {
    ...board,
    width: width + spill,
    density: density(),
    flipped: bottom === "black",
    compact: true,
    align: "centre" as const,
  };
  const insets = { left: side, right: side + spill, top: 4, bottom: 4 + below.bottom };
  const turnedBy = (quarterTurn: boolean) => {
    const rows = quarterTurn ? board.files : board.ranks;
    const lowest = Math.max(leastHeight, leastTarget * (rows + 2));
    const height = Math.min(4 * width, Math.max(lowest, viewHeight - rest)) + below.bottom;
    return layout({ ...request, height, quarterTurn, insets });
  };
  const upright = turnedBy(false);
  const heightOf = ({ body, edge }: Geometry) => Math.ceil(body.height + edge + 8);
  const across = board.files > board.ranks && upright.square < least ? turnedBy(true) : upright;
  const isBetter = across.square > upright.square && heightOf(across) <= viewHeight;
  const turned = isBetter ? across : upright;
  const height = heightOf(turned);
  const { grid, body, frame } = turned;
  const y = insets.top;
  // Moved up from the middle of what it might have taken.
  const geometry = {
    ...turned,
    height: height + below.bottom,
    grid: { ...grid, y: y + frame },
    body: { ...body, y },
  };
  return { geometry, height };
}

/** The board in a page that stands upright. */
function fitPage(room: Omit<Room, "height">) {
  return fitWidth(room, window.innerHeight, { rest: restOfPage(room.width), spill: 0 });
}

/**
 * The board in a frame of another page, which is as wide as the frame, or else as wide as the height allows: then a
 * quarter turn would make it smaller. Where a turn would push the words below it out of sight, only squares that a
 * finger cannot be asked to hit are turned.
 */
function fitColumn(room: Omit<Room, "height">) {
  const { width, files, ranks } = room;
  const isLow = width < document.documentElement.clientWidth;
  const isSeen = (width * files) / ranks + besideBoard <= window.innerHeight;
  const least = isLow ? 0 : isSeen ? narrow : leastTarget;
  return fitWidth(room, Infinity, { rest: 0, spill: shadowBeside(width), least });
}

function density(): number {
  return Math.min(window.devicePixelRatio || 1, 3);
}
