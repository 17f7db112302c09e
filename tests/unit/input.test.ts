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
  expect(refusal("r=seneca&p=8.8.8.1CcC1CcC.8.8.8.c7_w_-_x*c5g5_0-0_0&a=xc5", "g5")).toBe("has-taken");
});
