/**
 * What people play in the position on the board, beside the engine's lines: the likeliest moves at a rating.
 * A move stands on the board while it is pointed at; a press plays it. One stop of the Tab key.
 */

import type { Rules } from "../board/types.ts";
import { written } from "../chess/figurines.ts";
import { h } from "../lib/dom.ts";
import { percent } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { walk } from "../lib/keys.ts";
import { Answers } from "../net/answers.ts";
import { askPeople } from "../net/api.ts";
import { createLevel } from "../panels/level.ts";
import type { Stage } from "../stage/stage.ts";
import type { Begun, View } from "../state/types.ts";
import type { PeopleHere } from "../wire.ts";
import type { PeopleAsked, PeopleRow } from "./people_look.ts";
import { peopleAsked, peopleRows } from "./people_look.ts";

export class People {
  readonly element: HTMLElement;
  #stage;
  #now: { place: PeopleAsked | null; headers: Record<string, string>; rules: Rules | null; shown: string } = {
    place: null,
    headers: {},
    rules: null,
    shown: "",
  };
  #rows = h("ol", { class: "explore__people" });
  #note = h("p", { class: "explore__note" }, t("people-say"));
  #level = createLevel(() => this.#draw());
  #answers = new Answers<PeopleHere>({
    ask: (key, signal) => askPeople(JSON.parse(key), signal),
    tell: () => this.#draw(),
  });

  constructor(stage: Stage) {
    this.#stage = stage;
    const title = h("h3", {}, t("people-title"));
    const head = h("div", { class: "explore__people-head" }, title, this.#level.element);
    this.element = h(
      "section",
      { "aria-label": t("people-title"), hidden: true },
      head,
      this.#rows,
      this.#note,
    );
    this.#rows.addEventListener("keydown", (event) =>
      walk(event, [...this.#rows.querySelectorAll("button")]),
    );
  }

  /** A person looks at this position. */
  look(state: Begun, view: View, rules: Rules) {
    Object.assign(this.#now, { place: peopleAsked(state, view), headers: state.game.headers, rules });
    this.#draw();
  }

  /** Nobody looks any more. */
  stop() {
    this.#answers.look(null);
  }

  #draw() {
    const { place, headers } = this.#now;
    const rating = place && this.#level.update(headers, place.side);
    const key = place && JSON.stringify(place.asked); // without a rating too: whether anybody can say
    this.#answers.look(key);
    const answer = key === null ? undefined : this.#answers.known(key);
    const isNothing = !place || answer === null || answer?.moves.length === 0;
    if (isNothing || answer) this.element.hidden = isNothing; // while it is asked it stays as it was
    this.#note.hidden = Boolean(rating);
    this.#rows.hidden = !rating;
    this.#rows.setAttribute("aria-busy", String(!answer)); // what was there keeps its room and the focus
    if (place && answer && rating) this.#drawRows(place.fen, peopleRows(answer, rating.value));
  }

  #drawRows(fen: string, rows: PeopleRow[]) {
    const key = JSON.stringify([fen, rows]);
    if (key === this.#now.shown) return;
    this.#now.shown = key;
    const held = this.#rows.contains(document.activeElement);
    this.#rows.replaceChildren(...rows.map((row, index) => h("li", {}, this.#button(fen, row, index))));
    if (held) this.#rows.querySelector("button")?.focus();
  }

  #button(fen: string, { uci, san, share }: PeopleRow, index: number) {
    const button = h(
      "button",
      { type: "button", class: "explore__person", tabindex: index ? -1 : 0, style: { "--share": share } },
      h("span", { class: "explore__person-move" }, written(san)),
      h("span", { class: "explore__person-bar", "aria-hidden": "true" }),
      h("span", { class: "explore__person-share" }, percent(share)),
    );
    const node = () => (fen === this.#now.place?.fen && this.#now.rules?.play(fen, uci)) || null;
    const show = (on: boolean) => this.#stage.peek(on ? node() : null);
    button.addEventListener("pointerenter", ({ pointerType }) => pointerType !== "touch" && show(true));
    button.addEventListener("pointerleave", () => show(false));
    button.addEventListener("focus", () => button.matches(":focus-visible") && show(true));
    button.addEventListener("blur", () => show(false));
    button.addEventListener("click", () => {
      show(false);
      const played = node();
      if (played) this.#stage.try(played);
    });
    return button;
  }
}
