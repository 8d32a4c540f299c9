import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

import "../english.js";
import { loadRules } from "../../../static/js/chess/rules.ts";
import { fakeIndexedDb } from "../indexed_db.js";

const rules = await loadRules((name) => import(`chessops/${name}`));
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

let repertoires;
beforeEach(async () => {
  vi.stubGlobal("indexedDB", fakeIndexedDb());
  vi.resetModules();
  await import("../english.js");
  repertoires = await import("../../../static/js/state/repertoire.ts");
});

/** The moves of a line as records. */
function played(line) {
  const nodes = [];
  for (const san of line.split(" ").filter(Boolean)) {
    const fen = nodes.at(-1)?.fen ?? START;
    nodes.push(rules.play(fen, rules.read(fen, san)));
  }
  return nodes;
}
const game = (line, more = {}) => ({ start_fen: START, variant: "standard", moves: played(line), ...more });

/** A repertoire of lines. */
function of(side, ...lines) {
  const positions = [];
  const place = (fen) => {
    const key = repertoires.keyOf(fen);
    const known = positions.findIndex((each) => each.fen === key);
    return known < 0 ? positions.push({ fen: key, moves: [] }) - 1 : known;
  };
  for (const line of lines) {
    let before = START;
    for (const { uci, san, fen } of played(line)) {
      const { moves } = positions[place(before)];
      if (!moves.some((move) => move.uci === uci)) moves.push({ uci, san, to: place(fen) });
      before = fen;
    }
  }
  return { side, positions };
}
const found = (repertoire, line, more) => repertoires.departureOf(repertoire, game(line, more));

test("a game leaves a repertoire by its owner's move, by the opponent's, or where it ends", () => {
  const mine = of("white", "e4 e5 Nf3 Nc6 Bc4", "e4 e5 Nf3 Nf6 Nxe5");
  assert.deepEqual(found(mine, "e4 e5 Bc4"), {
    kind: "left",
    side: "white",
    ply: 3,
    fen: mine.positions[2].fen,
    move: "2.Bc4",
    own: ["2.Nf3"],
  });
  const theirs = found(mine, "e4 e5 Nf3 d6 d4");
  assert.deepEqual([theirs.kind, theirs.ply, theirs.move], ["opponent", 4, "2…d6"]);
  assert.deepEqual(theirs.own, ["2…Nc6", "2…Nf6"]);
  const ends = found(mine, "e4 e5 Nf3 Nc6 Bc4 Bc5 c3");
  assert.deepEqual([ends.kind, ends.ply], ["ends", 5]);
});

test("positions count, not the order of moves", () => {
  const mine = of("white", "d4 d5 Nf3 Nf6 c4");
  assert.equal(found(mine, "Nf3 Nf6 d4 d5 Bf4").own[0], "3.c4");
  assert.equal(found(mine, "Nf3 d5 d4 Nf6 c4"), null);
});

test("nothing is said of a game that is in it to its end, never was in it, or has other rules", () => {
  const mine = of("white", "e4 e5 Nf3");
  assert.equal(found(mine, "e4 e5"), null);
  assert.equal(found(mine, ""), null);
  assert.equal(found(mine, "e4 d5", { variant: "chess960" }), null);
  assert.equal(found({ side: "white", positions: [] }, "e4 e5"), null);
  const elsewhere = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
  assert.equal(repertoires.departureOf(mine, { ...game(""), start_fen: elsewhere }), null);
});

test("it is said to whom it belongs, else of a side", () => {
  const mine = of("white", "e4 e5 Nf3", "e4 e5 Bc4");
  const words = (line, own) => repertoires.departureWords(found(mine, line), own);
  assert.equal(words("e4 e5 d4", true), "You left your repertoire with 2.d4 (repertoire: 2.Nf3 or 2.Bc4).");
  assert.equal(words("e4 c5", true), "Your opponent left your repertoire with 1…c5.");
  assert.equal(words("e4 e5 Nf3 d6", true), "Your repertoire ends here.");
  assert.equal(words("e4 e5 d4", false), "White left the repertoire with 2.d4 (repertoire: 2.Nf3 or 2.Bc4).");
  assert.equal(words("e4 c5", false), "1…c5 is not in the repertoire for White.");
  assert.equal(words("e4 e5 Nf3 d6", false), "The repertoire for White ends here.");
});

test("a game is compared with the repertoire of one's own side, of an unknown one with both", async () => {
  await repertoires.keepRepertoire(of("white", "e4 e5 Nf3"));
  await repertoires.keepRepertoire(of("black", "e4 c5"));
  const notes = (me) => repertoires.departuresOf(game("e4 e5 d4"), me);
  assert.deepEqual(
    (await notes("white")).map(({ ply, words }) => [ply, words.slice(0, 8)]),
    [[3, "You left"]],
  );
  assert.deepEqual(
    (await notes(null)).map(({ words }) => words.slice(0, 9)),
    ["White lef", "Black lef"],
  );
  assert.deepEqual(await notes("none"), []);
  await repertoires.forgetRepertoire("white");
  assert.deepEqual(await notes("white"), []);
});

test("where nothing can be kept nothing is said", async () => {
  vi.stubGlobal("indexedDB", undefined);
  assert.deepEqual(await repertoires.departuresOf(game("e4"), null), []);
});
