/**
 * On the start screen, a review that Kibitz is delivered with: board, verdict and graph as they are on its
 * own page, at the move that turned the most. Nothing in it is made for show.
 */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import type { ApiError } from "../net/api.ts";
import { getReview } from "../net/api.ts";
import { createVerdict } from "../panels/verdict.ts";
import { Stage } from "../stage/stage.ts";
import { hashOf } from "../state/address.ts";
import type { Begun } from "../state/types.ts";
import type { Sample } from "../wire.ts";
import { highlightPly } from "./highlight.ts";

/** The first of `samples`, and links to the others; `close()` takes it down. */
export function createSample(samples: Sample[]) {
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
    { class: "button sample__open", href: at(`/r/${shown.id}`), data: { route: "" } },
    h("span", {}, t("review-open")),
    icon("next", 18),
  );
  stage.on("view", (view) => open.setAttribute("href", at(`/r/${shown.id}${hashOf(view)}`)));
  const { board, controls, graph } = stage.parts;
  const live = h("div", { class: "sample__live is-empty" }, board, verdict.element, controls, graph);
  live.addEventListener("wheel", (event) => event.stopPropagation(), { capture: true }); // the page scrolls
  const element = h(
    "section",
    { class: "sample", "aria-label": t("start-sample-title") },
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

function others(samples: Sample[]) {
  return h(
    "p",
    { class: "sample__others" },
    h("span", {}, t("start-sample-more")),
    samples.map(({ id, name }) =>
      h("a", { class: "chip", href: at(`/r/${id}`), data: { route: "" } }, t(`start-sample-${name}`)),
    ),
  );
}

async function fill(id: string, stage: Stage, live: HTMLElement): Promise<void> {
  const answer = await getReview(id).catch((error: ApiError) => {
    live.replaceWith(h("p", {}, error.message)); // the links remain
    return null;
  });
  if (!answer?.state.game) return;
  const state = answer.state as Begun;
  live.classList.remove("is-empty");
  stage.update(state);
  stage.showPly(highlightPly(state));
}

/** Do something once, when an element comes near to the window; returns what forgets it. */
function whenSeen(element: Element, act: () => void) {
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
