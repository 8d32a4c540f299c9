import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import * as format from "../../../static/js/lib/format.ts";

test("scores are White's view with a sign", () => {
  assert.equal(format.score({ cp: 34, mate: null }), "+0.34");
  assert.equal(format.score({ cp: -120, mate: null }), "−1.20");
  assert.equal(format.score({ cp: 0, mate: null }), "0.00");
  assert.equal(format.score({ cp: null, mate: 3 }), "M3");
  assert.equal(format.score({ cp: null, mate: -3 }), "−M3");
  assert.equal(format.score({ cp: null, mate: 0 }), "#");
  assert.equal(format.score(null), "");
});

test("where there is no room a score keeps its sign and one decimal", () => {
  const cp = (value) => format.shortScore({ cp: value, mate: null });
  assert.deepEqual([34, -120, 0, -4, 994, 996, -1260].map(cp), [
    "+0.3",
    "−1.2",
    "0.0",
    "0.0",
    "+9.9",
    "+10",
    "−13",
  ]);
  assert.equal(format.shortScore({ cp: null, mate: -3 }), "−M3");
});

test("a win that is proven without its length has no figure", () => {
  assert.equal(format.score({ cp: 20_000, mate: null }), "+−");
  assert.equal(format.shortScore({ cp: -20_000, mate: null }), "−+");
});

test("accuracy is clamped for show", () => {
  assert.deepEqual([-1.28, 99.99, 103, 87.44, null].map(format.accuracy), [
    "0.0",
    "100.0",
    "100.0",
    "87.4",
    null,
  ]);
});

test("thresholds keep their digits", () => {
  assert.deepEqual([0.01, 0.045, 0.08, 0.1, 0.22].map(format.threshold), [
    "0.01",
    "0.045",
    "0.08",
    "0.10",
    "0.22",
  ]);
});

test("chances are per cents, and not rounded to certainty", () => {
  assert.deepEqual([0, 1, 0.004, 0.997, 0.5, 0.385].map(format.percent), [
    "0%",
    "100%",
    "<1%",
    ">99%",
    "50%",
    "39%",
  ]);
});

test("expected points are not rounded to certainty", () => {
  assert.deepEqual([0, 1, 0.004, 0.997, 0.5].map(format.points), ["0.00", "1.00", "<0.01", "0.99+", "0.50"]);
});

test("clocks, counts and dates read as people write them", () => {
  assert.deepEqual([5395, 245, 59, 9.3, 0, null].map(format.clock), [
    "1:29:55",
    "4:05",
    "0:59",
    "0:09.3",
    "0:00",
    "",
  ]);
  assert.deepEqual([950, 12_300, 6_100_000].map(format.big), ["950", "12.3 k", "6.1 M"]);
  assert.deepEqual(["1999.01.20", "1750.??.??", "1924.03.??", "????.??.??", undefined].map(format.date), [
    "20 Jan 1999",
    "1750",
    "Mar 1924",
    "",
    "",
  ]);
  assert.equal(format.date(`1999.01.${"9".repeat(20)}`), "Jan 1999");
  assert.equal(format.result("1/2-1/2"), "½–½");
  assert.equal(format.endgame("Pawn"), "Endgame (kings and pawns)");
  assert.equal(format.endgame("Endgame"), "Endgame");
});

test("names missing from the headers are the sides'", () => {
  assert.equal(format.player({ White: "?" }, "white"), "White");
  assert.equal(format.shortPlayer({ Black: "Topalov, Veselin" }, "black"), "Topalov");
  assert.equal(format.shortPlayer({ White: "Deep Blue (Computer)" }, "white"), "Deep Blue");
  assert.equal(format.shortPlayer({ White: "(Computer)" }, "white"), "(Computer)");
  assert.equal(format.shortPlayer({ White: "A (b) c)" }, "white"), "A (b) c)");
  assert.equal(format.shortPlayer({ White: "José Raúl Capablanca" }, "white"), "Capablanca");
  assert.equal(format.shortPlayer({ White: "Anna B" }, "white"), "Anna B");
});
