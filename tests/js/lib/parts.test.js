import assert from "node:assert/strict";
import { test, vi } from "vitest";

import { LOST, part } from "../../../static/js/lib/parts.ts";

test("a part that comes is given, and nothing is said", async () => {
  const heard = vi.fn();
  vi.stubGlobal("dispatchEvent", heard);
  assert.equal(await part("season", async () => "module"), "module");
  assert.equal(heard.mock.calls.length, 0);
});

test("one that does not come is told once, and whoever asked for it hears the fault", async () => {
  const heard = vi.fn();
  vi.stubGlobal("dispatchEvent", heard);
  const fault = new TypeError("Failed to fetch dynamically imported module");
  await assert.rejects(
    part("start", () => Promise.reject(fault)),
    fault,
  );
  assert.deepEqual(
    heard.mock.calls.map(([event]) => event.type),
    [LOST],
  );
});

test("who asks while another waits gets the same, whole; what did not come is asked for again", async () => {
  vi.stubGlobal("dispatchEvent", () => {});
  const load = vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue("module");
  const [one, other] = await Promise.allSettled([part("later", load), part("later", load)]);
  assert.deepEqual([one.status, other.status, load.mock.calls.length], ["rejected", "rejected", 1]);
  assert.deepEqual(await Promise.all([part("later", load), part("later", load)]), ["module", "module"]);
  assert.equal(load.mock.calls.length, 2);
});
