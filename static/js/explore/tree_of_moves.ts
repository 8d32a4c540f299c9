/**
 * What a person tries on the board of a review: own variations, kept for the visit, and places that an
 * address names. Loaded with the first move or such an address. The logic is tree.ts; this owns the tree and
 * its keeping.
 */

import { loadRules } from "../chess/rules.ts";
import { loadVisit, saveVisit } from "../lib/storage.ts";
import { arrive, follow, lines, played, prune } from "../state/tree.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import { atPly, enter, fenAt } from "../state/view.ts";
import type { Line } from "../wire.ts";
import type { Explorer } from "./types.ts";

export const createExplorer = (id: string): Explorer => {
  const key = `own:${id}`;
  let tree = loadVisit(key, {});

  const keep = (next: typeof tree) => {
    if (next === tree) return;
    tree = next;
    saveVisit(key, Object.keys(tree).length ? tree : null);
  };

  return {
    linesAt: () => {
      const now = tree;
      return (base) => lines(now, base);
    },
    play(state, view, node) {
      const next = played(state, view, tree, node);
      keep(next.tree);
      return next.view;
    },
    keep(state, view, nodes) {
      let at = view;
      for (const node of nodes) at = this.play(state, at, node);
    },
    remove(view, base, path) {
      keep(prune(tree, base, path));
      const { branch } = view;
      if (branch?.kind !== "own" || branch.base !== base) return view;
      const now = branch.nodes.slice(0, branch.index).map(({ uci }) => uci);
      const inside = path.every((uci, index) => now[index] === uci);
      const left = inside ? path.slice(0, -1) : now;
      const nodes = left.length ? follow(tree, base, left) : null;
      return nodes ? enter(base, nodes, left.length, { kind: "own" }) : { ply: base, branch: null };
    },
    async find(state, { ply, line }) {
      const start = atPly(state, ply);
      const rules = await loadRules();
      const nodes = rules.line(fenAt(state, start.ply), line, state.game.variant);
      if (nodes.length < line.length) return start;
      const ofGame = nodes.every(({ uci }, index) => state.game.moves[start.ply + index]?.uci === uci);
      const engine = ofGame ? null : engineLine(state, start.ply, nodes);
      if (engine)
        return enter(
          start.ply,
          rules.line(fenAt(state, start.ply), engine.pv, state.game.variant),
          nodes.length,
          { kind: "line", line: engine },
        );
      const next = arrive(state, tree, start.ply, nodes);
      keep(next.tree);
      return next.view;
    },
  };
};

/** The review's engine line at `ply` that begins with these moves. */
const engineLine = (state: Begun, ply: number, nodes: MoveNode[]): Line | undefined =>
  state.positions[ply]?.lines.find(({ pv }) => nodes.every(({ uci }, index) => pv[index] === uci));
