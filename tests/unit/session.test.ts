import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Game } from "../../www/engine.js";
import { captured } from "../../www/game/captured.js";
import { readLink } from "../../www/game/open.js";
import { computer, person } from "../../www/game/players.js";
import { Session } from "../../www/game/session.js";
import { type Answer, ThinkerClient } from "../../www/game/thinker-client.js";
import { positions } from "./playing.js";

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

/** The same table with a computer that answers when the test says so, each time it was asked. */
function answeredByHand(ruleset: string) {
  const { session, think } = against(ruleset);
  const asked: { answer: (answer: Answer) => void; tell: (depth: number) => void }[] = [];
  think.mockImplementation(
    (_, onProgress) =>
      new Promise((answer) => {
        const rest = { score: 0, end: null, nodes: 1, milliseconds: 1, line: [] };
        asked.push({ answer, tell: (depth) => onProgress({ depth, ...rest }) });
      }),
  );
  const texts = () => session.value.view.actions.slice(0, session.value.view.ply).map(({ text }) => text);
  return { session, asked, texts };
}

const thought = (action: string): Answer => ({ kind: "thought", thought: { action, progress: null } });

test("what the computer thought about a position that was left is dropped", async () => {
  const { session, asked, texts } = answeredByHand("quintana");
  session.play("a2a4");
  session.takeBack();
  session.play("b2b4");
  expect(asked).toHaveLength(2);
  const [stale, fresh] = asked;
  stale?.tell(9);
  expect(session.value.progress).toBe(null);
  fresh?.tell(3);
  expect(session.value.progress?.depth).toBe(3);
  stale?.answer(thought("a7a5"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(["b2b4"]);
  expect(session.value.thinking).toBe("answer");
  fresh?.answer(thought("b7b6"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(["b2b4", "b7b6"]);
  expect(session.value.thinking).toBe(null);
});

test("what the computer thought about is not played in another game", async () => {
  const { session, asked, texts } = answeredByHand("quintana");
  session.play("a2a4");
  session.replace(new Game("quintana", null), { white: person, black: person });
  session.play("h2h4");
  asked[0]?.answer(thought("a7a5"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(["h2h4"]);
});

test("an answer that comes after Stop or after the end is not played", async () => {
  const { session, asked, texts } = answeredByHand("quintana");
  session.play("a2a4");
  session.stop();
  asked[0]?.answer(thought("a7a5"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(["a2a4"]);
  expect(session.value.halted).toBe(true);
  session.goOn();
  session.resign("white");
  asked[1]?.answer(thought("a7a5"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(["a2a4"]);
  expect(session.value.view.outcome).toEqual({ winner: "black", reason: "resigned" });
});

test("a hint for a position that was left is not given", async () => {
  const { session, asked } = answeredByHand("quintana");
  session.replace(new Game("quintana", null), { white: person, black: person });
  session.suggest();
  session.play("a2a4");
  asked[0]?.answer(thought("b2b4"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.value.hint).toBe(null);
  session.suggest();
  asked[1]?.answer(thought("b7b5"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.value.hint).toBe("b7b5");
});

test("an answer is played no sooner than it can be followed, however fast it comes", async () => {
  const { session, asked, texts } = answeredByHand("quintana");
  session.play("a2a4");
  asked[0]?.answer(thought("a7a5"));
  await vi.advanceTimersByTimeAsync(400);
  expect(texts()).toEqual(["a2a4"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(texts()).toEqual(["a2a4", "a7a5"]);
});

test("a side has lost the pieces that were taken from it, up to the position shown", () => {
  const start = "8.8.2c5.8.8.Cc1cC3.8.2C3cc_w_-_-_0-0_0";
  const [before, after] = positions("quintana", start, "c1c3");
  if (!before || !after) throw new Error("nothing was played");
  expect([captured(before, "white"), captured(before, "black")]).toEqual([[], []]);
  expect(captured(after, "black")).toEqual(["calculus", "calculus"]);
  expect(captured(after, "white")).toEqual([]);
  const black = positions("quintana", "8.8.8.8.8.2c5.cC6.7C_b_-_-_0-0_0", "c3c2").at(-1);
  expect(black && [captured(black, "white"), captured(black, "black")]).toEqual([["calculus"], []]);
});

test("of pieces taken before the game that is known the number counts, of the rest the kind", () => {
  const start = "6l1.8.8.8.8.L7.p7.L7_w_-_x_2-1_0";
  const game = new Game("becq-8", start);
  const lost = () => [captured(game.view(), "white"), captured(game.view(), "black")];
  expect(lost()).toEqual([["calculus"], ["calculus", "calculus"]]);
  game.play("xa2");
  expect(lost()).toEqual([["calculus"], ["latroncule", "calculus", "calculus"]]);
  game.undo();
  expect(lost()).toEqual([["calculus"], ["calculus", "calculus"]]);
});

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

test("a game that is looked at from an earlier place is remembered whole, and comes back there", () => {
  const { session, think } = against("quintana");
  const [game, players, faults] = readLink("r=quintana&a=a2a4.b7b5&redo=a4a3.b5b6&black=1");
  session.replace(game, players, faults);
  expect(faults).toEqual([]);
  expect(session.link()).toBe("r=quintana&a=a2a4.b7b5&redo=a4a3.b5b6&black=1");
  session.goTo(1);
  const link = session.link();
  expect(link).toBe("r=quintana&a=a2a4&redo=b7b5.a4a3.b5b6&black=1");
  // It is the computer's turn, but it must not play over what was played.
  session.replace(...readLink(link));
  expect(session.value.halted).toBe(true);
  expect(think).not.toHaveBeenCalled();
  expect(session.link()).toBe(link);
});

test("what cannot be redone is told, and what comes before it is kept", () => {
  const [game, , faults] = readLink("r=quintana&a=a2a4&redo=b7b5.a4h8.b5b6");
  expect(faults).toEqual([{ kind: "setting", setting: "redo", text: "a4h8" }]);
  expect(game.view().ply).toBe(1);
  expect(game.view().actions).toHaveLength(2);
});

test("a game is given up as it stands at its end, and how it ended is known wherever it is looked at", () => {
  const { session } = against("quintana");
  session.replace(...readLink("r=quintana&a=a2a4&redo=b7b5.a4a3"));
  expect(session.value.end).toBeNull();
  session.resign("white");
  expect(session.value.view.ply).toBe(3);
  session.goTo(1);
  expect(session.value.view.outcome).toBeNull();
  expect(session.value.end).toEqual({ winner: "black", reason: "resigned" });
  session.play("b7b5");
  expect(session.value.end).toBeNull();
});

test.each(["r=nothing", "r=petteia&a=zz", "r=petteia&p=garbage"])(
  "a damaged memory, “%s”, gives the first game, and nothing is said",
  (own) => {
    const [game, players, faults] = readLink("", own);
    expect(faults).toEqual([]);
    expect(game.view().ruleset).toBe("petteia");
    expect(game.view().ply).toBe(0);
    expect(players).toEqual({ white: person, black: computer(2) });
  },
);

test("the computer has one seed for a whole game, and another for the next", async () => {
  const { session, think } = against("quintana");
  const seeds = () => new Set(think.mock.calls.map(([job]) => job.limits.seed));
  for (let turn = 0; turn < 3; turn += 1) await act(session);
  expect(think).toHaveBeenCalledTimes(3);
  expect(seeds().size).toBe(1);
  session.replace(...readLink("r=quintana&black=1"));
  await act(session);
  expect(seeds().size).toBe(2);
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

test("a hint that failed is told of until it is asked for again, or something is played", async () => {
  const { session, think } = against("quintana");
  session.replace(new Game("quintana", null), { white: person, black: person });
  think.mockImplementation(async () => ({ kind: "lost" }));
  await session.suggest();
  expect(session.value.lost).toBe("hint");
  expect(session.open).toBe(true);
  session.clear();
  expect(session.value.lost).toBe(null);
  await session.suggest();
  think.mockImplementation(async () => ({ kind: "thought", thought: { action: "a2a4", progress: null } }));
  const asked = session.suggest();
  expect(session.value.lost).toBe(null);
  await asked;
  expect(session.value.hint).toBe("a2a4");
  think.mockImplementation(async () => ({ kind: "lost" }));
  await session.suggest();
  session.play("a2a4");
  expect(session.value.lost).toBe(null);
});

test("the computer answers after a hint that failed, once the rest is placed", async () => {
  const { session, think } = against("seega-5");
  const answers = think.getMockImplementation();
  think.mockImplementation(async () => ({ kind: "lost" }));
  await session.suggest();
  expect(session.value.lost).toBe("hint");
  if (answers) think.mockImplementation(answers);
  session.placeRest();
  while (session.value.view.side === "white" && session.value.view.legal[0])
    session.play(session.value.view.legal[0].text);
  expect(session.value.thinking).toBe("answer");
});

test("where the computer gave no answer, a hint leaves the player its side", async () => {
  const { session, think } = against("quintana");
  think.mockImplementation(async () => ({ kind: "lost" }));
  await act(session);
  expect(session.value.lost).toBe("answer");
  await session.suggest();
  expect(session.value.lost).toBe("answer");
  expect(session.open).toBe(true);
  session.takeBack();
  expect(session.value.lost).toBe(null);
});
