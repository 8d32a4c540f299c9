/** The panel of the current move: its class, why, the better move, the engine's lines, all playable on the board. */

import { CLASSES } from "./classes.js";
import { h } from "./dom.js";
import { explain } from "./explain.js";
import { mover } from "./fold.js";
import { big, points, score } from "./format.js";
import { t } from "./i18n.js";
import { badge, icon } from "./icons.js";
import { numberBefore, turn } from "./position.js";
import { bestLine, fenAt, winAt } from "./view.js";

const SHOWN_MOVES = 10;

/** Returns {element, update(state, view)}; `playLine(base, line, index)` and `leave()` are told. */
export function createVerdict({ playLine, leave, start }) {
  const element = h("section", { class: "verdict", "aria-label": t("move-label") }, h("p", { class: "is-provisional" }, t("move-reading")));
  let shown = [];
  return {
    element,
    update(state, view) {
      const now = [state.game, view.ply, view.branch, state.moves[view.ply - 1], state.positions[view.ply], state.positions[view.ply - 1], state.preview, state.status];
      if (shown.length && now.every((item, index) => item === shown[index])) return;
      shown = now;
      element.replaceChildren(...[...(view.branch ? branchHead(state, view, leave) : view.ply === 0 ? opening(state, start) : verdict(state, view, playLine)), ...lines(state, view, playLine)].filter(Boolean));
      element.dataset.class = (!view.branch && state.moves[view.ply - 1]?.classification) || "";
    },
  };
}

function opening(state) {
  const { game } = state;
  return [
    h("div", { class: "verdict__head" }, h("span", { class: "verdict__mark" }, icon("play", 18)), h("h2", {}, t("move-start"))),
    h("p", {}, game.opening ? t("move-start-opening", { name: game.opening.name, eco: game.opening.eco }) : t("move-start-steps")),
    ...game.warnings.map((warning) => h("p", { class: "notice" }, warning.place ? `${warning.message} (${warning.place})` : warning.message)),
  ];
}

function verdict(state, view, playLine) {
  const record = state.game.moves[view.ply - 1];
  const number = numberBefore(fenAt(state, view.ply - 1));
  const move = state.moves[view.ply - 1];
  const [before, after] = [state.positions[view.ply - 1], state.positions[view.ply]];
  if (!move) return pending(number, record, state);
  const words = explain(move, { record, number, before, after, side: mover(state, view.ply) });
  const line = bestLine(before);
  return [
    h("div", { class: "verdict__head" }, move.classification ? badge(move.classification, { label: false, size: 34 }) : null, headline(number, record, move)),
    h("p", { class: "verdict__why" }, words.sentences.join(" ")),
    typeof move.expected_before === "number" && typeof move.expected_after === "number" ? meter(move) : null,
    words.better && line ? better(view, words.better, line, playLine) : null,
    move.provisional ? h("p", { class: "verdict__note is-provisional" }, t("move-provisional")) : null,
  ];
}

function headline(number, record, move) {
  const id = move.classification;
  return h("h2", {}, h("span", { class: "verdict__san" }, `${number} ${record.san}`), h("span", { class: "verdict__class" }, id ? t("move-is", { verdict: CLASSES[id].article }) : t("move-no-verdict")));
}

function pending(number, record, state) {
  const waits = state.status === "running" || state.status === "waiting";
  return [
    h("div", { class: "verdict__head is-provisional" }, h("span", { class: "verdict__mark" }, "…"), h("h2", {}, `${number} ${record.san}`)),
    h("p", { class: "is-provisional" }, waits ? t("move-waits") : t("move-not-judged")),
  ];
}

/** Expected points before and after on one track: what is left is filled, what was lost is marked. */
function meter({ expected_before: before, expected_after: after }) {
  const label = t("move-points-label", { before: points(before), after: points(after) });
  return h(
    "div",
    { class: "meter", role: "img", "aria-label": label, title: label, style: { "--before": before, "--after": after } },
    h("span", { class: "meter__label" }, t("move-points")),
    h("span", { class: "meter__track" }, h("span", { class: "meter__lost" }), h("span", { class: "meter__left" })),
    h("span", { class: "meter__value" }, `${points(before)} → ${points(after)}`),
  );
}

function better(view, move, line, playLine) {
  return h(
    "button",
    { type: "button", class: "verdict__better", on: { click: () => playLine(view.ply - 1, line, 1) } },
    icon("bulb", 18),
    h("strong", {}, t("move-better", { move: move.san })), h("small", {}, t("move-better-show")), h("kbd", {}, t("move-better-key")),
  );
}

function branchHead(state, view, leave) {
  const { branch } = view;
  const what = t({ line: "move-line", own: "explore-own" }[branch.kind] ?? "move-variation");
  const at = branch.base ? t("move-branch-after", { what, move: `${numberBefore(fenAt(state, branch.base - 1))} ${state.game.moves[branch.base - 1].san}` }) : t("move-branch-start", { what });
  const node = branch.nodes[branch.index - 1];
  return [
    h("div", { class: "verdict__head" }, h("span", { class: "verdict__mark" }, icon("bulb", 20)), h("h2", {}, node ? `${node.number ?? ""} ${node.san}`.trim() : what)),
    h("p", {}, `${at} `, h("button", { type: "button", class: "link", on: { click: leave } }, t("move-back"))),
  ];
}

function lines(state, view, playLine) {
  const base = view.branch ? view.branch.base : view.ply;
  const position = state.positions[base];
  if (!position) return [previewLine(state, base)];
  const title = h("div", { class: "lines__head" }, h("h3", {}, view.branch ? t("move-lines-before") : t("move-lines")), h("span", { class: "lines__engine" }, engineWords(position)));
  const sorted = [...position.lines].sort((a, b) => a.rank - b.rank);
  return [h("div", { class: "lines" }, title, h("ol", {}, sorted.filter((line) => line.pv.length).map((line) => lineRow(state, view, base, line, playLine))), sorted.some((line) => line.pv.length) ? null : h("p", { class: "lines__none" }, t("move-lines-over")))];
}

function previewLine(state, base) {
  const win = winAt(state, base);
  const words = win ? t("move-preview", { points: points(win.win) }) : t("move-lines-follow");
  return h("p", { class: "lines lines__none is-provisional" }, words);
}

function engineWords(position) {
  if (position.source === "rule") return t("move-by-rule");
  if (position.source === "forced") return t("move-by-forced");
  if (position.source === "repetition") return t("move-by-repetition");
  return t("move-by-engine", { engine: position.engine, depth: position.depth, nodes: big(position.nodes) });
}

function lineRow(state, view, base, line, playLine) {
  const fen = fenAt(state, base);
  const whiteFirst = turn(fen) === "white";
  const first = Number(fen.split(/\s+/)[5]) || 1;
  const sans = (line.san ?? line.pv).slice(0, SHOWN_MOVES);
  const active = view.branch?.kind === "line" && view.branch.line === line ? view.branch.index : 0;
  const items = sans.map((san, index) => {
    const half = index + (whiteFirst ? 0 : 1);
    const number = half % 2 === 0 ? `${first + half / 2}.` : index === 0 ? `${first}…` : "";
    return h("button", { type: "button", class: "lines__move", "aria-current": active === index + 1 ? "true" : null, on: { click: () => playLine(base, line, index + 1) } }, number ? h("span", { class: "move__number" }, number) : null, san);
  });
  const good = line.mate !== null ? line.mate > 0 || (line.mate === 0 && !whiteFirst) : line.cp >= 0;
  return h("li", {}, h("span", { class: `lines__score lines__score--${good ? "white" : "black"}` }, score(line)), h("span", { class: "lines__moves" }, items));
}
