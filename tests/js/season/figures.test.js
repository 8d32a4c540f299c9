import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import * as figures from "../../../static/js/season/figures.ts";

const figure = (value, n = 10, at = []) => ({ value, n, at });
const row = (key, more = {}) => ({
  key,
  games: figure(10),
  score: figure(0.55),
  accuracy: figure(81.26),
  faults: figure(24),
  moves: 300,
  ...more,
});
const column = (section, id) =>
  figures.SECTIONS.find((each) => each.id === section).columns.find((each) => each.id === id);

test("a figure is shown with its sample, and errors by game or by a hundred moves", () => {
  const line = row("white");
  assert.deepEqual(figures.shownIn(column("colours", "score"), line), {
    text: "55%",
    n: 10,
    at: [],
    share: 0.55,
  });
  assert.equal(figures.shownIn(column("colours", "accuracy"), line).text, "81.3");
  assert.equal(figures.shownIn(column("colours", "faults"), line).text, "2.4");
  assert.equal(figures.shownIn(column("phases", "rate"), line).text, "8.0");
  assert.equal(figures.shownIn(column("phases", "rate"), row("x", { moves: 0 })).text, "–");
});

test("where nothing is said there is no text, only how many games", () => {
  const line = row("white", { score: figure(null, 4, [1, 2, 3, 4]) });
  assert.deepEqual(figures.shownIn(column("colours", "score"), line), {
    text: null,
    n: 4,
    at: [1, 2, 3, 4],
    share: null,
  });
  assert.equal(figures.shownIn(column("colours", "score"), null), null);
  assert.equal(figures.shownIn(column("openings", "book"), line), null);
});

test("two seasons share their rows, each in the first one's order", () => {
  const section = figures.SECTIONS.find(({ id }) => id === "openings");
  const parts = [row("white Sicilian: Najdorf")];
  const [one, two] = [
    { openings: [row("white Sicilian", { parts }), row("black French")] },
    { openings: [row("white Italian"), row("white Sicilian")] },
  ];
  const rows = figures.paired(section, [one, two]);
  assert.deepEqual(
    rows.map(({ key, deep, lines }) => [key, deep, lines.map(Boolean)]),
    [
      ["white Sicilian", false, [true, true]],
      ["white Sicilian: Najdorf", true, [true, false]],
      ["black French", false, [true, false]],
      ["white Italian", false, [false, true]],
    ],
  );
});

test("rows of few games stand apart, their parts nowhere", () => {
  const rows = [
    { key: "a", deep: false, lines: [row("a"), row("a", { games: figure(2, 2) })] },
    { key: "b", deep: false, lines: [row("b", { games: figure(4, 4) }), null] },
    { key: "b: c", deep: true, lines: [row("b: c", { games: figure(2, 2) }), null] },
  ];
  const { enough, small } = figures.split(rows, 5);
  assert.deepEqual(
    enough.map(({ key }) => key),
    ["a"],
  );
  assert.deepEqual(
    small.map(({ key }) => key),
    ["b"],
  );
});

test("kinds of errors go by way, those of both seasons", () => {
  const kind = (way, key, value) => ({ way, key, count: figure(value) });
  const one = { kinds: [kind("allowed", "hangs", 9), kind("missed", "motif.fork", 7)] };
  const two = { kinds: [kind("allowed", "loses", 30), kind("allowed", "hangs", 2)] };
  const found = figures.kindsOf([one, two], "allowed");
  assert.deepEqual(
    found.map(({ key, kinds }) => [key, ...kinds.map((each) => each?.count.value ?? null)]),
    [
      ["hangs", 9, 2],
      ["loses", null, 30],
    ],
  );
  assert.equal(figures.mostOf([one, two]), 30);
  assert.equal(figures.mostOf([{ kinds: [] }]), 1);
});

test("the head's figures", () => {
  const totals = {
    score: figure(0.5),
    accuracy: figure(80),
    faults: figure(25),
    misses: figure(4),
    in_trouble: figure(null, 3),
  };
  const held = { share: figure(0.75, 8) };
  const season = { totals, conversion: held, resourcefulness: held, level: null };
  const tiles = figures.tilesOf(season);
  assert.deepEqual(
    tiles.flatMap(({ id, shown }) => (shown ? [[id, shown.text, shown.n]] : [])),
    [
      ["score", "50%", 10],
      ["accuracy", "80.0", 10],
      ["faults", "2.5", 10],
      ["misses", "0.4", 10],
      ["conversion", "75%", 8],
      ["resourcefulness", "75%", 8],
      ["trouble", null, 3],
    ],
  );
  const level = { avoided: figure(12), hard: figure(4) };
  const others = figures.tilesOf({ ...season, level }).slice(-2);
  assert.deepEqual(
    others.map(({ id, shown }) => [id, shown.text]),
    [
      ["avoided", "12"],
      ["hard", "4"],
    ],
  );
});

test("a position opens its review at its ply; what has no review comes last", () => {
  const season = {
    games: [{ review: null }, { review: "r2" }],
    positions: [
      { game: 0, ply: 0 },
      { game: 1, ply: 23 },
    ],
  };
  const spots = figures.spotsOf(season, [0, 1]);
  assert.deepEqual(spots.map(figures.hrefOf), ["/r/r2?ply=23", null]);
});

test("what another season is named by", () => {
  const ann = (id, player = "Ann") => ({ id, player });
  assert.deepEqual(figures.otherOf("abc_-1", "Ann"), ann("abc_-1"));
  assert.deepEqual(figures.otherOf("abc/Bob, C/D", "Ann"), ann("abc", "Bob, C/D"));
  assert.deepEqual(figures.otherOf("https://k.example/c/abc", "Ann"), ann("abc"));
  assert.deepEqual(figures.otherOf(" https://k.example/c/abc/?lang=de ", "Ann"), ann("abc"));
  assert.deepEqual(
    figures.otherOf("https://k.example/c/abc/season/M%C3%BC%2C%20A?x", "Ann"),
    ann("abc", "Mü, A"),
  );
  for (const text of [null, "", "https://k.example/r/abc", "what is this?"])
    assert.equal(figures.otherOf(text, "Ann"), null);
});

test("a season's own address takes any name", () => {
  assert.equal(figures.addressOf({ id: "abc", player: "A/B, Ü?" }), "/c/abc/season/A%2FB%2C%20%C3%9C%3F");
});
