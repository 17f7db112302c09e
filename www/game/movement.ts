/** How a kind of piece moves, as the rules name it: `step-all-leap-enemy-1`. */

export const reaches = ["stay", "step", "slide", "forward"] as const;
export const leaps = ["own", "enemy", "any"] as const;

export interface Movement {
  reach: (typeof reaches)[number];
  /** In eight directions. */
  all: boolean;
  /** Over what it leaps, if it does. */
  leap: (typeof leaps)[number] | null;
  /** The most leaps of a chain; `null` for as many as there are. */
  most: number | null;
}

const form = /^(\w+?)(-all)?(?:-leap-(\w+?)(?:-(\d+))?)?$/;

/** Reads the word of the rules; `null` if it is none. */
export function readMovement(word: string): Movement | null {
  const [, first, all, over, most] = form.exec(word) ?? [];
  const reach = reaches.find((name) => name === first);
  const leap = over === undefined ? null : leaps.find((name) => name === over);
  if (reach === undefined || leap === undefined) return null;
  return { reach, all: all !== undefined, leap, most: most === undefined ? null : Number(most) };
}

/** The word of the rules for a way to move. */
export function movementWord({ reach, all, leap, most }: Movement): string {
  const over = leap === null ? [] : ["leap", leap, ...(most === null ? [] : [String(most)])];
  return [reach, ...(all ? ["all"] : []), ...over].join("-");
}
