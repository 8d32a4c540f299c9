/**
 * Reads a review aloud with the browser's own speech: each place that the reader goes to; hands free, one
 * after the other. Loaded when it is asked for.
 */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { aloudWords } from "../panels/aloud_words.ts";
import type { Stage } from "../stage/stage.ts";
import type { Begun } from "../state/types.ts";

interface AloudOptions {
  stage: Stage;
  state(): Begun;
  place(bar: HTMLElement): void;
}

/** As much of the browser's speech as it needs. */
type Speech = Pick<SpeechSynthesis, "speak" | "cancel">;

export class Aloud {
  #options;
  #speech;
  #open = false;
  /** what is being read: what was cut off leads nowhere; and Chrome forgets an utterance that nobody holds */
  #said: SpeechSynthesisUtterance | null = null;
  #free = h("input", { type: "checkbox", on: { change: () => this.#read() } });
  #moments = h("input", { type: "checkbox", checked: true });
  #bar = h(
    "div",
    { class: "aloud", role: "group", "aria-label": t("aloud-title") },
    h("strong", {}, t("aloud-title")),
    h("label", {}, this.#free, t("aloud-free")),
    h("label", {}, this.#moments, t("aloud-moments")),
    h(
      "button",
      { type: "button", class: "button button--small", on: { click: () => this.#read() } },
      t("aloud-again"),
    ),
    h(
      "button",
      {
        type: "button",
        class: "button button--icon button--quiet",
        "aria-label": t("dialog-close"),
        on: { click: () => this.close() },
      },
      icon("close"),
    ),
  );

  constructor(options: AloudOptions, speech: Speech = speechSynthesis) {
    this.#options = options;
    this.#speech = speech;
    options.stage.on("view", () => this.#read());
  }

  open() {
    this.#open = true;
    this.#options.place(this.#bar);
    this.#free.focus();
    this.#read();
  }

  #read() {
    this.#said = null;
    this.#speech.cancel();
    if (!this.#open) return;
    const { stage, state } = this.#options;
    const speech = new SpeechSynthesisUtterance(aloudWords(state(), stage.view()));
    speech.lang = t("language-locale");
    speech.onend = () => speech === this.#said && this.#goOn();
    this.#said = speech;
    this.#speech.speak(speech);
  }

  /** Hands free: the next place, which is read in its turn; at the end it stops. */
  #goOn() {
    if (this.#free.checked && !this.#options.stage.perform(this.#moments.checked ? "nextKey" : "next"))
      this.#free.checked = false;
  }

  close() {
    this.#open = false;
    this.#read();
    this.#bar.remove();
  }
}
