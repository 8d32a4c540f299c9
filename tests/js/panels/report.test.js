// @vitest-environment jsdom
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";

import "../english.js";
import { createReport, sideFigure } from "../../../static/js/panels/report.ts";
import { fold } from "../../../static/js/state/fold.ts";

const { events, state } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../data/fold/complete.json"), "utf8"),
);
const until = (seq) => fold(events.filter((event) => event.seq <= seq));

test("no accuracy for a side while one of its moves is not judged", () => {
  const early = { ...until(9), report: { ...state.report, white: { accuracy: 91 }, provisional: true } };
  assert.deepEqual(sideFigure(early, "white", "kibitz"), { value: null, judged: 0, moves: 1 });
  assert.deepEqual(sideFigure(state, "white", "kibitz"), { value: 90, judged: 1, moves: 1 });
  assert.equal(sideFigure(state, "white", "lichess").value, 88);
});

test("key moments stand in the order of the game for every reader", () => {
  const { fen } = state.game.moves[0];
  const moves = [1, 2, 3, 4, 5].map((ply) => ({
    ...state.moves[0],
    ply,
    loss: 0.3,
    people: ply % 2 ? { good: Array(5).fill(ply === 3 ? 0.8 : 0.2) } : null,
  }));
  const game = {
    ...state.game,
    headers: { WhiteElo: "1500" },
    moves: moves.map(({ ply }) => ({ ...state.game.moves[0], fen, san: `Na${ply}` })),
  };
  const moments = moves.map(({ ply }) => ({ ply, kind: "blunder", swing: -0.3 }));
  const report = { ...state.report, key_moments: moments };
  const order = (me, headers = game.headers) => {
    const card = createReport({ go() {}, me: () => me });
    card.update({ ...state, game: { ...game, headers }, moves, report }, "kibitz");
    const sans = [...card.element.querySelectorAll(".moment__san")].map((found) => found.textContent);
    return sans.map((san) => Number(san.match(/a(\d)/)[1]));
  };
  for (const me of ["white", "black", "none"]) assert.deepEqual(order(me), [1, 2, 3, 4, 5]);
  assert.deepEqual(order("white", {}), [1, 2, 3, 4, 5], "without a rating");
});

test("an endgame has one name in the report", () => {
  const changes = [
    { row: 1, ply: 1, type: "Rook + Minor Piece" },
    { row: 2, ply: 2, type: "Rook" },
  ];
  const said = (endgame_changes) => {
    const card = createReport({ go() {}, me: () => "none" });
    card.update(
      { ...state, phases: { ...state.phases, endgame_type: changes[0].type, endgame_changes } },
      "kibitz",
    );
    return card.element.querySelector(".report__fact:last-child dd").textContent;
  };
  assert.equal(said(changes.slice(0, 1)), "Two rooks and a minor piece against less");
  assert.equal(
    said(changes),
    "Two rooks and a minor piece against less → Rooks, at most one minor piece each",
  );
});
