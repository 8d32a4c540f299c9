import assert from "node:assert/strict";
import { test } from "vitest";

import { iframe, linkTo } from "../../../static/js/share/links.ts";

test("a link carries the review and the ply", () => {
  assert.equal(linkTo("https://k.example", "abc", "#12"), "https://k.example/r/abc#12");
  assert.equal(linkTo("https://k.example", "abc", ""), "https://k.example/r/abc");
});

test("a line is HTML, and as large as was chosen", () => {
  const line = iframe("https://k.example/embed/abc?theme=dark&ply=2", "A game", { width: 320, height: 640 });
  assert.match(line, /src="https:\/\/k\.example\/embed\/abc\?theme=dark&amp;ply=2" title="A game"/);
  assert.match(line, /height="640" style="border: 0; max-width: 320px"/);
  assert.match(line, /sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"/);
});
