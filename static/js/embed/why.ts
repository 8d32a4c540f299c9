/** Why the move that is shown got its class, under the board of an embed. */

import { CLASSES } from "../chess/classes.ts";
import { written } from "../chess/figurines.ts";
import { openingName } from "../chess/opening_names.ts";
import { numberBefore } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Said } from "../panels/types.ts";
import type { Begun, Move, View } from "../state/types.ts";
import { fenAt } from "../state/view.ts";

/** Returns {element, update(state, view)}. It keeps its height, so that no step moves what stands below. */
export function createWhy(said: Said): { element: HTMLElement; update(state: Begun, view: View): void } {
  const element = h("p", { class: "embed__why" });
  let shown: unknown[] = [];
  return {
    element,
    update(state, { ply, branch }) {
      const move = state.moves[ply - 1];
      const now = [state.game, ply, branch, move];
      if (shown.length && now.every((item, index) => item === shown[index])) return;
      shown = now;
      element.classList.toggle("is-provisional", Boolean(!branch && move?.provisional));
      element.replaceChildren(...(branch ? [] : ply ? ofMove(state, ply, move, said) : opening(state)));
    },
  };
}

/** "21…Qxa5 is a blunder. Loses the queen: 22.Rxa5." */
function ofMove(state: Begun, ply: number, move: Move | null, said: Said) {
  const name = written(`${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`);
  if (!move?.classification) return [h("b", {}, name)];
  const verdict = t(move.close ? "move-is-close" : "move-is", {
    verdict: CLASSES[move.classification].article,
  });
  return [h("b", {}, name, `${verdict}.`), ` ${said(move)}`];
}

const opening = ({ game }: Begun) =>
  game.opening ? [`${game.opening.eco} ${openingName(game.opening.name)}`] : [];
