/**
 * A line of moves that can be played on the board: a move stands there while the pointer or the focus is on
 * it, and is taken back on leaving; a click or Enter steps into the line. One stop of the Tab key; inside,
 * the arrow keys go from move to move. Knows neither state nor view.
 */

/** @import { CreateLook, MovesOf, PlayRow, ScoreOf } from "../../types/board" */
/** @import { MoveNode } from "../../types/state" */

import { numberBefore, numberOf, turn } from "../chess/position.js";
import { h } from "../lib/dom.js";
import { score } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { written } from "../lib/icons.js";
import { walk } from "../lib/keys.js";

const SHOWN_MOVES = 10;

/** @type {PlayRow} */
export const playRow = (
  line,
  { variant = "standard", peek, choose = null, active = 0, shown = SHOWN_MOVES },
) => {
  const row = h("div", { class: "playline" }, scoreOf(line), movesOf(line, active, shown));
  const buttons = [...row.querySelectorAll("button")];
  const look = createLook(line, variant, (node) => {
    if (row.isConnected || !node) peek(node); // a row may be gone before its moves are worked out
  });
  buttons.forEach((button, index) => {
    button.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType !== "touch") look.at(index);
    });
    button.addEventListener("focus", () => {
      if (button.matches(":focus-visible")) look.at(index);
    });
    button.addEventListener("click", () => {
      look.away();
      if (choose) choose(index + 1);
      else look.at(index);
    });
  });
  row.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "touch") look.away();
  });
  row.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && row.contains(relatedTarget))) look.away();
  });
  row.addEventListener("keydown", (event) => walk(event, buttons));
  return row;
};

/** @type {CreateLook} */
const createLook = (line, variant, peek) => {
  /** @type {number | null} */
  let wanted = null;
  /** @type {Promise<MoveNode[]> | undefined} */
  let nodes;
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
};

/** @type {ScoreOf} */
const scoreOf = (line) => {
  const { cp, mate } = line;
  if (cp === null && mate === null)
    return h("span", { class: "lines__score lines__score--none", title: t("line-not-searched") }, "…");
  const good = mate === null ? Number(cp) >= 0 : mate > 0 || (mate === 0 && turn(line.fen) === "black");
  return h("span", { class: `lines__score lines__score--${good ? "white" : "black"}` }, score(line));
};

/** @type {MovesOf} */
const movesOf = ({ fen, san }, active, shown) => {
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
      written(text),
    );
  });
  return h("span", { class: "lines__moves", role: "group", "aria-label": t("line-label") }, items);
};
