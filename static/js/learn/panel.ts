/**
 * The panel of the drill: the task, what became of the answer, the buttons, the sum at the end. Draws what
 * words.ts says; decides nothing.
 */

import { playRow } from "../board/playline.ts";
import { badge } from "../chess/badges.ts";
import { written } from "../chess/figurines.ts";
import { moveNumber } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { keyOf } from "../lib/keys.ts";
import type { Act } from "../stage/panel_parts.ts";
import { sideButton } from "../stage/panel_parts.ts";
import { paysOf } from "../state/pays.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import { fenAt } from "../state/view.ts";
import type { Side } from "../wire.ts";
import { button, createHead, tell } from "./parts.ts";
import { counts, faultAt, grows, place, summary, tasks } from "./tasks.ts";
import type { ButtonOf, Given, Session, Words } from "./types.ts";
import * as words from "./words.ts";

type Go = (ply: number) => void;

interface PanelOptions {
  act: Act;
  peek(node: MoveNode | null): void;
}

/** `explained`: what refutes the answer is shown. */
type PanelUpdate = (state: Begun, session: Session, explained: boolean) => void;

interface DrillPanel {
  element: HTMLElement;
  update: PanelUpdate;
  focus(): void;
  /** Where a pressed button has gone, the focus goes to the one that is first now. */
  focusAfter(name: string): void;
}

const SIDES: Side[] = ["white", "black"];

/** Moves of a line: one row of the panel, two on a telephone. */
const SHOWN = 8;

/** `go(ply)`: ask this fault. */
export const createPanel = ({ act, peek, go }: PanelOptions & { go: Go }): DrillPanel => {
  const head = createHead({ title: t("drill-title"), sides: t("drill-sides") }, act);
  const mild = mildSwitch(act);
  const body = h("div", { class: "drill__body" });
  const actions = h("div", { class: "drill__actions" });
  const order = h("p", { class: "drill__order" }, t("drill-order"));
  const list = h("ol", { class: "drill__list", "aria-label": t("drill-list") });
  const live = h("div", { class: "visually-hidden", role: "status" });
  const element = h(
    "section",
    { class: "drill", "aria-label": t("drill-title") },
    head.element,
    mild.element,
    body,
    actions,
    h("p", { class: "drill__how" }, t("drill-by-hand", { key: keyOf("m") })),
    order,
    list,
    live,
  );
  let shown = "";
  return {
    element,
    update(state, session, explained) {
      const faults = counts(state, session.mild);
      mild.update(session.mild, counts(state).white + counts(state).black > 0);
      const ordered = paysOf(state, session.side, session.rating) !== null;
      const mark = JSON.stringify([session, explained, faults, state.status, ordered]);
      if (mark === shown) return;
      shown = mark;
      const held = actions.contains(document.activeElement);
      element.dataset.phase = session.phase;
      order.hidden = !ordered;
      head.at.textContent = session.ply === null ? "" : t("count-of", place(state, session));
      head.sides.replaceChildren(
        ...SIDES.map((side) => {
          const words = t("drill-side", { side, count: faults[side] });
          return sideButton(side, words, { pressed: side === session.side, choose: act });
        }),
      );
      body.replaceChildren(...content(state, session, { explained, peek, act }));
      actions.replaceChildren(...words.buttonsOf(state, session, explained).map((each) => button(each, act)));
      const pressed = [...list.children].findIndex((item) => item.contains(document.activeElement));
      list.replaceChildren(...items(state, session, go));
      list.children[pressed]?.querySelector("button")?.focus();
      tell(live, words.spokenOf(state, session, explained));
      if (held) actions.querySelector("button")?.focus();
    },
    focus: () => head.title.focus({ preventScroll: true }),
    focusAfter(name) {
      if (name !== "leave" && document.activeElement === document.body)
        actions.querySelector("button")?.focus({ preventScroll: true });
    },
  };
};

/** All that is asked, in its order, with what became of it; the moves themselves would spoil. */
const items = (state: Begun, session: Session, go: Go): HTMLElement[] => {
  const { side, mild, rating, results } = session;
  return tasks(state, side, mild, rating).map((ply) => {
    const { classification } = faultAt(state, ply);
    const outcome = results[ply];
    const press = {
      type: "button",
      class: "drill__item",
      "aria-current": ply === session.ply && "step",
      on: { click: () => go(ply) },
    };
    return h(
      "li",
      {},
      h(
        "button",
        press,
        classification && badge(classification, { size: 18 }),
        t("drill-item", { number: moveNumber(fenAt(state, ply - 1)) }),
        h("span", {}, outcome ? t(`drill-sum-${outcome}`, { count: 1 }) : ""),
      ),
    );
  });
};

/** Whether inaccuracies are asked too. */
const mildSwitch = (act: Act): { element: HTMLElement; update(on: boolean, offered: boolean): void } => {
  const input = h("input", { type: "checkbox", on: { change: () => act("mild") } });
  const element = h("label", { class: "drill__mild" }, input, t("drill-mild"));
  return {
    element,
    update(on, offered) {
      input.checked = on;
      element.hidden = !offered;
    },
  };
};

export const content = (
  state: Begun,
  session: Session,
  { explained, peek, act }: PanelOptions & { explained: boolean },
): HTMLElement[] => {
  if (session.phase === "done") return ended(state, session, act);
  const { variant } = state.game;
  const shown = words.lineOf(state, session, explained);
  const task = h("strong", {}, words.toPlay(state, session));
  return [
    ...threat(state, session),
    h("p", { class: "drill__task" }, task, " ", words.question(state, session)),
    ...words.hintsOf(state, session).map((text) => h("p", { class: "drill__hint" }, icon("bulb", 18), text)),
    ...feedback(state, session),
    ...reason(state, session),
    ...(shown
      ? [
          h(
            "div",
            { class: "drill__line" },
            h("h3", {}, shown.title),
            playRow(shown.line, { variant, peek, shown: SHOWN }),
          ),
        ]
      : []),
  ];
};

const TONES: Record<string, string> = { solved: "good", shown: "told", wrong: "bad" };

const feedback: Words<HTMLElement[]> = (state, session) => {
  const text = words.verdictOf(state, session);
  if (!text) return [];
  const tone = session.given?.better ? "open" : (TONES[session.phase] ?? "open");
  return [said(tone, text, session.given)];
};

/** Why the move of the game was a fault. */
const reason: Words<HTMLElement[]> = (state, session) => {
  const found = words.reasonOf(state, session);
  if (!found) return [];
  return [h("p", { class: "drill__reason" }, h("strong", {}, written(found.move)), " – ", found.why)];
};

/** What the opponent threatens, once it is known. */
const threat: Words<HTMLElement[]> = (state, session) => {
  const text = words.threatOf(state, session);
  return text ? [said(session.found ? "good" : "told", text, session.found)] : [];
};

export const said = (tone: string, text: string, given: Given | null): HTMLElement => {
  const by = words.judgedBy(given);
  return h(
    "div",
    { class: "drill__feedback", data: { tone } },
    tone === "good" ? badge("best", { label: false, size: 22 }) : null,
    h("p", {}, h("strong", {}, text), by ? h("small", {}, by) : null),
  );
};

const ended = (state: Begun, session: Session, act: Act): HTMLElement[] => {
  const { open, all } = summary(state, session);
  const task = h("p", { class: "drill__task" }, h("strong", {}, words.endOf(state, session)));
  if (!all) return [task, leaveRow(act, [])];
  const sums = words
    .outcomesOf(state, session)
    .map((each) =>
      h("li", { data: { outcome: each.name } }, h("b", {}, String(each.count)), " ", each.words),
    );
  return [
    task,
    h("ul", { class: "drill__sum" }, sums),
    ...(grows(state) ? [h("p", { class: "is-provisional" }, t("drill-grows"))] : []),
    leaveRow(act, [open ? ["open", true] : ["again", false]]),
  ];
};

const leaveRow = (act: Act, first: ButtonOf[]): HTMLElement => {
  const leave: ButtonOf = ["leave", !first.some(([, primary]) => primary)];
  const buttons = [...first, leave].map((each) => button(each, act));
  return h("div", { class: "drill__end" }, buttons);
};
