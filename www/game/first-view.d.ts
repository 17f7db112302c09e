/** The first game before anything is played; `first-view.config.ts` has it of the engine when the page is built. */
declare module "virtual:first-view" {
  import type { GameView, RulesMap } from "../engine.js";
  export const view: GameView;
  export const rules: RulesMap;
}
