/**
 * What a person tries on the board of a review: own variations, kept for the visit, and places that an address names.
 * Loaded with the first move or such an address. The logic is tree.js; this owns the tree and its keeping.
 */

import { loadRules } from "../chess/rules.js";
import { loadVisit, saveVisit } from "../lib/storage.js";
import { arrive, follow, lines, played, prune } from "../state/tree.js";
import { atPly, enter, fenAt } from "../state/view.js";

/** Own variations of the review `id`. Every function returns the view to show. */
export function createExplorer(id) {
  const key = `own:${id}`;
  let tree = loadVisit(key, {});

  function keep(next) {
    if (next === tree) return;
    tree = next;
    saveVisit(key, Object.keys(tree).length ? tree : null);
  }

  return {
    /** The variations that leave the game at a ply, for the list of moves; a new function for every state of the tree. */
    linesAt: () => {
      const now = tree;
      return (base) => lines(now, base);
    },
    /** After `node` was played in `view`. */
    play(state, view, node) {
      const next = played(state, view, tree, node);
      keep(next.tree);
      return next.view;
    },
    /** Without the own variation that leaves `base` by the UCI moves `path`; a view inside it goes where it branched off. */
    remove(view, base, path) {
      keep(prune(tree, base, path));
      const { branch } = view;
      if (branch?.kind !== "own" || branch.base !== base) return view;
      const now = branch.nodes.slice(0, branch.index).map(({ uci }) => uci);
      const inside = path.every((uci, index) => now[index] === uci);
      const left = inside ? path.slice(0, -1) : now;
      return left.length
        ? enter(base, follow(tree, base, left), left.length, { kind: "own" })
        : { ply: base, branch: null };
    },
    /** At a place {ply, line}; at the ply alone where the moves cannot be played. */
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
}

/** The review's engine line at `ply` that begins with these moves. */
function engineLine(state, ply, nodes) {
  return state.positions[ply]?.lines.find(({ pv }) => nodes.every(({ uci }, index) => pv[index] === uci));
}
