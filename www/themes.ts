/** The looks of page and board. */
export const themes = ["stone", "wood", "print", "contrast"] as const;

export type Theme = (typeof themes)[number];

/** Whether a word from a link or from memory names a theme. */
export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}
