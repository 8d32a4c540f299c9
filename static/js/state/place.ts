/**
 * Where the game is at the ply on the board: the opening's name as far as it is known, whether the book still
 * knows the game, in the endgame its type. A strip above the moves; the move that leaves the book is marked
 * in the list.
 */

import { openingName } from "../chess/opening_names.ts";
import { numberBefore } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { endgame } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Opening } from "../wire.ts";
import type { Begun, State, View } from "./types.ts";
import { atPly, fenAt, lastPly } from "./view.ts";

/** The strip above the moves. */
interface PlaceStrip {
  element: HTMLElement;
  update(state: Begun, view: View): void;
}

export type Go = (view: View) => void;

/** The last ply of theory, 0 without any; null while a verdict that may be theory is missing. Pure. */
export function lastTheory(state: State) {
  let last = 0;
  for (const [index, move] of state.moves.entries()) {
    if (!move && index === last) return null;
    if (move?.classification === "theory") last = index + 1;
  }
  return last;
}

/** The opening's name {eco, name} that the game had at a ply; null before the first. Pure. */
export function openingAt(state: Begun, ply: number): Opening | null {
  return state.game.openings.slice(0, ply + 1).findLast(Boolean) ?? null;
}

/** The endgame's type at a ply; null outside the endgame. Pure. */
export function endgameAt(state: State, ply: number): string | null {
  if (state.phases?.by_ply[ply - 1] !== "endgame") return null;
  const changes = state.phases.endgame_changes ?? [];
  const change = changes.findLast((item) => item.ply <= ply) ?? changes[0];
  return change?.type ?? state.phases.endgame_type;
}

/**
 * `go(view)` is told where a click leads. `list`: the element of the moves; `beside`: what stands at the end.
 */
export function createPlace(list: Element, go: Go, beside?: Element): PlaceStrip {
  const element = h("p", { class: "place", "aria-label": t("place-label"), hidden: true });
  let shown = "";
  return {
    element,
    update(state, view) {
      const out = lastTheory(state);
      markLeaving(list, state, out);
      const opening = openingAt(state, view.ply);
      const type = endgameAt(state, view.ply);
      const key = JSON.stringify([
        opening && openingName(opening.name),
        type,
        out,
        Math.sign(view.ply - (out ?? 0)),
        view.ply === (out ?? 0) + 1,
        state.game.headers,
      ]);
      if (key === shown) return;
      shown = key;
      element.hidden = !opening && !type;
      const parts = type ? [endgame(type)] : openingParts(state, view, opening, out, go);
      element.replaceChildren(...parts, beside ?? "");
    },
  };
}

function openingParts(
  state: Begun,
  view: View,
  opening: Opening | null,
  out: number | null,
  go: Go,
): Element[] {
  if (!opening) return [];
  const parts = [h("span", { class: "place__eco" }, opening.eco), h("span", {}, openingName(opening.name))];
  // The move that leaves the book says so itself.
  if (out === null || out === 0 || [out, out + 1].includes(view.ply)) return parts;
  if (view.ply < out) return [...parts, h("span", { class: "place__book" }, t("place-book"))];
  const leave = h(
    "button",
    { type: "button", class: "link", on: { click: () => go(atPly(state, out + 1)) } },
    t("place-left", { move: numbered(state, out + 1) }),
  );
  return [...parts, h("span", { class: "place__book" }, leave)];
}

function numbered(state: Begun, ply: number): string {
  return `${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`;
}

/** Mark the first move that the book does not know: a dashed rule, and words. */
function markLeaving(list: Element, state: State, out: number | null): void {
  const ply = out && out < lastPly(state) ? out + 1 : null;
  const button: HTMLElement | null = ply ? list.querySelector(`button.move[data-ply="${ply}"]`) : null;
  const before = list.querySelector(".move--leaves");
  if (before === button) return;
  before?.classList.remove("move--leaves");
  before?.removeAttribute("title");
  if (!button) return;
  button.classList.add("move--leaves");
  button.title = t("place-left-here");
}
