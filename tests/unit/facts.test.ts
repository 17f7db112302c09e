import { expect, test, vi } from "vitest";
import { rulesets } from "../../www/game/rulesets.js";
import { play as en, type Words } from "../../www/messages/en/play.js";
import { play as es } from "../../www/messages/es/play.js";
import { play as fr } from "../../www/messages/fr/play.js";
import { languages } from "../../www/text/words.js";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { factsOf } = await import("../../www/text/facts.js");

const texts = (words: Words, id: string) => {
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

test.each(Object.values(languages))("each ruleset tells how it is won, in $name", async ({ play }) => {
  const words = await play();
  for (const { id, rules } of rulesets()) {
    const [catches, ends] = texts(words, id);
    if (rules["dux-shut-in"] === true) expect(catches).toContain(words.facts.dux);
    else expect(ends).not.toBe("");
  }
});
