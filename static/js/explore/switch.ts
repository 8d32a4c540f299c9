/** The engine in the browser on and off: its panel comes and goes. Loaded when somebody asks for it. */

import { t } from "../lib/i18n.ts";
import { loadVisit, saveVisit } from "../lib/storage.ts";
import { Panel } from "./panel.ts";
import type { ExploringOptions } from "./types.ts";

/** `button` shows whether the engine is on. */
type SwitchOptions = ExploringOptions & { button: HTMLElement };

/** Kept for the visit: a person has shut the engine. */
const SHUT = "engine-shut";

export class Switch {
  #on = false;
  /** it was opened for a move of one's own */
  #leaves = false;
  #options;
  #panel;

  constructor(options: SwitchOptions) {
    const { stage, state } = options;
    this.#options = options;
    this.#panel = new Panel({
      stage,
      state,
      close: () => this.#shut(),
      fault: (error) => this.#fault(error),
    });
    stage.on("view", ({ branch }) => {
      if (this.#leaves && !branch) this.close();
    });
  }

  async perform(action: "engine" | "threat") {
    if (action === "engine" && this.#on) return this.#shut();
    saveVisit(SHUT, null);
    await this.#open();
    if (action === "threat" && this.#on) this.#panel.threat();
  }

  /**
   * On for a move of one's own, until the board is back in the game; not if a person has shut the engine
   * during this visit, nor where data is to be saved.
   */
  async judge() {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (this.#on || loadVisit(SHUT, false) || connection?.saveData) return;
    this.#leaves = true;
    await this.#open();
  }

  #shut() {
    saveVisit(SHUT, true);
    this.close();
  }

  /** A fault is a sentence and the button goes back. */
  async #open() {
    if (this.#on) return;
    this.#mark(true);
    try {
      this.#options.place(this.#panel.element);
      await this.#panel.start();
      if (!this.#on) return this.#panel.stop();
      this.#options.stage.revealMove(); // the list has become shorter
    } catch (error) {
      this.#fault(error);
    }
  }

  /** @param error a TypeError: a module did not come */
  #fault(error: unknown) {
    if (this.#leaves) saveVisit(SHUT, true); // said once, not at every move
    this.close();
    if (error instanceof TypeError) this.#options.say(t("explore-offline"));
    else this.#options.say(error instanceof Error ? error.message : t("explore-failed"));
  }

  isOn = () => this.#on;

  /** One move on along the first live line, null while it is off. */
  further() {
    return this.#on ? this.#panel.further() : null;
  }

  /** Off. */
  close() {
    this.#panel.stop();
    this.#panel.element.remove();
    if (this.#on) this.#options.stage.revealMove();
    this.#mark(false);
  }

  #mark(on: boolean) {
    this.#on = on;
    if (!on) this.#leaves = false;
    this.#options.button.setAttribute("aria-pressed", String(on));
  }
}
