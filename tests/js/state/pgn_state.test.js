import assert from "node:assert/strict";
import * as parser from "chessops/pgn";
import { test } from "vitest";

import { readGame } from "../../../static/js/chess/pgn.ts";
import { splitGames } from "../../../static/js/chess/pgn_text.ts";
import { loadRules } from "../../../static/js/chess/rules.ts";
import { hasEvaluations, stateOfPgn } from "../../../static/js/state/pgn_state.ts";

const rules = await loadRules((name) => import(`chessops/${name}`));
const read = (text) => readGame(splitGames(text)[0], parser, rules);

test("evaluations make the graph, NAGs the classes", () => {
  const { game } = read("1. e4 {[%eval 0.3]} f6 $2 {[%eval 1.1]} 2. d4 g5?? {[%eval #1]} 3. Qh5#");
  const state = stateOfPgn(game);
  assert.equal(hasEvaluations(state), true);
  assert.deepEqual(
    state.moves.map((move) => move?.classification ?? null),
    [null, "mistake", null, "blunder", null],
  );
  assert.deepEqual(state.game.moves[1].nags, []);
  assert.equal(state.positions[0], null);
  assert.equal(state.positions[4].win, 1);
  assert.deepEqual([state.positions[5].lines[0].mate, state.positions[5].win], [0, 1]);
  assert.ok(Math.abs(state.positions[1].win - 0.526) < 0.001);
});

test("without evaluations there is no graph", () => {
  assert.equal(hasEvaluations(stateOfPgn(read("1. e4 e5").game)), false);
  assert.equal(hasEvaluations(stateOfPgn(read("1. f3 e5 2. g4 Qh4#").game)), false);
});
