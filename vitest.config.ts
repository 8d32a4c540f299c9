import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const FOLDER = "tests/js";
/** In the text of a test file that changes what it shares with others. */
const CHANGES =
  /globalThis|stubGlobal|vi\.mock|vitest-environment|useCatalogue|resetModules|indexed_db|caches|import\(/;
const tests = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.js"))
  .map((name) => `${FOLDER}/${name}`);
/** A mutant must not meet modules that were loaded before it. */
const mutated = "STRYKER_MUTATOR_WORKER" in process.env;
const alone = tests.filter((name) => mutated || CHANGES.test(readFileSync(name, "utf8")));
const together = tests.filter((name) => !alone.includes(name));

/** The page's pure modules, in Node; what draws is looked at in a browser (e2e/), or asked in jsdom. */
export default defineConfig({
  test: {
    setupFiles: ["tests/js/setup.js"],
    environment: "node",
    pool: "threads",
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 130_000,
    // To load everything anew for each file takes half of the time.
    projects: [
      { extends: true, test: { name: "together", include: together, isolate: false } },
      { extends: true, test: { name: "alone", include: alone } },
    ].filter(({ test }) => test.include.length),
  },
});
