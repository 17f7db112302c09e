import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Game } from "../../www/engine.js";
import { person } from "../../www/game/players.js";
import { lastPlayed, rememberGame, resumeResigned, runningGame } from "../../www/game/remembered.js";
import { Session } from "../../www/game/session.js";
import { ThinkerClient } from "../../www/game/thinker-client.js";
import { isRecord, recall, remember } from "../../www/memory.js";

/** What a browser stores, and whether it has room for more. */
let stored: Map<string, string>;
let full: boolean;

/** What the system says of colours and motion. */
let media: string[];

beforeEach(() => {
  stored = new Map();
  full = false;
  media = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      stored.set(key, value);
    },
  });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: media.includes(query) }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the settings are when a page is opened. */
async function settingsOfNewPage() {
  vi.resetModules();
  return import("../../www/settings.js");
}

const plain = { theme: "stone", sound: false, coordinates: true, motion: "system", language: null };

/** A game of two people, after so many actions of its list. */
function played(...actions: string[]): Session {
  const players = { white: person, black: person };
  const session = new Session(
    new ThinkerClient({} as WebAssembly.Module),
    new Game("quintana", null),
    players,
  );
  for (const action of actions) session.play(action);
  return session;
}

/** Texts that are no JSON, or the JSON of something else. */
const corrupt = ["", "{", "null", "7", '"stone"', "[]", '["stone"]', "true", "\u0000"];

test("what is remembered is recalled, if it is what was asked for", () => {
  remember("key", { value: 1 });
  expect(recall("key", isRecord)).toEqual({ value: 1 });
  expect(recall("other", isRecord)).toBe(null);
  expect(recall("key", (value): value is number => typeof value === "number")).toBe(null);
});

test.each(corrupt)("a store that holds %j costs only the memory", async (text) => {
  for (const key of ["settings", "games"]) stored.set(`latrunculi.${key}`, text);
  expect(recall("settings", isRecord)).toBe(null);
  expect((await settingsOfNewPage()).settings.value).toEqual(plain);
  expect(lastPlayed()).toBe(null);
  expect(runningGame("quintana")).toBe(null);
  const session = played("a2a4");
  resumeResigned(session);
  expect(session.value.view.outcome).toBe(null);
  // It is whole again with the next thing to be remembered.
  rememberGame(session);
  expect(runningGame("quintana")).toBe("r=quintana&a=a2a4");
});

test("settings that are half corrupt keep the half that is whole", async () => {
  const half = { theme: "marble", sound: "yes", coordinates: false, motion: 3, language: ["fr"], more: 1 };
  stored.set("latrunculi.settings", JSON.stringify(half));
  expect((await settingsOfNewPage()).settings.value).toEqual({ ...plain, coordinates: false });
  const other = { theme: "wood", sound: true, coordinates: 0, motion: "none", language: "es" };
  stored.set("latrunculi.settings", JSON.stringify(other));
  expect((await settingsOfNewPage()).settings.value).toEqual({ ...other, coordinates: true });
});

test("games that are half corrupt keep those that are whole", () => {
  const running = { petteia: 7, quintana: "r=quintana&a=a2a4", becq: null };
  const resigned = { link: "r=quintana&a=a2a4", side: "green" };
  stored.set("latrunculi.games", JSON.stringify({ last: ["quintana"], running, resigned }));
  expect(lastPlayed()).toBe(null);
  expect(runningGame("petteia")).toBe(null);
  expect(runningGame("quintana")).toBe("r=quintana&a=a2a4");
  // It is no game that a plain object has by birth.
  expect(runningGame("constructor")).toBe(null);
  const session = played("a2a4");
  resumeResigned(session);
  expect(session.value.view.outcome).toBe(null);
  stored.set("latrunculi.games", JSON.stringify({ resigned: { ...resigned, side: "black" } }));
  resumeResigned(session);
  expect(session.value.view.outcome).toEqual({ winner: "white", reason: "resigned" });
});

test("a game is remembered while it goes on, beside those of other rulesets", () => {
  stored.set("latrunculi.games", JSON.stringify({ running: { petteia: "r=petteia&a=a8a7" } }));
  const session = played("a2a4", "b7b5");
  rememberGame(session);
  expect(lastPlayed()).toBe("quintana");
  expect(runningGame("quintana")).toBe("r=quintana&a=a2a4.b7b5");
  expect(runningGame("petteia")).toBe("r=petteia&a=a8a7");
  session.resign("white");
  rememberGame(session);
  expect(runningGame("quintana")).toBe(null);
  expect(runningGame("petteia")).toBe("r=petteia&a=a8a7");
});

test("a store that is full costs only the memory", async () => {
  const { changeSettings, settings } = await settingsOfNewPage();
  changeSettings({ theme: "wood" });
  full = true;
  changeSettings({ theme: "print" });
  expect(settings.value.theme).toBe("print");
  rememberGame(played("a2a4"));
  expect(runningGame("quintana")).toBe(null);
  // What was remembered before is there still.
  expect((await settingsOfNewPage()).settings.value.theme).toBe("wood");
});

test("what is chosen is there when the page is opened again, what a link asks for is not", async () => {
  const { ask, changeSettings, settings } = await settingsOfNewPage();
  changeSettings({ sound: true, motion: "none" });
  ask({ theme: "wood", language: "fr" });
  expect(settings.value).toEqual({ ...plain, sound: true, motion: "none", theme: "wood", language: "fr" });
  changeSettings({ language: "es" });
  expect(settings.value).toMatchObject({ theme: "wood", language: "es" });
  expect((await settingsOfNewPage()).settings.value).toEqual({
    ...plain,
    sound: true,
    motion: "none",
    language: "es",
  });
});

test("a first visit goes with the system’s colours, and a choice before them", async () => {
  const theme = async (...queries: string[]) => {
    media = queries.map((query) => `(${query})`);
    return (await settingsOfNewPage()).settings.value.theme;
  };
  const dark = "prefers-color-scheme: dark";
  expect(await theme()).toBe("stone");
  expect(await theme(dark)).toBe("wood");
  expect(await theme("prefers-contrast: more")).toBe("contrast");
  expect(await theme("forced-colors: active")).toBe("print");
  expect(await theme("forced-colors: active", dark)).toBe("contrast");
  stored.set("latrunculi.settings", JSON.stringify({ theme: "print" }));
  expect(await theme(dark)).toBe("print");
});

test("things move unless the system or the player wants none of it", async () => {
  const { changeSettings, moves } = await settingsOfNewPage();
  expect(moves()).toBe(true);
  media = ["(prefers-reduced-motion: reduce)"];
  expect(moves()).toBe(false);
  media = [];
  changeSettings({ motion: "none" });
  expect(moves()).toBe(false);
});
