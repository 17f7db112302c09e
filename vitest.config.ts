import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["www/**/*.test.ts", "tests/unit/**/*.test.ts"],
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
