/**
 * What is done of what: the line and words above the board while a review waits, runs, has stopped or is
 * done.
 */

import { CLASSES, FAULTS } from "../chess/classes.ts";
import { openingName } from "../chess/opening_names.ts";
import { numberBefore, spoken, turn } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { big, dateTime, percent } from "../lib/format.ts";
import { has, inWords, t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import type { State } from "../state/types.ts";
import { fenAt } from "../state/view.ts";
import type { Side, Status } from "../wire.ts";
import type { Part } from "./types.ts";

/** How the review stands by the server's word. */
export interface Standing {
  status?: Status | "queued";
  queue_position?: number | null;
  connection?: string;
  /** shown as this browser saw it then, milliseconds since 1970: there is no connection */
  seenAt?: number | null;
}

interface StatusLine extends Part {
  /** What a screen reader hears; it stays where it is, as a region that moves is not heard. */
  live: HTMLElement;
  /** `side`: whose faults are heard as they are found */
  update(state: State, remote: Standing, owner: boolean, side?: Side | null): void;
}

interface StatusActions {
  stop(): void;
  proceed(): void;
  deeper(): void;
}

interface Described {
  phase: "waiting" | "running" | "done" | "stopped" | "failed";
  /** 0..1 of the moves that are judged */
  share: number;
  words: (string | null | undefined | false)[];
}

/** Nodes a position beyond which there is no deeper pass (server/analysis/engine/budget.py). */
export const MOST_NODES = 20_000_000;

const RUNNING = new Set(["waiting", "queued", "running"]);

/**
 * {phase, words, share}: `phase` "waiting", "running", "done", "stopped" or "failed"; `share` 0..1 of the
 * moves that
 * are judged. Pure.
 */
export function describe(state: State, remote: Standing): Described {
  const { progress, plan, end } = state;
  const nodes = big(plan?.nodes ?? 0);
  const share = progress.moves ? progress.judged / progress.moves : 0;
  const engine = plan?.engine.name ?? "";
  const each = plan && t("status-nodes-each", { nodes });
  const deeper = (plan?.pass ?? 1) > 1;
  const judged = t(deeper ? "status-judged-deeper" : "status-judged", {
    judged: progress.judged,
    moves: progress.moves,
  });
  const ahead = remote.queue_position ?? 0;
  const queued = ahead > 0 ? t("status-ahead", { count: ahead }) : t("status-waiting");
  if (RUNNING.has(remote.status ?? "") && state.status !== "running") {
    const complete = share === 1;
    return {
      phase: "waiting",
      share: complete ? 0 : share,
      words: [
        remote.queue_position === 0 ? t("status-preparing") : queued,
        complete ? t("status-stands", { nodes }) : progress.judged ? judged : null,
      ],
    };
  }
  if (remote.status === "waiting" && remote.queue_position === 0 && state.status === "running")
    return {
      phase: "waiting",
      share,
      words: [t(share === 1 ? "status-solving" : "status-preparing"), judged],
    };
  if (state.status === "done") {
    return {
      phase: "done",
      share: 1,
      words: [
        t("status-done"),
        engine,
        each,
        plan && t("status-lines", { lines: plan.multipv }),
        has(`status-rules-${plan?.rules}`) ? t(`status-rules-${plan?.rules}`) : null,
        end?.totals?.seconds ? `${Math.max(1, Math.round(end.totals.seconds))} s` : null,
      ],
    };
  }
  if (state.status === "stopped")
    return {
      phase: "stopped",
      share,
      words: [t("status-stopped"), share === 1 ? t("status-stands", { nodes }) : judged, engine],
    };
  if (state.status === "failed")
    return {
      phase: "failed",
      share,
      words: [end?.message ? inWords({ ...end, message: end.message }).message : null],
    };
  if (state.status === "waiting") return { phase: "waiting", share, words: [t("status-waiting")] };
  if (remote.status === "waiting")
    return {
      phase: "running", // it had a first look
      share,
      words: [judged, queued],
    };
  return {
    phase: "running",
    share,
    words: [judged, t("status-nodes", { nodes: big(progress.nodes) }), ...(deeper ? [each] : []), engine],
  };
}

/** Parts of a review or a collection whose ends are told to those who listen. */
export const QUARTERS = 4;

/**
 * What a screen reader hears of a review: its begin with the opening, each quarter, its end, and what comes
 * in between. The same words until the next of them. Pure.
 */
export function milestone(state: State, remote: Standing): string {
  const { phase, share, words } = describe(state, remote);
  const cut = cutOff(phase, remote);
  if (cut) return cut;
  if (phase === "done") return t("status-done");
  if (phase !== "running") return words[0] || "";
  const quarters = Math.floor(share * QUARTERS);
  if (quarters) return t("status-said-share", { share: percent(quarters / QUARTERS) });
  return [t("status-said-running"), openingName(state.game?.opening?.name ?? "")].filter(Boolean).join(": ");
}

/** What is said of a connection that is not there; null where nothing is to be waited for. */
function cutOff(phase: Described["phase"], { seenAt, connection }: Standing): string | null {
  if (seenAt) return t("status-seen", { when: dateTime(seenAt) });
  return connection === "lost" && phase !== "done" ? t("status-lost") : null;
}

/** The faults of a side as far as they are sure, as they are heard, by ply; none of a decided game. Pure. */
export function faultsHeard(state: State, side: Side): Map<number, string> {
  const heard: Map<number, string> = new Map();
  if (!state.game) return heard;
  for (const move of state.moves) {
    const id = move?.classification;
    if (!move || !id || !FAULTS.includes(id) || move.quiet || move.provisional) continue;
    const fen = fenAt(state, move.ply - 1);
    if (turn(fen) !== side) continue;
    const san = spoken(state.game.moves[move.ply - 1].san);
    heard.set(move.ply, `${numberBefore(fen)} ${san}${t("move-is", { verdict: CLASSES[id].article })}`);
  }
  return heard;
}

/**
 * A region that says `words` when they are others, and `news` behind them; `silent` of what stood there from
 * the first.
 */
export function createSpoken() {
  const element = h("div", { class: "visually-hidden", role: "status" });
  let said: string | null = null;
  return {
    element,
    tell(words: string, silent = false, news: string[] = []) {
      const parts = [...(words !== said && !(said === null && silent) ? [words] : []), ...news];
      if (parts.length) element.textContent = parts.join(". ");
      said = words;
    },
  };
}

/** Returns {element, update(state, remote, owner)}; `stop()`, `proceed()` and `deeper()` are told. */
export function createStatus({ stop, proceed, deeper }: StatusActions): StatusLine {
  const words = h("p", { class: "status__words" });
  const live = createSpoken();
  const fill = h("span", { class: "status__fill" });
  const track = h("span", { class: "status__track", "aria-hidden": "true" }, fill);
  const actions = h("span", { class: "status__actions" });
  const element = h(
    "div",
    { class: "status" },
    h("span", { class: "status__dot", "aria-hidden": "true" }),
    words,
    track,
    actions,
  );
  let offered = "";
  let known: Map<number, string> | null = null;
  /** What is new of a side's faults while a review runs. */
  function found(state: State, side: Side | null): string[] {
    const before = known;
    known = side && faultsHeard(state, side);
    return before && known ? [...known].filter(([ply]) => !before.has(ply)).map(([, words]) => words) : [];
  }
  return {
    element,
    live: live.element,
    update(state, remote, owner, side = null) {
      const { phase, share, words: parts } = describe(state, remote);
      const news = found(state, side);
      live.tell(milestone(state, remote), phase === "done" && !remote.seenAt, news);
      element.dataset.phase = phase;
      const shown = [cutOff(phase, remote), ...(remote.seenAt && phase === "done" ? [] : parts)];
      words.replaceChildren(...shown.filter(Boolean).map((part) => h("span", {}, part)));
      fill.style.setProperty("--share", share.toFixed(4));
      const key = `${phase}:${owner}:${state.end?.retry}:${state.plan?.nodes}`;
      if (key === offered) return;
      offered = key;
      actions.replaceChildren(...buttons(phase, owner, state, { stop, proceed, deeper }));
    },
  };
}

function buttons(
  phase: string,
  owner: boolean,
  state: State,
  { stop, proceed, deeper }: StatusActions,
): HTMLElement[] {
  if (!owner) return [];
  if (phase === "running" || phase === "waiting") return [button("stop", t("status-stop"), stop)];
  return [
    phase === "stopped" ? button("play", t("status-continue"), proceed) : null,
    phase === "failed" && state.end?.retry ? button("play", t("status-retry"), proceed) : null,
    state.plan && state.plan.nodes < MOST_NODES ? button("deeper", t("deeper-button"), deeper) : null,
  ].filter((made) => made !== null);
}

const button = (sign: Sign, label: string, click: () => void): HTMLElement =>
  h("button", { type: "button", class: "button button--small", on: { click } }, icon(sign, 16), label);
