/**
 * A board on which a tree of positions is walked: by its panel's moves, by keys, by hand. What it has of the
 * tree is positions and moves; what is said of them is the panel's. The place stands in the hash.
 */

import { Board } from "../board/board.ts";
import { createControls } from "../board/controls.ts";
import type { BoardArrow } from "../board/types.ts";
import { h } from "../lib/dom.ts";
import { listen } from "../lib/keys.ts";
import type { MoveNode } from "../state/types.ts";
import type { Side } from "../wire.ts";
import type { Step, Tree } from "./tree.ts";
import { lineOf, mainLine, walk } from "./tree.ts";

/** Beside the board. Both answer with what is said. */
export interface WalkPanel {
  element: HTMLElement;
  /** Show a place. */
  update(steps: Step[]): string;
  /** A move that the tree has not. */
  tell(san: string): string;
}

export interface WalkOptions {
  tree: Tree;
  orientation: Side;
  head: HTMLElement;
  panel(show: (steps: Step[]) => void): WalkPanel;
  arrows(at: number): BoardArrow[];
  /** the position that it begins with, and what stands before a line in the hash */
  root?: number;
  before?: string;
  /** Leave, by a key; false: that is nothing here. */
  leave?(): boolean;
}

/** Take over `place`; returns what takes it down. */
export function showWalk(place: HTMLElement, options: WalkOptions): () => void {
  const { tree, head, root = 0, before = "" } = options;
  let steps = walk(tree, lineOf(location.hash), root);
  const live = h("div", { class: "visually-hidden", role: "status" });
  const panel = options.panel(show);
  const frame = h("div", { class: "stage__board" });
  const controls = createControls(perform);
  place.replaceChildren(
    h(
      "div",
      { class: "position openings" },
      h("div", { class: "position__main" }, frame, controls.element),
      h("div", { class: "position__side" }, head, panel.element, live),
    ),
  );
  const board = new Board(frame, {
    orientation: options.orientation,
    onStep: (delta) => perform(delta < 0 ? "previous" : "next"),
  });

  function show(next: Step[], asked = true) {
    steps = next;
    const at = steps.at(-1)?.to ?? root;
    const last = steps.at(-1)?.uci;
    const { fen } = tree.positions[at];
    const move = last ? { origin: last.slice(0, 2), target: last.slice(2, 4) } : null;
    board.update({ fen, move, arrows: options.arrows(at) });
    board.setInput({ fen, onMove });
    const said = panel.update(steps);
    if (!asked) return;
    live.textContent = said;
    const line = `${before}${steps.map(({ uci }) => uci).join(",")}`;
    history.replaceState(history.state, "", `${location.pathname}${location.search}${line && `#${line}`}`);
  }

  function onMove({ uci, san }: MoveNode) {
    const next = walk(tree, [...steps.map((step) => step.uci), uci], root);
    if (next.length > steps.length) show(next);
    else live.textContent = panel.tell(san);
    return true;
  }

  function perform(action: string): boolean {
    if (action === "flip") board.flip();
    if (action === "type") return Boolean(board.type());
    if (action === "leave") return options.leave?.() ?? false;
    const line = mainLine(tree, steps, root);
    const to: Record<string, Step[]> = {
      first: [],
      previous: steps.slice(0, -1),
      next: line.slice(0, steps.length + 1),
      last: line,
    };
    if (to[action] && to[action].length !== steps.length) show(to[action]);
    return action === "flip" || action in to;
  }

  show(steps, false);
  const unlisten = listen(perform);
  const named = () => show(walk(tree, lineOf(location.hash), root), false);
  window.addEventListener("hashchange", named);
  return () => {
    unlisten();
    window.removeEventListener("hashchange", named);
  };
}
