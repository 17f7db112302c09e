import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { provenances } from "../pkg/provenance.js";
import { citation } from "../text/titles.js";
import { languages } from "../text/words.js";
import { ancient, linesCited } from "./ancient.js";
import { more as moreEn } from "./en/more.js";
import { play as playEn } from "./en/play.js";
import { rules as en } from "./en/rules.js";

const english = { ...playEn, ...moreEn };

/** Every other language that the page finds. */
const others = await Promise.all(
  Object.entries(languages)
    .filter(([code]) => code !== "en")
    .map(async ([code, { name, play, more }]) => ({ code, name, play: await play(), more: await more() })),
);

/** The texts in quotes of every row of a table in the engine's source. */
function rows(source: string, table: string): string[][] {
  const body = source.split(`const ${table}:`)[1]?.split("\n];")[0] ?? "";
  return body
    .split("\n")
    .filter((line) => line.startsWith("    ("))
    .map((line) => [...line.matchAll(/"([^"]*)"/g)].map((text) => text[1] ?? ""));
}

const remarksSource = await readFile("crates/engine/src/ruleset/remarks.rs", "utf8");
const presetsSource = await readFile("crates/engine/src/ruleset/presets.rs", "utf8");

describe("the English of the page is the English of the engine", () => {
  test("remarks", () => {
    const engine = rows(remarksSource, "REMARKS");
    expect(engine.length).toBeGreaterThan(0);
    expect(Object.entries(en.remarks)).toEqual(engine);
  });

  test("fields", () => {
    const page = Object.entries(en.fields).map(([field, { name, about }]) => [field, name, about]);
    expect(page).toEqual(rows(remarksSource, "FIELD_TEXTS"));
  });

  test("words", () => {
    const page = Object.entries(en.choices).flatMap(([field, words]) =>
      Object.entries(words).map(([word, text]) => [field, word, text]),
    );
    expect(page).toEqual(rows(remarksSource, "VALUE_TEXTS"));
  });
});

test("every preset and family has a name, and no others", () => {
  const named = (key: string) => [
    ...new Set([...presetsSource.matchAll(new RegExp(` ${key}: "([^"]*)"`, "g"))].map((found) => found[1])),
  ];
  expect(Object.keys(playEn.titles)).toEqual(named("id"));
  expect(Object.keys(en.presets)).toEqual(named("id"));
  expect(Object.keys(en.families)).toEqual(named("family"));
});

/** Every text of a catalogue by the path of its keys; where a text is made by a function, how it is made. */
function texts(value: object, path = ""): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    const at = path === "" ? key : `${path}.${key}`;
    if (typeof inner === "object" && inner !== null) return texts(inner, at);
    return [[at, String(inner)]];
  });
}

/** The literal parts of a text that is made by a function. */
function literals(text: string): string {
  if (!text.includes("=>")) return text;
  const parts = [...text.matchAll(/"([^"]*)"|`([^`]*)`/g)].map((found) => found[1] ?? found[2] ?? "");
  return parts.join(" ").replace(/\$\{[^}]*\}/g, "");
}

/** Whether a language may share a text with English: names do, and what has not two words. */
const isShared = (path: string, text: string) =>
  /^(titles|ancient\.authors|rules\.families\.[\w-]+\.name)\b/.test(path) ||
  !/\p{L}{2,}\s+\p{L}{2,}/u.test(literals(text));

test("the page finds the languages there are, each under a code that browsers know", () => {
  expect(Object.keys(languages)).toEqual(expect.arrayContaining(["en", "fr", "es"]));
  for (const code of Object.keys(languages)) expect(Intl.getCanonicalLocales(code)).toEqual([code]);
});

describe.each(others)("$name", ({ play, more }) => {
  const told = texts({ ...play, ...more }).filter(([path]) => !path.startsWith("citations"));

  test("has the keys of English, and a text for each", () => {
    const keys = (of: [string, string][]) => of.map(([path]) => path).toSorted();
    expect(keys(told)).toEqual(keys(texts(english)));
    expect(told.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("leaves no sentence in English", () => {
    const originals = new Map(texts(english));
    const same = told.filter(([path, text]) => originals.get(path) === text && !isShared(path, text));
    expect(same).toEqual([]);
  });
});

const files = (await readdir("www", { recursive: true })).filter(
  (file) => file.endsWith(".ts") && !/messages\/|pkg\/|\.test\.ts$/.test(file),
);
const sources = await Promise.all(files.map((file) => readFile(join("www", file), "utf8")));

describe("no key of the catalogue is unused", () => {
  /** Whether somebody reads `key` of something that is called `group`, or was given another name or taken apart. */
  function isRead(group: string, key: string): boolean {
    return sources.some((source) => {
      const names = [
        group,
        ...[...source.matchAll(new RegExp(`\\b${group}: (\\w+)`, "g"))].map((found) => found[1]),
        ...[...source.matchAll(new RegExp(`const (\\w+) = [\\w.()]+\\.${group};`, "g"))].map(
          (found) => found[1],
        ),
      ].join("|");
      return (
        new RegExp(`\\b(?:${names})\\.${key}\\b`).test(source) ||
        new RegExp(`\\{[^{}]*\\b${key}\\b[^{}]*\\} = [\\w.()]*\\b(?:${names})\\b`).test(source)
      );
    });
  }

  /** Groups whose keys are words of the engine or of the page's data: they are read by the value at hand. */
  const byValue =
    /^(titles|ancient|authors|illegal|rules|citations|contradictions|faults\.(text|board|side|hands|state|taken|quiet))$|\b(rules|themes|chapters|lift|immobile|reach|leap|levels|codes)\./;

  test.each(Object.entries(english).filter(([group]) => !byValue.test(group)))("%s", (group, entries) => {
    const keys = typeof entries === "object" ? Object.keys(entries) : [];
    const unused = keys.filter((key) => !byValue.test(`${group}.${key}`) && !isRead(group, key));
    expect(unused).toEqual([]);
    if (keys.length === 0) expect(isRead("words|value", group)).toBe(true);
  });
});

describe("ancient lines", () => {
  test("and their authors have words in English, and no others have", () => {
    expect(ancient.map(({ id }) => id)).toEqual(Object.keys(moreEn.ancient.lines));
    expect([...new Set(ancient.map(({ author }) => author))]).toEqual(Object.keys(moreEn.ancient.authors));
    expect(ancient.filter(({ text }) => text === "")).toEqual([]);
  });

  test("speak of fields that there are", () => {
    for (const { fields } of ancient) for (const field of fields) expect(en.fields).toHaveProperty([field]);
  });

  test("stand below every rule that is attested", () => {
    const attested = Object.values(provenances).flatMap(({ notes }) =>
      notes.filter(({ basis }) => basis === "attested"),
    );
    expect(attested.filter(({ source }) => linesCited(source).length === 0)).toEqual([]);
    expect(linesCited("Seneca, Ep. 117.30; Laus Pisonis 194, 201").map(({ id }) => id)).toEqual([
      "laus-192",
      "laus-201",
      "seneca-117",
    ]);
  });
});

test.each(others)(
  "what the engine cites is told in $name, but for titles and what is quoted between marks of its own",
  ({ more }) => {
    const cited = Object.values(provenances).flatMap(({ notes, sources }) => [
      ...notes.map(({ source }) => source),
      ...sources,
    ]);
    const left = cited
      .map((source) => citation(more, source).replace(/«[^»]*»/g, ""))
      .filter((text) =>
        /\b(through|with|whose|which|page by|ids?|leaflet|rules?|web page|the (text|larger|figure|museum|ruleset))\b(?!_GB)/.test(
          text,
        ),
      );
    expect([...new Set(left)]).toEqual([]);
  },
);
