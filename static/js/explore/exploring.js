/**
 * Exploring a review: ties the board's moves, own variations, places in addresses and the engine in the browser to the
 * stage. Small, because it is there from the start; what it ties is loaded when asked for.
 */

import { t } from "../lib/i18n.js";
import { loadVisit } from "../lib/storage.js";
import { atPly } from "../state/view.js";

/**
 * `stage` as stage.js makes it, `state()` the newest state, `say(words)` announces, `place` where the engine's panel goes.
 * Returns {open(place), actions, close()}: `actions` for the keys that belong to exploring.
 */
export function createExploring({ id, stage, state, say, place }) {
  let explorer = null;
  let panel = null;
  let on = false;
  const button = stage.addControl("engine", "chip", t("explore-engine"), () => stage.perform("engine"));
  button.setAttribute("aria-pressed", "false");

  async function load() {
    explorer ??= import("./tree_of_moves.js").then(({ createExplorer }) => createExplorer(id));
    const found = await explorer;
    return found;
  }

  function show(found, view) {
    stage.setOwn(found.linesAt());
    stage.show(view);
  }

  async function play(node) {
    const before = stage.view();
    const found = await load();
    if (stage.view() === before) show(found, found.play(state(), before, node));
  }

  /** Show the place {ply, line} of an address; at once its ply, then the line. */
  async function open({ ply, line }) {
    const start = atPly(state(), ply);
    stage.show(start);
    if (!line.length) return;
    const found = await load();
    const view = await found.find(state(), { ply: start.ply, line });
    if (stage.view() === start) show(found, view);
  }

  async function remove(base, path) {
    const found = await load();
    show(found, found.remove(stage.view(), base, path));
  }

  /** The engine in the browser on or off; a fault is a sentence and the button goes back. */
  async function toggle() {
    if (on) return shut();
    mark(true);
    try {
      panel ??= await import("./panel.js").then(({ createExplore }) =>
        createExplore({ stage, state, close: shut, fault }),
      );
      if (!on) return;
      place(panel.element);
      await panel.start();
      if (!on) return panel.stop();
      stage.revealMove(); // the list has become shorter
    } catch (error) {
      fault(error);
    }
  }

  function fault(error) {
    shut();
    say(error instanceof TypeError ? t("explore-failed") : error.message); // a TypeError: a module did not come
  }

  function shut() {
    panel?.stop();
    panel?.element.remove();
    if (on) stage.revealMove();
    mark(false);
  }

  function mark(next) {
    on = next;
    button.setAttribute("aria-pressed", String(on));
  }

  async function threat() {
    if (!on) await toggle();
    if (on) panel.threat();
  }

  if (loadVisit(`own:${id}`)) load().then((found) => stage.setOwn(found.linesAt()));
  stage.play((node) => {
    play(node);
    return true;
  });
  return {
    open,
    remove,
    actions: { engine: toggle, threat, type: stage.type, lent: shut, further: () => on && panel.further() },
    close: shut,
  };
}
