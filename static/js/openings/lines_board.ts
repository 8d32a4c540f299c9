/**
 * A repertoire on a board: its lines are walked as a tree of openings is (walking.ts). Loaded when somebody
 * looks at one.
 */

import type { BoardArrow } from "../board/types.ts";
import { written } from "../chess/figurines.ts";
import { turn } from "../chess/position.ts";
import { h, sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { closeButton } from "../stage/panel_parts.ts";
import type { Repertoire, RepertoireMove, RepertoirePosition } from "../state/repertoire.ts";
import { behind, rootsOf } from "./lines.ts";
import { numberOf, stepsOf } from "./panel.ts";
import type { Step } from "./tree.ts";
import type { WalkPanel } from "./walking.ts";
import { showWalk } from "./walking.ts";

/** Moves whose arrows stand on the board. */
const ARROWS = 5;

interface LinesOptions {
  repertoire: Repertoire;
  leave(): void;
}

/** Load what the board needs; resolves with what takes over `place`, and returns what takes it down. */
export async function loadLinesBoard(place: HTMLElement, options: LinesOptions): Promise<() => () => void> {
  await Promise.all(["position", "openings"].map(sheet));
  const [root] = rootsOf(options.repertoire);
  return () => beginAt(place, options, root);
}

function beginAt(place: HTMLElement, { repertoire, leave }: LinesOptions, root: number): () => void {
  const { side, positions } = repertoire;
  let close = () => {};
  const begin = (next: number) => {
    close();
    history.replaceState(history.state, "", `${location.pathname}#${side}:`);
    close = beginAt(place, { repertoire, leave }, next);
  };
  close = showWalk(place, {
    tree: repertoire,
    orientation: side,
    root,
    before: `${side}:`,
    head: headOf(repertoire, root, begin, leave),
    panel: (show) => createPanel(repertoire, root, show),
    arrows: (at) => arrowsOf(positions[at], side),
    leave: () => {
      leave();
      return true;
    },
  });
  return () => close();
}

/** One's own moves in green, the opponent's in blue. */
const arrowsOf = ({ fen, moves }: RepertoirePosition, side: Repertoire["side"]): BoardArrow[] =>
  moves.slice(0, ARROWS).map(({ uci }) => ({
    from: uci.slice(0, 2),
    to: uci.slice(2, 4),
    color: turn(fen) === side ? "green" : "blue",
  }));

function headOf(repertoire: Repertoire, root: number, begin: (root: number) => void, leave: () => void) {
  const { side } = repertoire;
  const roots = rootsOf(repertoire);
  const select = h(
    "select",
    { "aria-label": t("repertoire-from"), on: { change: () => begin(Number(select.value)) } },
    roots.map((each, index) =>
      h("option", { value: each, selected: each === root }, t("repertoire-from-each", { number: index + 1 })),
    ),
  );
  return h(
    "header",
    { class: "openings__head" },
    h(
      "div",
      { class: "repertoire__head" },
      h("h1", {}, t("repertoire-for", { side })),
      closeButton(t("repertoire-back"), leave),
    ),
    roots.length > 1 ? h("div", { class: "openings__choice" }, select) : null,
  );
}

function createPanel(repertoire: Repertoire, root: number, show: (steps: Step[]) => void): WalkPanel {
  const { side, positions } = repertoire;
  const first = turn(positions[root].fen) === "white" ? 0 : 1;
  const line = h("p", { class: "openings__line" });
  const facts = h("p", { class: "openings__now" });
  const note = h("p", { class: "openings__note", hidden: true });
  const list = h("ul", { class: "openings__list openings__own" });
  return {
    element: h(
      "section",
      { class: "openings__panel", "aria-label": t("openings-moves") },
      h("div", { class: "openings__place" }, line, facts, note),
      list,
    ),
    update(steps) {
      const held = list.contains(document.activeElement) || line.contains(document.activeElement);
      const { fen, moves } = positions[steps.at(-1)?.to ?? root];
      const whose = !moves.length ? "ends" : turn(fen) === side ? "own" : "opponent";
      line.replaceChildren(...stepsOf(steps, show, first));
      facts.textContent = t(`repertoire-here-${whose}`, { count: moves.length });
      note.hidden = true;
      list.replaceChildren(...moves.map((move) => rowOf(repertoire, move, steps, first, show)));
      if (held) (list.querySelector("button") ?? line.querySelector("button"))?.focus();
      return [steps.at(-1)?.san, facts.textContent].filter(Boolean).join(": ");
    },
    tell(san) {
      note.hidden = false;
      note.textContent = t("repertoire-not-here", { move: san });
      return note.textContent;
    },
  };
}

function rowOf(
  repertoire: Repertoire,
  { uci, san, to }: RepertoireMove,
  steps: Step[],
  first: number,
  show: (steps: Step[]) => void,
): HTMLElement {
  const count = behind(repertoire, to);
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: "openings__move",
        on: { click: () => show([...steps, { uci, san, to }]) },
      },
      written(`${numberOf(steps.length + first)} ${san}`),
    ),
    h("small", {}, count ? t("repertoire-behind", { count }) : t("repertoire-behind-none")),
  );
}
