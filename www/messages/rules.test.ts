import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { ancient } from "./ancient.js";
import { rules as en } from "./rules.en.js";
import { rules as es } from "./rules.es.js";
import { rules as fr } from "./rules.fr.js";

/** The texts in quotes of every row of a table in the engine's source. */
function rows(source: string, table: string): string[][] {
  const body = source.split(`const ${table}:`)[1]?.split("\n];")[0] ?? "";
  return body
    .split("\n")
    .filter((line) => line.startsWith("    ("))
    .map((line) => [...line.matchAll(/"([^"]*)"/g)].map((text) => text[1] ?? ""));
}

/** Every text of a catalogue by the path of its keys. */
function texts(value: object, path = ""): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string" ? [[`${path}/${key}`, inner]] : texts(inner, `${path}/${key}`),
  );
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
  expect(Object.keys(en.presets)).toEqual(named("id"));
  expect(Object.keys(en.families)).toEqual(named("family"));
});

describe.each([
  ["French", fr],
  ["Spanish", es],
])("%s", (_, catalogue) => {
  test("has the keys of English, and a text for each", () => {
    const keys = texts(catalogue).map(([path]) => path);
    expect(keys.toSorted()).toEqual(
      texts(en)
        .map(([path]) => path)
        .toSorted(),
    );
    expect(texts(catalogue).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("leaves no sentence in English", () => {
    const english = new Map(texts(en));
    const same = texts(catalogue).filter(
      ([path, text]) => path.endsWith("/about") && english.get(path) === text,
    );
    expect(same).toEqual([]);
  });
});

describe("ancient lines", () => {
  test("have unique names and are told in every language", () => {
    expect(new Set(ancient.map(({ id }) => id)).size).toBe(ancient.length);
    for (const { text, translations } of ancient) {
      expect(text).not.toBe("");
      expect(Object.values(translations).filter((translation) => translation !== "")).toHaveLength(3);
    }
  });

  test("speak of fields that there are", () => {
    for (const { fields } of ancient) for (const field of fields) expect(en.fields).toHaveProperty([field]);
  });
});
