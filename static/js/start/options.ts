/** What a person chooses of a review: how deep, which rules, what stays private. */

import { h } from "../lib/dom.ts";
import { intl } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { load, save } from "../lib/storage.ts";
import type { PageConfig, ReviewFields } from "../net/types.ts";
import type { AskedOptions } from "../wire.ts";

const PRESETS = [
  ["fast", "start-fast", "start-fast-note"],
  ["standard", "start-standard", "start-standard-note"],
  ["deep", "start-deep", "start-deep-note"],
];

/** The sets of rules, stated in server/analysis/rule_sets.py; the default first. */
/* facts: rule-sets, written by scripts/write_facts.py */
const RULE_SETS = ["kibitz", "seed"];
/* end of facts */

/**
 * After how many days a review may delete itself: those that the server takes (server/web/api/requests.py).
 */
const EXPIRY_DAYS = [1, 7, 30, 90];

/** What was chosen the last time */
type Kept = AskedOptions & Omit<ReviewFields, "options">;

export function createOptions(config: PageConfig) {
  const saved: Kept = { engine: "auto", preset: "standard", ...config.defaults, ...load("options", {}) };
  let preset = saved.preset ?? "standard";
  const presets = segmented(
    t("start-depth"),
    PRESETS.filter(([id]) => !config.presets || id in config.presets),
    preset,
    (id) => {
      preset = id as typeof preset;
    },
    config.presets,
  );
  const { engine, multipv, rules, flags } = engineFields(config, saved);
  const hideNames = checkbox(t("privacy-names"), saved.hideNames === true);
  const expires = select(
    t("privacy-expires"),
    [["", t("privacy-never")], ...EXPIRY_DAYS.map((days) => [String(days), t("privacy-days", { days })])],
    String(saved.expiresDays ?? ""),
  );
  const more = [
    h("div", { class: "options__grid" }, engine.element, multipv.element, rules.element),
    h(
      "fieldset",
      { class: "options__flags" },
      h("legend", {}, t("start-classes")),
      flags.map(([, flag]) => flag.element),
    ),
  ];
  const privacy = [
    h("div", { class: "options__privacy" }, hideNames.element, expires.element),
    h("p", { class: "options__note" }, t("privacy-note")),
  ];
  return {
    element: h(
      "div",
      { class: "options" },
      presets.element,
      h("details", { class: "options__more" }, h("summary", {}, t("start-more")), more),
      h("details", { class: "options__more" }, h("summary", {}, t("links-privacy")), privacy),
    ),
    /** The fields of a request beside the game. Kept for the next time. */
    fields(): ReviewFields {
      const values = {
        engine: engine.value(),
        preset,
        multipv: Number(multipv.value()),
        rules: rules.value(),
        ...Object.fromEntries(flags.map(([id, flag]) => [id, flag.value()])),
      };
      const privately = { hideNames: hideNames.value(), expiresDays: Number(expires.value()) || null };
      save("options", { ...values, ...privately });
      return { options: values, ...privately };
    },
  };
}

/** What is asked of the engine and the rules. */
function engineFields(config: PageConfig, saved: Kept) {
  const engine = select(
    t("start-engine"),
    (config.engines ?? [{ name: "auto", label: "" }]).map(({ name, label }) => [
      name,
      name === "auto" ? automatic(label) : label,
    ]),
    saved.engine ?? "auto",
  );
  const multipv = select(
    t("start-lines"),
    [1, 2, 3, 4, 5].map((n) => [String(n), String(n)]),
    String(saved.multipv ?? 2),
  );
  const rules = select(
    t("start-rules"),
    RULE_SETS.map((id) => [id, t(`start-rules-${id}`)]),
    saved.rules ?? RULE_SETS[0],
  );
  const flags = FLAGS.map(([id, label]) => [id, checkbox(t(label), saved[id] !== false)] as const);
  return { engine, multipv, rules, flags };
}

const FLAGS: ["includeTheory" | "includeCritical" | "includeBrilliant", string][] = [
  ["includeTheory", "class-theory"],
  ["includeCritical", "class-critical"],
  ["includeBrilliant", "class-brilliant"],
];

/** The label of the automatic choice: with the engine that it means here. */
const automatic = (engine: string) =>
  engine ? t("start-automatic-engine", { engine }) : t("start-automatic");

/** @param choices [id, name, note] */
function segmented(
  label: string,
  choices: string[][],
  chosen: string,
  choose: (id: string) => void,
  presets?: Record<string, number>,
) {
  const buttons = choices.map(([id, name, note]) =>
    h(
      "button",
      {
        type: "button",
        class: "segmented__item",
        "aria-pressed": String(id === chosen),
        data: { id },
        title: presets?.[id] ? t("start-nodes", { nodes: intl("NumberFormat").format(presets[id]) }) : null,
        on: { click: () => press(id) },
      },
      h("strong", {}, t(name)),
      h("small", {}, t(note)),
    ),
  );
  function press(id: string) {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.id === id));
    choose(id);
  }
  return {
    element: h("div", { class: "segmented segmented--wide", role: "group", "aria-label": label }, buttons),
  };
}

function select(label: string, choices: string[][], chosen: string) {
  const input = h(
    "select",
    {},
    choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text)),
  );
  return { element: h("label", { class: "field" }, h("span", {}, label), input), value: () => input.value };
}

function checkbox(label: string, checked: boolean) {
  const input = h("input", { type: "checkbox", checked });
  return { element: h("label", { class: "check" }, input, h("span", {}, label)), value: () => input.checked };
}
