/**
 * A line of moves that can be played on the board: a move stands there while the pointer or the focus is on
 * it, and is taken back on leaving; a click or Enter steps into the line. One stop of the Tab key; inside,
 * the arrow keys go from move to move. Knows neither state nor view.
 */

import { written } from "../chess/figurines.ts";
import { numberBefore, numberOf, turn } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { score } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { walk } from "../lib/keys.ts";
import type { MoveNode } from "../state/types.ts";
import type { Variant } from "../wire.ts";
import type { PlayLine } from "./types.ts";

/** Of `playRow`. `choose(index)` (1..) is told of a click, `active` is the move on the board (0: none). */
interface PlayOptions {
  variant?: Variant;
  peek(node: MoveNode | null): void;
  choose?: ((index: number) => void) | null;
  active?: number;
  shown?: number;
}

const SHOWN_MOVES = 10;

export const playRow = (
  line: PlayLine,
  { variant = "standard", peek, choose = null, active = 0, shown = SHOWN_MOVES }: PlayOptions,
): HTMLElement => {
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

const createLook = (
  line: PlayLine,
  variant: Variant,
  peek: PlayOptions["peek"],
): { at(index: number): Promise<void>; away(): void } => {
  let wanted: number | null = null;
  let nodes: Promise<MoveNode[]> | undefined;
  return {
    async at(index) {
      wanted = index;
      nodes ??= import("../chess/lines.ts").then(({ nodesOf }) => nodesOf(line.fen, line.pv, variant));
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

const scoreOf = (line: PlayLine): HTMLElement => {
  const { cp, mate } = line;
  if (cp === null && mate === null)
    return h("span", { class: "lines__score lines__score--none", title: t("line-not-searched") }, "…");
  const good = mate === null ? Number(cp) >= 0 : mate > 0 || (mate === 0 && turn(line.fen) === "black");
  return h("span", { class: `lines__score lines__score--${good ? "white" : "black"}` }, score(line));
};

const movesOf = ({ fen, san }: PlayLine, active: number, shown: number): HTMLElement => {
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
