import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

import { after, ofCollection, ofReview } from "../../../static/js/state/own_reviews.ts";
import { fakeIndexedDb } from "../indexed_db.js";

const STATE = {
  game: {
    headers: { White: "Ann", Black: "Bob", Date: "2026.05.01" },
    result: "1-0",
    opening: { eco: "C60", name: "Ruy Lopez", ply: 5 },
    start_fen: "8/8/8/8/8/8/8/R3K2k w - - 0 1",
    moves: [{ fen: "8/8/8/8/8/8/R7/4K2k b - - 1 1" }],
  },
  report: { white: { accuracy: 91.5 }, black: { accuracy: null } },
};

beforeEach(() => {
  vi.resetModules();
});

test("a line says who played, what, how well and when", () => {
  const line = ofReview("x", "done", STATE, 7);
  assert.deepEqual(
    [line.white, line.black, line.result, line.date, line.eco, line.opening, line.status, line.at],
    ["Ann", "Bob", "1-0", "2026.05.01", "C60", "Ruy Lopez", "done", 7],
  );
  assert.deepEqual(line.accuracy, { white: 91.5, black: null });
  assert.equal(line.men, "8/8/8/8/8/8/R7/4K2k");
  const unplayed = { ...STATE, game: { ...STATE.game, moves: [] } };
  assert.equal(ofReview("x", "done", unplayed, 7).men, "8/8/8/8/8/8/8/R3K2k");
});

test("a collection runs while one of its games does", () => {
  const games = [{ status: "done" }, { status: "running" }];
  const line = ofCollection({ id: "c", title: "Cup", games }, null, 7);
  assert.deepEqual([line.kind, line.name, line.games, line.status], ["collection", "Cup", 2, "running"]);
});

test("a collection says whose games it has, and whether new ones come in", () => {
  const of = (follow) => ofCollection({ id: "c", title: "Ann", games: [], follow }, "Ann", 7);
  assert.equal(of(null).player, "Ann");
  assert.deepEqual(
    [null, { player: null, state: "waiting" }, { player: "ann", state: "ended" }].map((f) => of(f).follows),
    [false, false, false],
  );
  assert.equal(of({ player: "ann", state: "waiting" }).follows, true);
});

test("a name of one's own and the first time stay, a collection has its title", () => {
  const fresh = ofReview("x", "done", STATE, 9);
  const old = { ...fresh, name: "My best", status: "running", at: 3 };
  assert.deepEqual(
    [after(old, fresh).name, after(old, fresh).at, after(old, fresh).status],
    ["My best", 3, "done"],
  );
  assert.equal(after({ ...old, seen: 5 }, fresh).seen, 5);
  const cup = ofCollection({ id: "c", title: "Cup 2", games: [] }, null, 9);
  assert.equal(after({ ...cup, name: "Cup" }, cup).name, "Cup 2");
  assert.equal(after(undefined, fresh), fresh);
});

test("a review is kept, and a collection's game is not", async () => {
  const database = fakeIndexedDb();
  vi.stubGlobal("indexedDB", database);
  const { forget, keepReview } = await import("../../../static/js/state/own_reviews.ts");
  await keepReview({ id: "x", collection: null }, "done", STATE);
  await keepReview({ id: "y", collection: { id: "c" } }, "done", STATE);
  assert.deepEqual([...database.stores.get("reviews").keys()], ["x"]);
  const { seen, at } = database.stores.get("reviews").get("x");
  assert.equal(seen, at);
  await forget("x");
  assert.equal(database.stores.get("reviews").size, 0);
});
