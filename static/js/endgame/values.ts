/** The mathematics of a pawn ending, folded away: each group's value, mean, temperature, thermograph. */

import { h, s } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { SolvedThermograph } from "../wire.ts";
import { drawingOf, HEIGHT, WIDTH } from "./drawing.ts";
import { mixed } from "./fractions.ts";
import { letterOf, nameOf } from "./pawn_words.ts";
import type { PawnLook } from "./types.ts";

export const createValues = (
  { groups, sum }: Pick<PawnLook["answer"], "groups" | "sum">,
  fold: { open: boolean },
): HTMLElement => {
  const cards = groups.map((group, index) => {
    const { squares, value, mean, temperature, thermograph } = group;
    const name = nameOf(group);
    const words = t("endgame-pawns-graph", { name, mean: mixed(mean), temperature: mixed(temperature) });
    return h(
      "div",
      { class: "endgame__card" },
      h("p", { class: "endgame__name" }, letter(index), t("with-colon", { name, value: squares.join(" ") })),
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

/** As on the board. */
export const letter = (index: number) =>
  h("span", { class: `endgame__letter board__group--${index % 4}` }, letterOf(index));

const drawGraph = (thermograph: SolvedThermograph, words: string): SVGElement => {
  const { left, right, ticks, rows } = drawingOf(thermograph);
  const line = (wall: { x: number; y: number }[], name: string) =>
    s("polyline", { class: `thermograph__${name}`, points: wall.map(({ x, y }) => `${x},${y}`).join(" ") });
  const label = (x: number, y: number, text: string) => {
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
