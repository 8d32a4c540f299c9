/**
 * Makes room on the page for the drill, so that nothing can spoil, lends it keys and address, and gives all
 * back. Loaded when somebody learns.
 */

import { listen } from "../lib/keys.ts";
import type { Side } from "../wire.ts";
import { Drill } from "./drill.ts";
import type { LearningOptions, Lesson } from "./types.ts";

/** The drill's own keys, beside those of the page. */
const KEYS = { h: "hint", s: "show", r: "retry", w: "why" };

export const beginLesson = (
  { element, stage, state }: LearningOptions,
  side: Side | null,
  leave: (ply: number | null) => void,
): Lesson => {
  const drill = new Drill({ stage, state, side, onSide: address, leave });
  const restore = makeRoom(element(), stage.parts.board, drill.element);
  const unlisten = listen((action) => drill.act(action), KEYS);
  drill.focus();
  return {
    drill,
    end() {
      unlisten();
      restore();
      drill.close();
    },
  };
};

const address = (side: Side) => history.replaceState(history.state, "", `${location.pathname}#learn:${side}`);

/** Take away all that speaks of the game, and put the panel there. */
const makeRoom = (review: HTMLElement, board: HTMLElement, panel: HTMLElement): (() => void) => {
  const side = review.querySelector(".review__side");
  const gone = [
    ...[...(board.parentElement?.children ?? [])].filter((part) => part !== board),
    ...(side?.children ?? []),
  ];
  const marks = gone.map((part) => {
    const mark = document.createComment("");
    part.replaceWith(mark);
    return { mark, part };
  });
  side?.append(panel);
  review.classList.add("is-learning");
  return () => {
    panel.remove();
    for (const { mark, part } of marks) mark.replaceWith(part);
    review.classList.remove("is-learning");
  };
};
