import { expect, test } from "vitest";
import { Game } from "../../www/engine.js";
import { idle, intentOf } from "../../www/game/input.js";

/** Why a click on a square is refused, a piece being selected or not; `null` where it is not. */
function refusal(link: string, square: string, from: string | null = null): string | null {
  const game = Game.open(link);
  const intent = intentOf(game.view(), from === null ? idle : { kind: "selected", from }, square);
  const code = intent.kind === "explain" ? (game.explain(intent.action)?.code ?? null) : null;
  game.free();
  return code;
}

test("a click on an enemy that is not caught is no attempt to take it", () => {
  expect(refusal("r=quintana&a=a2a4", "a4")).toBe("not-yours");
  expect(refusal("r=quintana", "a7")).toBe("not-yours");
  expect(refusal("r=quintana", "a7", "a2")).toBe("occupied");
  expect(refusal("r=becq-8", "a8")).toBe("not-yours");
});

test("a click on a caught enemy tries to take it", () => {
  expect(
    refusal("r=seneca&p=cCc3C1.C1Cc1c1c.c3c2c.c2ccC2.CCC1CCC1.c2C1CCC.ccC1C1Cc.cc1C2cC_w_-_t*h1_2-0_0", "h1"),
  ).toBe("has-taken");
});
