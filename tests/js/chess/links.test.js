import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { linkKind, linkWords } from "../../../static/js/chess/links.ts";
import { catalogue } from "../english.js";

const { links } = JSON.parse(readFileSync(new URL("../../data/pasted.json", import.meta.url), "utf8"));

test("an address is known by its host, as the server knows it", () => {
  for (const [text, kind] of links) assert.equal(linkKind(text), kind, text);
});

test("every kind of address has a sentence in every language", () => {
  for (const [text, kind] of links.filter(([, kind]) => kind))
    for (const language of ["en", "de"])
      assert.match(catalogue(language), new RegExp(`^${linkWords(text)} = `, "m"), kind);
  assert.equal(linkWords("1. e4"), null);
});
