/**
 * The compact viewer of the embeds: the stage and its panels in the width of a frame. Read-only; draws the
 * state it is given and knows no network, no cookies and no storage.
 */

import { Stage } from "../board/stage.js";
import { nodesOf } from "../chess/lines.js";
import { useNotation } from "../chess/notation.js";
import { Endgames } from "../endgame/endgames.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { listen } from "../lib/keys.js";
import { createPanels } from "../panels/panels.js";
import { createMoments, createReport } from "../panels/report.js";
import { atPly, enter, fenAt, lastPly } from "../state/view.js";

/** @import { EmbedOptions, Viewer } from "../../types/embed" */
/** @import { Place, State } from "../../types/state" */

/** Fill `root`. @type {(root: HTMLElement, options: EmbedOptions) => Viewer} */
export function createViewer(root, { orientation, show, notation }) {
  useNotation(notation);
  /** @type {State | null} */
  let state = null;
  const shows = new Set(show);
  const stage = new Stage({ orientation, graph: shows.has("graph") });
  /** @param {number | number[]} target */
  const go = (target) => {
    const now = stage.view().ply;
    const ply = typeof target === "number" ? target : (target.find((item) => item > now) ?? target[0]);
    if (state) stage.show(atPly(state, ply));
  };
  const cards = {
    moments: createMoments({ go }),
    report: createReport({ go, interactive: false, moments: false, exact: new Endgames({ stage }).report }),
  };
  const panels = createPanels(
    [
      { id: "moves", label: t("moves-label"), element: stage.parts.moves },
      { id: "moments", label: t("report-moments"), element: cards.moments.element },
      { id: "report", label: t("review-report"), element: cards.report.element },
    ].filter(({ id }) => shows.has(id)),
    { label: t("review-panels"), onShow: (id) => void (id === "moves" && stage.revealMove()) },
  );
  const note = h("p", { class: "embed__note", role: "status" });
  const side = ["moves", "moments", "report"].some((id) => shows.has(id))
    ? h("div", { class: "embed__side" }, panels.element)
    : null;
  const main = h("div", { class: "embed__main" }, [
    stage.parts.board,
    stage.parts.controls,
    stage.parts.graph,
  ]);
  const title = root.querySelector("h1") ?? h("h1", { class: "visually-hidden" }, document.title);
  root.replaceChildren(...[title, main, side, note].filter((part) => part !== null));
  root.classList.add("is-live");
  const unlisten = listen((action) => (action === "help" ? false : stage.perform(action)));

  /** @param {Partial<Place>} place */
  async function begin({ ply = 0, line = [] }) {
    if (!state?.game) return;
    const from = atPly(state, ply === "last" ? lastPly(state) : ply);
    stage.show(from);
    const nodes = line.length ? await nodesOf(fenAt(state, from.ply), line, state.game.variant) : [];
    if (nodes.length && stage.view() === from)
      stage.show(enter(from.ply, nodes, nodes.length, { kind: "variation" }));
  }

  return {
    update(next) {
      state = next;
      stage.update(state);
      if (!state.game) return;
      cards.moments.update(state);
      cards.report.update(state, "kibitz");
    },
    begin,
    say: (text) => {
      note.textContent = text;
    },
    close() {
      unlisten();
      stage.close();
    },
  };
}
