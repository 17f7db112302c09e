import { readFile } from "node:fs/promises";
import init from "../../www/pkg/latrunculi.js";

// Starts the engine for the tests of a file.
const bytes = await readFile("www/pkg/latrunculi_bg.wasm");
await init({ module_or_path: bytes });
