/** The colours of the canvas. Those of the page around it are in its style sheet and agree with these. */

import type { Theme } from "./scene.js";

/** Colours of what is laid over the board, and of the board and pieces where they are drawn as lines. */
export interface Palette {
  /** The field: the ground of a line drawing, and of a lit board until its texture is made. */
  readonly field: string;
  /** Outer line, and the coordinates outside a body. */
  readonly ink: string;
  /** Inner lines of the grid. */
  readonly line: string;
  readonly coordinate: string;
  /** Selection, targets, catches, bars. */
  readonly mark: string;
  /** Drawn wider below a mark so that it stands off what lies beneath; `null` where it needs none. */
  readonly lip: string | null;
  /** The last action. */
  readonly ticks: string;
  readonly focus: string;
  readonly focusGap: string;
  /** Light laid on the square under the pointer. */
  readonly hover: string;
  /** White's pieces in line: face, and what is drawn on it. */
  readonly white: Ink;
  /** Black's. */
  readonly black: Ink;
}

/** How a line-drawn piece is coloured. */
export interface Ink {
  readonly face: string;
  readonly edge: string;
  readonly detail: string;
}

/** Glass in line, until it is poured. */
const glass = {
  white: { face: "#E9E5DA", edge: "#3F3729", detail: "#3F3729" },
  black: { face: "#22397F", edge: "#060B24", detail: "#D9E1F7" },
} as const;

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  stone: {
    field: "#A59E91",
    ink: "#3A3228",
    line: "#5B5246",
    coordinate: "#2C2720",
    mark: "#7E170C",
    lip: null,
    ticks: "#2A241C",
    focus: "#1D3F94",
    focusGap: "#FFFFFF",
    hover: "rgba(255,252,244,.42)",
    ...glass,
  },
  wood: {
    field: "#A97E4C",
    ink: "#2C1404",
    line: "#5A3812",
    coordinate: "#F3DDB8",
    mark: "#FFF3DC",
    lip: "rgba(36,16,4,.82)",
    ticks: "#241206",
    focus: "#9DB8FF",
    focusGap: "#141312",
    hover: "rgba(255,240,208,.26)",
    ...glass,
  },
  print: {
    field: "#FFFFFF",
    ink: "#000000",
    line: "#000000",
    coordinate: "#000000",
    mark: "#000000",
    lip: "#FFFFFF",
    ticks: "#000000",
    focus: "#000000",
    focusGap: "#FFFFFF",
    hover: "#E2E2E2",
    white: { face: "#FFFFFF", edge: "#000000", detail: "#000000" },
    black: { face: "#000000", edge: "#000000", detail: "#FFFFFF" },
  },
  contrast: {
    field: "#000000",
    ink: "#FFFFFF",
    line: "#9A9A9A",
    coordinate: "#FFFFFF",
    mark: "#FFD60A",
    lip: "#000000",
    ticks: "#4DE8FF",
    focus: "#4DE8FF",
    focusGap: "#000000",
    hover: "#4A4100",
    white: { face: "#FFFFFF", edge: "#000000", detail: "#000000" },
    black: { face: "#000000", edge: "#FFFFFF", detail: "#FFFFFF" },
  },
};

/** The typeface of the coordinates: the system's, as on the page. */
export const SANS =
  "ui-sans-serif,system-ui,-apple-system,'Segoe UI Variable Text','Segoe UI','Helvetica Neue',Inter,Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif";
