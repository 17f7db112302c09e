/** The only door to the engine: everything else of the page imports it from here. */

import initialise, { initSync } from "./pkg/latrunculi.js";

export type {
  Contradiction,
  ContradictionCode,
  Effects,
  Fault,
  FieldInfo,
  GameView,
  Illegal,
  IllegalCode,
  Kind,
  LegalAction,
  Limits,
  Outcome,
  Piece,
  PlacedPiece,
  PlayedAction,
  PlayResult,
  PositionFault,
  PositionField,
  PresetInfo,
  Progress,
  Provenance,
  Reason,
  RuleNote,
  RulesMap,
  Side,
  SquareName,
  Thought,
} from "./pkg/latrunculi.js";
export { check, fields, Game, preset, presets, rulesetText, Thinker } from "./pkg/latrunculi.js";

const address = new URL("./pkg/latrunculi_bg.wasm", import.meta.url);

async function compile(): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
  // A host that does not know the type of .wasm files refuses the streaming way.
  const streams = answer.headers.get("Content-Type")?.startsWith("application/wasm");
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** Starts the engine. The compiled module is given back so that workers need not compile it again. */
export async function startEngine(): Promise<WebAssembly.Module> {
  const module = await compile();
  await initialise({ module_or_path: module });
  return module;
}

/** Starts the engine, in a worker, from a module that the page has compiled. */
export function startEngineFrom(module: WebAssembly.Module): void {
  initSync({ module });
}
