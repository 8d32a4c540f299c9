import assert from "node:assert/strict";
import { test } from "node:test";

import "./english.js";
import { CLASS_IDS, CLASSES } from "../../static/js/chess/classes.js";
import * as format from "../../static/js/lib/format.js";
import { actionOf } from "../../static/js/lib/keys.js";
import { material, numberBefore, pieceName, pieces, spoken } from "../../static/js/chess/position.js";
import { match } from "../../static/js/router.js";
import { linkTo } from "../../static/js/share/share.js";
import { embedLine } from "../../static/js/share/menu.js";
import { corner } from "../../static/js/board/board.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test("each class has a name and an article", () => {
  for (const key of ["name", "article"])
    assert.equal(new Set(CLASS_IDS.map((id) => CLASSES[id][key])).size, CLASS_IDS.length);
  assert.deepEqual(
    CLASS_IDS.filter((id) => CLASSES[id].nag)
      .map((id) => CLASSES[id].nag)
      .sort(),
    [1, 2, 3, 4, 5, 6],
  );
});

test("scores are White's view with a sign", () => {
  assert.equal(format.score({ cp: 34, mate: null }), "+0.34");
  assert.equal(format.score({ cp: -120, mate: null }), "−1.20");
  assert.equal(format.score({ cp: 0, mate: null }), "0.00");
  assert.equal(format.score({ cp: null, mate: 3 }), "M3");
  assert.equal(format.score({ cp: null, mate: -3 }), "−M3");
  assert.equal(format.score({ cp: null, mate: 0 }), "#");
  assert.equal(format.score(null), "");
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
  assert.equal(format.result("1/2-1/2"), "½–½");
  assert.equal(format.endgame("Rook"), "Endgame (Rook)");
  assert.equal(format.endgame("Endgame"), "Endgame");
});

test("names missing from the headers are the sides'", () => {
  assert.equal(format.player({ White: "?" }, "white"), "White");
  assert.equal(format.shortPlayer({ Black: "Topalov, Veselin" }, "black"), "Topalov");
  assert.equal(format.shortPlayer({ White: "José Raúl Capablanca" }, "white"), "Capablanca");
  assert.equal(format.shortPlayer({ White: "Anna B" }, "white"), "Anna B");
});

test("a FEN is read square by square", () => {
  const found = pieces(START);
  assert.equal(Object.keys(found).length, 32);
  assert.deepEqual([found.e1, found.d8, found.e4], ["K", "q", undefined]);
  assert.deepEqual(["N", "q", undefined].map(pieceName), ["white knight", "black queen", "empty"]);
});

test("material tells the lead and what makes it", () => {
  assert.deepEqual(material(START), { lead: 0, white: [], black: [] });
  assert.deepEqual(material("4k3/8/8/8/8/8/8/R3K1b1 w - - 0 1"), { lead: 2, white: ["r"], black: ["b"] });
});

test("numbers follow the FEN's move counter", () => {
  assert.equal(numberBefore(START), "1.");
  assert.equal(numberBefore("4k3/8/8/8/8/8/8/4K3 b - - 0 30"), "30…");
});

test("moves are spoken in words", () => {
  assert.deepEqual(["Nxe5+", "O-O", "O-O-O#", "exd8=Q+", "R1d2", "e4"].map(spoken), [
    "knight takes e5, check",
    "castles kingside",
    "castles queenside, mate",
    "pawn e takes d8 becomes queen, check",
    "rook 1 d2",
    "pawn e4",
  ]);
});

test("addresses lead to their screens", () => {
  assert.deepEqual(match("/"), { name: "start" });
  assert.deepEqual(match("/r/Ab_-9"), { name: "review", id: "Ab_-9" });
  for (const path of ["/r/", "/r/a/b", "/x", "/r/<b>"]) assert.equal(match(path).name, "unknown");
});

test("links and embed lines carry the review, the link also the ply", () => {
  assert.equal(linkTo("https://k.example", "abc", "#12"), "https://k.example/r/abc#12");
  assert.equal(linkTo("https://k.example", "abc", ""), "https://k.example/r/abc");
  assert.match(embedLine("https://k.example", "abc"), /^<iframe src="https:\/\/k\.example\/embed\/abc"/);
});

test("keys with modifiers are left to the browser", () => {
  const press = (key, extra = {}) => actionOf({ key, ...extra });
  assert.deepEqual(
    ["ArrowLeft", "End", "n", "F", " ", "?"].map((key) => press(key)),
    ["previous", "last", "nextKey", "flip", "best", "help"],
  );
  assert.equal(press("n", { ctrlKey: true }), null);
  assert.equal(press("z"), null);
  assert.equal(press("f", { target: { closest: () => ({}) } }), null);
});

test("a square's corner turns with the board", () => {
  assert.deepEqual(corner("a8", "white"), { x: 0, y: 0 });
  assert.deepEqual(corner("a8", "black"), { x: 7, y: 7 });
  assert.deepEqual(corner("h1", "white"), { x: 7, y: 7 });
});
