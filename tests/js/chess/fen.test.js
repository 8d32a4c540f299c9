import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import {
  isBareFen,
  positionAddress,
  positionFromAddress,
  turned,
  wholeFen,
} from "../../../static/js/chess/fen.ts";

const { fens } = JSON.parse(readFileSync(new URL("../../data/pasted.json", import.meta.url), "utf8"));
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

test("a FEN alone is known as the server knows it", () => {
  for (const [text, is] of fens) assert.equal(isBareFen(text), is, text);
});

test("what is missing at a FEN's end is filled in", () => {
  assert.equal(wholeFen(START), `${START} w - - 0 1`);
  assert.equal(wholeFen(` ${START}  b KQ\n`), `${START} b KQ - 0 1`);
});

test("the address of a position leads back to it", () => {
  const fen = `${START} w KQkq - 0 1`;
  assert.equal(positionAddress(fen), `/explore?fen=${START}_w_KQkq_-_0_1`);
  for (const variant of /** @type {const} */ (["standard", "chess960"]))
    assert.deepEqual(positionFromAddress(positionAddress(fen, variant).split("/explore")[1]), {
      fen,
      variant,
    });
  assert.deepEqual(positionFromAddress(`?fen=${encodeURIComponent(fen)}`), { fen, variant: "standard" });
  assert.deepEqual(positionFromAddress(`?fen=${fen.replaceAll(" ", "+")}`), { fen, variant: "standard" });
  for (const search of ["", "?fen=", "?fen=x", "?fen=8/8"]) assert.equal(positionFromAddress(search), null);
});

test("the other side to move: no en passant, and a pass of Black's ends the move", () => {
  assert.equal(turned("4k3/8/8/8/4P3/8/8/4K3 w - e6 3 7"), "4k3/8/8/8/4P3/8/8/4K3 b - - 3 7");
  assert.equal(turned("r3k3/8/8/8/8/8/8/4K3 b q - 0 7"), "r3k3/8/8/8/8/8/8/4K3 w q - 0 8");
});
