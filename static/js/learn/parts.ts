/** What the panels of exercises share: head, buttons, and how a screen reader hears of a change. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { keyOf } from "../lib/keys.ts";
import type { Act } from "../stage/panel_parts.ts";
import { closeButton } from "../stage/panel_parts.ts";
import type { ButtonOf } from "./types.ts";

/** Milliseconds until a screen reader knows a region that has just come. */
const HEARD_AFTER = 250;

/** Keys that stand beside the buttons; lesson.ts listens. */
const KEY_OF: Record<string, string> = { hint: "h", show: "s", next: "n", retry: "r", why: "w", play: "o" };

/** The head: `title`, `sides` to choose from, `at`: how far one is, and the way out. */
export const createHead = (words: { title: string; sides: string }, act: Act) => {
  const title = h("h2", { class: "drill__title", tabindex: -1 }, words.title);
  const sides = h("div", { class: "drill__sides segmented", role: "group", "aria-label": words.sides });
  const at = h("span", { class: "drill__place" });
  const close = closeButton(t("drill-leave"), () => act("leave"));
  return { element: h("div", { class: "drill__head" }, title, sides, at, close), title, sides, at };
};

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

/** A screen reader hears a change only in a region that was there before it. */
export const tell = (live: HTMLElement, text: string): void => {
  if (live.isConnected) live.textContent = text;
  else
    setTimeout(() => {
      live.textContent ||= text;
    }, HEARD_AFTER);
};
