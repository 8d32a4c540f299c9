import assert from "node:assert/strict";
import { afterEach, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("a piece that the page brings along is an address of its own, whatever it is drawn with", async () => {
  const drawing = '<svg xmlns="a"><path fill="#fff"/></svg>';
  const inPage = { dataset: {}, textContent: JSON.stringify({ wK: drawing }) };
  vi.stubGlobal("document", { getElementById: () => inPage });
  const { pieceUrl } = await import("../../../static/js/board/pieces.ts");
  assert.equal(decodeURIComponent(pieceUrl("wK").split(",")[1]), drawing);
  assert.ok(!/[<>"#]/.test(pieceUrl("wK")));
});
