import type { Language } from "../language.js";
import { play } from "./play.js";

/** What it needs to play comes with the page, which may have no other words. */
export const language: Language = {
  name: "English",
  play: async () => play,
  more: async () => (await import("./more.js")).more,
};
