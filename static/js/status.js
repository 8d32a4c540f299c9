/** What is done of what: the line and words above the board while a review waits, runs, has stopped or is done. */

import { h } from "./dom.js";
import { big } from "./format.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";

const RUNNING = new Set(["waiting", "queued", "running"]);

/**
 * {phase, words, share}: `phase` "waiting", "running", "done", "stopped" or "failed"; `share` 0..1 of the moves that
 * are judged. Pure.
 */
export function describe(state, remote) {
  const { progress, plan, end } = state;
  const share = progress.moves ? progress.judged / progress.moves : 0;
  const engine = plan?.engine.name ?? "";
  const judged = t("status-judged", { judged: progress.judged, moves: progress.moves });
  if (state.status === "done") {
    return { phase: "done", share: 1, words: [t("status-done"), engine, plan && t("status-nodes-each", { nodes: big(plan.nodes) }), plan && t("status-lines", { lines: plan.multipv }), plan?.rules === "seed" ? t("status-rules-seed") : null, end?.totals?.seconds ? `${Math.max(1, Math.round(end.totals.seconds))} s` : null] };
  }
  if (remote.status && RUNNING.has(remote.status) && state.status !== "running") {
    const ahead = remote.queue_position;
    return { phase: "waiting", share, words: [ahead > 0 ? t("status-ahead", { count: ahead }) : t("status-waiting"), progress.judged ? judged : null] };
  }
  if (state.status === "stopped") return { phase: "stopped", share, words: [t("status-stopped"), judged] };
  if (state.status === "failed") return { phase: "failed", share, words: [end.message] };
  if (state.status === "waiting") return { phase: "waiting", share, words: [t("status-waiting")] };
  return { phase: "running", share, words: [judged, t("status-nodes", { nodes: big(progress.nodes) }), engine] };
}

/** Returns {element, update(state, remote, owner)}; `stop()` and `proceed()` are told. */
export function createStatus({ stop, proceed }) {
  const words = h("p", { class: "status__words", role: "status" });
  const fill = h("span", { class: "status__fill" });
  const track = h("span", { class: "status__track", "aria-hidden": "true" }, fill);
  const actions = h("span", { class: "status__actions" });
  const element = h("div", { class: "status" }, h("span", { class: "status__dot", "aria-hidden": "true" }), words, track, actions);
  let shown = "";
  return {
    element,
    update(state, remote, owner) {
      const { phase, share, words: parts } = describe(state, remote);
      element.dataset.phase = phase;
      const connection = remote.connection === "lost" && phase !== "done" ? t("status-lost") : null;
      words.replaceChildren(...[connection, ...parts].filter(Boolean).map((part) => h("span", {}, part)));
      fill.style.setProperty("--share", share.toFixed(4));
      const key = `${phase}:${owner}:${state.end?.retry}`;
      if (key === shown) return;
      shown = key;
      actions.replaceChildren(...buttons(phase, owner, state, { stop, proceed }));
    },
  };
}

function buttons(phase, owner, state, { stop, proceed }) {
  if (!owner) return [];
  if (phase === "running" || phase === "waiting") return [button("stop", t("status-stop"), stop)];
  if (phase === "stopped") return [button("play", t("status-continue"), proceed)];
  if (phase === "failed" && state.end.retry) return [button("play", t("status-retry"), proceed)];
  return [];
}

const button = (sign, label, click) => h("button", { type: "button", class: "button button--small", on: { click } }, icon(sign, 16), label);
