/** The outlines of the pieces and of the sign Ꝋ, as path data about the origin; 1 is the radius of the piece. */

import type { Kind } from "./scene.js";

/** Radius of each kind, as a share of the square. */
export const RADIUS: Readonly<Record<Kind, number>> = {
  calculus: 0.365,
  dux: 0.43,
  larron: 0.405,
  latroncule: 0.285,
};

/** Beads round the dux: a commander's crown, seen from above. */
export const BEADS = 16;
/** Where the middle of a bead lies, and its radius. */
export const BEAD = { at: 0.8, radius: 0.2 } as const;

const EIGHTH = Math.PI / 4;

/** Distance from the middle to the outline in a direction; `seed` makes the hand-poured counters differ. */
export function rimAt(kind: Kind, angle: number, seed: number): number {
  if (kind === "dux") {
    const step = (2 * Math.PI) / BEADS;
    const off = angle - Math.round(angle / step) * step;
    const across = BEAD.at * Math.sin(off);
    return BEAD.at * Math.cos(off) + Math.sqrt(BEAD.radius ** 2 - across ** 2);
  }
  if (kind === "larron") {
    const turned = angle + EIGHTH / 2;
    const off = turned - Math.floor(turned / EIGHTH) * EIGHTH - EIGHTH / 2;
    return Math.min(0.988, Math.cos(EIGHTH / 2) / Math.cos(off));
  }
  return (
    1 -
    0.01 * (1 + Math.cos(2 * angle + seed * 2.1)) -
    0.006 * (1 + Math.cos(3 * angle + seed * 4.7)) -
    0.004 * (1 + Math.cos(5 * angle + seed))
  );
}

const number = (value: number) => String(Math.round(value * 1000) / 1000);
const point = (radius: number, angle: number) =>
  `${number(radius * Math.cos(angle))} ${number(radius * Math.sin(angle))}`;

/** A circle about the origin. */
export function circle(radius: number): string {
  const r = number(radius);
  return `M${r} 0A${r} ${r} 0 1 1 -${r} 0A${r} ${r} 0 1 1 ${r} 0Z`;
}

/** A regular octagon with flat sides towards the eight directions. */
export function octagon(radius: number): string {
  const corners = Array.from({ length: 8 }, (_, i) => point(radius, (i + 0.5) * EIGHTH));
  return `M${corners.join("L")}Z`;
}

/** Lines from the corners of an inner octagon to those of an outer one. */
export function spokes(inner: number, outer: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const angle = (i + 0.5) * EIGHTH;
    return `M${point(inner, angle)}L${point(outer, angle)}`;
  }).join("");
}

/** The outline of a string of beads. */
function beads(): string {
  const step = (2 * Math.PI) / BEADS;
  const meeting = rimAt("dux", step / 2, 0);
  const r = number(BEAD.radius);
  const arcs = Array.from(
    { length: BEADS },
    (_, i) => `A${r} ${r} 0 0 1 ${point(meeting, (i + 0.5) * step)}`,
  );
  return `M${point(meeting, -step / 2)}${arcs.join("")}Z`;
}

/** The outline of each kind. */
export const OUTLINES: Readonly<Record<Kind, string>> = {
  calculus: circle(1),
  dux: beads(),
  larron: octagon(0.99),
  latroncule: circle(1),
};

/** How large Ꝋ stands on a turned piece, as a share of its radius. */
export const SIGN_SIZE = 0.78;

/**
 * Ꝋ, the sign of the bound, as a cut letter: an O with stress and a long thin stroke with flared ends.
 * To be filled by the even-odd rule, the ring first.
 */
export const SIGN: Readonly<{ ring: string; stroke: string }> = (() => {
  const tilt = (-0.16 * 180) / Math.PI;
  const [dx, dy] = [0.415 * Math.cos(-0.16), 0.415 * Math.sin(-0.16)].map(number);
  const inner = `M${dx} ${dy}A.415 .605 ${number(tilt)} 1 0 ${number(-Number(dx))} ${number(-Number(dy))}A.415 .605 ${number(tilt)} 1 0 ${dx} ${dy}Z`;
  const outer = "M.6 0A.6 .7 0 1 1 -.6 0A.6 .7 0 1 1 .6 0Z";
  const stroke =
    "M-.98 -.13Q-.843 -.048 -.686 -.048L.686 -.048Q.843 -.048 .98 -.13L.98 .13Q.843 .048 .686 .048L-.686 .048Q-.843 .048 -.98 .13Z";
  return { ring: outer + inner, stroke };
})();
