/** The mathematics of a pawn ending, folded away: each group's value, mean, temperature, thermograph. */

/** @import { CreateValues, DrawGraph } from "../../types/endgame" */

import { h, s } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { drawingOf, HEIGHT, WIDTH } from "./drawing.js";
import { mixed } from "./fractions.js";
import { letterOf, nameOf } from "./pawn_words.js";

/** @type {CreateValues} */
export const createValues = ({ groups, sum }, fold) => {
  const cards = groups.map((group, index) => {
    const { squares, value, mean, temperature, thermograph } = group;
    const name = nameOf(group);
    const words = t("endgame-pawns-graph", { name, mean: mixed(mean), temperature: mixed(temperature) });
    return h(
      "div",
      { class: "endgame__card" },
      h("p", { class: "endgame__name" }, letter(index), `${name}: ${squares.join(" ")}`),
      h(
        "dl",
        {},
        [
          [t("endgame-pawns-value"), value],
          [t("endgame-pawns-mean"), mixed(mean)],
          [t("endgame-pawns-temperature"), mixed(temperature)],
        ].map(([term, figure]) => h("div", {}, h("dt", {}, term), h("dd", {}, figure))),
      ),
      thermograph ? drawGraph(thermograph, words) : null,
    );
  });
  const details = h(
    "details",
    {
      class: "endgame__values",
      open: fold.open,
      on: { toggle: () => Object.assign(fold, { open: details.open }) },
    },
    h("summary", {}, t("endgame-pawns-values")),
    h("p", {}, t("endgame-pawns-values-how")),
    h("p", { class: "endgame__sum" }, t("endgame-pawns-sum", { sum })),
    h("div", { class: "endgame__cards" }, cards),
  );
  return details;
};

/** As on the board. @param {number} index */
export const letter = (index) =>
  h("span", { class: `endgame__letter board__group--${index % 4}` }, letterOf(index));

/** @type {DrawGraph} */
const drawGraph = (thermograph, words) => {
  const { left, right, ticks, rows } = drawingOf(thermograph);
  const line = (/** @type {{ x: number, y: number }[]} */ wall, /** @type {string} */ name) =>
    s("polyline", { class: `thermograph__${name}`, points: wall.map(({ x, y }) => `${x},${y}`).join(" ") });
  const label = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ text) => {
    const made = s("text", { x, y });
    made.textContent = text;
    return made;
  };
  return s(
    "svg",
    { class: "thermograph", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": words },
    rows.map(({ y }) => s("path", { class: "thermograph__row", d: `M20 ${y}H${WIDTH - 6}` })),
    ticks.map(({ x }) => s("path", { class: "thermograph__row", d: `M${x} ${HEIGHT - 18}v3` })),
    line(left, "left"),
    line(right, "right"),
    ticks.map(({ x, label: text }) => label(x, HEIGHT - 5, text)),
    rows.map(({ y, label: text }) => label(10, y + 3.5, text)),
  );
};
