import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import init from "../../www/pkg/latrunculi.js";

test("the engine starts outside a browser too", async () => {
  const bytes = await readFile("www/pkg/latrunculi_bg.wasm");
  const engine = await init({ module_or_path: bytes });
  expect(engine.memory).toBeInstanceOf(WebAssembly.Memory);
});
