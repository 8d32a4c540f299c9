import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import "../../../static/js/chess/notation.ts"; // writes the moves in texts
import { hasOpeningNames, loadOpeningNames, openingName } from "../../../static/js/chess/opening_names.ts";
import { useCatalogue } from "../../../static/js/lib/i18n.ts";
import { catalogue } from "../english.js";

/** The same as the server's (tests/i18n/test_opening_names.py). */
const CASES = JSON.parse(readFileSync(join(import.meta.dirname, "../../data/opening_names.json"), "utf8"));
const GERMAN = "opening-parts = { $family }: { $parts }\nopening-sicilian-defense = Sizilianisch\n";

for (const [language, cases] of Object.entries(CASES))
  test(`a name is said part by part: ${language}`, () => {
    useCatalogue(catalogue(language), language);
    assert.equal(hasOpeningNames(), language !== "en");
    assert.deepEqual(Object.fromEntries(Object.keys(cases).map((name) => [name, openingName(name)])), cases);
  });

test("names are English until they are there, and stay so if they cannot be had", async () => {
  useCatalogue("", "de", "1a");
  const asked = [];
  const answers = [new Response("", { status: 503 }), new Response(GERMAN)];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return answers.shift();
  };
  await loadOpeningNames();
  assert.equal(openingName("Sicilian Defense"), "Sicilian Defense");
  await loadOpeningNames();
  assert.equal(openingName("Sicilian Defense: Kan"), "Sizilianisch: Kan");
  assert.deepEqual(asked, ["/i18n/de/names.ftl?v=1a", "/i18n/de/names.ftl?v=1a"]);
});

test("nothing is asked for an English reader", async () => {
  useCatalogue("", "en", "1a");
  globalThis.fetch = () => assert.fail();
  await loadOpeningNames();
  assert.ok(!hasOpeningNames());
});
