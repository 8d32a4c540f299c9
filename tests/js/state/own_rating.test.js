import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";

import { chooseRating, ratingOf } from "../../../static/js/state/own_rating.ts";

const GAME = { Site: "https://lichess.org/AbCd1234", WhiteElo: "1432", BlackElo: "1688" };

beforeEach(() => {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
});

test("where nobody has said anything no rating is known", () => {
  assert.equal(ratingOf({}, "white"), null);
});

test("the game's rating goes before what the reader said once, unless said of such a game", () => {
  chooseRating(1500, false);
  assert.deepEqual(ratingOf({}, "white"), { value: 1500, about: true, side: null });
  assert.equal(ratingOf(GAME, "white").value, 1432);
  chooseRating(1200, true);
  assert.equal(ratingOf(GAME, "white").value, 1200);
  assert.equal(ratingOf(GAME, "black").value, 1200);
  chooseRating(null, true);
  assert.equal(ratingOf(GAME, "black").value, 1688);
  assert.equal(ratingOf({}, "white").value, 1200);
});

test("what somebody else has stored is nothing", () => {
  localStorage.setItem("kibitz:rating", '"high"');
  assert.equal(ratingOf({}, "white"), null);
});
