/**
 * The classes of moves: value, NAG and the strokes of their badge. Name and article are the catalogue's
 * (`class-<id>`, `verdict-<id>`), the colours custom properties of css/theme.css: `--class-<id>`,
 * `--class-<id>-glyph`, `--class-<id>-ink`. All of it is stated in server/analysis/classes.py.
 */

import { t } from "../lib/i18n.ts";
import type { ClassName } from "../wire.ts";

/** A line of a badge in a 24 x 24 box. */
interface Stroke {
  d: string;
  width?: number;
  fill?: true;
}

/** What is stated of a class. */
interface ClassFacts {
  /** how good it is, 0..5 */
  value: number;
  nag: number | null;
  /** a better move is worth showing */
  fault?: true;
  /** worth a dot on the graph */
  notable?: true;
  /** a key moment while there is no report */
  moment?: true;
  strokes: Stroke[];
}

/** A class with its words in the page's language. */
interface MoveClass extends ClassFacts {
  /** "Blunder" */
  readonly name: string;
  /** "a blunder" */
  readonly article: string;
}

type Classes = Record<ClassName, MoveClass>;

/** By id, in the order of the report card. */
/* facts: classes, written by scripts/write_facts.py */
const FACTS = {
  brilliant: {
    value: 5,
    nag: 3,
    notable: true,
    moment: true,
    strokes: [
      {
        d: "M8.4 5.4V13.2",
        width: 3.3,
      },
      {
        d: "M8.4 18.3h.01",
        width: 3.9,
      },
      {
        d: "M15.6 5.4V13.2",
        width: 3.3,
      },
      {
        d: "M15.6 18.3h.01",
        width: 3.9,
      },
    ],
  },
  critical: {
    value: 5,
    nag: 1,
    notable: true,
    moment: true,
    strokes: [
      {
        d: "M12 5.4V13.2",
        width: 3.3,
      },
      {
        d: "M12 18.3h.01",
        width: 3.9,
      },
    ],
  },
  best: {
    value: 5,
    nag: null,
    strokes: [
      {
        d: "M12 4.4l2.3 4.9 5.3.7-3.9 3.7 1 5.3-4.7-2.6L7.3 19l1-5.3L4.4 10l5.3-.7z",
        fill: true,
      },
    ],
  },
  excellent: {
    value: 4,
    nag: null,
    strokes: [
      {
        d: "M6.6 12.6l3.8 3.9 7.2-8.6",
        width: 3,
      },
    ],
  },
  okay: {
    value: 3,
    nag: null,
    strokes: [
      {
        d: "M12 12h.01",
        width: 7,
      },
    ],
  },
  inaccuracy: {
    value: 2,
    nag: 6,
    fault: true,
    notable: true,
    strokes: [
      {
        d: "M6.29 8.2C6.29 3.9 11.69 4.2 11.69 8.3C11.69 11 8.9 10.8 8.9 13.6",
        width: 2.7,
      },
      {
        d: "M8.9 18.3h.01",
        width: 3.7,
      },
      {
        d: "M16.7 5.4V13.2",
        width: 3.3,
      },
      {
        d: "M16.7 18.3h.01",
        width: 3.9,
      },
    ],
  },
  mistake: {
    value: 1,
    nag: 2,
    fault: true,
    notable: true,
    moment: true,
    strokes: [
      {
        d: "M9.1 8.2C9.1 3.9 15.1 4.2 15.1 8.3C15.1 11 12 10.8 12 13.6",
        width: 2.7,
      },
      {
        d: "M12 18.3h.01",
        width: 3.7,
      },
    ],
  },
  blunder: {
    value: 0,
    nag: 4,
    fault: true,
    notable: true,
    moment: true,
    strokes: [
      {
        d: "M5.435 8.2C5.435 3.9 10.535 4.2 10.535 8.3C10.535 11 7.9 10.8 7.9 13.6",
        width: 2.7,
      },
      {
        d: "M7.9 18.3h.01",
        width: 3.7,
      },
      {
        d: "M13.635 8.2C13.635 3.9 18.735 4.2 18.735 8.3C18.735 11 16.1 10.8 16.1 13.6",
        width: 2.7,
      },
      {
        d: "M16.1 18.3h.01",
        width: 3.7,
      },
    ],
  },
  risky: {
    value: 2,
    nag: 5,
    notable: true,
    strokes: [
      {
        d: "M7.4 5.4V13.2",
        width: 3.3,
      },
      {
        d: "M7.4 18.3h.01",
        width: 3.9,
      },
      {
        d: "M12.39 8.2C12.39 3.9 17.79 4.2 17.79 8.3C17.79 11 15 10.8 15 13.6",
        width: 2.7,
      },
      {
        d: "M15 18.3h.01",
        width: 3.7,
      },
    ],
  },
  theory: {
    value: 5,
    nag: null,
    strokes: [
      {
        d: "M12 7.6C10 6.2 7.6 5.8 5 6v10.6c2.6-.2 5 .2 7 1.6 2-1.4 4.4-1.8 7-1.6V6c-2.6-.2-5 .2-7 1.6zM12 7.6v10.4",
        width: 2,
      },
    ],
  },
  forced: {
    value: 5,
    nag: null,
    strokes: [
      {
        d: "M5.6 12h12M12.8 7l5 5-5 5",
        width: 2.8,
      },
    ],
  },
};
/* end of facts */

export const CLASSES = FACTS as Classes;

/** All ids in order. */
export const CLASS_IDS = Object.keys(CLASSES) as ClassName[];

/** The ids of the faults, the least first. */
export const FAULTS = CLASS_IDS.filter((id) => CLASSES[id].fault);

for (const id of CLASS_IDS) {
  Object.defineProperties(CLASSES[id], {
    name: { get: () => t(`class-${id}`) }, // "Blunder"
    article: { get: () => t(`verdict-${id}`) }, // "a blunder"
  });
}

/** The text behind a NAG number as people write it: 1 -> "!"; null for those without a sign. */
export function nagSign(nag: number): string | null {
  return NAG_SIGNS[nag] ?? null;
}

const NAG_SIGNS: Record<number, string> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: "=",
  13: "∞",
  14: "+=", // the signs with both bars are missing in many fonts
  15: "=+",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
  22: "⨀",
  23: "⨀",
  32: "⟳",
  33: "⟳",
  36: "→",
  37: "→",
  40: "↑",
  41: "↑",
  132: "⇆",
  133: "⇆",
  140: "∆",
  146: "N",
};
