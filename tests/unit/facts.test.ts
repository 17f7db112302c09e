import { expect, test, vi } from "vitest";
import { rulesets } from "../../www/game/rulesets.js";
import { en } from "../../www/messages/en/play.js";
import { es } from "../../www/messages/es/play.js";
import { fr } from "../../www/messages/fr/play.js";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { factsOf } = await import("../../www/text/facts.js");

const texts = (words: typeof en, id: string) => {
  const preset = rulesets().find((one) => one.id === id);
  if (!preset) throw new Error(`there are no rules ${id}`);
  const { catches, ends } = factsOf(words, preset.rules, preset.start);
  return [catches, ends];
};

test("how pieces are caught and the game ends is told in whole sentences", () => {
  const between = "Catch a piece with one of yours on each side of it";
  expect(texts(en, "petteia")).toEqual([
    `${between}; it is taken at once.`,
    "A side with no piece left loses.",
  ]);
  expect(texts(en, "seneca")).toEqual([
    `${between}, or in a corner, on both squares beside it; later, one that is caught is taken before each move.`,
    "When a side has fewer than 2 pieces, most captures win.",
  ]);
  expect(texts(en, "schadler-1994")[1]).toBe("A side with fewer than 2 pieces loses.");
  expect(texts(fr, "schadler-1994")[1]).toBe("Le camp qui a moins de 2 pièces perd.");
  expect(texts(es, "petteia")[1]).toBe("Pierde el bando que se queda sin piezas.");
});

test("each ruleset tells how it is won", () => {
  for (const { id, rules } of rulesets()) {
    for (const words of [en, fr, es]) {
      const [catches, ends] = texts(words, id);
      if (rules["dux-shut-in"] === true) expect(catches).toContain(words.facts.dux);
      else expect(ends).not.toBe("");
    }
  }
});
