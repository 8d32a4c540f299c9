/**
 * The panel of a solved position: who wins, every legal move under what becomes of it, a pawn ending in
 * words. A move stands on the board while it is pointed at; a press plays it. One stop of the Tab key, the
 * arrow keys go from move to move.
 */

import { written } from "../chess/figurines.ts";
import { loadRules } from "../chess/rules.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { walk } from "../lib/keys.ts";
import type { MoveNode } from "../state/types.ts";
import { groupsOf } from "./grouping.ts";
import { keptGroups, sanOf } from "./kept.ts";
import { groupWords, outcomeWords } from "./pawn_words.ts";
import type { GroupedMove, MoveGroup, PawnLook, SolvedLook } from "./types.ts";
import { createValues, letter } from "./values.ts";

/** Told of the move that is pointed at, null when none is, and of the one that is chosen. */
interface PanelActions {
  peek(node: MoveNode | null): void;
  play(node: MoveNode): void;
}

interface SolvedPanel {
  element: HTMLElement;
  update(look: SolvedLook): void;
}

export const createPanel = (actions: PanelActions): SolvedPanel => {
  const head = h("p", { class: "endgame__head", role: "status" });
  const body = h("div", { class: "endgame__body" });
  const element = h("section", { class: "endgame", "aria-label": t("exact-mark") }, head, body);
  const fold = { open: false };
  let shown = "";
  element.addEventListener("keydown", (event) => walk(event, [...body.querySelectorAll("button")]));
  return {
    element,
    update(look) {
      const key = JSON.stringify(look);
      if (key === shown) return;
      shown = key;
      element.classList.toggle("is-provisional", look.asking);
      // What was there stays until the answer comes.
      if (look.asking && !look.exact && !look.pawns && !look.gone && !look.ordered) return;
      const held = body.contains(document.activeElement);
      head.replaceChildren(...headOf(look));
      body.replaceChildren(...groups(look, actions), ...pawns(look, fold));
      const first = body.querySelector("button");
      if (first) first.tabIndex = 0;
      if (held) first?.focus();
    },
  };
};

const headOf = ({ exact, gone, ordered, answer, pawns: found }: SolvedLook): HTMLElement[] => {
  if (ordered && !gone && !found) return [h("span", {}, t("endgame-ordered", { table: ordered }))];
  const sure = exact || gone || found?.agreed;
  const mark = h("span", { class: "endgame__mark" }, t(sure ? "exact-mark" : "endgame-pawns-proven"));
  const table = answer?.table;
  if (!exact) return [mark, h("strong", {}, gone ?? (found ? outcomeWords(found.answer) : ""))];
  const source = table && /^kibitz/.test(table.source) ? "endgame-by-kibitz" : "endgame-by-other";
  return [
    mark,
    h("strong", {}, exact.words),
    ...(table
      ? [h("span", { class: "endgame__source" }, t(source, { table: table.name, source: table.source }))]
      : []),
  ];
};

/** Of a pawn ending the moves that win are known. */
const winningOf = (found: PawnLook | null): MoveGroup[] => {
  const moves = found?.answer.winning_moves ?? [];
  const wins = { result: "wins" as const, unit: "none" as const };
  const grouped = moves.map((san) => {
    const words = t("endgame-move", { ...wins, count: 0 });
    return { uci: null, san, distance: null, words };
  });
  return grouped.length ? [{ ...wins, title: t("endgame-group", wins), moves: grouped }] : [];
};

const groups = (
  { fen, answer, played, kept, legal, pawns: found }: SolvedLook,
  actions: PanelActions,
): HTMLElement[] =>
  (answer?.table ? groupsOf(answer.table.moves) : kept ? keptGroups(fen, kept, legal) : winningOf(found)).map(
    ({ result, title, moves }) =>
      h(
        "div",
        { class: "endgame__group", data: { result } },
        h("h2", {}, title),
        h(
          "div",
          { class: "endgame__moves", role: "group", "aria-label": title },
          moves.map((move) => chip(fen, move, played, actions)),
        ),
      ),
  );

const chip = (
  fen: string,
  { uci, san, distance, words }: GroupedMove,
  played: string | null,
  { peek, play }: PanelActions,
): HTMLElement => {
  const isPlayed =
    played !== null && (uci ? uci === played : san.replace(/[+#]$/, "") === sanOf(fen, played));
  const label = isPlayed ? t("endgame-move-played", { words }) : words;
  const button = h(
    "button",
    { type: "button", class: "endgame__move", tabindex: -1, title: label },
    h("span", {}, written(san)),
    distance === null ? null : h("small", { "aria-hidden": "true" }, String(distance)),
    h("span", { class: "visually-hidden" }, label),
  );
  if (isPlayed) button.classList.add("is-played");
  const node = async () => {
    const rules = await loadRules();
    return rules.play(fen, uci ?? rules.read(fen, san) ?? "");
  };
  let wanted = false;
  const show = async (on: boolean) => {
    if (wanted === on) return;
    wanted = on;
    if (!on) return peek(null);
    const found = await node().catch(() => null); // offline: nothing to look at
    if (wanted && found && button.isConnected) peek(found);
  };
  button.addEventListener("pointerenter", ({ pointerType }) => pointerType !== "touch" && show(true));
  button.addEventListener("pointerleave", () => show(false));
  button.addEventListener("focus", () => button.matches(":focus-visible") && show(true));
  button.addEventListener("blur", () => show(false));
  button.addEventListener("click", async () => {
    show(false);
    const found = await node().catch(() => null);
    if (found) play(found);
  });
  return button;
};

const pawns = ({ pawns: found }: SolvedLook, fold: { open: boolean }): HTMLElement[] => {
  if (!found) return [];
  const { answer, agreed } = found;
  return [
    h(
      "ul",
      { class: "endgame__pawns" },
      answer.groups.map((group, index) => h("li", {}, letter(index), groupWords(group))),
    ),
    ...(agreed ? [] : [h("p", { class: "endgame__unchecked" }, t("endgame-pawns-unchecked"))]),
    createValues(answer, fold),
  ];
};
