/**
 * What a review says on paper and nowhere on the screen at once: the sentence of each fault. Written when
 * somebody prints, taken away after; loaded behind the board.
 */

import { CLASSES, FAULTS } from "../chess/classes.ts";
import { shown } from "../chess/notation.ts";
import { numberBefore, turn } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { t, textOf } from "../lib/i18n.ts";
import { peopleWords } from "../panels/people_said.ts";
import { ratingOf } from "../state/own_rating.ts";
import type { Begun } from "../state/types.ts";
import { fenAt } from "../state/view.ts";
import type { ClassName } from "../wire.ts";

/**
 * The faults that something can be said of: [{move: "13... Qxa5", id, words}]; those of a decided game are
 * left out. Pure.
 */
export const paperWords = (state: Begun): { move: string; id: ClassName; words: string }[] =>
  state.moves.flatMap((move) => {
    const id = move?.classification;
    if (!move || !id || !FAULTS.includes(id) || move.quiet) return [];
    const said = (move.reason?.said ?? []).map((text) => textOf(text));
    const fen = fenAt(state, move.ply - 1);
    const rating = ratingOf(state.game.headers, turn(fen));
    const words = [...said, peopleWords(state, move.ply, rating)].filter(Boolean);
    if (!words.length) return [];
    const { san } = state.game.moves[move.ply - 1];
    const number = numberBefore(fen);
    return [{ move: shown(`${number} ${san}`), id, words: words.join(" ") }];
  });

/** `state()` is asked when somebody prints; returns a function that stops. */
export const printing = (element: HTMLElement, state: () => Begun): (() => void) => {
  const section = h("section", { class: "printed" });
  const write = () => {
    const faults = paperWords(state());
    const items = faults.map(({ move, id, words }) =>
      h("p", {}, h("b", {}, move), h("i", {}, CLASSES[id].name), words),
    );
    if (!items.length) return;
    section.replaceChildren(h("h2", {}, t("print-faults")), ...items);
    element.append(section);
  };
  const erase = () => section.remove();
  window.addEventListener("beforeprint", write);
  window.addEventListener("afterprint", erase);
  return () => {
    window.removeEventListener("beforeprint", write);
    window.removeEventListener("afterprint", erase);
  };
};
