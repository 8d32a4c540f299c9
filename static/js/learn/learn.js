/**
 * The way into the drill and out of it. Loads lesson.js when asked for and keeps the address "#learn:white".
 * What the drill is, it does not know.
 */

/** @import { Lesson, LearnFromAddress, LearningOptions } from "../../types/learn" */
/** @import { Side } from "../wire" */

import { say } from "../lib/dialogs.js";
import { sheet } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @type {LearnFromAddress} */
export const learnFromAddress = ({ hash = "" }) => {
  const found = /^#learn(?::(white|black))?(?:$|[#?])/.exec(hash);
  return found ? { side: /** @type {Side | undefined} */ (found[1]) ?? null } : null;
};

export class Learning {
  /** @type {Lesson | null} */
  #lesson = null;
  #asked = 0;
  #options;

  /** @param {LearningOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** @param {Side | null} [side] */
  async open(side = null) {
    if (this.#lesson || !this.#options.state().game) return;
    this.#asked += 1;
    const turn = this.#asked;
    try {
      const [{ beginLesson }] = await Promise.all([import("./lesson.js"), sheet("drill")]);
      if (turn !== this.#asked || this.#lesson) return;
      this.#lesson = beginLesson(this.#options, side ?? this.#options.side(), (ply) => this.close(ply));
    } catch (error) {
      console.error(error);
      say(t("drill-failed"));
    }
  }

  /** @param {number | null} [ply] where the person comes out */
  close(ply = null) {
    this.#asked += 1;
    const lesson = this.#lesson;
    if (!lesson) return;
    this.#lesson = null;
    lesson.end();
    this.#options.left(ply);
    const back = document.querySelector(".move[aria-current], .report__learn");
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  update = () => this.#lesson?.drill.update();

  /**
   * null: not the drill's business. While it is open, only what cannot spoil passes.
   * @param {string} action
   */
  perform(action) {
    if (this.#lesson)
      return action === "flip" || action === "type" ? null : this.#lesson.drill.perform(action);
    if (action !== "learn") return null;
    this.open();
    return true;
  }
}
