// @vitest-environment jsdom
import assert from "node:assert/strict";
import { test, vi } from "vitest";

import "../english.js";
import { Aloud } from "../../../static/js/review/aloud.ts";

vi.stubGlobal(
  "SpeechSynthesisUtterance",
  class {
    constructor(text) {
      this.text = text;
    }
  },
);

function reader(steps = 2) {
  const said = [];
  const look = {};
  const stage = {
    left: steps,
    on: (_, listener) => Object.assign(look, { listener }),
    view: () => ({ ply: 0, branch: null }),
    perform(action) {
      stage.asked = action;
      if (!stage.left) return false;
      stage.left -= 1;
      look.listener();
      return true;
    },
  };
  const place = { bar: null };
  const FEN = "8/8/8/8/8/8/8/8 w - - 0 1";
  const state = () => ({ game: { start_fen: FEN, moves: [] }, moves: [], positions: [], report: null });
  const speech = { speak: (utterance) => said.push(utterance), cancel() {} };
  const aloud = new Aloud({ stage, state, place: (bar) => Object.assign(place, { bar }) }, speech);
  const box = (at) => place.bar.querySelectorAll("input")[at];
  return { aloud, stage, said, box, look, place };
}

test("it reads where the reader is, in the page's language, and after each step", () => {
  const { aloud, said, look } = reader();
  look.listener();
  assert.equal(said.length, 0, "not before it is asked for");
  aloud.open();
  look.listener();
  assert.equal(said.length, 2);
  assert.equal(said[0].lang, "en-GB");
  aloud.close();
  look.listener();
  assert.equal(said.length, 2);
});

test("hands free it goes on after what was said, to the end", () => {
  const { aloud, stage, said, box } = reader(1);
  aloud.open();
  said.at(-1).onend();
  assert.equal(stage.left, 1, "not unless it is hands free");
  box(0).checked = true;
  said.at(-1).onend();
  assert.deepEqual([stage.left, stage.asked, said.length], [0, "nextKey", 2]);
  box(1).checked = false;
  said.at(0).onend();
  assert.equal(stage.asked, "nextKey", "what was cut off leads nowhere");
  said.at(-1).onend();
  assert.deepEqual([stage.asked, box(0).checked], ["next", false], "it stops at the end");
});
