import { ancient } from "./ancient.js";
import { citations } from "./citations.js";
import { contradictions, faults } from "./faults.js";
import { rules } from "./rules.js";
import { views } from "./views.js";

/** All words that are not needed to play: the page fetches them with the first view that wants them. */
export const more = { ...views, rules, ancient, citations, faults, contradictions };

/** What the second half of a catalogue holds. */
export type More = typeof more;
