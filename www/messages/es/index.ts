import type { Language } from "../language.js";

export const language: Language = {
  name: "Español",
  play: async () => (await import("./play.js")).play,
  more: async () => (await import("./more.js")).more,
};
