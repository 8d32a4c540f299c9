import assert from "node:assert/strict";
import { test } from "vitest";

import { language, t, useCatalogue } from "../../../static/js/lib/i18n.ts";

const TEXT = `greeting = Hello, { $name }!
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
`;

test("a text takes its parameters without marks of direction, and its plural by the language", () => {
  useCatalogue(TEXT, "en");
  assert.equal(language(), "en");
  assert.equal(t("greeting", { name: "Anna" }), "Hello, Anna!");
  assert.equal(t("moves", { count: 1 }), "1 move");
  assert.equal(t("moves", { count: 3 }), "3 moves");
});

test("a key without a text shows itself", () => {
  useCatalogue(TEXT, "en");
  assert.equal(t("nobody-wrote-this"), "nobody-wrote-this");
});
