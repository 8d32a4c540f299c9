/**
 * The way into the drill and out of it. Loads lesson.ts when asked for and keeps the address "#learn:white".
 * What the drill is, it does not know.
 */

import { say } from "../lib/dialogs.ts";
import { sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Side } from "../wire.ts";
import type { LearningOptions, Lesson } from "./types.ts";

export const learnFromAddress = ({ hash = "" }: { hash?: string }): { side: Side | null } | null => {
  const found = /^#learn(?::(white|black))?(?:$|[#?])/.exec(hash);
  return found ? { side: (found[1] as Side | undefined) ?? null } : null;
};

export class Learning {
  #lesson: Lesson | null = null;
  #asked = 0;
  #options;

  constructor(options: LearningOptions) {
    this.#options = options;
  }

  async open(side: Side | null = null) {
    if (this.#lesson || this.#options.stage.isLent() || !this.#options.state().game) return;
    this.#asked += 1;
    const turn = this.#asked;
    try {
      const [{ beginLesson }] = await Promise.all([import("./lesson.ts"), sheet("drill")]);
      if (turn !== this.#asked || this.#lesson) return;
      this.#lesson = beginLesson(this.#options, side ?? this.#options.side(), (ply, plays) =>
        this.close(ply, plays),
      );
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
    const back = document.querySelector(".move[aria-current], .report__learn");
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  update = () => this.#lesson?.drill.update();

  /** null: not the drill's business. While it is open, only what cannot spoil passes. */
  perform(action: string) {
    if (this.#lesson)
      return action === "flip" || action === "type" ? null : this.#lesson.drill.perform(action);
    if (action !== "learn") return null;
    this.open();
    return true;
  }
}
