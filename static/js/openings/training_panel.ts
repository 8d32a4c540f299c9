/** The panel of a repertoire's training: which position, what became of the answer, buttons. */

import { written } from "../chess/figurines.ts";
import type { Standing } from "../learn/types.ts";
import { sooner } from "../learn/words.ts";
import { h } from "../lib/dom.ts";
import { intl } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { keyOf } from "../lib/keys.ts";
import { closeButton } from "../stage/panel_parts.ts";
import type { Side } from "../wire.ts";
import type { Answering, LineTask } from "./lines.ts";
import { lineWords } from "./lines.ts";

interface LinesNow {
  task: LineTask | null;
  answering: Answering;
  /** ms since 1970 when the position comes back, once it has its outcome */
  again: number | null;
  standing: Standing;
}

type Act = (name: string) => void;
const KEY_OF: Record<string, string> = { show: "s", next: "n" };

export function createLinesPanel({ side, act }: { side: Side; act: Act }) {
  const title = h("h1", { class: "drill__title", tabindex: -1 }, t("repertoire-for", { side }));
  const standing = h("p", { class: "training__standing" });
  const body = h("div", { class: "drill__body" });
  const buttons = h("div", { class: "drill__actions" });
  const after = h("div", { class: "training__after" });
  const live = h("div", { class: "visually-hidden", role: "status" });
  const place = h("div", { class: "stage__board" });
  const panel = h(
    "section",
    { class: "drill training", "aria-label": t("repertoire-for", { side }) },
    h(
      "div",
      { class: "training__head" },
      title,
      closeButton(t("repertoire-back"), () => act("leave")),
    ),
    standing,
    body,
    buttons,
    after,
    h("p", { class: "drill__how" }, t("drill-by-hand", { key: keyOf("m") })),
    live,
  );
  return {
    place,
    layout: h(
      "div",
      { class: "position training-screen" },
      h("div", { class: "position__main" }, place),
      h("div", { class: "position__side" }, panel),
    ),
    focus: () => title.focus({ preventScroll: true }),
    update(now: LinesNow) {
      const held = buttons.contains(document.activeElement);
      const { due, fresh } = now.standing;
      standing.textContent = t("season-deck-standing", { due, fresh });
      panel.dataset.phase = now.task ? now.answering.phase : "done";
      const verdict = verdictOf(now);
      body.replaceChildren(...taskOf(now, side), ...feedback(now.answering, verdict));
      buttons.replaceChildren(...buttonsOf(now, act));
      after.replaceChildren(
        now.again ? h("p", {}, t("season-deck-again", { when: sooner(now.again, Date.now()) })) : "",
      );
      live.textContent = verdict;
      const ended = now.answering.phase !== "asking";
      if (held || (ended && document.activeElement === document.body))
        buttons.querySelector("button")?.focus();
    },
  };
}

function taskOf({ task, standing: { next } }: LinesNow, side: Side): HTMLElement[] {
  if (!task) {
    const when = next === null ? null : sooner(next, Date.now());
    return [h("p", { class: "drill__task" }, when ? t("season-deck-next", { when }) : t("repertoire-none"))];
  }
  const line = lineWords(task.line);
  return [
    h("p", { class: "drill__task" }, t("repertoire-question", { side })),
    ...(line ? [h("p", { class: "repertoire__line" }, written(line))] : []),
  ];
}

/** What became of the answer; "" while there is none. */
function verdictOf({ task, answering: { phase, given } }: LinesNow): string {
  if (!task) return "";
  const all = task.moves.map(({ san }) => san);
  const own = intl("ListFormat", { type: "disjunction" }).format(all);
  if (phase === "shown") return t("repertoire-shown", { own });
  if (phase === "asking") return given ? t("repertoire-wrong", { move: given }) : "";
  const others = all.filter((san) => san !== given);
  return others.length
    ? t("repertoire-right-also", {
        move: given ?? "",
        own: intl("ListFormat", { type: "conjunction" }).format(others),
      })
    : t("repertoire-right", { move: given ?? "" });
}

function feedback({ phase }: Answering, words: string): HTMLElement[] {
  const tone = { asking: "bad", solved: "good", shown: "told" }[phase];
  return words
    ? [h("div", { class: "drill__feedback", data: { tone } }, h("p", {}, h("strong", {}, words)))]
    : [];
}

function buttonsOf({ task, answering, standing }: LinesNow, act: Act): HTMLElement[] {
  const button = (name: string, key: string, primary = false) =>
    h(
      "button",
      {
        type: "button",
        class: `button${primary ? " button--primary" : ""}`,
        data: { act: name },
        on: { click: () => act(name) },
      },
      t(key),
      KEY_OF[name] ? h("kbd", { "aria-hidden": "true" }, keyOf(KEY_OF[name])) : null,
    );
  if (!task)
    return [
      ...(standing.next === null ? [] : [button("ahead", "season-deck-ahead")]),
      button("leave", "repertoire-back", true),
    ];
  return answering.phase === "asking"
    ? [button("show", "drill-act-show"), button("skip", "drill-act-skip")]
    : [button("next", "drill-act-next", true)];
}
