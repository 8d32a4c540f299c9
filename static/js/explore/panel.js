/**
 * The panel of the engine in the browser: live lines of the position on the board, how deep and how fast, what is
 * threatened. Feeds bar and arrows through the stage. Loaded when asked for; the engine itself is engine.js.
 */

import { h, sheet } from "../lib/dom.js";
import { openEngine } from "./engine.js";
import { expectedPoints } from "../chess/expected.js";
import { big } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { playRow } from "../board/playline.js";
import { turn } from "../chess/position.js";
import { loadRules } from "../chess/rules.js";
import { load, save } from "../lib/storage.js";
import { lineArrows, searchOf } from "./search.js";
import { pathOf } from "../state/tree.js";
import { enter } from "../state/view.js";

const DEPTH = 30;
const THREAT_DEPTH = 15;
/** Milliseconds between two drawings; before a position that may be passed by at once is searched. */
const PAUSE = { draw: 160, step: 120 };
const CHOICES = [1, 2, 3];

/**
 * `stage` as stage.js makes it, `state()` the newest state, `close()` shuts the panel, `fault(error)` is told when the engine dies.
 * Returns {element, start(), stop(), threat(), further()}.
 */
export function createExplore({ stage, state, close, fault }) {
  let engine = null;
  let rules = null;
  let place = null; // what is searched: {key, fen, task, ending}
  let run = null;
  let info = null;
  let threatened = null; // {fen, line or null, none}
  let frozen = false;
  let drawn = 0;
  let turns = 0; // of switching on: an engine that comes too late is closed
  let timers = {};
  let multipv = CHOICES.includes(load("explore-lines")) ? load("explore-lines") : 2;

  const title = h("h2", { class: "explore__title" }, t("explore-title"));
  const facts = h("p", { class: "explore__facts" });
  const threatButton = h(
    "button",
    {
      type: "button",
      class: "button button--small button--quiet",
      "aria-pressed": "false",
      title: t("explore-threat-hint"),
      on: { click: () => threat() },
    },
    t("explore-threat"),
  );
  const shut = h(
    "button",
    {
      type: "button",
      class: "button button--icon button--quiet button--small",
      "aria-label": t("explore-close"),
      title: t("explore-close"),
      on: { click: close },
    },
    icon("close", 17),
  );
  const rows = h("ol", { class: "explore__lines" });
  const note = h("p", { class: "explore__note", role: "status" });
  const threatRow = h("div", { class: "explore__threat", hidden: true });
  const element = h(
    "section",
    { class: "explore", "aria-label": t("explore-title") },
    h("div", { class: "explore__head" }, title, facts, choice(), threatButton, shut),
    rows,
    threatRow,
    note,
  );
  for (const part of [rows, threatRow]) {
    freezeUnderHand(part, (on) => {
      frozen = on;
      if (!on) draw();
    });
  }

  function choice() {
    const buttons = CHOICES.map((count) =>
      h(
        "button",
        {
          type: "button",
          class: "segmented__item",
          "aria-pressed": String(count === multipv),
          "aria-label": t("explore-lines", { count }),
          title: t("explore-lines", { count }),
          on: { click: () => choose(count) },
        },
        String(count),
      ),
    );
    function choose(count) {
      multipv = count;
      save("explore-lines", count);
      buttons.forEach((button, index) =>
        button.setAttribute("aria-pressed", String(CHOICES[index] === count)),
      );
      look(true);
    }
    return h(
      "div",
      { class: "segmented explore__choice", role: "group", "aria-label": t("explore-how-many") },
      buttons,
    );
  }

  async function start() {
    const turn = (turns += 1);
    note.textContent = t("explore-loading");
    const opening = openEngine({ onFault: (error) => turn === turns && fault(error) });
    const loading = Promise.all([opening, loadRules(), sheet("explore")]);
    const loaded = await loading.catch((error) => {
      opening.then(
        (found) => found.close(),
        () => {},
      );
      if (turn === turns) throw error;
    });
    if (turn !== turns) return loaded?.[0].close(); // switched off, or on again, in the meantime
    [engine, rules] = loaded;
    title.textContent = engine.name.replace(/ WASM$/, "");
    note.textContent = "";
    stage.setEngine(seen);
    document.addEventListener("visibilitychange", onVisibility);
    look(true);
  }

  function stop() {
    turns += 1;
    engine?.close();
    engine = place = run = info = threatened = null;
    Object.values(timers).forEach(clearTimeout);
    document.removeEventListener("visibilitychange", onVisibility);
    stage.setEngine(null);
  }

  /** The stage has drawn another view, or something else on the same. */
  function update() {
    if (engine) look();
  }

  function look(again = false) {
    const next = searchOf(state(), stage.view(), multipv);
    if (!again && next.key === place?.key) return;
    const fresh = next.fen !== place?.fen;
    place = next;
    place.ending = rules.ending(next.fen);
    if (fresh) {
      info = null;
      threatened = null;
    }
    clearTimeout(timers.step);
    run?.stop();
    timers.step = setTimeout(search, fresh ? PAUSE.step : 0);
    draw();
  }

  function search() {
    if (!engine || !place || place.ending || document.hidden) return;
    const { key } = place;
    run = engine.analyse({ ...place.task, multipv, depth: DEPTH }, (found) => {
      if (key !== place?.key) return;
      info = found;
      drawSoon();
    });
  }

  function threat() {
    if (!engine || !place) return;
    if (threatened) {
      threatened = null;
      return draw();
    }
    const fen = place.ending ? null : rules.passed(place.fen);
    threatened = { fen, line: null };
    draw();
    if (fen) searchThreat(fen);
  }

  function searchThreat(fen) {
    const { done } = engine.analyse(
      { fen, variant: state().game.variant, depth: THREAT_DEPTH },
      ({ lines }) => {
        if (threatened?.fen !== fen) return;
        threatened.line = lines[0];
        drawSoon();
      },
    );
    run = null;
    done.then(
      ({ stopped }) => !stopped && search(),
      () => {},
    ); // also where the threat has been put away meanwhile
  }

  const onVisibility = () => (document.hidden ? run?.stop() : search());

  /** What bar and arrows show of a position. */
  function seen(fen) {
    if (fen !== place?.fen) return null;
    if (place.ending) return ended();
    const threatArrow = threatened?.line ? lineArrows([threatened.line], "threat") : [];
    if (!info?.lines.length) return { line: null, arrows: threatArrow };
    return {
      line: info.lines[0],
      win: expectedPoints(info.lines[0]),
      arrows: [...lineArrows(info.lines, "live"), ...threatArrow],
    };
  }

  function ended() {
    const win = place.ending === "mate" ? Number(turn(place.fen) === "black") : 0.5;
    return { line: place.ending === "mate" ? { cp: null, mate: 0 } : { cp: 0, mate: null }, win, arrows: [] };
  }

  function drawSoon() {
    timers.draw ??= setTimeout(() => {
      timers.draw = null;
      if (engine) draw();
    }, PAUSE.draw);
  }

  function draw() {
    if (!engine || !place) return;
    facts.textContent = info ? t("explore-facts", { depth: info.depth, speed: big(info.nps) }) : "";
    note.textContent = place.ending
      ? t(`explore-${place.ending}`)
      : threatened && !threatened.fen
        ? t("explore-no-threat")
        : "";
    threatButton.setAttribute("aria-pressed", String(Boolean(threatened)));
    if (!frozen || drawn !== place.key || isLineMissing()) {
      drawn = place.key;
      drawRows();
    }
    stage.setEngine(seen);
  }

  /** A line is known that has no row yet: it is drawn even under the hand. */
  function isLineMissing() {
    const known = place.ending ? 0 : Math.min(multipv, info?.lines.length ?? 0);
    return rows.children.length < known || (threatRow.hidden && Boolean(threatened?.line));
  }

  function drawRows() {
    const lines = place.ending ? [] : (info?.lines ?? []).slice(0, multipv);
    rows.replaceChildren(
      ...lines.map((line) =>
        h(
          "li",
          {},
          row(line, place.fen, (index) => go(line, index)),
        ),
      ),
    );
    rows.style.setProperty("--rows", place.ending ? 0 : multipv);
    threatRow.hidden = !threatened?.line;
    if (threatened?.line)
      threatRow.replaceChildren(
        h("span", { class: "explore__threat-name" }, t("explore-threat-is")),
        row(threatened.line, threatened.fen, null),
      );
  }

  function row(line, fen, choose) {
    const { variant } = state().game;
    const san = rules.line(fen, line.pv, variant).map((node) => node.san);
    return playRow({ ...line, fen, san }, { variant, peek: stage.peek, choose });
  }

  /** Step into a live line: it becomes a line like the review's, from where the view leaves the game. */
  function go(line, index) {
    const { base, nodes } = pathOf(stage.view());
    const further = rules.line(place.fen, line.pv, state().game.variant);
    if (further.length)
      stage.show(
        enter(base, [...nodes, ...further], nodes.length + Math.min(index, further.length), {
          kind: "line",
          line,
        }),
      );
  }

  /** One move on along the first live line; false where there is none yet. */
  function further() {
    return info?.lines.length ? go(info.lines[0], 1) : false;
  }

  stage.add({ update });
  return { element, start, stop, threat, further };
}

/** While the mouse or the focus is on a line, it stays as it is. */
function freezeUnderHand(element, freeze) {
  element.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && freeze(true));
  element.addEventListener("pointerleave", () => freeze(false));
  element.addEventListener(
    "focusin",
    (event) => event.target.matches(".lines__move:focus-visible") && freeze(true),
  );
  element.addEventListener("focusout", (event) => !element.contains(event.relatedTarget) && freeze(false));
}
