import assert from "node:assert/strict";
import { createEmptyCard, fsrs } from "ts-fsrs";
import { test } from "vitest";

import * as cards from "../../../static/js/learn/cards.ts";
import * as decks from "../../../static/js/season/deck.ts";

const scheduler = fsrs({ enable_fuzz: false });
const spacing = {
  empty: createEmptyCard,
  next: (card, now, grade) => scheduler.next(card, now, grade).card,
};
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 0, 1);

const season = {
  games: [
    { review: "r1", side: "white" },
    { review: null, side: "white" },
    { review: "r3", side: "black" },
  ],
  positions: [
    { game: 0, ply: 0 },
    { game: 0, ply: 5, san: "h3", classification: "inaccuracy" },
    { game: 0, ply: 9, san: "Qh5", classification: "blunder" },
    { game: 0, ply: 11, san: "Kd1", classification: "blunder", quiet: true },
    { game: 1, ply: 7, san: "a3", classification: "blunder" },
    { game: 2, ply: 8, san: "Nc6", classification: "mistake" },
  ],
  kinds: [
    { way: "allowed", key: "hangs", count: { at: [2, 5] } },
    { way: "missed", key: "motif.fork", count: { at: [2] } },
  ],
};
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ids = (tasks) => tasks.map(({ id }) => id);

test("a position is asked while its review has it as a fault that can be bettered", () => {
  const fault = { ply: 1, classification: "blunder", loss: 0.4 };
  const position = { lines: [{ pv: ["e2e4"], score: { cp: 20 }, multipv: 1 }] };
  const state = (move) => ({
    game: { start_fen: START, moves: [] },
    moves: [move],
    positions: [position, null],
  });
  const task = { id: "r1:1", review: "r1", ply: 1, side: "white", kinds: [] };
  assert.equal(decks.canBeAsked(task, state(fault)), true);
  assert.equal(decks.canBeAsked({ ...task, side: "black" }, state(fault)), false);
  assert.equal(decks.canBeAsked({ ...task, ply: 3 }, state(fault)), false);
  assert.equal(decks.canBeAsked(task, state({ ...fault, classification: "okay" })), false);
});

test("what is asked are faults of reviewed games that were not decided, the worst first", () => {
  const tasks = decks.tasksOf(season);
  assert.deepEqual(ids(tasks), ["r1:9", "r3:8", "r1:5"]);
  assert.deepEqual(tasks[0], {
    id: "r1:9",
    review: "r1",
    ply: 9,
    side: "white",
    kinds: ["allowed:hangs", "missed:motif.fork"],
  });
  assert.deepEqual(decks.kindsIn(tasks), [
    { kind: "allowed:hangs", count: 2 },
    { kind: "missed:motif.fork", count: 1 },
  ]);
  assert.deepEqual(ids(decks.ofKind(tasks, "missed:motif.fork")), ["r1:9"]);
  assert.equal(decks.ofKind(tasks, ""), tasks);
});

test("progress goes into a file and back, the newer card of two stays", () => {
  const mine = cards.rated({}, "r1:9", "first", NOW, spacing);
  const newer = cards.rated(mine, "r1:9", "shown", NOW + DAY, spacing);
  const other = cards.rated({}, "r3:8", "hinted", NOW, spacing);
  assert.deepEqual(decks.deckOf(decks.fileOf(newer)), newer);
  assert.deepEqual(cards.merged(mine, { ...newer, ...other }), { ...newer, ...other });
  assert.deepEqual(cards.merged(newer, mine), newer);
});

test("a file that is none, or holds what is no card, is refused whole", () => {
  const card = cards.rated({}, "r1:9", "first", NOW, spacing)["r1:9"];
  const file = (cards, more = {}) => JSON.stringify({ kibitz: "season-deck", version: 1, cards, ...more });
  assert.deepEqual(decks.deckOf(file({ "r1:9": { ...card, extra: "<b>" } })), { "r1:9": card });
  for (const text of [
    "no json",
    "null",
    file({ "r1:9": card }, { version: 2 }),
    file({ "r1:9": card }, { kibitz: "other" }),
    file(null),
    file({ "../x": card }),
    file({ "r1:9": { ...card, due: "soon" } }),
    file({ "r1:9": { ...card, state: 7 } }),
    file({ "r1:9": { ...card, last_review: "x" } }),
    file({ "r1:9": null }),
  ])
    assert.equal(decks.deckOf(text), null, text);
});

test("of the season that was trained on last, the cards that are due are counted", () => {
  const trained = decks.trainedOf({ ...season, player: "Ann", collection: { id: "c" } });
  assert.deepEqual(trained, { id: "c", player: "Ann", reviews: ["r1", "r3"] });
  const deck = { "r1:5": { due: NOW }, "r3:8": { due: NOW + 1 }, "r9:1": { due: 0 } };
  assert.equal(cards.dueOf(trained, deck, NOW), 1);
});
