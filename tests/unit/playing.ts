import { Game, type GameView } from "../../www/engine.js";

/** The positions that actions of the engine lead to one after the other, the start among them. */
export function positions(ruleset: string, start: string | null, ...actions: string[]): GameView[] {
  const game = new Game(ruleset, start);
  const views = [game.view()];
  for (const action of actions) {
    const played = game.play(action);
    if (!played.ok) throw new Error(played.illegal.message);
    views.push(game.view());
  }
  game.free();
  return views;
}

/** The position before an action and the one after it. */
export function around(ruleset: string, start: string, action: string): [before: GameView, after: GameView] {
  const [before, after] = positions(ruleset, start, action);
  if (!before || !after) throw new Error(`${action} led nowhere`);
  return [before, after];
}
