import assert from "node:assert/strict";
import { test } from "vitest";

import { pieceUrl, usePieces } from "../../../static/js/board/pieces.ts";

test("a piece that the page brings along is an address of its own, whatever it is drawn with", () => {
  usePieces({ wK: '<svg xmlns="a"><path fill="#fff"/></svg>' });
  const [, drawing] = pieceUrl("wK").split(",");
  assert.equal(decodeURIComponent(drawing), '<svg xmlns="a"><path fill="#fff"/></svg>');
  assert.ok(!/[<>"#]/.test(pieceUrl("wK")));
  usePieces(null);
});
