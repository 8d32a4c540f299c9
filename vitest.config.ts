import { defineConfig } from "vitest/config";

/** The page's pure modules, in Node; what draws is looked at in a browser (e2e/), or asked in jsdom. */
export default defineConfig({
  test: {
    include: ["tests/js/**/*.test.js"],
    setupFiles: ["tests/js/setup.js"],
    environment: "node",
    pool: "threads",
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 130_000,
  },
});
