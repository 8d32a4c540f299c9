import assert from "node:assert/strict";
import * as parser from "chessops/pgn";
import { test } from "vitest";

import { loadRules } from "../../../static/js/chess/rules.ts";
import { gamesOf, gathered } from "../../../static/js/openings/gathering.ts";
import { repertoirePgn } from "../../../static/js/openings/writing.ts";

const rules = await loadRules((name) => import(`chessops/${name}`));
const pause = () => Promise.resolve();
const take = async (text) => {
  const before = { side: "white", positions: [] };
  const { repertoire, faults } = await gathered(before, gamesOf(text), { parser, rules, pause });
  assert.deepEqual(faults, []);
  return repertoire;
};
/** {position: its moves}, in any order. */
const held = ({ positions }) =>
  Object.fromEntries(positions.map(({ fen, moves }) => [fen, moves.map(({ san }) => san).sort()]));

test("a repertoire goes into PGN and comes back", async () => {
  const before = await take(
    "1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) 2. Nf3 Nc6 3. Bc4 *\n\n" +
      '[Event "B"]\n\n1. e4 e5 2. Bc4 Nc6 3. Nf3 Nf6 *\n\n' +
      '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"]\n\n1... Kd7 2. e4 *',
  );
  const text = repertoirePgn(before);
  assert.match(
    text,
    /^\[Event "Repertoire"\]\n\[Orientation "white"\]\n\n1\. e4 e5 \(1\.\.\. c5 2\. Nf3 \(2\. Nc3/,
  );
  assert.match(text, /\[FEN "4k3\/8\/8\/8\/8\/8\/4P3\/4K3 b - - 0 1"\]\n\n1\.\.\. Kd7 2\. e4 \*/);
  assert.deepEqual(held(await take(text)), held(before));
  assert.ok(text.split("\n").every((row) => row.length <= 80));
});

test("moves that go round in a circle are written once", async () => {
  const before = await take("1. Nf3 Nf6 2. Ng1 Ng8 3. e4 *");
  assert.deepEqual(held(await take(repertoirePgn(before))), held(before));
});

test("a line may be as long as all", () => {
  const positions = Array.from({ length: 20_000 }, (_, at) => ({
    fen: `${at} ${at % 2 ? "b" : "w"} - -`,
    moves: at < 19_999 ? [{ uci: "", san: "Ka1", to: at + 1 }] : [],
  }));
  assert.equal(repertoirePgn({ side: "white", positions }).match(/Ka1/g).length, 19_999);
});
