import assert from "node:assert/strict";
import { test } from "node:test";

import * as parser from "chessops/pgn";

import { readGame } from "../../static/js/chess/pgn.js";
import { splitGames } from "../../static/js/chess/pgn_text.js";
import { loadRules } from "../../static/js/chess/rules.js";
import { EXAMPLES } from "../../static/js/examples.js";
import { catalogue } from "./english.js";

const rules = await loadRules((name) => import(`chessops/${name}`));

test("each example is a whole game, played to its result and named in every language", () => {
  for (const { name, pgn } of EXAMPLES) {
    const games = splitGames(pgn);
    assert.equal(games.length, 1, name);
    const { game, faults } = readGame(games[0], parser, rules);
    assert.deepEqual(faults, [], name);
    assert.equal(game.result, "1-0", name);
    assert.ok(game.moves.length > 30, name);
    for (const language of ["en", "de"]) assert.match(catalogue(language), new RegExp(`^${name} = `, "m"));
  }
});
