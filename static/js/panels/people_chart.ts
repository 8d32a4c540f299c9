/**
 * How the chances that people play a move go with their rating: a line for each move over all ratings, as a
 * drawing. What stands beside it says the same in words.
 */

import { s } from "../lib/dom.ts";
import { percent } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { atRating, LEAST, MOST, nearest, ratingAt } from "../state/rating.ts";

/** A move's probability at ratings from LEAST to MOST; `kind` is how its line is drawn. */
export interface Series {
  kind: "played" | "best";
  values: number[];
}

const WIDE = 158;
const HIGH = 78;
const LEFT = 36;
const RIGHT = 8;
const HEAD = 9;
const FOOT = 18;
const FLOOR = HIGH - FOOT;
/** Where the scale may end. */
const TOPS = [0.1, 0.25, 0.5, 0.75, 1];

/** The end of the scale: the least that holds all values. */
export const topOf = (series: Series[]): number => {
  const highest = Math.max(...series.flatMap(({ values }) => values));
  return TOPS.find((top) => highest <= top) ?? 1;
};

/** Where a rating stands, in pixels; one beyond the outer ratings there. */
export const xOf = (rating: number): number =>
  LEFT + ((WIDE - LEFT - RIGHT) * (nearest(rating) - LEAST)) / (MOST - LEAST);

/** Where a probability stands. */
export const yOf = (value: number, top: number): number => FLOOR - ((FLOOR - HEAD) * value) / top;

/** `rating`: one that is marked; `label`: what the drawing says to those who do not see it. */
export function drawPeople(series: Series[], rating: number | null, label: string): SVGSVGElement {
  const top = topOf(series);
  const mark = rating === null ? null : xOf(rating);
  return s(
    "svg",
    { class: "people__chart", width: WIDE, height: HIGH, role: "img", "aria-label": label },
    [top, top / 2, 0].map((value) => ruled(yOf(value, top))),
    written(LEFT - 5, yOf(top, top) + 4, percent(top), "end"),
    written(LEFT - 5, FLOOR + 4, percent(0), "end"),
    written(LEFT, HIGH - 4, String(LEAST), "start"),
    written(WIDE - RIGHT, HIGH - 4, String(MOST), "end"),
    mark === null ? null : s("line", { class: "people__mark", x1: mark, x2: mark, y1: HEAD, y2: FLOOR }),
    series.map(({ kind, values }) => lineOf(kind, values, top)),
    series.map(({ kind, values }) =>
      rating === null || mark === null
        ? null
        : s("circle", {
            class: `people__dot people__dot--${kind}`,
            cx: mark,
            cy: yOf(atRating(values, rating), top),
            r: 3.5,
          }),
    ),
  );
}

const ruled = (y: number) => s("line", { class: "people__rule", x1: LEFT, x2: WIDE - RIGHT, y1: y, y2: y });

const lineOf = (kind: Series["kind"], values: number[], top: number) =>
  s("polyline", {
    class: `people__line people__line--${kind}`,
    points: values
      .map(
        (value, index) => `${xOf(ratingAt(index, values.length)).toFixed(1)},${yOf(value, top).toFixed(1)}`,
      )
      .join(" "),
  });

function written(x: number, y: number, words: string, anchor: string): SVGElement {
  const element = s("text", { class: "people__figure", x, y, "text-anchor": anchor });
  element.textContent = words;
  return element;
}

/** A short stroke as a move's line is drawn, for the words beside it; of a move that has none its room. */
export const sampleOf = (kind: Series["kind"] | "other"): SVGSVGElement =>
  s(
    "svg",
    { class: "people__sample", width: 22, height: 10, "aria-hidden": "true" },
    kind === "other"
      ? null
      : s("polyline", { class: `people__line people__line--${kind}`, points: "2,5 20,5" }),
  );

/** "41% at 1100, 30% at 1500, 12% at 1900". */
export const courseOf = (values: number[]): string =>
  [0, (values.length - 1) / 2, values.length - 1]
    .map((at) => ({ share: percent(values[at]), rating: String(ratingAt(at, values.length)) }))
    .map((each) => t("people-share-at", each))
    .join(", ");
