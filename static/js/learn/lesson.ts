/**
 * Makes room on the page for an exercise, so that nothing can spoil, lends it keys and address, and gives all
 * back. Loaded when somebody learns.
 */

import { listen } from "../lib/keys.ts";
import type { Side } from "../wire.ts";
import type { ExerciseKind, LearningOptions, Lesson, LessonKind } from "./types.ts";

/** An exercise's own keys, beside those of the page. */
const KEYS = { h: "hint", s: "show", r: "retry", w: "why" };

export const beginLesson = (
  kind: LessonKind,
  Kind: ExerciseKind,
  { element, stage, state }: LearningOptions,
  side: Side | null,
  leave: (ply: number | null) => void,
): Lesson => {
  const options = { stage, state, side, onSide: (side: Side) => address(kind, side), leave };
  const exercise = new Kind(options);
  const restore = makeRoom(element(), stage.parts.board, exercise.element);
  const unlisten = listen((action) => exercise.act(action), KEYS);
  exercise.focus();
  return {
    exercise,
    end() {
      unlisten();
      restore();
      exercise.close();
    },
  };
};

const address = (kind: LessonKind, side: Side) =>
  history.replaceState(history.state, "", `${location.pathname}#${kind}:${side}`);

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
