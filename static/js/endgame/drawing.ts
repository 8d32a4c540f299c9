/** A thermograph as points of a picture: values across, White's to the left, temperature upwards. Pure. */

import type { Point } from "../board/types.ts";
import type { SolvedThermograph } from "../wire.ts";
import { fraction, mixed } from "./fractions.ts";

/** A thermograph as points of a picture: values to the left are White's; `mast`: where the walls have met. */
interface Drawing {
  left: Point[];
  right: Point[];
  /** values with a tick, and where */
  ticks: { x: number; label: string }[];
  /** temperatures with a tick */
  rows: { y: number; label: string }[];
}

/** Of the picture. */
export const WIDTH = 150;
export const HEIGHT = 96;
const PAD = { side: 14, top: 6, bottom: 18, left: 22 };
/** How far the mast goes on above the walls' meeting. */
const MAST = 0.6;
/** Values that get a figure. */
const MOST_TICKS = 5;

export const drawingOf = ({ left, right }: SolvedThermograph): Drawing => {
  const walls = [left, right].map((wall) =>
    wall.map(([t, value]) => ({ t: fraction(t), value: fraction(value) })),
  );
  const all = walls.flat();
  const hottest = Math.max(...all.map(({ t }) => t));
  const values = all.map(({ value }) => value);
  const [low, high] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  const [from, to] = low === high ? [low - 1, high + 1] : [low, high];
  const top = hottest + MAST;
  const x = (value: number) => PAD.left + ((to - value) / (to - from)) * (WIDTH - PAD.left - PAD.side);
  const y = (t: number) => HEIGHT - PAD.bottom - (t / top) * (HEIGHT - PAD.bottom - PAD.top);
  const [one, other] = walls.map((wall) =>
    [...wall, { ...wall[wall.length - 1], t: top }].map(({ t, value }) => ({ x: x(value), y: y(t) })),
  );
  const step = Math.ceil((to - from) / MOST_TICKS);
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  return {
    left: one,
    right: other,
    ticks: ticks.map((value) => ({ x: x(value), label: mixed(String(value)) })),
    rows: temperatures({ left, right }).map((t) => ({ y: y(fraction(t)), label: mixed(t) })),
  };
};

/** Nought, and where the walls meet. */
const temperatures = ({ left, right }: SolvedThermograph): string[] => {
  const met = [left, right].map((wall) => wall[wall.length - 1][0]);
  const hottest = fraction(met[0]) >= fraction(met[1]) ? met[0] : met[1];
  return fraction(hottest) ? ["0", hottest] : ["0"];
};
