import { expect, test } from "vitest";
import { languages } from "../text/words.js";
import * as es from "./es/nouns.js";

const lists = [
  [],
  ["a1"],
  ["a1", "b2"],
  ["a1", "b2", "c3"],
  ["a1", "i2"],
  ["i2", "o3"],
  ["o3", "i2", "h4"],
  ["fichas", "ladrones"],
  ["peón", "hijo"],
  ["agua", "hielo"],
  ["uno", "Ocho"],
];
const numbers = [0, 1, 7, 10, 999, 1000, 4321, 9999, 10_000, 123_456, 1_000_000, 98_765_432];
const scores = [0, 4, -4, 10, -10, 123, -98, 99, 12_340, -123_400];

for (const language of Intl.NumberFormat.supportedLocalesOf(Object.keys(languages))) {
  test(`lists and numbers are those of Intl, ${language}`, async () => {
    const forms = await languages[language]?.play();
    if (!forms) throw new Error("the language has no words");
    const and = new Intl.ListFormat(language, { type: "conjunction" });
    const or = new Intl.ListFormat(language, { type: "disjunction" });
    for (const list of lists) {
      expect(forms.and(list)).toBe(and.format(list));
      expect(forms.or(list)).toBe(or.format(list));
    }
    const format = new Intl.NumberFormat(language);
    for (const number of numbers) expect(forms.number(number)).toBe(format.format(number));
    const tenths = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    });
    const { signed }: { signed: (hundredths: number) => string } = await import(`./${language}/nouns.ts`);
    for (const score of scores) expect(signed(score)).toBe(tenths.format(score / 100).replace("-", "−"));
  });
}

test("what is said of a piece goes with its kind in Spanish", () => {
  expect(es.agree("retenid", "calculus")).toBe("retenida");
  for (const kind of ["dux", "larron", "latroncule"] as const) {
    expect(es.the(kind)).toMatch(/^el /);
    expect(es.agree("retenid", kind)).toBe("retenido");
  }
});
