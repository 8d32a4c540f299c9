/** The panel beside the board of a season's training: the question, the buttons, what is due, the file. */

import { content } from "../learn/panel.ts";
import { button, tell } from "../learn/parts.ts";
import type { Standing } from "../learn/types.ts";
import { buttonsOf, sooner, spokenOf } from "../learn/words.ts";
import { h } from "../lib/dom.ts";
import { date } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { keyOf } from "../lib/keys.ts";
import { closeButton } from "../stage/panel_parts.ts";
import type { Stage } from "../stage/stage.ts";
import type { MoveNode } from "../state/types.ts";
import type { Season } from "../wire.ts";
import { hrefOf } from "./figures.ts";
import type { TrainingMemory } from "./types.ts";
import { kindName } from "./words.ts";

interface TrainingPanelOptions {
  season: Season;
  act(name: string): void;
  choose(kind: string): void;
  peek(node: MoveNode | null): void;
  /** the text of a file of progress */
  take(text: string): void;
}

/** What the panel of the training draws. `total`: tasks of all kinds. */
export interface Drawn extends TrainingMemory {
  kind: string;
  total: number;
  kinds: { kind: string; count: number }[];
  standing: Standing;
}

export function createTrainingPanel(options: TrainingPanelOptions) {
  const { act, peek } = options;
  const title = h("h1", { class: "drill__title", tabindex: -1 }, t("season-deck"));
  const select = h("select", {
    "aria-label": t("season-deck-kind"),
    on: { change: () => options.choose(select.value) },
  });
  const standing = h("p", { class: "training__standing" });
  const body = h("div", { class: "drill__body" });
  const buttons = h("div", { class: "drill__actions" });
  const after = h("div", { class: "training__after" });
  const live = h("div", { class: "visually-hidden", role: "status" });
  const panel = h(
    "section",
    { class: "drill training", "aria-label": t("season-deck") },
    h(
      "div",
      { class: "training__head" },
      title,
      closeButton(t("season-deck-back"), () => act("leave")),
    ),
    h("div", { class: "training__choice" }, select, standing),
    body,
    buttons,
    after,
    h("p", { class: "drill__how" }, t("drill-by-hand", { key: keyOf("m") })),
    foot(options),
    live,
  );
  return {
    layout: ({ board }: Stage["parts"]) =>
      h(
        "div",
        { class: "position training-screen" },
        h("div", { class: "position__main" }, board),
        h("div", { class: "position__side" }, panel),
      ),
    update(now: Drawn) {
      const held = buttons.contains(document.activeElement);
      fillKinds(select, now);
      const { due, fresh } = now.standing;
      standing.textContent = t("season-deck-standing", { due, fresh });
      panel.dataset.phase = now.session?.phase ?? (now.task ? "loading" : "done");
      body.replaceChildren(...bodyOf(now, options));
      buttons.replaceChildren(...buttonsFor(now, act));
      after.replaceChildren(...afterOf(now, options));
      if (now.session && now.state) tell(live, spokenOf(now.state, now.session, now.explained));
      if (held) buttons.querySelector("button")?.focus();
    },
    focus: () => title.focus({ preventScroll: true }),
    focusAfter() {
      if (document.activeElement === document.body)
        buttons.querySelector("button")?.focus({ preventScroll: true });
    },
  };

  function bodyOf(
    { state, session, explained, task, standing: { next, all } }: Drawn,
    own: TrainingPanelOptions,
  ) {
    if (state && session) return content(state, session, { explained, peek, act: own.act });
    if (task) return [h("p", { class: "drill__task" }, t("wait-loading"))];
    const words =
      next === null || !all
        ? t("season-deck-nothing")
        : t("season-deck-next", { when: sooner(next, Date.now()) });
    return [h("p", { class: "drill__task" }, words)];
  }
}

function buttonsFor(
  { state, session, explained, task, standing }: Drawn,
  act: (name: string) => void,
): HTMLElement[] {
  const plain = (name: string, key: string) =>
    h(
      "button",
      { type: "button", class: "button", data: { act: name }, on: { click: () => act(name) } },
      t(key),
    );
  if (!state || !session) {
    if (task) return [];
    return [
      ...(standing.next === null ? [] : [plain("ahead", "season-deck-ahead")]),
      plain("leave", "season-deck-back"),
    ];
  }
  const ended = session.phase === "solved" || session.phase === "shown";
  return buttonsOf(state, session, explained).map(([name, ...rest]) =>
    button([name === "finish" ? (ended ? "next" : "skip") : name, ...rest], act),
  );
}

/** Once it is solved or shown: when it comes back, whose game it was. */
function afterOf({ session, task, again }: Drawn, { season }: TrainingPanelOptions): HTMLElement[] {
  if (!task || !session || !["solved", "shown"].includes(session.phase)) return [];
  const game = season.games.find(({ review }) => review === task.review);
  if (!game) return [];
  const href = hrefOf({ game, position: { game: 0, ply: task.ply } });
  const whose = t("season-deck-whose", {
    opponent: game.opponent ?? t("season-somebody"),
    when: date(game.date ?? "") || "–",
  });
  return [
    ...(again ? [h("p", {}, t("season-deck-again", { when: sooner(again, Date.now()) }))] : []),
    h("p", {}, `${whose}. `, h("a", { href, target: "_blank" }, t("review-open"))),
  ];
}

function fillKinds(select: HTMLSelectElement, { kinds, kind, total }: Drawn): void {
  const mark = JSON.stringify([kinds, kind, total]);
  if (select.dataset.mark === mark) return;
  select.dataset.mark = mark;
  select.replaceChildren(
    h("option", { value: "", selected: !kind }, t("season-deck-all", { count: total })),
    ...kinds.map((each) =>
      h(
        "option",
        { value: each.kind, selected: each.kind === kind },
        t("season-deck-some", {
          kind: t("with-colon", {
            name: t(`season-way-${each.kind.split(":")[0].replace("_", "-")}`),
            value: kindName({ key: each.kind.slice(each.kind.indexOf(":") + 1) }),
          }),
          count: each.count,
        }),
      ),
    ),
  );
}

function foot({ act, take }: TrainingPanelOptions) {
  const file = h("input", {
    type: "file",
    accept: ".json,application/json",
    hidden: true,
    on: {
      change: async () => {
        const [chosen] = file.files ?? [];
        if (chosen) take(await chosen.text());
        file.value = "";
      },
    },
  });
  const link = (key: string, click: () => void) =>
    h("button", { type: "button", class: "link", on: { click } }, t(key));
  return h(
    "div",
    { class: "training__foot" },
    h("p", {}, t("season-deck-kept")),
    h(
      "p",
      {},
      link("season-deck-export", () => act("export")),
      link("season-deck-import", () => file.click()),
      file,
    ),
  );
}
