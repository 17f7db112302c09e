import { readdirSync } from "node:fs";
import type { Language } from "../../www/messages/language.js";

const folders = readdirSync("www/messages", { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Every language that there is, with all its words. */
export const languages = await Promise.all(
  folders.map(async ({ name: code }) => {
    const { language }: { language: Language } = await import(`../../www/messages/${code}/index.js`);
    return { code, ...(await language.play()), ...(await language.more()) };
  }),
);
