/**
 * On the start screen, a review that Kibitz is delivered with: board, verdict and graph as they are on its
 * own page, at the move that turned the most. Nothing in it is made for show.
 */

import { Stage } from "../board/stage.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { getReview } from "../net/api.js";
import { createVerdict } from "../panels/verdict.js";
import { hashOf } from "../state/address.js";
import { tellingPly } from "./telling.js";

/** @import { Sample } from "../wire" */
/** @import { Begun } from "../../types/state" */

/**
 * The first of `samples`, and links to the others; `close()` takes it down.
 * @param {Sample[]} samples
 */
export function createSample(samples) {
  const [shown] = samples;
  const stage = new Stage();
  const verdict = createVerdict({
    playLine: (base, line, index) => stage.playLine(base, line, index),
    peek: (node) => stage.peek(node),
    step: (action) => stage.perform(action),
    leave: () => stage.perform("leave"),
  });
  stage.add(verdict);
  const open = h(
    "a",
    { class: "button sample__open", href: `/r/${shown.id}`, data: { route: "" } },
    h("span", {}, t("start-sample-open")),
    icon("next", 18),
  );
  stage.on("view", (view) => open.setAttribute("href", `/r/${shown.id}${hashOf(view)}`));
  const { board, controls, graph } = stage.parts;
  const live = h("div", { class: "sample__live is-empty" }, board, verdict.element, controls, graph);
  live.addEventListener("wheel", (event) => event.stopPropagation(), { capture: true }); // the page scrolls
  const element = h(
    "section",
    { class: "sample", "aria-label": t("start-sample-label") },
    h("div", { class: "sample__head" }, h("h2", {}, t("start-sample-title")), open),
    live,
    samples.length > 1 ? others(samples.slice(1)) : null,
  );
  const stop = whenSeen(element, () => fill(shown.id, stage, live));
  return {
    element,
    close() {
      stop();
      stage.close();
    },
  };
}

/** @param {Sample[]} samples */
function others(samples) {
  return h(
    "p",
    { class: "sample__others" },
    h("span", {}, t("start-sample-more")),
    samples.map(({ id, name }) =>
      h("a", { class: "chip", href: `/r/${id}`, data: { route: "" } }, t(`start-sample-${name}`)),
    ),
  );
}

/** @type {(id: string, stage: Stage, live: HTMLElement) => Promise<void>} */
async function fill(id, stage, live) {
  const answer = await getReview(id).catch(() => null); // the links remain
  if (!answer?.state.game) return;
  const state = /** @type {Begun} */ (answer.state);
  live.classList.remove("is-empty");
  stage.update(state);
  stage.showPly(tellingPly(state));
}

/**
 * Do something once, when an element comes near to the window; returns what forgets it.
 * @param {Element} element @param {() => void} act
 */
function whenSeen(element, act) {
  const observer = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: "300px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
