/** The rulesets there are, asked of the engine once. */

import { Game, type PresetInfo, preset, presets } from "../engine.js";

let known: PresetInfo[] | undefined;

/** All presets, in the order of the engine. */
export function rulesets(): PresetInfo[] {
  known ??= presets();
  return known;
}

/** The id of the preset that a ruleset is or was made from: `becq-8` of `becq-8;least:2`. */
export function baseId(ruleset: string): string {
  const [id = ""] = ruleset.split(";");
  return id;
}

let base: PresetInfo | null = null;

/** The preset that a ruleset is or was made from. */
export function baseOf(ruleset: string): PresetInfo | null {
  const id = baseId(ruleset);
  if (base?.id !== id) base = preset(id);
  return base;
}

/** Whether rules of a preset have been changed. */
export function isChanged(ruleset: string): boolean {
  return ruleset.includes(";");
}

let start = { ruleset: "", position: "" };

/** The position in which a ruleset begins, a player's own one too. */
export function startOf(ruleset: string): string {
  const unchanged = isChanged(ruleset) ? null : baseOf(ruleset);
  if (unchanged) return unchanged.start;
  if (start.ruleset !== ruleset) {
    const game = new Game(ruleset, null);
    start = { ruleset, position: game.view().position };
    game.free();
  }
  return start.position;
}

/** The presets of one family of reconstructions. */
export interface Family {
  family: string;
  presets: PresetInfo[];
}

/** The families, in the order in which their first presets come. */
export function families(): Family[] {
  const groups = new Map<string, PresetInfo[]>();
  for (const preset of rulesets()) {
    const group = groups.get(preset.family);
    if (group) group.push(preset);
    else groups.set(preset.family, [preset]);
  }
  return [...groups].map(([family, presets]) => ({ family, presets }));
}
