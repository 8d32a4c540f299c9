// @vitest-environment jsdom
import assert from "node:assert/strict";
import { test, vi } from "vitest";

import "../english.js";
import { createMarks } from "../../../static/js/endgame/marks.ts";

vi.mock("../../../static/js/lib/dom.ts", async (original) => ({
  ...(await original()),
  sheet: async () => {},
}));

const START = "8/8/8/8/8/4k3/4p3/4K3 b - - 0 40";
const ESTIMATE = { exact: null, pawns: null, source: "search", win: 0.5 };
const TABLE = { exact: { wdl: 2, dtm: 3 }, pawns: null, source: "table", win: 1 };

/** A game of Black's and White's moves whose positions these are. */
function gameOf(...positions) {
  const moves = [
    { uci: "e3d3", san: "Kd3", fen: "8/8/8/8/8/3k4/4p3/4K3 w - - 1 41" },
    { uci: "e1f2", san: "Kf2", fen: "8/8/8/8/8/3k4/4pK2/8 b - - 2 41" },
    { uci: "d3d2", san: "Kd2", fen: "8/8/8/8/8/8/3kpK2/8 w - - 3 42" },
  ];
  return {
    game: { start_fen: START, moves, variant: "standard" },
    positions,
    moves: [null, null, null],
    report: null,
  };
}

async function drawn(state, view) {
  const moves = document.createElement("div");
  moves.innerHTML = [1, 2, 3]
    .map((ply) => `<button class="move" data-ply="${ply}"><span class="move__san">x</span></button>`)
    .join("");
  const graph = document.createElement("div");
  graph.innerHTML = '<div class="graph__plot"></div>';
  const show = vi.fn();
  const stage = { parts: { graph, moves }, stretch: () => ({ from: 0, to: 3 }), show };
  const [report, place] = [document.createElement("section"), document.createElement("span")];
  const marks = await createMarks({ stage, report, place });
  marks.update(state, view);
  return { marks, place, report, moves, graph, show };
}

const at = (ply) => ({ ply, line: [] });

test("the strip says from where a game is exact, and leads there; before that, nothing", async () => {
  const state = gameOf(ESTIMATE, ESTIMATE, TABLE, TABLE);
  const { marks, place, show } = await drawn(state, at(1));
  assert.equal(place.hidden, true);
  marks.update(state, at(2));
  assert.equal(place.hidden, false);
  assert.match(place.textContent, /41\. Kf2/);
  place.querySelector("button").click();
  assert.equal(show.mock.calls[0][0].ply, 2);
});

test("one that is exact from its start says that, and leads nowhere", async () => {
  const { place } = await drawn(gameOf(TABLE, TABLE, TABLE, TABLE), at(0));
  assert.equal(place.hidden, false);
  assert.equal(place.querySelector("button"), null);
  assert.ok(place.textContent);
});

test("one that never is says nothing anywhere", async () => {
  const { place, moves, graph, report } = await drawn(gameOf(ESTIMATE, ESTIMATE, ESTIMATE, ESTIMATE), at(3));
  assert.deepEqual([place.hidden, report.hidden], [true, true]);
  assert.equal(moves.querySelector(".move__exact"), null);
  assert.equal(graph.querySelector(".exactly__part"), null);
});

test("the first exact move is marked in the list, once, and its stretch on the graph", async () => {
  const state = gameOf(ESTIMATE, ESTIMATE, TABLE, TABLE);
  const { marks, moves, graph } = await drawn(state, at(2));
  marks.update(state, at(3));
  const marked = [...moves.querySelectorAll(".move__exact")].map(
    (mark) => mark.closest("button").dataset.ply,
  );
  assert.deepEqual(marked, ["2"]);
  const part = graph.querySelector(".exactly__part");
  assert.equal(part.style.getPropertyValue("--from"), `${2 / 3}`);
  assert.ok(part.textContent);
});

test("the report says from where on, and how much of it was kept", async () => {
  const state = gameOf(ESTIMATE, ESTIMATE, TABLE, TABLE);
  const white = { wins: 3, wins_kept: 2, draws: 0, draws_held: 0, half_points_lost: 1 };
  const black = { wins: 0, wins_kept: 0, draws: 0, draws_held: 0, half_points_lost: 0 };
  state.report = { exact: { from: 2, white, black } };
  const { report } = await drawn(state, at(2));
  assert.equal(report.hidden, false);
  assert.match(report.querySelector(".report__what").textContent, /41\. Kf2/);
  const cells = [...report.querySelectorAll("tr")].map(({ children }) =>
    [...children].map((cell) => cell.textContent),
  );
  assert.deepEqual(cells, [
    ["2 of 3", "Wins kept", "–"],
    ["1", "Half points given away", "0"],
  ]);
});
