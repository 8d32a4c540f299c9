import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { explain } from "../../../static/js/panels/explain.ts";

const line = (rank, cp, mate, san, uci = "a1a2") => ({ rank, depth: 12, cp, mate, pv: [uci], san: [san] });
const position = (...lines) => ({ lines });
const verdict = (classification, extra = {}) => ({
  ply: 3,
  classification,
  accuracy: 50,
  loss: 0.31,
  expected_before: 0.62,
  expected_after: 0.31,
  best: { uci: "g1f3", san: "Nf3" },
  opening: null,
  nag: null,
  provisional: false,
  reason: { rule: "cp_to_cp", measure: "loss", value: 0.31, threshold: [0.22, null] },
  ...extra,
});
const context = (extra = {}) => ({
  record: { san: "Qh5", uci: "d1h5" },
  side: "white",
  before: position(line(1, 140, null, "Nf3"), line(2, 20, null, "Nc3")),
  after: position(line(1, -230, null, "Nf6")),
  ...extra,
});
const why = (move, extra) => explain(move, context(extra)).sentences.join(" ");
const rule = (move, extra) => explain(move, context(extra)).decided.join(" ");

test("a blunder names its cost in per cent; the rule, both figures and the threshold", () => {
  assert.equal(why(verdict("blunder")), "White’s chances fall from 62% to 31%.");
  assert.equal(why(verdict("blunder"), { side: "black" }), "Black’s chances fall from 62% to 31%.");
  assert.equal(
    rule(verdict("blunder")),
    "It costs 0.31 expected points (0.62 → 0.31); a blunder costs 0.22 or more.",
  );
});

test("a cost that cannot be seen in per cent is none", () => {
  const move = verdict("okay", { loss: 0.001, expected_before: 0.5, expected_after: 0.499 });
  assert.equal(why(move), "White’s chances hardly change (50%).");
});

test("a class between two thresholds names both, to the digit", () => {
  const move = verdict("excellent", {
    loss: 0.03,
    expected_after: 0.59,
    reason: { rule: "cp_to_cp", threshold: [0.01, 0.045] },
  });
  assert.match(rule(move), /an excellent move costs 0\.01 to 0\.045\.$/);
});

test("a corrected class names its own thresholds, not those of the row it was raised from", () => {
  const reason = {
    rule: "cp_to_cp",
    threshold: [0.22, null],
    class_before_corrections: "blunder",
    corrections: ["reconciled"],
  };
  assert.match(
    rule(verdict("mistake", { loss: 0.2, reason })),
    /a mistake costs 0\.12 to 0\.22\. The next moves/,
  );
});

test("forced and theory say so and offer nothing better", () => {
  assert.equal(why(verdict("forced", { reason: { rule: "forced" } })), "It was the only legal move.");
  const theory = explain(verdict("theory", { opening: "Ruy Lopez", reason: { rule: "theory" } }), context());
  assert.match(theory.sentences[0], /^This position is in the opening book: Ruy Lopez\.$/);
});

test("the engine's first choice and a mate are said in words", () => {
  assert.equal(
    why(verdict("best", { best: { uci: "d1h5", san: "Qh5" } }), {
      before: position(line(1, 140, null, "Qh5", "d1h5"), line(2, 20, null, "Nc3")),
    }),
    "It is the engine’s first choice. The next-best move, Nc3, costs 10%.",
  );
  assert.match(why(verdict("best"), { record: { san: "Qxf7#", uci: "h5f7" } }), /is checkmate/);
});

test("a move is never named as its own alternative", () => {
  // it proved as good: best is it now
  const swapped = verdict("best", { best: { uci: "d4e5", san: "dxe5" } });
  const played = { san: "dxe5", uci: "d4e5" };
  const before = position(line(1, 40, null, "Nf3", "g1f3"), line(2, 38, null, "dxe5", "d4e5"));
  assert.equal(
    why(swapped, { record: played, before }),
    "It turned out to be as good as the engine’s first choice, Nf3.",
  );
  const twice = position(line(1, 40, null, "dxe5", "d4e5"), line(2, 38, null, "dxe5", "d4e5"));
  assert.equal(why(swapped, { record: played, before: twice }), "It is the engine’s first choice.");
});

test("a critical move names the second best and what it would cost", () => {
  const reason = {
    rule: "critical",
    second: { cp: 20, move: "a1a2" },
    second_loss: 0.184,
    threshold: [0.1, null],
  };
  assert.equal(
    why(verdict("critical", { reason })),
    "It is the only good move here: the second-best move, Nc3, costs 18%.",
  );
  assert.equal(
    rule(verdict("critical", { reason })),
    "It is the only move that holds: the second-best move, Nc3, costs 0.18 expected points " +
      "(a move is critical if that cost is 0.10 or more).",
  );
});

test("a brilliant move names the pieces that it offers", () => {
  const unsafe = [
    { piece: "r", square: "d4", attackers: [] },
    { piece: "n", square: "a5", attackers: [] },
  ];
  assert.match(
    why(verdict("brilliant", { reason: { rule: "brilliant", unsafe } })),
    /the rook on d4 and the knight on a5/,
  );
});

test("a first choice beside which another is as good says so, none is named without a second line", () => {
  const first = verdict("best", { best: { uci: "d1h5", san: "Qh5" } });
  assert.match(
    why(first, { before: position(line(1, 20, null, "Qh5", "d1h5"), line(2, 18, null, "Nf3")) }),
    / Nf3 is just as good\.$/,
  );
  const beside = { ...line(2, 20, null, "Nf3"), depth: 9 };
  const costs = (against) =>
    why(first, { before: position(line(1, 20, null, "Qh5", "d1h5"), { ...beside, against }) });
  assert.match(costs({ cp: 130, mate: null }), / Nf3, costs 9%\.$/, "held against its own search");
  assert.equal(costs(undefined), "It is the engine’s first choice.");
  assert.equal(
    why(first, { before: position(line(1, 20, null, "Qh5", "d1h5")) }),
    "It is the engine’s first choice.",
  );
});

const answer = (san, cp, mate, expected) => ({
  score: mate ? { mate } : { cp },
  expected,
  line: ["a1a2"],
  san: [san],
});
const offer = (captures, piece = "r", square = "e7") => ({
  reason: { rule: "brilliant", unsafe: [{ piece, square, attackers: [], captures }] },
});
const capture = (san, found) => ({ move: `${san}-uci`, san, answer: found });

for (const [name, captures, words] of [
  [
    "each loses",
    [capture("Kxe7", answer("Re1+", 413, null, 0.81)), capture("Qxe7", answer("Rxc8+", 483, null, 0.84))],
    "The rook on e7 can be taken two ways; each loses: Kxe7 to Re1+, Qxe7 to Rxc8+.",
  ],
  [
    "one answer to all, mate",
    [
      capture("a", answer("Ne2#", null, 1, 1)),
      capture("b", answer("Ne2#", null, 1, 1)),
      capture("c", answer("Ne2#", null, 1, 1)),
    ],
    "The rook on e7 can be taken three ways; each runs into mate: Ne2#.",
  ],
  [
    "one way",
    [capture("gxf3", answer("Rg6+", 300, null, 0.9))],
    "The rook on e7 can be taken; that loses to Rg6+.",
  ],
  [
    "something remains",
    [capture("Nxe5", answer("Nxe5", 40, null, 0.53))],
    "The rook on e7 can be taken; at least 53% of the chances remain even then: Nxe5 is met by Nxe5.",
  ],
  [
    "nobody has looked yet",
    [capture("Kxe7", null)],
    "The rook on e7 can be taken, but it works: the position gets no worse.",
  ],
]) {
  test(`a brilliant move says what taking runs into: ${name}`, () =>
    assert.equal(why(verdict("brilliant", offer(captures))), words));
}

test("theory that loses says what it costs", () => {
  const move = verdict("theory", { loss: 0.11, expected_before: 0.5, expected_after: 0.39 });
  assert.match(
    why(move, { side: "black" }),
    /It is a book move, but it costs something: Black’s chances fall from 50% to 39%\.$/,
  );
});

test("a mate of four moves and more is told with its first three", () => {
  const mating = (mate, ...san) => position({ ...line(1, null, mate), san });
  const said = (before, after) => why(verdict("mistake", { reason: { rule: "mate" } }), { before, after });
  const [equal, far] = [position(line(1, 20, null, "Nf3")), ["Qh5+", "Kg8", "Qxf7+", "Kh8"]];
  assert.match(said(equal, mating(-6, ...far)), /allows mate in 6 \(Qh5\+ Kg8 Qxf7\+\)/);
  assert.match(
    said(mating(4, ...far), equal),
    /misses mate in 4 \(Qh5\+ Kg8 Qxf7\+\); the evaluation is now/,
  );
  assert.match(said(mating(3, ...far), equal), /misses mate in 3; the evaluation is now/);
});

test("theory says its code", () => {
  assert.match(
    why(verdict("theory", { opening: "Ruy Lopez", loss: 0, reason: { rule: "theory" } }), { eco: "C60" }),
    /: C60 Ruy Lopez\.$/,
  );
  const cheap = verdict("theory", { opening: "Ruy Lopez", loss: 0.02, reason: { rule: "theory" } });
  assert.equal(explain(cheap, context()).sentences.length, 1);
});

for (const [name, before, after, side, words] of [
  ["letting the opponent mate", [30, null], [null, -4], "white", /allows mate in 4/],
  ["the same for Black", [30, null], [null, 4], "black", /allows mate in 4/],
  ["losing a mate", [null, 3], [250, null], "white", /misses mate in 3; the evaluation is now \+2\.50/],
  ["a slower mate", [null, 3], [null, 5], "white", /still mates, but in 5 instead of 2/],
  [
    "mate thrown away for being mated",
    [null, 3],
    [null, -2],
    "white",
    /It misses mate in 3 and allows mate in 2/,
  ],
  ["an escape", [null, 5], [120, null], "black", /escapes mate in 5/],
]) {
  test(`mates: ${name}`, () => {
    const given = {
      before: position(line(1, ...before, "Nf3")),
      after: position(line(1, ...after, "Nf6")),
      side,
    };
    assert.match(why(verdict("mistake", { reason: { rule: "mate" } }), given), words);
  });
}

test("the scores that decided are the reason's, since neighbours may have been brought into line", () => {
  const reason = {
    rule: "mate_to_cp",
    measure: "cp",
    value: -300,
    threshold: [null, 0],
    before: { mate: 4 },
    after: { cp: -300 },
  };
  assert.equal(
    why(verdict("blunder", { reason })),
    "It misses mate in 4; the evaluation is now −3.00 for the player who moved.",
  );
  assert.equal(
    rule(verdict("blunder", { reason })),
    "It misses mate in 4; the evaluation is now −3.00 for the player who moved; " +
      "below 0.00 counts as a blunder.",
  );
});

for (const [measure, threshold, words] of [
  ["cp", [0, 200], "0.00 to +2.00 counts as a mistake"],
  ["mate", [-2, 1], "allowing mate in 2 moves or fewer counts as a mistake"],
  ["mate", [-5, -2], "allowing mate in 3 to 5 moves counts as a mistake"],
  ["mate", [null, -5], "allowing mate in 6 moves or more counts as a mistake"],
  ["mate_change", [2, 7], "a mate 2 to 6 moves slower counts as a mistake"],
  ["mate_change", [7, null], "a mate 7 or more moves slower counts as a mistake"],
]) {
  test(`the threshold is named: ${measure} ${threshold}`, () => {
    const reason = { measure, threshold, before: { mate: 4 }, after: { cp: 100 } };
    assert.ok(rule(verdict("mistake", { reason })).endsWith(`; ${words}.`));
  });
}

test("corrections of the rule set are told", () => {
  const reason = { rule: "mate_to_mate", corrections: ["slower_mate"] };
  assert.match(rule(verdict("excellent", { reason })), /A slower mate still wins, so it is not an error\.$/);
});

test("a move without a verdict says why", () => {
  assert.match(why(verdict(null)), /no verdict/);
});
