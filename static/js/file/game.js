/** A game in a file: board, graph, reason, moves, moments and report. Nothing of it asks a server. */

import { Stage } from "../board/stage.js";
import { nodesOf } from "../chess/lines.js";
import { useNotation } from "../chess/notation.js";
import { Endgames } from "../endgame/endgames.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { createPanels } from "../panels/panels.js";
import { createMoments, createReport } from "../panels/report.js";
import { createVerdict } from "../panels/verdict.js";
import { nextOf } from "../review/names.js";
import { atPly, enter, fenAt, lastPly } from "../state/view.js";

/** @import { FileGame, FileOptions } from "../../types/file" */
/** @import { Begun, Place, View } from "../../types/state" */

/**
 * `moved` is told where a person looks.
 * @type {(state: Begun, options: FileOptions, moved: (view: View) => void) => FileGame}
 */
export function createGame(state, { orientation, notation }, moved) {
  useNotation(notation);
  const stage = new Stage({ orientation });
  /** @param {number | number[]} target */
  const go = (target) => {
    stage.showPly(typeof target === "number" ? target : nextOf(target, stage.view().ply));
  };
  const verdict = createVerdict({
    playLine: (base, line, index) => stage.playLine(base, line, index),
    peek: (node, marks) => stage.peek(node, marks),
    step: (action) => stage.perform(action),
    leave: () => stage.perform("leave"),
  });
  const moments = createMoments({ go });
  const exact = new Endgames({ stage }).report;
  const report = createReport({ go, interactive: false, moments: false, exact });
  const panels = createPanels(
    [
      { id: "moves", label: t("moves-label"), element: stage.parts.moves },
      { id: "moments", label: t("report-moments"), element: moments.element },
      { id: "report", label: t("review-report"), element: report.element },
    ],
    { label: t("review-panels"), onShow: (id) => void (id === "moves" && stage.revealMove()) },
  );
  stage.add(verdict);
  stage.on("view", moved);
  const { board, controls, graph } = stage.parts;
  return {
    element: h(
      "div",
      { class: "file__game" },
      h("div", { class: "file__main" }, board, controls, graph),
      h("div", { class: "file__side" }, verdict.element, panels.element),
    ),
    update() {
      stage.update(state);
      moments.update(state);
      report.update(state, "kibitz");
    },
    begin: (place) => begin(stage, state, place),
    perform: (action) => stage.perform(action),
    close: () => stage.close(),
  };
}

/** @type {(stage: Stage, state: Begun, place: Place) => Promise<void>} */
async function begin(stage, state, { ply, line }) {
  const from = atPly(state, ply === "last" ? lastPly(state) : ply);
  if (!line.length) return void stage.show(from);
  const nodes = await nodesOf(fenAt(state, from.ply), line, state.game.variant);
  stage.show(nodes.length ? enter(from.ply, nodes, nodes.length, { kind: "variation" }) : from);
}
