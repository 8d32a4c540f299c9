/** Where the clocks are told of: places that fill once their words are loaded, which games with clocks do. */

import { FAULTS } from "../chess/classes.ts";
import { h } from "../lib/dom.ts";
import { hasClocks } from "../state/times.ts";
import type { Begun } from "../state/types.ts";

function place({ game }: Begun, words: (loaded: typeof import("./time_words.ts")) => string) {
  if (!hasClocks(game)) return null;
  const element = h("span", { class: "times" });
  import("./time_words.ts").then(
    (loaded) => {
      element.textContent = words(loaded);
    },
    () => {}, // offline: what is drawn next asks again
  );
  return element;
}

/** How long the fault of a ply took, and what was left; null for any other move, and without clocks. */
export function timePlace(state: Begun, ply: number) {
  const { classification } = state.moves[ply - 1] ?? {};
  if (!classification || !FAULTS.includes(classification)) return null;
  return place(state, ({ timeWords }) => timeWords(state, ply));
}

/** How many faults were made in time trouble; null without clocks. */
export const troublesPlace = (state: Begun) => place(state, ({ troublesWords }) => troublesWords(state));
