import { defineConfig } from "vitest/config";
import { firstViewInAdvance } from "./first-view.config.ts";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [firstViewInAdvance()],
        test: {
          name: "unit",
          environment: "node",
          include: ["www/**/*.test.ts", "tests/unit/**/*.test.ts"],
          setupFiles: ["tests/unit/engine.ts"],
        },
      },
      {
        // `cargo xtask bench` runs it, with the native program built for release.
        test: {
          name: "speed",
          environment: "node",
          include: ["tests/speed/**/*.test.ts"],
        },
      },
      {
        // Browsers that Playwright cannot drive as the distribution ships them.
        test: {
          name: "browsers",
          environment: "node",
          include: ["tests/browsers/**/*.test.ts"],
          globalSetup: "tests/browsers/serve.ts",
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
