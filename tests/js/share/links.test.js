import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { linkTo } from "../../../static/js/share/links.ts";
import { embedLine } from "../../../static/js/share/menu.ts";

test("links and embed lines carry the review, the link also the ply", () => {
  assert.equal(linkTo("https://k.example", "abc", "#12"), "https://k.example/r/abc#12");
  assert.equal(linkTo("https://k.example", "abc", ""), "https://k.example/r/abc");
  assert.match(embedLine("https://k.example", "abc"), /^<div><iframe src="https:\/\/k\.example\/embed\/abc"/);
});
