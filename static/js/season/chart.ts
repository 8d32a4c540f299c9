/**
 * A season over the months as a drawing: score as bars, accuracy as a line. The table beside it says the
 * same.
 */

import { s } from "../lib/dom.ts";
import { accuracy, percent } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Season } from "../wire.ts";
import { monthName } from "./words.ts";

const WIDE = 720;
const HIGH = 300;
const LEFT = 8;
const FOOT = 50;
const HEAD = 30;

const FLOOR = HIGH - FOOT;
const ROOM = FLOOR - HEAD;

/** The height of a month's bar by its score from 0 to 1; a month of nothing but losses shows a line. */
export const barHeight = (score: number): number => Math.max(1, ROOM * score);

/** Where the line of accuracies stands, measured from the floor: 40 % and less lie on it. */
export const lineHeight = (accuracy: number): number =>
  (ROOM * (Math.min(100, Math.max(40, accuracy)) - 40)) / 60;

/** Null with fewer than two months of which something is said. */
export function createChart({ months }: Season): SVGSVGElement | null {
  const shown = months.filter(({ score, accuracy: exact }) => score.value !== null || exact.value !== null);
  if (shown.length < 2) return null;
  const step = (WIDE - 2 * LEFT) / months.length;
  const middle = (index: number) => LEFT + step * (index + 0.5);
  const bar = Math.min(64, step * 0.6);
  const bars = months.flatMap(({ score }, index) => {
    if (score.value === null) return [];
    const high = barHeight(score.value);
    const x = middle(index) - bar / 2;
    return [
      s("rect", {
        class: "season__column",
        x,
        y: FLOOR - high,
        width: bar,
        height: high,
        rx: 3,
      }),
      text("season__label", middle(index), FLOOR - 8, percent(score.value)),
    ];
  });
  const names = months.flatMap(({ key }, index) => {
    const [year, month] = key.split("-");
    const name = text("season__axis", middle(index), HIGH - 28, monthName(key, false));
    if (index && month !== "01") return [name];
    return [name, text("season__axis", middle(index), HIGH - 6, year)];
  });
  return s(
    "svg",
    { class: "season__chart", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": t("season-chart") },
    s("line", { class: "season__floor", x1: 0, x2: WIDE, y1: FLOOR, y2: FLOOR }),
    bars,
    lineOf(months, middle),
    names,
  );
}

/** A month without an accuracy leaves a gap. */
function lineOf(months: Season["months"], middle: (index: number) => number): SVGElement[] {
  const points = months.map(({ accuracy: { value } }, index) =>
    value === null ? null : { x: middle(index), y: FLOOR - lineHeight(value), value },
  );
  const path = points
    .map(
      (point, index) =>
        point && `${points[index - 1] ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
    )
    .filter(Boolean)
    .join("");
  return [
    s("path", { class: "season__line", d: path }),
    ...points.flatMap((point) =>
      point
        ? [
            s("circle", { class: "season__dot", cx: point.x, cy: point.y, r: 4 }),
            text("season__value", point.x, point.y - 11, accuracy(point.value) ?? ""),
          ]
        : [],
    ),
  ];
}

function text(name: string, x: number, y: number, words: string): SVGElement {
  const element = s("text", { class: name, x, y, "text-anchor": "middle" });
  element.textContent = words;
  return element;
}
