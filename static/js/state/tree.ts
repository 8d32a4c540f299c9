/**
 * A person's own variations of a game: where they leave it and how they branch. Pure: trees in, trees out.
 *
 * A tree is {ply: nodes}: the nodes that leave the game at that ply.
 */

import type { Begun, LineRecord, MoveNode, View } from "./types.ts";
import { atPly, enter, step } from "./view.ts";

/** A move that a person tried, and the moves tried after it: the first is its main continuation. */
interface OwnNode extends MoveNode {
  children: OwnNode[];
}

/** A person's own variations: the nodes that leave the game at a ply. */
type Tree = Record<number, OwnNode[]>;

interface Walked {
  view: View;
  tree: Tree;
}

/** The tree with the moves `path` (nodes) from ply `base`; what is there already stays as it is. */
export function grow(tree: Tree, base: number, path: MoveNode[]): Tree {
  return { ...tree, [base]: grown(tree[base] ?? [], path) };
}

function grown(nodes: OwnNode[], [first, ...rest]: MoveNode[]): OwnNode[] {
  if (!first) return nodes;
  const at = nodes.findIndex(({ uci }) => uci === first.uci);
  if (at < 0) return [...nodes, { ...first, children: grown([], rest) }];
  return nodes.map((node, index) =>
    index === at ? { ...node, children: grown(node.children, rest) } : node,
  );
}

/** The tree without the node at the end of the UCI moves `path` from `base`, and without what follows it. */
export function prune(tree: Tree, base: number, path: string[]): Tree {
  const left = pruned(tree[base] ?? [], path);
  const { [base]: _, ...others } = tree;
  return left.length ? { ...others, [base]: left } : others;
}

function pruned(nodes: OwnNode[], [first, ...rest]: string[]): OwnNode[] {
  if (!rest.length) return nodes.filter(({ uci }) => uci !== first);
  return nodes.map((node) =>
    node.uci === first ? { ...node, children: pruned(node.children, rest) } : node,
  );
}

/**
 * The nodes along the UCI moves `path` from `base` and on along the main continuations; null where that is
 * not there.
 */
export function follow(tree: Tree, base: number, path: string[]): OwnNode[] | null {
  const nodes: OwnNode[] = [];
  let level = tree[base] ?? [];
  for (const uci of path) {
    const node = level.find((item) => item.uci === uci);
    if (!node) return null;
    nodes.push(node);
    level = node.children;
  }
  while (level.length) {
    nodes.push(level[0]);
    level = level[0].children;
  }
  return nodes;
}

/**
 * The variations that leave the game at `base`, in the shape of the PGN's: lists of moves with `variations`
 * in their place.
 */
export function lines(tree: Tree, base: number): LineRecord[][] {
  return (tree[base] ?? []).map((node) => lineOf(node, []));
}

function lineOf(node: OwnNode, siblings: OwnNode[]): LineRecord[] {
  const [next, ...others] = node.children;
  const record = {
    nags: [],
    comment: "",
    starting_comment: "",
    ...node,
    variations: siblings.map((item) => lineOf(item, [])),
  };
  return [record, ...(next ? lineOf(next, others) : [])];
}

/** The ply where the view's line leaves the game and the nodes from there to the board. */
export function pathOf({ ply, branch }: View) {
  return branch
    ? { base: branch.base, nodes: branch.nodes.slice(0, branch.index) }
    : { base: ply, nodes: [] };
}

/**
 * {view, tree} after a person played `node` on the board: one step on where the game or the line goes that
 * way, into the PGN's variation where that does, else into a variation of the person's own, which grows.
 */
export function played(state: Begun, view: View, tree: Tree, node: MoveNode): Walked {
  const { branch } = view;
  if (branch?.nodes[branch.index]?.uci === node.uci) return { view: step(state, view, 1), tree };
  const { base, nodes } = pathOf(view);
  return arrive(state, tree, base, [...nodes, node]);
}

/**
 * {view, tree} at the end of the nodes `path` from `base`, by the shortest way: game, PGN's variation, own
 * variation.
 */
export function arrive(state: Begun, tree: Tree, base: number, path: MoveNode[]): Walked {
  const same = path.findIndex(({ uci }, index) => state.game.moves[base + index]?.uci !== uci);
  const along = same < 0 ? path.length : same;
  const [from, rest] = [base + along, path.slice(along)];
  if (!rest.length) return { view: atPly(state, from), tree };
  const ucis = rest.map(({ uci }) => uci);
  const given = inVariations(state.game.moves[from]?.variations ?? [], [], ucis);
  if (given) return { view: enter(from, given, rest.length), tree };
  const next = grow(tree, from, rest);
  return { view: enter(from, follow(next, from, ucis) ?? [], rest.length, { kind: "own" }), tree: next };
}

/** The nodes of the PGN's variation that begins with these moves; null if there is none. */
function inVariations(variations: LineRecord[][], prefix: LineRecord[], ucis: string[]): LineRecord[] | null {
  for (const records of variations) {
    const differs = ucis.findIndex((uci, index) => records[index]?.uci !== uci);
    if (differs < 0) return [...prefix, ...records];
    const inner = records[differs]?.variations ?? [];
    const found = inVariations(inner, [...prefix, ...records.slice(0, differs)], ucis.slice(differs));
    if (found) return found;
  }
  return null;
}
