import assert from "node:assert/strict";
import { test } from "vitest";

import { atRating, givenRating, RATINGS } from "../../../static/js/state/rating.ts";

const GAME = { Site: "https://lichess.org/AbCd1234", WhiteElo: "1432", BlackElo: "1688" };

test("lichess's ratings are the networks' own, those of others are about", () => {
  assert.deepEqual(givenRating(GAME, "white"), { value: 1432, about: false, side: "white" });
  assert.deepEqual(givenRating(GAME, "black"), { value: 1688, about: false, side: "black" });
  for (const other of [
    { Site: "Chess.com" },
    { Site: "https://lichess.org/study/AbCd1234/x" },
    { StudyName: "Mine" },
    { BroadcastURL: "https://lichess.org/broadcast/x" },
  ])
    assert.ok(givenRating({ ...GAME, ...other }, "white").about);
});

test("what is no rating is none", () => {
  for (const text of ["", "?", "-", "1500?", "0", "12", "9999", "15e2"])
    assert.equal(givenRating({ ...GAME, WhiteElo: text }, "white"), null);
});

test("between the ratings values go straight, beyond them they stay", () => {
  const values = RATINGS.map((rating) => rating / 1000);
  assert.equal(atRating(values, 1900), 1.9);
  assert.ok(Math.abs(atRating(values, 1432) - 1.432) < 1e-9);
  assert.equal(atRating(values, 600), 1.1);
  assert.equal(atRating(values, 2800), 1.9);
});
