/**
 * A line of moves that can be played on the board: a move stands there while the pointer or the focus is on it, and is
 * taken back on leaving; a click or Enter steps into the line. One stop of the Tab key; inside, the arrow keys go from
 * move to move. Knows neither state nor view: `stage` lends {peek(node or null)}.
 */

import { h } from "../lib/dom.js";
import { score } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { numberBefore, numberOf, turn } from "../chess/position.js";

const SHOWN_MOVES = 10;
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/**
 * A row: the score and the moves. `line`: {fen, pv, san, cp, mate}, score in White's view. `peek(node)` puts a move on the
 * board for a look, `peek(null)` takes it back; `choose(index)` (1..) is told of a click; `active`: the move that is on
 * the board already (0: none).
 */
export function playRow(
  line,
  { variant = "standard", peek, choose = null, active = 0, shown = SHOWN_MOVES },
) {
  const row = h("div", { class: "playline" }, scoreOf(line), movesOf(line, { active, shown }));
  const buttons = [...row.querySelectorAll("button")];
  const look = createLook(line, variant, (node) => (row.isConnected || !node) && peek(node)); // a row may be gone before its moves are worked out
  buttons.forEach((button, index) => {
    button.addEventListener("pointerenter", (event) => event.pointerType !== "touch" && look.at(index));
    button.addEventListener("focus", () => button.matches(":focus-visible") && look.at(index));
    button.addEventListener("click", () => {
      look.away();
      if (choose) choose(index + 1);
      else look.at(index);
    });
  });
  row.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && look.away());
  row.addEventListener("focusout", (event) => !row.contains(event.relatedTarget) && look.away());
  row.addEventListener("keydown", (event) => walk(event, buttons));
  return row;
}

/** Which move of the line is looked at; the moves are worked out at the first look. */
function createLook(line, variant, peek) {
  let wanted = null;
  let nodes = null;
  return {
    async at(index) {
      wanted = index;
      nodes ??= import("../chess/lines.js").then(({ nodesOf }) => nodesOf(line.fen, line.pv, variant));
      const node = (await nodes)[index];
      if (wanted === index && node) peek(node);
    },
    away() {
      if (wanted === null) return;
      wanted = null;
      peek(null);
    },
  };
}

/** The arrow keys, Home and End go along the line and nowhere else. */
function walk(event, buttons) {
  const at = buttons.indexOf(event.target);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const edge = { Home: 0, End: buttons.length - 1 }[event.key];
  const to =
    edge ?? (event.key in STEPS ? Math.min(buttons.length - 1, Math.max(0, at + STEPS[event.key])) : null);
  if (to === null) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[at].tabIndex = -1;
  buttons[to].tabIndex = 0;
  buttons[to].focus();
}

function scoreOf(line) {
  if (line.cp === null && line.mate === null)
    return h("span", { class: "lines__score lines__score--none", title: t("line-not-searched") }, "…");
  const good =
    line.mate !== null ? line.mate > 0 || (line.mate === 0 && turn(line.fen) === "black") : line.cp >= 0;
  return h("span", { class: `lines__score lines__score--${good ? "white" : "black"}` }, score(line));
}

function movesOf({ fen, san }, { active, shown }) {
  const items = san.slice(0, shown).map((text, index) => {
    const number = index === 0 || numberOf(fen, index).white ? numberBefore(fen, index) : "";
    return h(
      "button",
      {
        type: "button",
        class: "lines__move",
        tabindex: index === Math.max(0, active - 1) ? 0 : -1,
        "aria-current": active === index + 1 ? "true" : null,
      },
      number ? h("span", { class: "move__number" }, number) : null,
      text,
    );
  });
  return h("span", { class: "lines__moves", role: "group", "aria-label": t("line-label") }, items);
}
