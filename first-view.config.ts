import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { firstGame } from "./www/game/first-game.ts";

/** Stands for the module in the imports of the page; `www/game/first-view.d.ts` tells its types. */
const name = "virtual:first-view";

const engine = resolve("www/pkg/latrunculi.js");
const compiled = resolve("www/pkg/latrunculi_bg.wasm");

/** What the engine says of the first game before anything is played. */
async function firstView(): Promise<{ view: unknown; rules: unknown }> {
  // Another engine each time that it has been compiled again.
  const { mtimeMs } = await stat(compiled);
  const { initSync, Game } = await import(`${pathToFileURL(engine)}?${mtimeMs}`);
  initSync({ module: await readFile(compiled) });
  const game = Game.open(firstGame);
  return { view: game.view(), rules: game.rules() };
}

/**
 * Gives the page the beginning of the first game, as the engine that it is built with tells it: so the board can be drawn
 * while the engine is still coming.
 */
export function firstViewInAdvance(): Plugin {
  const resolved = `\0${name}`;
  return {
    name: "first-view-in-advance",
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => resolved },
    load: {
      filter: { id: new RegExp(`^${resolved}$`) },
      async handler() {
        this.addWatchFile(compiled);
        const { view, rules } = await firstView();
        return `export const view = ${JSON.stringify(view)};\nexport const rules = ${JSON.stringify(rules)};\n`;
      },
    },
  };
}
