/**
 * What a review says on paper and nowhere on the screen at once: the board and the reason of each key moment,
 * and the sentence of each other fault. Written when somebody prints and removed afterwards; loaded after
 * the board.
 */

import { diagram } from "../board/diagram.ts";
import { CLASSES, FAULTS } from "../chess/classes.ts";
import { shown } from "../chess/notation.ts";
import { numberBefore, turn } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { explain } from "../panels/explain.ts";
import { wordsOf } from "../panels/facts.ts";
import { peopleWords } from "../panels/people_said.ts";
import { contextOf, TOLD_BY_RULE } from "../panels/reason.ts";
import { momentName } from "../state/moments.ts";
import { ratingOf } from "../state/own_rating.ts";
import type { Begun, Move } from "../state/types.ts";
import { fenAt, keyMoments } from "../state/view.ts";
import type { Side } from "../wire.ts";

/** A move on paper: "13... Qxa5", what it is called, and why. */
interface Printed {
  move: string;
  name: string;
  words: string;
}

/** `fen`: the position before the move. */
type PrintedMoment = Printed & { fen: string };

/** The key moments in the order of the game. Pure. */
export const paperMoments = (state: Begun): PrintedMoment[] =>
  keyMoments(state).map(({ ply, kind }) => {
    const move = state.moves[ply - 1];
    return {
      fen: fenAt(state, ply - 1),
      move: moveAt(state, ply),
      name: momentName(kind),
      words: move ? sentences([ruleWords(state, move), wordsOf(move), people(state, ply)]) : "",
    };
  });

/**
 * The faults that are no key moments and that something can be said of; those of a decided game are left out.
 * Pure.
 */
export const paperWords = (state: Begun): Printed[] => {
  const moments = new Set(keyMoments(state).map(({ ply }) => ply));
  return state.moves.flatMap((move) => {
    const id = move?.classification;
    if (!move || !id || !FAULTS.includes(id) || move.quiet || moments.has(move.ply)) return [];
    const words = sentences([wordsOf(move), people(state, move.ply)]);
    return words ? [{ move: moveAt(state, move.ply), name: CLASSES[id].name, words }] : [];
  });
};

/** What the rules say, where the panel of the move says it too. */
const ruleWords = (state: Begun, move: Move): string => {
  const told = !move.reason?.said?.length || TOLD_BY_RULE.includes(move.classification ?? "");
  return told ? explain(move, contextOf(state, move.ply)).sentences.join(" ") : "";
};

const people = (state: Begun, ply: number) =>
  peopleWords(state, ply, ratingOf(state.game.headers, turn(fenAt(state, ply - 1))));

const moveAt = (state: Begun, ply: number): string =>
  shown(`${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`);

const sentences = (words: (string | null)[]): string => words.filter(Boolean).join(" ");

/** `state()` and `orientation()` are asked when somebody prints; returns a function that stops. */
export const printing = (element: HTMLElement, state: () => Begun, orientation: () => Side): (() => void) => {
  const section = h("section", { class: "printed" });
  let putBack = () => {};
  const write = () => {
    const lead = element.querySelector(".verdict__said > .report__lead");
    const place = lead?.parentElement;
    if (lead && place) {
      element.querySelector(".report")?.prepend(lead); // on paper the panel of the start is left out
      putBack = () => place.prepend(lead);
    }
    const parts = [
      titled(
        t("report-moments"),
        paperMoments(state()).map((moment) => drawn(moment, orientation())),
      ),
      titled(
        t("word-errors"),
        paperWords(state()).map((fault) => h("p", {}, said(fault))),
      ),
    ].flat();
    section.replaceChildren(...parts);
    if (parts.length) element.append(section);
  };
  const erase = () => {
    section.remove();
    putBack();
    putBack = () => {};
  };
  window.addEventListener("beforeprint", write);
  window.addEventListener("afterprint", erase);
  return () => {
    window.removeEventListener("beforeprint", write);
    window.removeEventListener("afterprint", erase);
  };
};

const titled = (title: string, items: HTMLElement[]): HTMLElement[] =>
  items.length ? [h("h2", {}, title), h("div", {}, items)] : [];

const drawn = (moment: PrintedMoment, side: Side): HTMLElement =>
  h(
    "div",
    { class: "printed__moment" },
    diagram(moment.fen, side, moment.move, { coordinates: true }),
    h("p", {}, said(moment)),
  );

const said = ({ move, name, words }: Printed) => [h("b", {}, move), h("i", {}, name), words];
