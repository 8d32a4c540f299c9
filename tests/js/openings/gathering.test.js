import assert from "node:assert/strict";
import * as parser from "chessops/pgn";
import { test } from "vitest";

import { loadRules } from "../../../static/js/chess/rules.ts";
import { gamesOf, gathered, MOST } from "../../../static/js/openings/gathering.ts";

const rules = await loadRules((name) => import(`chessops/${name}`));
const EMPTY = { side: "white", positions: [] };
const tools = { parser, rules, pause: () => Promise.resolve() };
const take = (text, before = EMPTY) => gathered(before, gamesOf(text), tools);
const sans = ({ positions }, at) => positions[at].moves.map(({ san }) => san);

test("variations and chapters become one repertoire, transpositions merged", async () => {
  const { repertoire, games, fresh, faults, full } = await take(
    '[Event "A"]\n\n1. e4 e5 (1... c5 2. Nf3 (2. Nc3 d6)) 2. Nf3 Nc6 3. Bc4 *\n\n' +
      '[Event "B"]\n\n1. e4 e5 2. Bc4 Nc6 3. Nf3 *',
  );
  assert.deepEqual([games, faults, full], [2, [], false]);
  assert.equal(fresh, repertoire.positions.length);
  assert.deepEqual(sans(repertoire, 0), ["e4"]);
  assert.deepEqual(sans(repertoire, 1), ["e5", "c5"]);
  assert.deepEqual(sans(repertoire, 2), ["Nf3", "Bc4"]);
  const ends = repertoire.positions.filter(({ moves }) => !moves.length);
  assert.equal(ends.length, 3, "the Italian once, 2.Nf3 and 2...d6 of the Sicilian");
});

test("what is added later leaves what was there", async () => {
  const { repertoire: before } = await take("1. e4 e5 *");
  const { repertoire, fresh } = await take("1. e4 c5 *", before);
  assert.equal(fresh, 1);
  assert.deepEqual(sans(repertoire, 1), ["e5", "c5"]);
  assert.deepEqual(sans(before, 1), ["e5"]);
});

test("what cannot be read is told with its game, and the rest is taken", async () => {
  const { faults, repertoire } = await take(
    '[Event "A"]\n\n1. e4 e5 2. Ke3 *\n\n[Variant "Atomic"]\n\n1. d4 *\n\n' +
      '[Variant "Chess960"]\n\n1. c4 *\n\n[Event "D"]\n\n1. Nf3 *',
  );
  assert.deepEqual(
    faults.map(({ game, fault }) => [game, fault.code]),
    [
      [1, "not-legal"],
      [2, "variant"],
      [3, "variant"],
    ],
  );
  assert.deepEqual(sans(repertoire, 0), ["e4", "Nf3"]);
});

test("a text has a size", () => {
  assert.equal(gamesOf("x".repeat(MOST.text + 1)), null);
  assert.equal(gamesOf("Nf3 ".repeat(MOST.moves / 4 + 1)), null);
  assert.equal(gamesOf(`1. e4 {${"long ".repeat(100_000)}} *`).length, 1);
  assert.deepEqual(gamesOf('[Event "none"]\n\n'), []);
});

test("hostile texts end, and say why", async () => {
  const knights = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_000);
  assert.equal((await take(knights)).repertoire.positions.length, 4);
  await take("Nf3 Nf6 (Nh6 Ng1 Ng8 ".repeat(1_000));
  await take("(".repeat(MOST.moves - 9));
  await take(`1. e4 ${"{".repeat(MOST.moves)}`);
  await take(`1. e4 ${"(1. d4) ".repeat(1_000)}`);
});

test("what no reader can hold is told", async () => {
  const broken = {
    ...parser,
    parsePgn: () => assert.fail(new RangeError("Maximum call stack size exceeded")),
  };
  const { faults } = await gathered(EMPTY, gamesOf("1. e4 *"), { ...tools, parser: broken });
  assert.deepEqual(faults, [{ game: 1, fault: { code: "deep" } }]);
});

test("a repertoire that is full takes no more", async () => {
  const positions = Array.from({ length: MOST.positions - 1 }, (_, at) => ({ fen: `${at}`, moves: [] }));
  const { full, fresh } = await take("1. e4 e5 *", { side: "white", positions });
  assert.deepEqual([full, fresh], [true, 1]);
});
