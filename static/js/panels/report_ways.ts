/** What a reader can do from a review's own report: start the walk, learn, choose the accuracy. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { askedOf, defaultSide } from "../state/askable.ts";
import { drillsMild } from "../state/settings.ts";
import type { Begun } from "../state/types.ts";
import { keyMoments } from "../state/view.ts";
import type { Kind, LessonKind, Me, Ways } from "./types.ts";

interface WaysOptions {
  start(): void;
  learn(kind: LessonKind): void;
  setKind(kind: Kind): void;
}

const KINDS: Kind[] = ["kibitz", "lichess"];

export const createWays = ({ start, learn, setKind }: WaysOptions): Ways => ({
  buttons: (state, me) => [startButton(state, start), learnButtons(state, me, learn)],
  kinds: (kind) => kinds(kind, setKind),
  mark: drillsMild,
});

function startButton(state: Begun, start: () => void): HTMLElement {
  const count = keyMoments(state).length;
  return h(
    "button",
    { class: "button button--primary report__start", type: "button", disabled: !count, on: { click: start } },
    icon("play", 18),
    count || state.status !== "done" ? t("report-start") : t("report-no-moments"),
    count ? h("span", { class: "button__note" }, t("report-moments-count", { count })) : null,
  );
}

/** The ways into a lesson; the drill's with the number of positions, of one's own side if that is known. */
function learnButtons(state: Begun, me: Me, learn: (kind: LessonKind) => void): HTMLElement {
  const mild = drillsMild();
  const count = askedOf(state, me === null || me === "none" ? defaultSide(state, mild) : me, mild).length;
  const button = (kind: LessonKind, ...words: (HTMLElement | SVGElement | string | null)[]) =>
    h("button", { class: "button report__learn", type: "button", on: { click: () => learn(kind) } }, words);
  return h(
    "div",
    { class: "report__lessons" },
    button(
      "learn",
      icon("bulb", 18),
      t("drill-title"),
      count ? h("span", { class: "button__note" }, t("drill-start-note", { count })) : null,
    ),
    button("guess", t("guess-title")),
  );
}

/** Whose accuracy is shown. */
function kinds(kind: Kind, setKind: (kind: Kind) => void): HTMLElement {
  return h(
    "div",
    { class: "report__kind" },
    h("h2", {}, t("report-kind")),
    h(
      "div",
      { class: "segmented", role: "group", "aria-label": t("report-kind") },
      KINDS.map((id) =>
        h(
          "button",
          {
            type: "button",
            class: "segmented__item",
            "aria-pressed": String(kind === id),
            on: { click: () => setKind(id) },
          },
          t(`report-${id}`),
        ),
      ),
    ),
  );
}
