/** On the start screen: for whom Kibitz is, a line each with a small picture. */

import { pieceUrl } from "../board/pieces.ts";
import { badgeParts } from "../chess/badges.ts";
import { h, s } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";

const WIDTH = 96;
const HEIGHT = 72;
/** A square of the picture's board, and the dark ones of four by three. */
const SQUARE = 24;
const DARK = "M1 0h1v1h-1zM3 0h1v1h-1zM0 1h1v1h-1zM2 1h1v1h-1zM1 2h1v1h-1zM3 2h1v1h-1z";

const LINES: [() => SVGElement[], string, string][] = [
  [turningPoint, "start-for-you", "start-for-you-how"],
  [season, "start-for-trainer", "start-for-trainer-how"],
  [crosstable, "start-for-club", "start-for-club-how"],
];

export const createAudience = (): HTMLElement =>
  h(
    "ul",
    { class: "audience", "aria-label": t("start-for") },
    LINES.map(([draw, title, text]) =>
      h(
        "li",
        {},
        s(
          "svg",
          { class: "audience__picture", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
          draw(),
        ),
        h("div", {}, h("strong", {}, t(title)), h("span", {}, t(text))),
      ),
    ),
  );

/** A corner of a board: a bad move, and the better one. */
function turningPoint(): SVGElement[] {
  const men: [string, number, number][] = [
    ["bK", 3, 0],
    ["wQ", 1, 2],
    ["wR", 0, 1],
  ];
  const badge = s("g", { transform: "translate(15 22) scale(.75)" }, badgeParts("blunder"));
  return [
    rect("var(--board-light)", 0, 0, WIDTH, HEIGHT),
    s("path", { d: DARK, fill: "var(--board-dark)", transform: `scale(${SQUARE})` }),
    rect("var(--class-blunder)", 0, SQUARE, SQUARE, SQUARE, { opacity: 0.55 }),
    ...men.map(([piece, x, y]) =>
      s("image", {
        href: pieceUrl(piece),
        x: x * SQUARE,
        y: y * SQUARE,
        width: SQUARE,
        height: SQUARE,
      }),
    ),
    stroke("var(--class-brilliant)", "M45 51 73 21M62 21h11v11", 4),
    badge,
  ];
}

/** Bars of the months, the line of the accuracy, a note. */
function season(): SVGElement[] {
  const bars = [34, 28, 30, 20, 16, 12];
  return [
    ...bars.map((height, index) =>
      rect("var(--line)", 10 + index * 13, HEIGHT - 8 - height, 9, height, { rx: 2 }),
    ),
    stroke("var(--class-best)", "M14 50 27 43 40 46 53 33 66 27 79 17", 3),
    s("circle", { cx: 79, cy: 17, r: 4.5, fill: "var(--class-best)" }),
    s("path", {
      d: "M12 8h34a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4H24l-7 7v-7h-5a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z",
      fill: "var(--accent-soft)",
      stroke: "var(--accent)",
      "stroke-width": 1.8,
    }),
    stroke("var(--accent)", "M15 15.5h28M15 21.5h19", 2.4),
  ];
}

/** Who played whom, and the results. */
function crosstable(): SVGElement[] {
  const rows = ["·1½1", "0·1½", "½0·1", "0½0·"];
  const [left, top, width, height] = [32, 6, 15, 15];
  return rows.flatMap((row, y) => [
    rect("var(--line)", 7, top + y * height + 4, y % 2 ? 15 : 19, 6, { rx: 3 }),
    ...[...row].map((sign, x) =>
      sign === "·"
        ? rect("var(--line-strong)", left + x * width, top + y * height, width - 1.5, height - 1.5, { rx: 2 })
        : text(sign, left + (x + 0.45) * width, top + (y + 0.72) * height),
    ),
  ]);
}

const rect = (
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  more: Record<string, number> = {},
) => s("rect", { fill, x, y, width, height, ...more });

const stroke = (color: string, d: string, width: number) =>
  s("path", {
    d,
    fill: "none",
    stroke: color,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });

function text(words: string, x: number, y: number) {
  const element = s("text", { class: "audience__sign", x, y });
  element.textContent = words;
  return element;
}
