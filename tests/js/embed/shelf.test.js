import assert from "node:assert/strict";
import { test } from "vitest";

import { createShelf } from "../../../static/js/embed/shelf.ts";

const soon = () => new Promise((done) => setImmediate(done));

/** A shelf of games 1, 3 and 4, whose openings are answered by the test. */
function made() {
  const told = [];
  const shown = [];
  const closed = [];
  const openings = [];
  const obeyed = [];
  const shelf = createShelf({
    numbers: () => [1, 3, 4],
    open: (number, place) =>
      new Promise((resolve, reject) => {
        const viewer = {
          obey: (command) => obeyed.push([number, command.command]) > 0 && command.command !== "last",
          place: () => ({ ply: place.ply }),
        };
        const done = () => resolve({ viewer, plies: 9, close: () => closed.push(number) });
        openings.push({ number, done, reject });
      }),
    close: (next) => shown.push(next),
    tell: (event, detail) => told.push({ event, ...detail }),
  });
  return { shelf, told, shown, closed, openings, obeyed };
}

const next = { command: "next" };
const goto = (more) => ({ command: "goto", ply: 0, line: [], ...more });

test("a game is opened in the table's place and told when it is there", async () => {
  const { shelf, told, shown, openings } = made();
  assert.equal(shelf.obey(goto({ game: 3, ply: 5 })), true);
  assert.deepEqual([shelf.current(), shown, told], [3, [3], []]);
  openings[0].done();
  await soon();
  assert.deepEqual(told, [{ event: "gamechange", game: 3, plies: 9, ply: 5 }]);
  shelf.obey(goto({ game: null }));
  assert.deepEqual([shelf.current(), shown], [null, [3, null]]);
  assert.deepEqual(told[1], { event: "gamechange", game: null });
});

test("what is asked while a game is opened is done in it, in its order; what cannot be is told", async () => {
  const { shelf, told, openings, obeyed } = made();
  shelf.obey(goto({ game: 1 }));
  for (const command of ["next", "last", "play"]) assert.equal(shelf.obey({ command }), true);
  assert.equal(shelf.obey(goto({ ply: 4 })), true);
  openings[0].done();
  await soon();
  assert.deepEqual(
    obeyed.map(([, command]) => command),
    ["next", "last", "play", "goto"],
  );
  assert.deepEqual(told[1], { event: "error", code: "not_possible", command: "last" });
});

test("another place in the game that is shown opens nothing anew", async () => {
  const { shelf, told, openings, obeyed } = made();
  shelf.obey(goto({ game: 4 }));
  openings[0].done();
  await soon();
  shelf.obey(goto({ game: 4, ply: 7 }));
  assert.deepEqual([openings.length, obeyed, told.length], [1, [[4, "goto"]], 1]);
});

test("who asks for another game meanwhile gets that one alone", async () => {
  const { shelf, told, closed, openings, obeyed } = made();
  shelf.obey(goto({ game: 1 }));
  shelf.obey(next);
  shelf.obey({ command: "nextgame" });
  shelf.obey(next);
  openings[1].done();
  openings[0].done();
  await soon();
  assert.deepEqual(
    told.map(({ game }) => game),
    [3],
  );
  assert.deepEqual([closed, obeyed], [[1], [[3, "next"]]]);
});

test("neighbours are those that can be opened; from the table the first is next", async () => {
  const { shelf } = made();
  assert.equal(shelf.obey({ command: "previousgame" }), false);
  const walked = [];
  while (shelf.obey({ command: "nextgame" })) walked.push(shelf.current());
  assert.deepEqual(walked, [1, 3, 4]);
  assert.equal(shelf.obey({ command: "previousgame" }), true);
  assert.equal(shelf.current(), 3);
});

test("the table has no moves, there is no such game, and no more waits than has room", () => {
  const { shelf, told } = made();
  assert.equal(shelf.obey(next), false);
  assert.equal(shelf.obey(goto({ ply: 3 })), false);
  shelf.obey(goto({ game: 2 }));
  assert.deepEqual([shelf.current(), told], [null, [{ event: "error", code: "not_shown", game: 2 }]]);
  shelf.obey(goto({ game: 1 }));
  const taken = Array.from({ length: 25 }, () => shelf.obey(next)).filter(Boolean);
  assert.equal(taken.length, 20);
});

test("a game that cannot be had leaves the table", async () => {
  const { shelf, told, shown, openings } = made();
  shelf.obey(goto({ game: 1 }));
  openings[0].reject(new Error("offline"));
  await soon();
  assert.deepEqual([shelf.current(), shown], [null, [1, null]]);
  assert.deepEqual(told, [{ event: "error", code: "not_shown", game: 1 }]);
});
