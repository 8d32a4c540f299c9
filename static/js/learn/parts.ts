/** What the panels of exercises share: their buttons, and how a screen reader hears of a change. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { keyOf } from "../lib/keys.ts";
import type { Side } from "../wire.ts";
import type { ButtonOf } from "./types.ts";

export type Act = (name: string) => void;

/** Milliseconds until a screen reader knows a region that has just come. */
const HEARD_AFTER = 250;

/** Keys that stand beside the buttons; lesson.ts listens. */
const KEY_OF: Record<string, string> = { hint: "h", show: "s", next: "n", retry: "r", why: "w", play: "o" };

export const button = ([name, primary, move = ""]: ButtonOf, act: Act): HTMLElement => {
  const what = name === "skip" || name === "finish" ? "next" : name === "why-played" ? "why" : name;
  const key = KEY_OF[what];
  return h(
    "button",
    {
      type: "button",
      class: `button${primary ? " button--primary" : ""}`,
      data: { act: name },
      on: { click: () => act(what) },
    },
    t(name === "leave" ? "move-back" : `drill-act-${name}`, { move }),
    key ? h("kbd", { "aria-hidden": "true" }, keyOf(key)) : null,
  );
};

/** A side's button in the head of a drill. */
export const sideButton = (
  side: Side,
  words: string,
  { pressed, act }: { pressed: boolean; act: Act },
): HTMLElement =>
  h(
    "button",
    {
      type: "button",
      class: "segmented__item",
      "aria-pressed": String(pressed),
      on: { click: () => act(side) },
    },
    h("span", { class: "player__chip", data: { side }, "aria-hidden": "true" }),
    words,
  );

/** The way out, in the head of a drill or a training. */
export const closeButton = (words: string, act: Act): HTMLElement =>
  h(
    "button",
    {
      type: "button",
      class: "button button--icon button--quiet drill__close",
      "aria-label": words,
      title: words,
      on: { click: () => act("leave") },
    },
    icon("close"),
  );

/** A screen reader hears a change only in a region that was there before it. */
export const tell = (live: HTMLElement, text: string): void => {
  if (live.isConnected) live.textContent = text;
  else
    setTimeout(() => {
      live.textContent ||= text;
    }, HEARD_AFTER);
};
