/** The choice of a larger budget for a review that is at its end. Loaded when somebody asks for it. */

import { choose } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { big, fixed, intl } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Child } from "../lib/types.ts";
import type { Begun } from "../state/types.ts";
import { MOST_NODES } from "./status.ts";

/** `seconds` as the last run lets expect, null where it is not known. */
interface Budget {
  factor: number;
  nodes: number;
  seconds: number | null;
}

const FACTORS = [5, 10, 50];
const UNITS: [string, number][] = [
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/**
 * [{factor, nodes, seconds}]: larger budgets than `nodes`; `seconds` as the last run lets expect, null if
 * unknown. Pure.
 */
export function budgets(nodes: number, seconds: number | null = null): Budget[] {
  const all = FACTORS.map((factor) => Math.min(nodes * factor, MOST_NODES)).filter((next) => next > nodes);
  return [...new Set(all)].map((next) => ({
    factor: next / nodes,
    nodes: next,
    seconds: seconds && (seconds * next) / nodes,
  }));
}

/** Ask for a budget -> its nodes, null if the person thinks better of it. */
export async function askDeeper(state: Begun): Promise<number | null> {
  const nodes = state.plan?.nodes ?? MOST_NODES;
  const seconds = state.end?.totals?.seconds ?? null;
  const choices = budgets(nodes, seconds).map((budget) => ({ value: budget.nodes, content: label(budget) }));
  return choose(t("deeper-title"), h("p", {}, t("deeper-what", { nodes: big(nodes) })), choices);
}

function label({ factor, nodes, seconds }: Budget): Child {
  return [
    h("strong", {}, `${fixed(factor, factor % 1 ? 1 : 0)}×`),
    h("span", {}, t("status-nodes-each", { nodes: big(nodes) })),
    seconds ? h("small", {}, t("deeper-about", { time: duration(seconds) })) : null,
  ].filter(Boolean);
}

/** "about 40 s" without the about: the largest unit that fits, two digits. Pure. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[2];
  const count = seconds / size;
  const rounded =
    unit === "second" && count > 10
      ? Math.round(count / 5) * 5
      : count < 10 && unit === "hour"
        ? Math.round(count * 2) / 2
        : Math.max(1, Math.round(count));
  return intl("NumberFormat", { style: "unit", unit, unitDisplay: "short" }).format(rounded);
}
