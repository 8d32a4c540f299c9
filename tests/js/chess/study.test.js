import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { chapterOf, chapterTitle } from "../../../static/js/chess/study.ts";

const { studies } = JSON.parse(readFileSync(new URL("../../data/pasted.json", import.meta.url), "utf8"));

test("study and chapter are read as the server reads them", () => {
  for (const [headers, study, name] of studies) assert.deepEqual(chapterOf(headers), { study, name });
});

test("a chapter without players is called by its name", () => {
  const chapter = { StudyName: "Endgames", ChapterName: "Lucena" };
  assert.equal(chapterTitle(chapter), "Lucena");
  assert.equal(chapterTitle({ ...chapter, White: "?", Black: "" }), "Lucena");
  assert.equal(chapterTitle({ ...chapter, White: "Ann" }), "");
  assert.equal(chapterTitle({ White: "?" }), "");
});
