import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { followWords } from "../../../static/js/collection/follow_words.ts";

const NOW = new Date("2026-11-22T15:10:00");
const follow = (more) => ({
  url: "https://club.example/live.pgn",
  host: "club.example",
  player: null,
  state: "live",
  next_at: new Date("2026-11-22T15:19:00").toISOString(),
  looked_at: new Date("2026-11-22T15:04:00").toISOString(),
  changed_at: new Date("2026-11-22T14:30:00").toISOString(),
  fault: null,
  ...more,
});
const fault = { message: "It is gone.", place: null, said: null };

test("a round that goes on says so, and when somebody looked", () => {
  assert.deepEqual(followWords(follow(), NOW), ["Live", "last checked 15:04"]);
  assert.deepEqual(followWords(follow({ state: "waiting" }), NOW), [
    "Waiting for moves",
    "last checked 15:04",
  ]);
});

test("where nothing comes it says since when and why", () => {
  assert.deepEqual(followWords(follow({ fault }), NOW), ["No news since 14:30", "It is gone."]);
});

test("one that has ended says until when, with its day if that is another, and why", () => {
  assert.deepEqual(followWords(follow({ state: "ended" }), NOW), ["Followed until 15:04"]);
  const later = new Date("2026-11-24T09:00:00");
  assert.deepEqual(followWords(follow({ state: "ended", fault }), later), [
    "Followed until 22 Nov, 15:04",
    "It is gone.",
  ]);
});

test("of a player it says that games come in, and both looks, or why none come", () => {
  const vera = { player: "Vera", state: "waiting" };
  assert.deepEqual(followWords(follow(vera), NOW), [
    "New games of Vera are added automatically",
    "last checked 15:04",
    "next check 15:19",
  ]);
  assert.deepEqual(followWords(follow({ ...vera, fault }), NOW), [
    "New games of Vera are added automatically",
    "It is gone.",
    "next check 15:19",
  ]);
  const ended = { ...vera, state: "ended", next_at: null };
  assert.deepEqual(followWords(follow(ended), NOW), ["New games of Vera were added until 15:04"]);
  assert.deepEqual(followWords(follow({ ...ended, fault }), NOW), [
    "New games of Vera were added until 15:04",
    "It is gone.",
  ]);
});
