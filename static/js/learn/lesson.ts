/**
 * Makes room on the page for an exercise, so that nothing can spoil, lends it keys and address, and gives all
 * back. Loaded when somebody learns.
 */

import { listen } from "../lib/keys.ts";
import type { LessonKind } from "../panels/types.ts";
import { makeRoom } from "../stage/make_room.ts";
import type { Side } from "../wire.ts";
import type { DrillOptions, ExerciseKind, LearningOptions, Lesson } from "./types.ts";

/** An exercise's own keys, beside those of the page. */
const KEYS = { h: "hint", s: "show", r: "retry", w: "why", o: "play" };

export const beginLesson = (
  kind: LessonKind,
  Kind: ExerciseKind,
  { element, stage, state }: LearningOptions,
  side: Side | null,
  leave: DrillOptions["leave"],
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
