/**
 * What the reason of a move says in the words of chess, and which fact stands behind each sentence. Pure; the
 * sentences were chosen by the server (docs/reasons.md), the board's marks are board/marks.js's.
 */

import { textOf } from "../lib/i18n.js";

/** @import { SaidOf, FactBehind } from "../../types/panels" */

/** Said in the page's language; a sentence that the catalogue lacks is left out. @type {SaidOf} */
export const saidOf = ({ facts = [], said = [] } = {}) =>
  said.flatMap((text, index) => {
    const words = textOf(text);
    return words ? [{ words, fact: factBehind(facts, index) }] : [];
  });

/**
 * The first sentence tells the first fact, the second how: the motif, or the next fact.
 * @type {FactBehind}
 */
const factBehind = (facts, index) => {
  const motif = index ? facts.find(({ kind }, at) => at > 0 && kind === "motif") : null;
  return motif ?? facts[index] ?? null;
};
