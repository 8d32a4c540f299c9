import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import "../english.js";
import { collectionEmbedLine } from "../../../static/js/collection/collection.ts";
import { embedLine } from "../../../static/js/share/embed.ts";
import { EMBED_PARTS, embedQuery, linkTo } from "../../../static/js/share/links.ts";

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

const CHOICE = { theme: "auto", orientation: "white", squares: null, show: EMBED_PARTS, ply: 0 };

test("an embed's address says what is not the default", () => {
  assert.equal(embedQuery(CHOICE), "");
  assert.equal(
    embedQuery({
      theme: "dark",
      orientation: "black",
      squares: { light: "#f1e3cc", dark: "#b58b62" },
      show: ["graph", "moves"],
      ply: 12,
    }),
    "?theme=dark&orientation=black&lightsquares=f1e3cc&darksquares=b58b62&show=graph,moves&ply=12",
  );
  assert.equal(embedQuery({ ...CHOICE, show: [] }), "?show=");
});

test("the line of another look is HTML, and as large as was chosen", () => {
  const line = embedLine("https://k.example", "abc", "?theme=dark&ply=2", { width: 320, height: 640 });
  assert.match(line, /src="https:\/\/k\.example\/embed\/abc\?theme=dark&amp;ply=2"/);
  assert.match(line, /height="640" style="border: 0; max-width: 320px"/);
});
