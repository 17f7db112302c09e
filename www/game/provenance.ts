import type { PresetInfo, Provenance } from "../engine.js";
import { provenances } from "../pkg/provenance.js";

/** Where a preset comes from. Apart from the engine, as these texts are loaded only where they are read. */
export function provenance({ id }: Pick<PresetInfo, "id">): Provenance {
  return provenances[id] ?? { sources: [], notes: [] };
}
