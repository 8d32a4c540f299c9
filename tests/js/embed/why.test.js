// @vitest-environment jsdom
import assert from "node:assert/strict";
import { test } from "vitest";
import { useNotation } from "../../../static/js/chess/notation.ts";
import { createWhy } from "../../../static/js/embed/why.ts";
import { textOf, useCatalogue } from "../../../static/js/lib/i18n.ts";
import { wordsOf } from "../../../static/js/panels/facts.ts";
import { fold } from "../../../static/js/state/fold.ts";
import { atPly, enter } from "../../../static/js/state/view.ts";
import { catalogue } from "../english.js";

const HANGS = {
  key: "reason-hangs",
  params: { piece: "q", square: "a5", how: "moved", move: "1…Nxa5" },
};
const MATE = { key: "reason-allows-mate", params: { count: 1, move: "1…Qh4#" } };
const judged = (said, more = {}) => ({
  ply: 1,
  classification: "blunder",
  close: null,
  provisional: false,
  reason: { said },
  ...more,
});
const game = {
  start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  moves: [{ san: "Nf3", fen: "" }],
  opening: { eco: "A04", name: "Réti Opening" },
};

/** The sentence under the board at a ply of a game of one move. */
function at(move, view = (state) => atPly(state, 1)) {
  const state = { ...fold([]), game, moves: [move] };
  const why = createWhy(wordsOf);
  why.update(state, view(state));
  return { ...why, state, text: () => why.element.textContent };
}

test("a move has its class and what the server says of it", () => {
  const { text } = at(judged([HANGS]));
  assert.equal(text(), `1. Nf3 is a blunder. ${textOf(HANGS)}`);
});

test("the better move is said too, as no button names it", () => {
  const better = { key: "reason-better", params: { move: "1.Nc3" } };
  assert.ok(
    at(judged([better]))
      .text()
      .endsWith(textOf(better)),
  );
});

test("a reason that is told again takes the place of the one before", () => {
  const { update, state, text, element } = at(judged([HANGS], { provisional: true }));
  assert.ok(element.classList.contains("is-provisional"));
  update({ ...state, moves: [judged([MATE])] }, atPly(state, 1));
  assert.equal(text(), `1. Nf3 is a blunder. ${textOf(MATE)}`);
  assert.equal(element.classList.contains("is-provisional"), false);
});

test("at the start stands the opening, of a move that is not judged its name, in a line nothing", () => {
  assert.equal(at(null, (state) => atPly(state, 0)).text(), "A04 Réti Opening");
  assert.equal(at(null).text(), "1. Nf3");
  assert.equal(at(judged([HANGS]), () => enter(1, [], 0, { kind: "variation" })).text(), "");
});

test("it is said in German, and in the notation that was asked for", () => {
  useCatalogue(catalogue("de"), "de");
  useNotation("language");
  assert.match(at(judged([HANGS])).text(), /^1\. Sf3 ist ein Patzer\..*1…Sxa5/);
  useNotation("figurines");
  assert.match(at(judged([HANGS])).text(), /^1\. ♘f3 .*1…♘xa5/);
});
