/** The panel of a game that is played out: the choice, the moves, what is said, the buttons. */

import { written } from "../chess/figurines.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { closeButton, sideButton } from "../stage/panel_parts.ts";
import type { Side } from "../wire.ts";
import { opponentName, playedLine } from "./play_game.ts";
import { buttonsOf, saidOf, taskWords } from "./play_look.ts";
import type { Against, PlayAct, PlayMemory } from "./types.ts";

interface PlayPanelOptions {
  act(name: PlayAct): void;
  side(side: Side): void;
  against(against: Against): void;
}

const SIDES: Side[] = ["white", "black"];
/** What takes the keyboard in the choice. */
const CHOOSERS = "button, select";

export const createPlayPanel = (options: PlayPanelOptions) => {
  const { act } = options;
  const title = h("h2", { class: "drill__title", tabindex: -1 }, t("play-title"));
  const body = h("div", { class: "drill__body" });
  const said = h("div", { class: "drill__body", role: "status" });
  const actions = h("div", { class: "drill__actions" });
  const element = h(
    "section",
    { class: "drill play", "aria-label": t("play-title") },
    h(
      "div",
      { class: "play__head" },
      title,
      closeButton(t("play-leave"), () => act("leave")),
    ),
    body,
    said,
    actions,
  );
  let shown = "";
  let told = "";
  return {
    element,
    focus: () => title.focus({ preventScroll: true }),
    update(now: PlayMemory) {
      const key = JSON.stringify(now);
      if (key === shown) return;
      shown = key;
      element.dataset.phase = now.game ? "playing" : "choosing";
      const at = [...body.querySelectorAll(CHOOSERS)].indexOf(document.activeElement ?? body);
      body.replaceChildren(...(now.game ? gameOf(now.game) : choice(now, options)));
      body.querySelectorAll<HTMLElement>(CHOOSERS)[at]?.focus({ preventScroll: true });
      body.lastElementChild?.scrollTo?.(0, Number.MAX_SAFE_INTEGER); // the moves: the last are in view
      const spoken = saidOf(now);
      if (told !== JSON.stringify(spoken)) said.replaceChildren(...feedback(spoken)); // or it is read again
      told = JSON.stringify(spoken);
      const held = actions.contains(document.activeElement);
      actions.replaceChildren(...buttonsOf(now).map(([name, primary]) => button(name, primary, act)));
      if (held) actions.querySelector("button")?.focus({ preventScroll: true });
    },
  };
};

const button = (name: PlayAct, primary: boolean, act: PlayPanelOptions["act"]) =>
  h(
    "button",
    {
      type: "button",
      class: `button${primary ? " button--primary" : ""}`,
      data: { act: name },
      on: { click: () => act(name) },
    },
    t(`play-act-${name}`),
  );

/** Which side, and against whom. */
const choice = ({ side, against, choices, end }: PlayMemory, options: PlayPanelOptions): HTMLElement[] => {
  if (end) return [];
  const sides = SIDES.map((each) =>
    sideButton(each, t(`side-${each}`), { pressed: each === side, choose: options.side }),
  );
  const select = h(
    "select",
    {
      class: "play__against",
      on: { change: () => options.against(Number(select.value) || (select.value as Against)) },
    },
    choices.map((each) =>
      h("option", { value: String(each), selected: each === against }, opponentName(each)),
    ),
  );
  return [
    h(
      "div",
      { class: "play__row", role: "group", "aria-label": t("play-side") },
      h("span", {}, t("play-side")),
      h("div", { class: "segmented play__sides" }, sides),
    ),
    h("label", { class: "play__row" }, h("span", {}, t("play-against")), select),
    h("p", { class: "play__how" }, t(`play-how-${typeof against === "number" ? "rated" : against}`)),
  ];
};

const gameOf = (game: NonNullable<PlayMemory["game"]>): HTMLElement[] => [
  h("p", { class: "drill__task" }, taskWords(game)),
  h("p", { class: "play__moves", tabindex: 0, "aria-label": t("play-moves") }, written(playedLine(game))),
];

const feedback = (spoken: ReturnType<typeof saidOf>): HTMLElement[] => {
  if (!spoken) return [];
  const { tone, words, more } = spoken;
  const text = h("p", {}, h("strong", {}, words), more ? h("small", {}, more) : null);
  return [h("div", { class: "drill__feedback", data: { tone } }, text)];
};
