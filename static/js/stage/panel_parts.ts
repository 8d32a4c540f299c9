/** What the panels that have the page to themselves share: a drill, guessing, a training, playing on. */

import { h } from "../lib/dom.ts";
import { icon } from "../lib/icons.ts";
import type { Side } from "../wire.ts";

/** What a button of such a panel does, by name. */
export type Act = (name: string) => void;

/** A side's button. */
export const sideButton = (
  side: Side,
  words: string,
  { pressed, choose }: { pressed: boolean; choose(side: Side): void },
): HTMLElement =>
  h(
    "button",
    {
      type: "button",
      class: "segmented__item",
      "aria-pressed": String(pressed),
      on: { click: () => choose(side) },
    },
    h("span", { class: "player__chip", data: { side }, "aria-hidden": "true" }),
    words,
  );

/** The way out, in the head of such a panel. */
export const closeButton = (words: string, close: () => void): HTMLElement =>
  h(
    "button",
    {
      type: "button",
      class: "button button--icon button--quiet drill__close",
      "aria-label": words,
      title: words,
      on: { click: close },
    },
    icon("close"),
  );
