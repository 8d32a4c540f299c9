import assert from "node:assert/strict";
import { test, vi } from "vitest";

import { fakeIndexedDb } from "../indexed_db.js";

test("a card is kept and read again; where nothing can be kept there is none", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const { keepCard, readDeck } = await import("../../../static/js/openings/kept_cards.ts");
  assert.deepEqual(await readDeck(), {});
  vi.stubGlobal("indexedDB", fakeIndexedDb());
  await keepCard("white a w - -", { due: 1 });
  assert.deepEqual(await readDeck(), { "white a w - -": { due: 1 } });
});
