import { expect, test } from "vitest";
import { Game } from "../../www/engine.js";
import { earlyState } from "../../www/game/early.js";
import { readViewKeys } from "../../www/game/link.js";
import { beginning } from "../../www/game/session.js";

test.each([
  "r=petteia",
  "r=petteia&black=2",
  "white=3&r=petteia&lang=fr&theme=wood",
  "R=petteia&amp;white=5",
])("what is known of %s without the engine is what the engine says", (link) => {
  const game = Game.open(link);
  const { players } = readViewKeys(link);
  expect(earlyState(link)).toEqual(beginning(game.view(), game.rules(), players));
});

test.each([
  "",
  "black=2",
  "r=becq-8",
  "r=petteia;least:2",
  "r=petteia&p=cccccccc.8.8.8.8.8.8.CCCCCCCC_w_-_-_0-0_0",
  "r=petteia&a=a8a2",
  "r=petteia&r=becq-8",
  "r=becq-8&r=petteia",
  "a=a8a2&r=petteia",
])("nothing is known of %s without the engine", (link) => {
  expect(earlyState(link)).toBeNull();
});
