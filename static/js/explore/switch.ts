/** The engine in the browser on and off: its panel comes and goes. Loaded when somebody asks for it. */

import { t } from "../lib/i18n.ts";
import { Panel } from "./panel.ts";
import type { ExploringOptions } from "./types.ts";

/** `button` shows whether the engine is on. */
type SwitchOptions = ExploringOptions & { button: HTMLElement };

export class Switch {
  #on = false;
  #options;
  #panel;

  constructor(options: SwitchOptions) {
    const { stage, state } = options;
    this.#options = options;
    this.#panel = new Panel({
      stage,
      state,
      close: () => this.close(),
      fault: (error) => this.#fault(error),
    });
  }

  async perform(action: "engine" | "threat") {
    if (action === "engine" || !this.#on) await this.#toggle();
    if (action === "threat" && this.#on) this.#panel.threat();
  }

  /** A fault is a sentence and the button goes back. */
  async #toggle() {
    if (this.#on) return this.close();
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
    this.close();
    if (error instanceof TypeError) this.#options.say(t("explore-offline"));
    else this.#options.say(error instanceof Error ? error.message : t("explore-failed"));
  }

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
    this.#options.button.setAttribute("aria-pressed", String(on));
  }
}
