import assert from "node:assert/strict";
import { test } from "vitest";

import {
  accuracyOf,
  boardOf,
  chapterOf,
  countOf,
  datesOf,
  eventOf,
  filtered,
  header,
  isFollowed,
  isOver,
  missesOf,
  nextSort,
  progressOf,
  resultOf,
  roundOf,
  roundOrder,
  roundsOf,
  soleOf,
  sorted,
} from "../../../static/js/collection/rows.ts";

let number = 0;
const side = (accuracy, counts = {}) => ({ accuracy, counts, moves: 10, judged: accuracy === null ? 4 : 10 });
function row(White, Black, Result, more = {}, headers = {}) {
  number += 1;
  return {
    number,
    id: `r${number}`,
    status: "done",
    plies: 20,
    judged: null,
    opening: null,
    white: null,
    black: null,
    headers: { White, Black, Result, ...headers },
    ...more,
  };
}
const numbers = (rows) => rows.map((item) => item.number);

test("rounds sort as numbers, with what is not known last in either direction", () => {
  const rows = ["10", "2", "?", "2.10", "2.9"].map((Round, index) => ({
    ...row("A", "B", "*", {}, { Round }),
    number: index + 1,
  }));
  assert.deepEqual(numbers(sorted(rows, { column: "round", descending: false })), [2, 5, 4, 1, 3]);
  assert.deepEqual(numbers(sorted(rows, { column: "round", descending: true })), [1, 4, 5, 2, 3]);
});

test("equal rows stay in the order of the file", () => {
  const rows = [row("b", "x", "1-0"), row("A", "x", "1-0"), row("B", "x", "0-1")];
  const by = (column, descending = false) =>
    sorted(rows, { column, descending }).map((item) => item.headers.White);
  assert.deepEqual(by("white"), ["A", "b", "B"]);
  assert.deepEqual(by("white", true), ["b", "B", "A"]);
  assert.deepEqual(by("result"), ["b", "A", "B"]);
});

test("accuracies and blunders that are not known yet come last", () => {
  const rows = [
    row("A", "B", "*"),
    row("C", "D", "*", { white: side(80, { blunder: 2 }), black: side(90) }),
    row("E", "F", "*", { white: side(95), black: side(null) }),
  ];
  assert.deepEqual(
    sorted(rows, { column: "whiteAccuracy", descending: true }).map((item) => item.headers.White),
    ["E", "C", "A"],
  );
  assert.deepEqual(
    sorted(rows, { column: "blunders", descending: true }).map((item) => item.headers.White),
    ["C", "E", "A"],
  );
});

test("a second press turns the order round; figures begin with the largest", () => {
  assert.deepEqual(nextSort({ column: "number", descending: false }, "white"), {
    column: "white",
    descending: false,
  });
  assert.deepEqual(nextSort({ column: "white", descending: false }, "white"), {
    column: "white",
    descending: true,
  });
  assert.deepEqual(nextSort({ column: "white", descending: false }, "blunders"), {
    column: "blunders",
    descending: true,
  });
});

test("a filter finds players without their accents, openings and codes, all words of it", () => {
  const rows = [
    row("Müller, Jörg", "Li", "1-0", {
      opening: { eco: "B90", name: "Sicilian Defense: Najdorf Variation" },
    }),
    row("Li", "Nuñez", "0-1", {}, { Round: "2" }),
  ];
  const found = (filter) => filtered(rows, filter).map((item) => item.headers.White);
  assert.deepEqual(found({ text: "muller" }), ["Müller, Jörg"]);
  assert.deepEqual(found({ text: "li" }), ["Müller, Jörg", "Li"]);
  assert.deepEqual(found({ text: "najdorf jorg" }), ["Müller, Jörg"]);
  assert.deepEqual(found({ text: "b90 nunez" }), []);
  assert.deepEqual(found({ result: "0-1" }), ["Li"]);
  assert.deepEqual(found({ round: "2" }), ["Li"]);
  assert.deepEqual(found({}), ["Müller, Jörg", "Li"]);
});

test("the rounds to choose from are in order and without the unknown", () => {
  const rows = ["10.1", "?", "9", "10.2", "-"].map((Round) => row("A", "B", "*", {}, { Round }));
  assert.deepEqual(roundsOf(rows), ["9", "10"]);
  assert.deepEqual(rows.map(boardOf), ["1", null, null, "2", null]);
  assert.equal(boardOf(row("A", "B", "*", {}, { Round: "1", Board: "7" })), "7");
  assert.equal(filtered(rows, { round: "10" }).length, 2);
});

test("progress counts the moves of the games that can be reviewed", () => {
  const rows = [
    row("A", "B", "*"),
    row("A", "B", "*", { status: "running", judged: 10 }),
    row("A", "B", "*", { status: "waiting" }),
    row("A", "B", "*", { id: null, status: "refused" }),
    row("A", "BYE", "1-0", { id: null, status: "refused", kind: "bye" }), // no fault
  ];
  assert.deepEqual(progressOf(rows), {
    games: 5,
    reviews: 3,
    reviewed: 1,
    running: 1,
    waiting: 1,
    stopped: 0,
    faulty: 1,
    share: 0.5,
  });
  assert.equal(isOver(rows), false);
  assert.equal(isOver([rows[0], rows[3]]), true);
  assert.equal(progressOf([]).share, 1);
});

test("what is stopped is counted", () => {
  const stopped = [row("A", "B", "*"), row("A", "B", "*", { status: "stopped", judged: 10 })];
  assert.equal(progressOf(stopped).stopped, 1);
  assert.equal(progressOf(stopped).share, 0.75, "and is not done for that");
});

test("dates and event of all games", () => {
  const rows = [
    row("A", "B", "*", {}, { Date: "1999.01.20", Event: "Wijk" }),
    row("A", "B", "*", {}, { Date: "????.??.??", Event: "Wijk" }),
    row("A", "B", "*", {}, { Date: "1999.01.16", Event: "Wijk" }),
  ];
  assert.deepEqual(datesOf(rows), ["1999.01.16", "1999.01.20"]);
  assert.equal(eventOf(rows), "Wijk");
  assert.equal(eventOf([...rows, row("A", "B", "*", {}, { Event: "Linares" })]), null);
  assert.equal(datesOf([row("A", "B", "*")]), null);
});

test("blunders count for both sides, also where one side alone is known", () => {
  const rows = [
    row("A", "B", "*", { white: side(80, { blunder: 1 }), black: side(90, { blunder: 2 }) }),
    row("C", "D", "*", { white: side(80), black: side(90, { blunder: 4 }) }),
    row("E", "F", "*", { white: side(80, { blunder: 2 }), black: side(90) }),
  ];
  assert.deepEqual(
    sorted(rows, { column: "blunders", descending: true }).map((item) => item.headers.White),
    ["C", "A", "E"],
  );
});

test("a header says nothing where it is missing, blank, a question mark or dashes", () => {
  const of = (Event) => header(row("A", "B", "*", {}, Event === undefined ? {} : { Event }), "Event");
  assert.deepEqual([undefined, "", " ", "?", "-", "????.??.??", "..."].map(of), Array(7).fill(null));
  assert.deepEqual([" Wijk ", "?!", "A-B"].map(of), ["Wijk", "?!", "A-B"]);
});

test("the round is what stands before the first point, the board what stands behind it", () => {
  const of = (Round) => row("A", "B", "*", {}, { Round });
  assert.deepEqual(["3", "3.12", "3.1.2", "?"].map(of).map(roundOf), ["3", "3", "3", null]);
  assert.deepEqual(["3", "3.12", "3.1.2", "?"].map(of).map(boardOf), [null, "12", "1.2", null]);
});

test("a result is one of the three that give points, or a star", () => {
  const results = ["1-0", "0-1", "1/2-1/2", "*", "1:0", ""].map((result) => resultOf(row("A", "B", result)));
  assert.deepEqual(results, ["1-0", "0-1", "1/2-1/2", "*", "*", "*"]);
});

test("a side's counts are known once all its moves are judged", () => {
  const known = row("A", "B", "*", { white: side(80, { blunder: 2 }), black: side(null, { blunder: 1 }) });
  assert.deepEqual([countOf(known, "white", "blunder"), countOf(known, "white", "mistake")], [2, 0]);
  assert.deepEqual(
    [countOf(known, "black", "blunder"), countOf(row("A", "B", "*"), "white", "blunder")],
    [null, null],
  );
  assert.deepEqual([accuracyOf(known, "white"), accuracyOf(known, "black")], [80, null]);
  assert.equal(accuracyOf(row("A", "B", "*"), "white"), null);
});

test("a side's misses are known where its report counted them and all its moves are judged", () => {
  const known = row("A", "B", "*", {
    white: { ...side(80), misses: [7, 15] },
    black: { ...side(null), misses: [2] },
  });
  assert.deepEqual([missesOf(known, "white"), missesOf(known, "black")], [2, null]);
  const older = row("A", "B", "*", { white: side(80) });
  assert.deepEqual([missesOf(older, "white"), missesOf(older, "black")], [null, null]);
});

test("every column has its order, and turned round it is the other one", () => {
  const opening = (eco, name) => ({ opening: { eco, name } });
  const rows = [
    row(
      "c",
      "Z",
      "0-1",
      { status: "done", white: side(70), black: side(91), ...opening("B01", "b") },
      { Round: "2.2" },
    ),
    row(
      "B",
      "y",
      "1-0",
      { status: "running", white: side(90), black: side(92), ...opening("B01", "a") },
      { Round: "2.10" },
    ),
    row("a", "X", "*", { status: "refused", white: side(80), black: side(93) }, { Round: "1.9" }),
    row("D", "w", "1/2-1/2", { status: "failed", ...opening("A00", "c") }, { Round: "3.x" }),
  ];
  const order = (column, descending) =>
    sorted(rows, { column, descending })
      .map((item) => item.headers.White)
      .join("");
  const wanted = {
    number: ["cBaD", "DaBc"],
    round: ["acBD", "DBca"],
    board: ["caBD", "DBac"],
    white: ["aBcD", "DcBa"],
    black: ["DaBc", "cBaD"],
    result: ["BDca", "acDB"],
    opening: ["DBca", "cBDa"],
    whiteAccuracy: ["caBD", "BacD"],
    blackAccuracy: ["cBaD", "aBcD"],
    state: ["BcDa", "aDcB"],
  };
  for (const [column, [up, down]] of Object.entries(wanted))
    assert.deepEqual([order(column, false), order(column, true)], [up, down], column);
});

test("of two unknown values the first in the file is first, in either direction", () => {
  const rows = [row("A", "B", "*"), row("C", "D", "*", { white: side(1) }), row("E", "F", "*")];
  for (const descending of [false, true])
    assert.deepEqual(
      sorted([...rows].reverse(), { column: "whiteAccuracy", descending }).map((item) => item.headers.White),
      ["C", "A", "E"],
    );
});

test("the event is searched too, and a filter's round and result must be met both", () => {
  const rows = [
    row("A", "B", "1-0", {}, { Event: "Linares", Round: "1" }),
    row("C", "D", "1-0", {}, { Round: "2" }),
  ];
  const found = (filter) => filtered(rows, filter).map((item) => item.headers.White);
  assert.deepEqual(found({ text: "  LINARES " }), ["A"]);
  assert.deepEqual(found({ text: "b linares" }), ["A"]);
  assert.deepEqual(found({ result: "1-0", round: "2" }), ["C"]);
  assert.deepEqual(found({ result: "0-1", round: "2" }), []);
});

test("a game that ended in whatever way is over; what runs counts no more than its moves", () => {
  const ends = ["done", "failed", "stopped", "refused"].map((status) => row("A", "B", "*", { status }));
  assert.equal(isOver(ends), true);
  assert.equal(isOver([...ends, row("A", "B", "*", { status: "waiting" })]), false);
  assert.equal(progressOf(ends).share, 0.75, "all but the stopped one");
  assert.equal(progressOf(ends).faulty, 1);
  assert.equal(progressOf([row("A", "B", "*", { status: "running", judged: 99 })]).share, 1);
  assert.equal(progressOf([row("A", "B", "*", { status: "running", plies: 0 })]).share, 0);
});

test("dates without a year are none", () => {
  const dated = (day) => row("A", "B", "*", {}, { Date: day });
  assert.deepEqual(datesOf([dated("x1999"), dated("2001"), dated("1998.??.??")]), ["1998.??.??", "2001"]);
});

test("chapters are found and sorted by their names", () => {
  const rows = [3, 10, 2].map((n) => ({ number: n, headers: { ChapterName: `Chapter ${n}` } }));
  const names = sorted(rows, { column: "chapter", descending: false }).map(chapterOf);
  assert.deepEqual(names, ["Chapter 2", "Chapter 3", "Chapter 10"]);
  assert.deepEqual(filtered(rows, { text: "chapter 10" }), [rows[1]]);
});

test("a game that has not begun is no fault, and a round is sorted by board or by round", () => {
  const open = { number: 1, id: null, status: "refused", kind: "open", fault: null, headers: {}, plies: 0 };
  assert.equal(progressOf([open]).faulty, 0);
  assert.equal(progressOf([{ ...open, fault: { message: "No moves.", place: null } }]).faulty, 1);
  const on = (Round) => ({ ...open, headers: { Round } });
  assert.equal(roundOrder([on("1.2"), on("1.1")]).column, "board");
  assert.equal(roundOrder([on("1.2"), on("2.1")]).column, "round");
  assert.equal(roundOrder([on("1")]).column, "round");
});

test("a round is followed until it has ended", () => {
  assert.deepEqual([null, { state: "live" }, { state: "waiting" }, { state: "ended" }].map(isFollowed), [
    false,
    true,
    true,
    false,
  ]);
});

test("games are one player's where only that name stands in all of four or more", () => {
  const rows = (...pairs) => pairs.map(([White, Black]) => ({ headers: { White, Black } }));
  const own = rows(["Ann", "Bo"], ["Cy", "Ann"], ["Ann", "Dee"], ["Bo", "Ann"]);
  assert.equal(soleOf(own), "Ann");
  assert.equal(soleOf(own.slice(0, 3)), null);
  assert.equal(soleOf([...own, ...rows(["Bo", "Cy"])]), null);
  assert.equal(soleOf(rows(["Ann", "Bo"], ["Bo", "Ann"], ["Ann", "Bo"], ["Bo", "Ann"])), null, "a match");
  assert.equal(soleOf(rows(["?", "Bo"], ["?", "Cy"], ["?", "Dee"], ["?", "Eve"])), null);
});
