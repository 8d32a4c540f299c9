import assert from "node:assert/strict";
import { test, vi } from "vitest";

import { LOST, part } from "../../../static/js/lib/parts.ts";

test("a part that comes is given, and nothing is said", async () => {
  const heard = vi.fn();
  vi.stubGlobal("dispatchEvent", heard);
  assert.equal(await part(async () => "module"), "module");
  assert.equal(heard.mock.calls.length, 0);
});

test("one that does not come is told once, and whoever asked for it hears the fault", async () => {
  const heard = vi.fn();
  vi.stubGlobal("dispatchEvent", heard);
  const fault = new TypeError("Failed to fetch dynamically imported module");
  await assert.rejects(
    part(() => Promise.reject(fault)),
    fault,
  );
  assert.deepEqual(
    heard.mock.calls.map(([event]) => event.type),
    [LOST],
  );
});
