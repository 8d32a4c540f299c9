/** The story of a game: the report's sentences, in which each move leads to its place. */

import { moveNumber, turn } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { textOf } from "../lib/i18n.ts";
import type { Begun } from "../state/types.ts";
import type { Go } from "./types.ts";

/** A move with its number, in whatever letters: "21.Rc1?", "34…Kg7". */
const MOVE = /(\d{1,5})(\.|…)([^\s.,;:…]+)/g;

/** The story as [{text, ply}], `ply` null for the words between the moves; empty without a story. Pure. */
export function storyParts(state: Begun): { text: string; ply: number | null }[] {
  const words = (state.report?.story ?? []).map((text) => textOf(text) ?? "").join(" ");
  const parts: { text: string; ply: number | null }[] = [];
  let at = 0;
  for (const found of words.matchAll(MOVE)) {
    const ply = plyOf(state, Number(found[1]), found[2] === "…");
    if (ply === null) continue;
    if (found.index > at) parts.push({ text: words.slice(at, found.index), ply: null });
    parts.push({ text: found[0], ply });
    at = found.index + found[0].length;
  }
  return at < words.length ? [...parts, { text: words.slice(at), ply: null }] : parts;
}

/** The ply of a move by its number; null outside the game. */
function plyOf({ game }: Begun, number: number, black: boolean): number | null {
  const first = moveNumber(game.start_fen);
  const ply = 2 * (number - first) + Number(black) + Number(turn(game.start_fen) === "white");
  return ply >= 1 && ply <= game.moves.length ? ply : null;
}

/** The stop that words begin with: it stands in the line of the move before it. */
const stopOf = (text = "") => /^[.,;:]/.exec(text)?.[0] ?? "";

/** The story as an element; null where there is none. */
export function storyOf(state: Begun, go: Go): HTMLElement | null {
  const parts = storyParts(state);
  if (!parts.length) return null;
  const children = parts.map(({ text, ply }, index) => {
    if (ply === null) return index ? text.slice(stopOf(text).length) : text;
    const link = h("button", { type: "button", class: "link", on: { click: () => go(ply) } }, text);
    return h("span", { class: "report__move" }, link, stopOf(parts[index + 1]?.text));
  });
  return h("p", { class: `report__story${state.report?.provisional ? " is-provisional" : ""}` }, children);
}
