/**
 * The way into a lesson and out of it. Loads lesson.ts when asked for and keeps the address "#learn:white" or
 * "#guess:white". What is done there, it does not know.
 */

import { say } from "../lib/dialogs.ts";
import { sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { LessonKind } from "../panels/types.ts";
import type { Side } from "../wire.ts";
import type { DrillOptions, ExerciseKind, LearningOptions, Lesson } from "./types.ts";

const EXERCISES: Record<LessonKind, () => Promise<ExerciseKind>> = {
  learn: async () => (await import("./drill.ts")).Drill,
  guess: async () => (await import("./guess.ts")).Guess,
};

interface Asked {
  kind: LessonKind;
  side: Side | null;
}

export const learnFromAddress = ({ hash = "" }: { hash?: string }): Asked | null => {
  const found = /^#(learn|guess)(?::(white|black))?(?:$|[#?])/.exec(hash);
  return found ? { kind: found[1] as LessonKind, side: (found[2] as Side | undefined) ?? null } : null;
};

export class Learning {
  #lesson: Lesson | null = null;
  #asked = 0;
  #options;

  constructor(options: LearningOptions) {
    this.#options = options;
  }

  async open(kind: LessonKind = "learn", side: Side | null = null) {
    if (this.#lesson || this.#options.stage.isLent() || !this.#options.state().game) return;
    this.#asked += 1;
    const turn = this.#asked;
    try {
      const [{ beginLesson }, exercise] = await Promise.all([
        import("./lesson.ts"),
        EXERCISES[kind](),
        sheet("drill"),
      ]);
      if (turn !== this.#asked || this.#lesson) return;
      const leave: DrillOptions["leave"] = (ply, plays) => this.close(ply, plays);
      this.#lesson = beginLesson(kind, exercise, this.#options, side ?? this.#options.side(), leave);
    } catch (error) {
      console.error(error);
      say(t("error-offline"));
    }
  }

  /** @param ply where the person comes out; `plays`: the side with which they play on from there */
  close(ply: number | null = null, plays: Side | null = null) {
    this.#asked += 1;
    const lesson = this.#lesson;
    if (!lesson) return;
    this.#lesson = null;
    lesson.end();
    this.#options.left(ply);
    if (plays) return this.#options.play(plays);
    const places = document.querySelectorAll<HTMLElement>(".move[aria-current], .report__learn, .tabs__item");
    [...places].find((place) => place.checkVisibility())?.focus({ preventScroll: true });
  }

  update = () => this.#lesson?.exercise.update();

  /** null: not a lesson's business. While it is open, only what cannot spoil passes. */
  perform(action: string) {
    if (this.#lesson)
      return action === "flip" || action === "type" ? null : this.#lesson.exercise.perform(action);
    if (action !== "learn") return null;
    this.open();
    return true;
  }
}
