/**
 * The eleven classes of moves: glyph, NAG and the strokes of their badge; name and article are the catalogue's
 * (`class-<id>`, `verdict-<id>`). The one place that knows them; the colours are custom properties `--class-<id>`, `--class-<id>-glyph`, `--class-<id>-ink` in css/theme.css.
 */

import { t } from "../lib/i18n.js";

const bang = (x) => [
  { d: `M${x} 5.4V13.2`, width: 3.3 },
  { d: `M${x} 18.3h.01`, width: 3.9 },
];
const query = (x, wide = 1) => [
  {
    d: `M${x - 2.9 * wide} 8.2C${x - 2.9 * wide} 3.9 ${x + 3.1 * wide} 4.2 ${x + 3.1 * wide} 8.3C${x + 3.1 * wide} 11 ${x} 10.8 ${x} 13.6`,
    width: 2.7,
  },
  { d: `M${x} 18.3h.01`, width: 3.7 },
];

/** By id, in the order of the report card. `notable`: worth a dot on the graph. */
export const CLASSES = {
  brilliant: { glyph: "!!", nag: 3, notable: true, strokes: [...bang(8.4), ...bang(15.6)] },
  critical: { glyph: "!", nag: 1, notable: true, strokes: bang(12) },
  best: {
    glyph: "★",
    nag: null,
    strokes: [{ d: "M12 4.4l2.3 4.9 5.3.7-3.9 3.7 1 5.3-4.7-2.6L7.3 19l1-5.3L4.4 10l5.3-.7z", fill: true }],
  },
  excellent: { glyph: "✓", nag: null, strokes: [{ d: "M6.6 12.6l3.8 3.9 7.2-8.6", width: 3 }] },
  okay: { glyph: "•", nag: null, strokes: [{ d: "M12 12h.01", width: 7 }] },
  inaccuracy: { glyph: "?!", nag: 6, notable: true, strokes: [...query(8.9, 0.9), ...bang(16.7)] },
  mistake: { glyph: "?", nag: 2, notable: true, strokes: query(12) },
  blunder: { glyph: "??", nag: 4, notable: true, strokes: [...query(7.9, 0.85), ...query(16.1, 0.85)] },
  risky: { glyph: "!?", nag: 5, notable: true, strokes: [...bang(7.4), ...query(15, 0.9)] },
  theory: {
    glyph: "📖",
    nag: null,
    strokes: [
      {
        d: "M12 7.6C10 6.2 7.6 5.8 5 6v10.6c2.6-.2 5 .2 7 1.6 2-1.4 4.4-1.8 7-1.6V6c-2.6-.2-5 .2-7 1.6zM12 7.6v10.4",
        width: 2,
      },
    ],
  },
  forced: { glyph: "→", nag: null, strokes: [{ d: "M5.6 12h12M12.8 7l5 5-5 5", width: 2.8 }] },
};

/** All ids in order. */
export const CLASS_IDS = Object.keys(CLASSES);

for (const id of CLASS_IDS) {
  Object.defineProperties(CLASSES[id], {
    name: { get: () => t(`class-${id}`) }, // "Blunder"
    article: { get: () => t(`verdict-${id}`) }, // "a blunder"
  });
}

/** The text behind a NAG number as people write it: 1 -> "!"; null for those without a sign. */
export function nagSign(nag) {
  return NAG_SIGNS[nag] ?? null;
}

const NAG_SIGNS = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: "=",
  13: "∞",
  14: "⩲",
  15: "⩱",
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
