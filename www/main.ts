import init, { version } from "./pkg/latrunculi.js";

await init();
document.documentElement.dataset["engine"] = version();
