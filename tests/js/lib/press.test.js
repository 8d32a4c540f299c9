import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

let page;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("document", page);
});

/** What happens, in order, to somebody who waits for the end of a press. */
async function waiting(log) {
  const { pressOver } = await import("../../../static/js/lib/press.ts");
  return () => pressOver().then(() => log.push("drawn"));
}

const happens = (name) => page.dispatchEvent(new Event(name));

test("what comes in while nothing is pressed is drawn at once", async () => {
  const log = [];
  const wait = await waiting(log);
  await wait();
  assert.deepEqual(log, ["drawn"]);
});

test("what comes in during a press is drawn behind its click", async () => {
  const log = [];
  const wait = await waiting(log);
  page.addEventListener("click", () => log.push("click"));
  happens("pointerdown");
  wait();
  await vi.advanceTimersByTimeAsync(100);
  happens("pointerup");
  happens("click");
  await vi.advanceTimersByTimeAsync(1);
  assert.deepEqual(log, ["click", "drawn"]);
});

test("an earlier press does not end a later one", async () => {
  const log = [];
  const wait = await waiting(log);
  happens("pointerdown");
  await vi.advanceTimersByTimeAsync(900);
  happens("pointerup");
  await vi.advanceTimersByTimeAsync(50);
  happens("pointerdown");
  wait();
  await vi.advanceTimersByTimeAsync(100);
  assert.deepEqual(log, []);
  happens("pointercancel");
  await vi.advanceTimersByTimeAsync(1);
  assert.deepEqual(log, ["drawn"]);
});

test("a press of which no end is heard holds nothing up for long", async () => {
  const log = [];
  const wait = await waiting(log);
  happens("pointerdown");
  wait();
  await vi.advanceTimersByTimeAsync(1000);
  assert.deepEqual(log, ["drawn"]);
});
