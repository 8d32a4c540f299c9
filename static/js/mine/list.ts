/** The lines of the list: a row for each review or collection, with a box, its name and what can be done. */

import { openingName } from "../chess/opening_names.ts";
import { h } from "../lib/dom.ts";
import { accuracy, date, intl, result } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import type { OwnReview } from "../state/own_reviews.ts";
import type { Side } from "../wire.ts";

export interface Deeds {
  rename(line: OwnReview): void;
  remove(line: OwnReview): void;
  choose(line: OwnReview, chosen: boolean): void;
}

const SIDES: Side[] = ["white", "black"];
/** States in words that a collection has not, or with figures. */
const STATES: Partial<Record<OwnReview["status"], string>> = { gone: "mine-gone", running: "mine-running" };

/** "Ann – Bob", or its own name. */
export function titleOf(line: OwnReview): string {
  if (line.name) return line.name;
  if (line.kind === "collection") return t("mine-collection");
  return SIDES.map((side) => nameOf(line[side], side)).join(" – ");
}

const nameOf = (name: string, side: Side) => (name && name !== "?" ? name : t(`side-${side}`));

/** A row; `chosen`: its box is ticked. */
export function rowOf(line: OwnReview, chosen: boolean, deeds: Deeds): HTMLElement {
  const title = titleOf(line);
  return h(
    "li",
    { class: "mine__row", data: { id: line.id, status: line.status } },
    line.kind === "review" && line.status !== "gone" ? boxOf(line, title, chosen, deeds) : h("span"),
    h("div", { class: "mine__what" }, headingOf(line), h("p", { class: "mine__facts" }, factsOf(line))),
    accuracyOf(line),
    h("p", { class: "mine__when" }, stateOf(line), h("time", {}, whenOf(line))),
    h(
      "div",
      { class: "mine__deeds" },
      deed("edit", t("mine-rename", { title }), () => deeds.rename(line)),
      deed("trash", t("mine-remove", { title }), () => deeds.remove(line)),
    ),
  );
}

/** Its name, by which it opens, and the result. */
export const headingOf = (line: OwnReview) =>
  h(
    "p",
    { class: "mine__title" },
    h(
      "a",
      { href: at(`/${line.kind === "review" ? "r" : "c"}/${line.id}`), data: { route: "" } },
      titleOf(line),
    ),
    line.result.replace("*", "") && h("span", { class: "mine__result" }, result(line.result)),
  );

export const accuracyOf = (line: OwnReview) =>
  h("p", { class: "mine__accuracy" }, line.kind === "review" ? figuresOf(line) : null);

function boxOf(line: OwnReview, title: string, chosen: boolean, deeds: Deeds) {
  const box = h("input", {
    type: "checkbox",
    checked: chosen,
    "aria-label": t("mine-choose", { title }),
    on: { change: () => deeds.choose(line, box.checked) },
  });
  return h("label", { class: "mine__box" }, box);
}

/** What the game is beside its name: players under a name of one's own, opening, date. */
function factsOf(line: OwnReview) {
  if (line.kind === "collection") return t("games-count", { count: line.games });
  const parts = [
    line.name && SIDES.map((side) => nameOf(line[side], side)).join(" – "),
    openingName(line.opening),
    date(line.date),
  ].filter(Boolean);
  return [
    line.eco && h("span", { class: "report__eco" }, line.eco),
    parts.map((part, index) => h("span", {}, index ? ` · ${part}` : part)),
  ];
}

function figuresOf(line: OwnReview) {
  return SIDES.map((side) => {
    const figure = accuracy(line.accuracy[side]);
    const label = t(`collection-accuracy-${side}`);
    return h("span", { class: "mine__figure", data: { side }, title: label }, [
      h("span", { class: "visually-hidden" }, `${t("name-colon", { name: label })} `),
      figure ?? "–",
    ]);
  });
}

function stateOf({ status }: OwnReview) {
  if (status === "done") return null;
  return h("span", { class: "mine__state" }, t(STATES[status] ?? `collection-state-${status}`));
}

const whenOf = (line: OwnReview) =>
  intl("DateTimeFormat", { year: "numeric", month: "short", day: "numeric" }).format(new Date(line.at));

const deed = (sign: Sign, label: string, click: () => void) =>
  h(
    "button",
    {
      type: "button",
      class: "button button--icon button--quiet",
      "aria-label": label,
      title: label,
      on: { click },
    },
    icon(sign, 18),
  );
