import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import "../english.js";
import { collectionEmbedLine } from "../../../static/js/collection/collection.ts";
import { linkTo } from "../../../static/js/share/links.ts";
import { embedLine } from "../../../static/js/share/menu.ts";

const GUIDE = readFileSync(new URL("../../../docs/embed.md", import.meta.url), "utf8");

test("links and embed lines carry the review, the link also the ply", () => {
  assert.equal(linkTo("https://k.example", "abc", "#12"), "https://k.example/r/abc#12");
  assert.equal(linkTo("https://k.example", "abc", ""), "https://k.example/r/abc");
  assert.match(embedLine("https://k.example", "abc"), /^<div><iframe src="https:\/\/k\.example\/embed\/abc"/);
});

test("the line that is copied is the one of the guide", () => {
  const line = /<div><iframe src="[^"]*\/embed\/REVIEW-ID".*?<\/div>/s.exec(GUIDE)?.[0].replace(/\s+/g, " ");
  assert.equal(embedLine("https://kibitz.example", "REVIEW-ID"), line);
});

test("a collection's line has the same sandbox, and is as large as the guide says", () => {
  const line = collectionEmbedLine("https://k.example", "abc");
  const [width, height] = /(\d+) pixels wide and (\d+) high/.exec(GUIDE.replace(/\s+/g, " "))?.slice(1) ?? [];
  assert.match(
    line,
    new RegExp(`src="https://k.example/embed/c/abc".* height="${height}" .*max-width: ${width}px`),
  );
  assert.match(line, /sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"/);
});
