import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Game } from "../../www/engine.js";
import { computer, person } from "../../www/game/players.js";
import { Session } from "../../www/game/session.js";
import { ThinkerClient } from "../../www/game/thinker-client.js";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A game of a person, White, against a computer that plays the first action it may. */
function against(ruleset: string) {
  const thinker = new ThinkerClient({} as WebAssembly.Module);
  const think = vi.spyOn(thinker, "think").mockImplementation(async ({ start, actions }) => {
    const game = new Game(ruleset, start);
    for (const action of actions) game.play(action);
    return { kind: "thought", thought: { action: game.view().legal[0]?.text ?? null, progress: null } };
  });
  const session = new Session(thinker, new Game(ruleset, null), { white: person, black: computer(1) });
  return { session, think };
}

/** Plays the first action there is, and lets the computer answer. */
async function act(session: Session): Promise<void> {
  session.play(session.value.view.legal[0]?.text ?? "");
  await vi.advanceTimersByTimeAsync(1000);
}

test("Redo plays as much again as Take back took", async () => {
  const { session } = against("quintana");
  for (let turn = 0; turn < 3; turn += 1) await act(session);
  expect(session.value.view.ply).toBe(6);
  const plies = [];
  for (const way of ["takeBack", "takeBack", "redo", "redo"] as const) {
    session[way]();
    plies.push(session.value.view.ply);
    expect(session.open).toBe(true);
    expect(session.value.view.side).toBe("white");
    expect(session.value.halted).toBe(false);
  }
  expect(plies).toEqual([4, 2, 4, 6]);
  expect(session.value.view.actions).toHaveLength(6);
});

test("after Redo of what the computer had not answered yet, it answers", async () => {
  const { session, think } = against("quintana");
  session.play(session.value.view.legal[0]?.text ?? "");
  session.takeBack();
  expect(session.value.view.ply).toBe(0);
  think.mockClear();
  session.redo();
  expect(session.value.thinking).toBe("answer");
  await vi.advanceTimersByTimeAsync(1000);
  expect(think).toHaveBeenCalledOnce();
  expect(session.value.view.ply).toBe(2);
});

test("between two persons Redo plays one action again", () => {
  const { session } = against("quintana");
  session.replace(new Game("quintana", null), { white: person, black: person });
  for (let ply = 0; ply < 3; ply += 1) session.play(session.value.view.legal[0]?.text ?? "");
  session.takeBack();
  session.takeBack();
  session.redo();
  expect(session.value.view.ply).toBe(2);
});

test("two people keep their seats, however often they play again", () => {
  const thinker = new ThinkerClient({} as WebAssembly.Module);
  const session = new Session(thinker, new Game("quintana", null), { white: person, black: person });
  const bottoms = [session.value.bottom];
  for (let game = 0; game < 3; game += 1) {
    session.resign("white");
    session.rematch();
    bottoms.push(session.value.bottom);
  }
  expect(bottoms).toEqual(["white", "black", "white", "black"]);
});

test("a hint takes no piece out of the hand", async () => {
  const { session } = against("quintana");
  const asked = session.suggest();
  session.drag("a2", 0, 0, null);
  await asked;
  expect(session.value.hint).not.toBe(null);
  session.drop("a4");
  expect(session.value.view.actions.map(({ text }) => text)).toEqual(["a2a4"]);
});
