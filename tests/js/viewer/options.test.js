import assert from "node:assert/strict";
import { test } from "vitest";

import { optionsOf } from "../../../static/js/viewer/options.ts";

const colors = { b86: "#bb8866" };
const of = (query) =>
  optionsOf(new URLSearchParams(query), ["cburnett", "merida"], (text) => colors[text] ?? null);

test("what is not said has its default", () => {
  const { show, hide, ...rest } = of("");
  assert.deepEqual(show, ["graph", "moves", "moments", "report"]);
  assert.deepEqual(hide, []);
  assert.deepEqual(rest, {
    mode: "review",
    theme: "auto",
    orientation: "auto",
    pieces: "cburnett",
    notation: "language",
    ply: 0,
    line: [],
    moves: "auto",
    keyboard: true,
    wheel: true,
    draw: true,
    lightsquares: null,
    darksquares: null,
    accent: null,
    font: null,
    headings: null,
  });
});

test("what makes sense is taken, the rest is not", () => {
  const said = of(
    "ply=last&line=e7e5,g1f3&show=&hide=reasons,menu,x&pieces=merida&accent=b86&font=Georgia, serif",
  );
  assert.deepEqual(
    [said.ply, said.line, said.show, said.hide],
    ["last", ["e7e5", "g1f3"], [], ["menu", "reasons"]],
  );
  assert.deepEqual([said.pieces, said.accent, said.font], ["merida", "#bb8866", "Georgia, serif"]);
  const odd = of("ply=-3&line=e9e4&pieces=x&accent=red&font=url(x)&theme=pink");
  assert.deepEqual(
    [odd.ply, odd.line, odd.pieces, odd.accent, odd.font, odd.theme],
    [0, [], "cburnett", null, null, "auto"],
  );
});
