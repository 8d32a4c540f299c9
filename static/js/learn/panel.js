/** The panel of the drill: the task, what became of the answer, the buttons, the sum at the end. Draws; decides nothing. */

import { CLASSES } from "../chess/classes.js";
import { h } from "../lib/dom.js";
import { counts, grows, hasNext, place, summary } from "./tasks.js";
import { points } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { badge, icon } from "../lib/icons.js";
import { playRow } from "../board/playline.js";
import { moveNumber, pieceName, pieces, turn } from "../chess/position.js";
import { bestLine, fenAt } from "../state/view.js";

const SIDES = ["white", "black"];
const OUTCOMES = ["first", "later", "hinted", "shown", "open"];

/** Moves of a line: one row of the panel, two on a telephone. */
const SHOWN = 8;

/** Milliseconds until a screen reader knows a region that has just come. */
const HEARD_AFTER = 250;

/** Keys that stand beside the buttons; drill.js listens. */
const KEY_OF = { hint: "h", show: "s", next: "n", retry: "r", why: "w" };

/** Returns {element, update(state, session, {explained}), focus, focusAfter(name)}; `act(name)` and `peek(node)` are told. */
export function createPanel({ act, peek, state }) {
  const title = h("h2", { class: "drill__title", tabindex: -1 }, t("drill-title"));
  const at = h("span", { class: "drill__place" });
  const sides = h("div", { class: "drill__sides segmented", role: "group", "aria-label": t("drill-sides") });
  const body = h("div", { class: "drill__body" });
  const actions = h("div", { class: "drill__actions" });
  const live = h("div", { class: "visually-hidden", role: "status" });
  const close = h(
    "button",
    {
      type: "button",
      class: "button button--icon button--quiet drill__close",
      "aria-label": t("drill-leave"),
      title: t("drill-leave"),
      on: { click: () => act("leave") },
    },
    icon("close"),
  );
  const element = h(
    "section",
    { class: "drill", "aria-label": t("drill-title") },
    h("div", { class: "drill__head" }, title, sides, at, close),
    body,
    actions,
    h("p", { class: "drill__how" }, t("drill-by-hand", { key: "m" })),
    live,
  );
  let shown = "";

  function update(now, session, { explained }) {
    const mark = JSON.stringify([session, explained, counts(now), now.status]);
    if (mark === shown) return;
    shown = mark;
    const held = element.contains(document.activeElement) && actions.contains(document.activeElement);
    element.dataset.phase = session.phase;
    const { at: n, of } = place(now, session);
    at.textContent = session.ply === null ? "" : t("drill-place", { at: n, of });
    sides.replaceChildren(...SIDES.map((side) => sideButton(side, counts(now)[side], session.side, act)));
    body.replaceChildren(...content(now, session, { explained, peek, act }));
    actions.replaceChildren(
      ...buttons(now, session, explained).map(([name, primary]) => button(name, primary, act)),
    );
    tell(live, spoken(now, session, explained));
    if (held) actions.querySelector("button")?.focus();
  }

  return {
    element,
    update,
    focus: () => title.focus({ preventScroll: true }),
    /** Where a pressed button has gone, the focus goes to the one that is first now. */
    focusAfter(name) {
      if (name !== "leave" && document.activeElement === document.body && state())
        actions.querySelector("button")?.focus({ preventScroll: true });
    },
  };
}

/** A screen reader hears a change only in a region that was there before it. */
function tell(live, words) {
  if (live.isConnected) live.textContent = words;
  else setTimeout(() => live.textContent || (live.textContent = words), HEARD_AFTER);
}

function sideButton(side, n, chosen, act) {
  const words = t("drill-side", { side, count: n });
  return h(
    "button",
    {
      type: "button",
      class: "segmented__item",
      "aria-pressed": String(side === chosen),
      on: { click: () => act(side) },
    },
    h("span", { class: "player__chip", data: { side }, "aria-hidden": "true" }),
    words,
  );
}

function content(state, session, { explained, peek, act }) {
  if (session.phase === "done") return ended(state, session, act);
  const variant = state.game.variant;
  const lines = lineOf(state, session, explained);
  return [
    h("p", { class: "drill__task" }, h("strong", {}, toPlay(state, session)), " ", question(state, session)),
    ...hints(state, session).map((words) => h("p", { class: "drill__hint" }, icon("bulb", 18), words)),
    feedback(state, session),
    lines
      ? h(
          "div",
          { class: "drill__line" },
          h("h3", {}, lines.title),
          playRow(lines.line, { variant, peek, shown: SHOWN }),
        )
      : null,
  ].filter(Boolean);
}

/** "Move 17, White to play." */
function toPlay(state, { ply }) {
  const fen = fenAt(state, ply - 1);
  return t("drill-to-play", { number: moveNumber(fen), side: turn(fen) });
}

function question(state, { ply }) {
  return t("drill-question", {
    move: state.game.moves[ply - 1].san,
    verdict: CLASSES[state.moves[ply - 1].classification].article,
  });
}

function hints(state, { ply, hints, phase }) {
  if (!["asking", "wrong", "unknown", "checking"].includes(phase)) return [];
  const { uci } = state.moves[ply - 1].best;
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const piece = pieceName(pieces(fenAt(state, ply - 1))[from]);
  return [
    hints > 0 && t("drill-hint-piece", { piece, square: from }),
    hints > 1 && t("drill-hint-square", { square: to }),
  ].filter(Boolean);
}

function feedback(state, session) {
  const words = verdictOf(state, session);
  if (!words) return null;
  const tone = { solved: "good", shown: "told", wrong: "bad" }[session.phase] ?? "open";
  const by = judgedBy(session.given);
  return h(
    "div",
    { class: "drill__feedback", data: { tone } },
    tone === "good" ? badge("best", { label: false, size: 22 }) : null,
    h("p", {}, h("strong", {}, words), by ? h("small", {}, by) : null),
  );
}

/** What became of the answer, in a sentence; null while nothing was answered. */
function verdictOf(state, { phase, given, ply }) {
  const best = state.moves[ply - 1].best.san;
  if (phase === "checking") return t("drill-checking", { move: given.san });
  if (phase === "unknown")
    return t(given.failed ? "drill-unknown-engine" : "drill-unknown", { move: given.san });
  if (phase === "shown") return t("drill-shown", { move: best });
  if (phase === "wrong")
    return t(given.played ? "drill-wrong-played" : "drill-wrong", {
      move: given.san,
      loss: points(given.loss),
    });
  if (phase !== "solved") return null;
  return given.uci === state.moves[ply - 1].best.uci
    ? t("drill-best", { move: given.san })
    : t("drill-good", { move: given.san, loss: points(given.loss), best });
}

function judgedBy(given) {
  if (!given?.by) return "";
  return t(given.by === "review" ? "drill-by-review" : "drill-by-browser", {
    engine: given.engine,
    depth: given.depth ?? 0,
  });
}

/** The line that belongs to what is shown: the refutation when asked for, how the good move goes on, the solution. */
function lineOf(state, { phase, given, ply }, explained) {
  if (phase === "shown")
    return {
      title: t("drill-line-best"),
      line: { fen: fenAt(state, ply - 1), ...bestLine(state.positions[ply - 1]) },
    };
  const wanted = phase === "solved" || (phase === "wrong" && explained);
  if (!wanted || !given.line?.length || !given.score) return null;
  const { cp, mate } = given.score;
  return {
    title: t(phase === "solved" ? "drill-line-good" : "drill-line-refutes"),
    line: { fen: given.fen, pv: given.line, san: given.sans ?? given.line, cp, mate },
  };
}

/** [name, primary] of the buttons, the most likely first. */
function buttons(state, session, explained) {
  const more = hasNext(state, session);
  const on = [more ? "next" : "finish", true];
  if (session.phase === "done") return [];
  if (session.phase === "solved" || session.phase === "shown") return [on];
  const skip = [more ? "skip" : "finish", false];
  const hint = session.hints < 2 ? [["hint", false]] : [];
  if (session.phase === "wrong")
    return [["retry", true], ...(explained ? [] : [["why", false]]), ...hint, ["show", false], skip];
  if (session.phase === "unknown") return [["retry", true], ...hint, ["show", false], skip];
  return [...hint, ["show", false], skip];
}

function button(name, primary, act) {
  const what = name === "skip" || name === "finish" ? "next" : name;
  return h(
    "button",
    {
      type: "button",
      class: `button${primary ? " button--primary" : ""}`,
      data: { act: name },
      on: { click: () => act(what) },
    },
    t(`drill-act-${name}`),
    h("kbd", { "aria-hidden": "true" }, KEY_OF[what]),
  );
}

function ended(state, session, act) {
  const sum = summary(state, session);
  const running = grows(state);
  if (!sum.all)
    return [
      h(
        "p",
        { class: "drill__task" },
        h("strong", {}, t(running ? "drill-none-yet" : "drill-none", { side: session.side })),
      ),
      leaveRow(act, []),
    ];
  return [
    h(
      "p",
      { class: "drill__task" },
      h("strong", {}, t(sum.open ? "drill-pause" : "drill-done", { count: sum.all, side: session.side })),
    ),
    h(
      "ul",
      { class: "drill__sum" },
      OUTCOMES.filter((name) => sum[name]).map((name) =>
        h(
          "li",
          { data: { outcome: name } },
          h("b", {}, String(sum[name])),
          " ",
          t(`drill-sum-${name}`, { count: sum[name] }),
        ),
      ),
    ),
    running ? h("p", { class: "is-provisional" }, t("drill-grows")) : null,
    leaveRow(act, [sum.open ? ["open", true] : ["again", false]]),
  ].filter(Boolean);
}

function leaveRow(act, first) {
  const all = [...first, ["leave", !first.some(([, primary]) => primary)]];
  return h(
    "div",
    { class: "drill__end" },
    all.map(([name, primary]) =>
      h(
        "button",
        {
          type: "button",
          class: `button${primary ? " button--primary" : ""}`,
          on: { click: () => act(name) },
        },
        t(`drill-act-${name}`),
      ),
    ),
  );
}

/** What a screen reader is told of each change. */
function spoken(state, session, explained) {
  if (session.phase === "done") {
    const sum = summary(state, session);
    const words = OUTCOMES.filter((name) => sum[name]).map(
      (name) => `${sum[name]} ${t(`drill-sum-${name}`, { count: sum[name] })}`,
    );
    return sum.all
      ? [t(sum.open ? "drill-pause" : "drill-done", { count: sum.all, side: session.side }), ...words].join(
          " ",
        )
      : t(grows(state) ? "drill-none-yet" : "drill-none", { side: session.side });
  }
  const verdict = verdictOf(state, session);
  const line = lineOf(state, session, explained);
  if (verdict)
    return [verdict, line ? `${line.title}: ${line.line.san.slice(0, 6).join(" ")}` : ""]
      .filter(Boolean)
      .join(" ");
  return hints(state, session).at(-1) ?? `${toPlay(state, session)} ${question(state, session)}`;
}
