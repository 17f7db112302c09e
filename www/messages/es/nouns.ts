import type { Kind } from "../../engine.js";
import type { Colour } from "../colours.js";
import { forms } from "../forms.js";

export const { count, form, number, signed, and, or } = forms({
  isOne: (n) => n === 1,
  thousands: { mark: ".", digits: 5 },
  decimal: ",",
  // Before the same sound, another word.
  and: (last) => (/^h?i(?![ae])/i.test(last) ? "e" : "y"),
  or: (last) => (/^(h?o|8)/i.test(last) ? "u" : "o"),
  comma: false,
});

export const colours = { white: "Blancas", blue: "Azules", black: "Negras" } satisfies Record<Colour, string>;
export const sides = { white: "las blancas", blue: "las azules", black: "las negras" } satisfies Record<
  Colour,
  string
>;
export const adjectives = {
  white: ["blanca", "blanco"],
  blue: ["azul", "azul"],
  black: ["negra", "negro"],
} satisfies Record<Colour, [string, string]>;

export const kinds: Record<Kind, [string, string]> = {
  calculus: ["ficha", "fichas"],
  dux: ["dux", "duces"],
  larron: ["ladrón", "ladrones"],
  latroncule: ["latrúnculo", "latrúnculos"],
};

const feminine = (kind: Kind) => kind === "calculus";
/** A participle without its ending, said of a piece. */
export const agree = (stem: string, kind: Kind) => `${stem}${feminine(kind) ? "a" : "o"}`;
export const kindOf = (kind: Kind, n = 1) => form(n, ...kinds[kind]);
export const the = (kind: Kind) => `${feminine(kind) ? "la" : "el"} ${kindOf(kind)}`;
export const a = (kind: Kind) => `${feminine(kind) ? "una" : "un"} ${kindOf(kind)}`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
