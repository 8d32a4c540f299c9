import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { factsOf, nextOf, titleOf } from "../../../static/js/review/names.ts";

const game = (headers, extra = {}) => ({ headers, result: "1-0", variant: "standard", ...extra });

test("the title names players and result, and before the game says that it comes", () => {
  const title = titleOf({ game: game({ White: "Kasparov", Black: "Topalov" }) });
  assert.match(title, /Kasparov.*1–0.*Topalov|Kasparov.*Topalov.*1–0/);
  assert.doesNotMatch(titleOf({ game: null }), /^page-/);
});

test("a chapter without players is called by its name, and its study stands below", () => {
  const headers = { Event: "Endgames: Lucena", StudyName: "Endgames", ChapterName: "Lucena", White: "?" };
  assert.equal(titleOf({ game: game(headers) }), "Lucena · Kibitz");
  assert.equal(factsOf(game(headers), null), "Endgames");
  assert.match(titleOf({ game: game({ ...headers, White: "Ann" }) }), /Ann/);
  assert.equal(factsOf(game({ ...headers, White: "Ann" }), null), "Endgames: Lucena");
});

test("facts are what is known: event, place, date, variant", () => {
  const headers = { Event: "Hoogovens", Site: "Wijk aan Zee", Date: "1999.01.20" };
  assert.equal(factsOf(game(headers), null), "Hoogovens · Wijk aan Zee · 20 Jan 1999");
  assert.equal(
    factsOf(game(headers, { variant: "chess960" }), null)
      .split(" · ")
      .at(-1),
    "Chess960",
  );
});

test("a time control is told as players say it", () => {
  const headers = { Event: "Live Chess", Site: "Chess.com", Date: "2026.09.02" };
  const told = (TimeControl) =>
    factsOf(game({ ...headers, TimeControl }), null)
      .split(" · ")
      .at(-1);
  assert.equal(told("180+2"), "3+2");
  assert.equal(told("600"), "10+0");
  for (const none of ["-", "?", "1/86400", undefined]) assert.match(told(none), /2026$/);
});

test("what is unknown or an address is left out", () => {
  const headers = { Event: "?", Site: "https://lichess.org/abc", Date: "????.??.??" };
  assert.equal(factsOf(game(headers), null), "");
  assert.equal(factsOf(game({}), null), "");
});

test("a review that will be deleted says when", () => {
  assert.match(factsOf(game({ Event: "A" }), "2026-12-24T00:00:00Z"), /^A · .*2026/);
});

test("the next of some plies, and from the last one the first again", () => {
  assert.deepEqual(
    [0, 4, 9].map((ply) => nextOf([4, 9], ply)),
    [4, 9, 4],
  );
});
