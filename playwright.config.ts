import { createServer } from "node:net";
import { defineConfig } from "@playwright/test";

/** A port that nobody listens on. */
function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === "object" ? address?.port : address)));
    });
  });
}

// The processes that run the tests read this file again, and have to find the same port.
process.env["LATRUNCULI_PORT"] ??= await freePort();
const port = process.env["LATRUNCULI_PORT"];
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: process.env["CI"] ? [["list"]] : [["line"]],
  use: {
    baseURL: address,
    browserName: "chromium",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
});
