import type { More } from "./en/more.js";
import type { Words } from "./en/play.js";

/** What `index.ts` in the folder of a language tells of it; the folder is named by the code of the language. */
export interface Language {
  /** What the language calls itself. */
  name: string;
  /** The words that are needed to play. */
  play: () => Promise<Words>;
  /** All the rest. */
  more: () => Promise<More>;
}
