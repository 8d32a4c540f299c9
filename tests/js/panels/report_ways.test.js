// @vitest-environment jsdom
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";

import "../english.js";
import { h } from "../../../static/js/lib/dom.ts";
import { createWays } from "../../../static/js/panels/report_ways.ts";
import { setDrillsMild } from "../../../static/js/state/settings.ts";

const { state } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../data/fold/complete.json"), "utf8"),
);

/** Of five moves White's 1 and 5 are blunders and Black's 2 is an inaccuracy, and each has a better move. */
function faulty() {
  const classes = ["blunder", "inaccuracy", "best", "best", "blunder"];
  const moves = classes.map((classification, index) => ({
    ...state.moves[0],
    ply: index + 1,
    classification,
    loss: 0.3,
    quiet: false,
  }));
  const line = { ...state.positions[0].lines[0], pv: ["e2e4"] };
  const game = { ...state.game, moves: moves.map(() => state.game.moves[0]) };
  return { ...state, game, moves, positions: Array(6).fill({ ...state.positions[0], lines: [line] }) };
}

test("the button of the drill counts what the drill asks the chosen side", () => {
  const note = (me, faults = faulty()) => {
    const ways = createWays({ start() {}, learn() {}, setKind() {} });
    const card = h("div", {}, ways.buttons(faults, me));
    return card.querySelector(".report__learn .button__note")?.textContent ?? "";
  };
  assert.match(note("white"), /^2 /);
  assert.match(note("black"), /^1 /);
  for (const me of ["none", null]) assert.match(note(me), /^2 /, "the side that the drill begins with");
  setDrillsMild(false);
  assert.equal(note("black"), "");
  setDrillsMild(true);
});

test("each button tells its own, and the accuracy that is shown is pressed", () => {
  const told = [];
  const ways = createWays({
    start: () => told.push("start"),
    learn: (kind) => told.push(kind),
    setKind: (kind) => told.push(kind),
  });
  const card = h("div", {}, ways.buttons(faulty(), "white"), ways.kinds("kibitz"));
  for (const button of card.querySelectorAll(".report__learn, .segmented__item")) button.click();
  assert.deepEqual(told, ["learn", "guess", "kibitz", "lichess"]);
  assert.equal(card.querySelector("[aria-pressed=true]").textContent, "Kibitz accuracy");
});
