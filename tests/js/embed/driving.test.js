import assert from "node:assert/strict";
import { test } from "vitest";

import { commandOf, createDriver, createGate } from "../../../static/js/embed/driving.ts";

const CLUB = "https://club.example";

/** A window in a frame: what its parent was told, and a way to speak to it. */
function framed() {
  const told = [];
  const parent = { postMessage: (message, target) => told.push({ message, target }) };
  let hear;
  const home = { parent, addEventListener: (_, listener) => (hear = listener) };
  const say = (data, { source = parent, origin = CLUB } = {}) => hear({ source, origin, data });
  return { home, told, say };
}

const HELLO = { type: "kibitz:hello", version: 1 };
const command = (said) => ({ type: "kibitz:command", version: 1, ...said });

test("a command is read with what it needs and nothing else", () => {
  assert.deepEqual(commandOf({ command: "next", ply: "<b>" }), { command: "next" });
  assert.deepEqual(commandOf({ command: "goto", ply: 23 }), { command: "goto", ply: 23, line: [] });
  assert.deepEqual(commandOf({ command: "goto", ply: "last" }), { command: "goto", ply: "last", line: [] });
  assert.deepEqual(commandOf({ command: "goto", ply: 2, line: ["e7e5", "a7a8q"] }), {
    command: "goto",
    ply: 2,
    line: ["e7e5", "a7a8q"],
  });
  for (const game of [3, null])
    assert.deepEqual(commandOf({ command: "goto", game, ply: 2 }), {
      command: "goto",
      ply: 2,
      line: [],
      game,
    });
  assert.deepEqual(commandOf({ command: "nextgame" }), { command: "nextgame" });
  assert.deepEqual(commandOf({ command: "flip" }), { command: "flip", orientation: undefined });
  assert.deepEqual(commandOf({ command: "flip", orientation: "black" }), {
    command: "flip",
    orientation: "black",
  });
  assert.deepEqual(commandOf({ command: "play" }), { command: "play", on: true, delay: 1200 });
  assert.deepEqual(commandOf({ command: "play", delay: 1 }), { command: "play", on: true, delay: 200 });
  assert.deepEqual(commandOf({ command: "theme", theme: "dark" }), { command: "theme", theme: "dark" });
});

for (const said of [
  {},
  { command: "eval" },
  { command: "__proto__" },
  { command: ["next"] },
  { command: "goto", ply: -1 },
  { command: "goto", ply: 1.5 },
  { command: "goto", ply: "7" },
  { command: "goto", ply: 1e9 },
  { command: "goto", ply: null },
  { command: "goto", ply: 1, line: "e7e5" },
  { command: "goto", ply: 1, line: ["javascript:alert(1)"] },
  { command: "goto", ply: 1, line: [{ toString: () => "e7e5" }] },
  { command: "goto", ply: 1, line: Array(61).fill("e7e5") },
  { command: "goto", game: 0 },
  { command: "goto", game: "3" },
  { command: "goto", game: 1e9 },
  { command: "flip", orientation: "left" },
  { command: "play", on: "yes" },
  { command: "play", delay: "fast" },
  { command: "theme", theme: "x' onload='" },
])
  test(`what is no command is none: ${JSON.stringify(said)}`, () => assert.equal(commandOf(said), null));

test("who greets is told what stands, at its own origin alone", () => {
  const { home, told, say } = framed();
  const driver = createDriver({ id: "abc", obey: () => true, home });
  driver.tell("ready", { plies: 7 }, { stays: true });
  driver.tell("plychange", { ply: 1 });
  assert.deepEqual(told, []);
  say(HELLO);
  const ready = { type: "kibitz:event", version: 1, event: "ready", id: "abc", plies: 7 };
  assert.deepEqual(told, [{ message: ready, target: CLUB }]);
  say(HELLO);
  driver.tell("plychange", { ply: 2 });
  assert.equal(told[1].message.ply, 2);
  driver.tell("ready", { plies: 9 }, { stays: true });
  say(HELLO);
  assert.deepEqual(
    told.slice(2).map(({ message }) => message.plies),
    [9],
  );
});

test("a page without an origin of its own is told all the same", () => {
  const { home, told, say } = framed();
  const driver = createDriver({ id: "abc", obey: () => true, home });
  say(HELLO, { origin: "null" });
  driver.tell("done");
  assert.equal(told[0].target, "*");
});

test("only the page around is heard, and of several origins the first", () => {
  const { home, told, say } = framed();
  const obeyed = [];
  createDriver({ id: "abc", obey: (said) => obeyed.push(said.command), home });
  say(command({ command: "next" }), { source: { postMessage: () => {} } });
  say(command({ command: "next" }), { source: null });
  assert.deepEqual(obeyed, []);
  say(command({ command: "flip" }));
  say(command({ command: "next" }), { origin: "https://other.example" });
  assert.deepEqual(obeyed, ["flip"]);
  assert.deepEqual(told, []);
});

test("a line that turns out to be illegal was no command", async () => {
  const { home, told, say } = framed();
  createDriver({ id: "abc", obey: ({ line }) => Promise.resolve(line.length === 0), home });
  say(command({ command: "goto", ply: 1 }));
  say(command({ command: "goto", ply: 1, line: ["a1a8"] }));
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(
    told.map(({ message: { code, command } }) => [code, command]),
    [["bad_command", "goto"]],
  );
});

test("what is none of ours is left alone, what is wrong is told", () => {
  const { home, told, say } = framed();
  createDriver({ id: "abc", obey: () => false, home });
  for (const data of [null, "next", 7, undefined, { type: "kibitz:height" }, { message: "ready" }]) say(data);
  assert.deepEqual(told, []);
  say(command({ command: "fly" }));
  say({ ...HELLO, version: 2 });
  say(command({ command: "next" }));
  const codes = told.map(({ message }) => message.code);
  assert.deepEqual(codes, ["bad_command", "version", "not_possible"]);
});

test("a flood is read up to its bound, and told about once", () => {
  const { home, told, say } = framed();
  let now = 0;
  let obeyed = 0;
  const gate = createGate({ now: () => now });
  createDriver({ id: "abc", obey: () => ++obeyed > 0, home, gate });
  for (let n = 0; n < 1000; n += 1) say(command({ command: "next" }));
  assert.equal(obeyed, 40);
  assert.deepEqual(
    told.map(({ message }) => message.code),
    ["too_many"],
  );
  now = 1000;
  say(command({ command: "next" }));
  assert.equal(obeyed, 41);
});

test("what costs much counts for several", () => {
  const gate = createGate({ now: () => 0 });
  assert.deepEqual(
    [8, 8, 8, 8, 8, 8].map((cost) => gate(cost)),
    [true, true, true, true, true, false],
  );
});
