import assert from "node:assert/strict";
import { test } from "vitest";

import * as logic from "../../../static/js/embed/puzzle.ts";

const node = (uci, san, fen = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1") => ({ uci, san, fen });
const PUZZLE = { fen: "x" };
const LINE = [node("a1a8", "Ra8+"), node("g8h7", "Kh7"), node("a8h8", "Rh8#")];

test("each move of one's own is asked, and the replies are played", () => {
  let session = logic.beginPuzzles(2);
  session = logic.answerPuzzle(session, LINE[0], LINE, PUZZLE);
  assert.deepEqual([session.phase, session.step], ["asking", 1]);
  assert.equal(logic.positionOf({ fen: "start" }, session, LINE), LINE[1].fen);
  session = logic.answerPuzzle(session, LINE[2], LINE, PUZZLE);
  assert.deepEqual([session.phase, session.results], ["solved", [true]]);
  session = logic.nextPuzzle(session, 2);
  assert.deepEqual([session.at, session.step, session.phase], [1, 0, "asking"]);
});

test("after a wrong move or a hint a puzzle is solved with help", () => {
  const wrong = logic.answerPuzzle(logic.beginPuzzles(1), node("a1a2", "Ra2"), LINE.slice(0, 1), PUZZLE);
  assert.equal(wrong.phase, "wrong");
  const right = logic.answerPuzzle(logic.retryPuzzle(wrong), LINE[0], LINE.slice(0, 1), PUZZLE);
  assert.deepEqual([right.phase, right.results], ["solved", [false]]);
  const hinted = logic.answerPuzzle(
    logic.hintPuzzle(logic.beginPuzzles(1)),
    LINE[0],
    LINE.slice(0, 1),
    PUZZLE,
  );
  assert.deepEqual(hinted.results, [false]);
});

test("behind the first move of an engine's line another one may be right, of an author's none", () => {
  const later = logic.answerPuzzle(logic.beginPuzzles(1), LINE[0], LINE, PUZZLE);
  const other = logic.answerPuzzle(later, node("a8a1", "Ra1"), LINE, PUZZLE);
  assert.deepEqual([other.phase, other.helped], ["wrong", false]);
  const solved = logic.answerPuzzle(logic.retryPuzzle(other), LINE[2], LINE, PUZZLE);
  assert.deepEqual(solved.results, [true]);
  const asked = logic.answerPuzzle(later, node("a8a1", "Ra1"), LINE, { fen: "x", whole: true });
  assert.deepEqual([asked.phase, asked.helped], ["wrong", true]);
});

test("any mate is right", () => {
  const other = node("b1b8", "Rb8#");
  assert.equal(logic.answerPuzzle(logic.beginPuzzles(1), other, LINE, PUZZLE).phase, "solved");
});

test("what is left open and what is shown counts as not solved; then all are done", () => {
  const skipped = logic.nextPuzzle(logic.beginPuzzles(2), 2);
  const shown = logic.nextPuzzle(logic.showPuzzle(skipped), 2);
  assert.deepEqual([shown.phase, shown.results], ["done", [false, false]]);
  assert.equal(logic.isPuzzleOffered("again", shown), true);
  assert.equal(logic.isPuzzleOffered("hint", shown), false);
});

test("of an author's solution all is asked up to a move of one's own, of an engine's what wins", () => {
  const four = [...LINE.slice(0, 2), node("a8a7", "Ra7"), node("h7g6", "Kg6")];
  assert.equal(logic.askedLine({ fen: four[0].fen, whole: true }, four).length, 3);
  assert.equal(logic.askedLine({ fen: four[0].fen }, four).length, 1);
  assert.equal(logic.askedLine({ fen: four[0].fen }, LINE).length, 3, "it mates");
  assert.deepEqual(logic.askedLine({ fen: "x", whole: true }, []), []);
});

test("a series that was through goes on when more puzzles come", () => {
  const open = logic.beginPuzzles(1);
  assert.equal(logic.morePuzzles(open, 2), open);
  const more = logic.morePuzzles(logic.nextPuzzle(open, 1), 2);
  assert.deepEqual([more.at, more.phase, more.results], [1, "asking", [false]]);
});
