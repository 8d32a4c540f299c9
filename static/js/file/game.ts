/** A game in a file: board, graph, reason, moves, moments and report. Nothing of it asks a server. */

import { nodesOf } from "../chess/lines.ts";
import { useNotation } from "../chess/notation.ts";
import { Endgames } from "../endgame/endgames.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { Noting } from "../notes/noting.ts";
import { createMoments } from "../panels/moments.ts";
import { createPanels } from "../panels/panels.ts";
import { createReport } from "../panels/report.ts";
import { createVerdict } from "../panels/verdict.ts";
import { nextOf } from "../review/names.ts";
import { printing } from "../review/printing.ts";
import { Stage } from "../stage/stage.ts";
import type { Begun, Place, View } from "../state/types.ts";
import { atPly, enter, fenAt, lastPly } from "../state/view.ts";
import type { FileGame, FileOptions } from "./types.ts";

/** `moved` is told where a person looks. */
export function createGame(
  state: Begun,
  { orientation, notation }: FileOptions,
  moved: (view: View) => void,
): FileGame {
  useNotation(notation);
  const stage = new Stage({ orientation });
  const go = (target: number | number[]) => {
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
  const report = createReport({ go, moments: false, exact });
  const panels = createPanels(
    [
      { id: "moves", label: t("moves-label"), element: stage.parts.moves },
      { id: "moments", label: t("panels-moments"), element: moments.element },
      { id: "report", label: t("review-report"), element: report.element },
    ],
    { label: t("review-panels"), onShow: (id) => void (id === "moves" && stage.revealMove()) },
  );
  stage.add(verdict);
  const note = h("section", { class: "note" });
  new Noting({ stage, element: note });
  stage.on("view", moved);
  const { board, controls, graph } = stage.parts;
  const element = h(
    "div",
    { class: "file__game paper" },
    h("div", { class: "file__main" }, board, controls, graph),
    h("div", { class: "file__side" }, note, verdict.element, panels.element),
  );
  const unprint = printing(
    element,
    () => state,
    () => stage.orientation(),
  );
  return {
    element,
    update() {
      stage.update(state);
      moments.update(state);
      report.update(state, "kibitz");
    },
    begin: (place) => begin(stage, state, place),
    perform: (action) => stage.perform(action),
    close() {
      unprint();
      stage.close();
    },
  };
}

async function begin(stage: Stage, state: Begun, { ply, line }: Place): Promise<void> {
  const from = atPly(state, ply === "last" ? lastPly(state) : ply);
  if (!line.length) return void stage.show(from);
  const nodes = await nodesOf(fenAt(state, from.ply), line, state.game.variant);
  stage.show(nodes.length ? enter(from.ply, nodes, nodes.length, { kind: "variation" }) : from);
}
