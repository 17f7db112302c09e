import type { Kind } from "../../engine.js";
import type { Colour } from "../colours.js";
import { forms } from "../forms.js";

export const { count, form, number, signed, and, or } = forms({
  isOne: (n) => n < 2,
  thousands: { mark: "\u202f", digits: 4 },
  decimal: ",",
  and: () => "et",
  or: () => "ou",
  comma: false,
});

export const colours = { white: "Blanc", blue: "Bleu", black: "Noir" } satisfies Record<Colour, string>;
export const sides = { white: "Les Blancs", blue: "Les Bleus", black: "Les Noirs" } satisfies Record<
  Colour,
  string
>;
export const ofSide = { white: "des Blancs", blue: "des Bleus", black: "des Noirs" } satisfies Record<
  Colour,
  string
>;
export const bySide = {
  white: "par les Blancs",
  blue: "par les Bleus",
  black: "par les Noirs",
} satisfies Record<Colour, string>;
export const adjective = { white: "blanc", blue: "bleu", black: "noir" } satisfies Record<Colour, string>;

export const kinds: Record<Kind, [string, string]> = {
  calculus: ["pion", "pions"],
  dux: ["dux", "duces"],
  larron: ["larron", "larrons"],
  latroncule: ["latroncule", "latroncules"],
};

export const kindOf = (kind: Kind, n = 1) => form(n, ...kinds[kind]);
