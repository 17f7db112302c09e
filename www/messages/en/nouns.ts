import type { Kind } from "../../engine.js";
import type { Colour } from "../colours.js";
import { forms } from "../forms.js";

export const { count, form, number, signed, and, or } = forms({
  isOne: (n) => n === 1,
  thousands: { mark: ",", digits: 4 },
  decimal: ".",
  and: () => "and",
  or: () => "or",
  comma: true,
});

export const colours = { white: "White", blue: "Blue", black: "Black" } satisfies Record<Colour, string>;

export const kinds: Record<Kind, [string, string]> = {
  calculus: ["counter", "counters"],
  dux: ["dux", "duces"],
  larron: ["larron", "larrons"],
  latroncule: ["latroncule", "latroncules"],
};

export const kindOf = (kind: Kind, n = 1) => form(n, ...kinds[kind]);
