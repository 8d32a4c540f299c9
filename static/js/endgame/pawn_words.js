/** A pawn ending in words: where each group is, what it is worth in spare moves, who wins. Pure. */

/** @import * as Types from "../../types/endgame" */

import { t } from "../lib/i18n.js";
import { fraction, mixed } from "./fractions.js";

/** "A" of the first group. @type {Types.LetterOf} */
export const letterOf = (index) => "ABCDEFGH"[index] ?? "";

/** @param {string[]} squares */
const filesOf = (squares) => [...new Set(squares.map(([file]) => file))].sort();

/** @param {string[]} squares */
const wingOf = (squares) => {
  const files = filesOf(squares);
  if (files.every((file) => file <= "d")) return "queenside";
  return files.every((file) => file >= "e") ? "kingside" : null;
};

/** "queenside", or where two groups are there their files. @type {Types.NamesOf} */
export const namesOf = (groups) => {
  const wings = groups.map(({ squares }) => wingOf(squares));
  return groups.map(({ squares }, index) => {
    const wing = wings[index];
    if (wing && wings.filter((other) => other === wing).length === 1) return t(`endgame-pawns-${wing}`);
    const files = filesOf(squares);
    return t("endgame-pawns-files", { count: files.length, first: files[0], last: files.at(-1) ?? "" });
  });
};

/** "half a spare move", of more than none. @param {string} written */
const amount = (written) => {
  const size = fraction(written);
  const kinds = { 0.5: "half", 1: "one" };
  const kind = kinds[/** @type {0.5 | 1} */ (size)] ?? (size < 1 ? "less" : "more");
  return t("endgame-pawns-amount", { size: kind, amount: mixed(written) });
};

/** What a number is worth to whom. @param {string} mean */
const spare = (mean) => {
  if (fraction(mean) === 0) return "";
  const side = fraction(mean) > 0 ? "white" : "black";
  return t("endgame-pawns-spare", { amount: amount(mean.replace("-", "")), side });
};

/** What a value has beside its mean that is less than any number. @type {(value: string) => string} */
const beside = (value) => {
  if (/[{(+]|\.\./.test(value)) return "";
  if (value.includes("^")) return t("endgame-pawns-shade", { side: "white" });
  if (value.includes("v")) return t("endgame-pawns-shade", { side: "black" });
  return value.endsWith("*") ? t("endgame-pawns-star") : "";
};

/** What a group is worth, for people. @type {Types.WorthOf} */
export const worthOf = ({ value, mean, temperature }) => {
  const [whole, more] = [spare(mean), beside(value)];
  const worth =
    whole && more ? t("endgame-pawns-and", { worth: whole, more }) : whole || more || t("endgame-pawns-even");
  return fraction(temperature) > 0 ? t("endgame-pawns-hot", { worth, amount: amount(temperature) }) : worth;
};

/** ["queenside: half a spare move for White", "kingside: even"] @type {Types.NamesOf} */
export const groupWords = (groups) => {
  const names = namesOf(groups);
  return groups.map((group, index) =>
    t("endgame-pawns-group", { name: names[index], worth: worthOf(group) }),
  );
};

/** "whoever moves wins"; the moves that win stand beside. @type {Types.OutcomeWords} */
export const outcomeWords = ({ outcome }) => t("endgame-pawns-outcome", { outcome });
