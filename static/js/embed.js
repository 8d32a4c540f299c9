/**
 * Entry of the embed: a compact, read-only viewer in a frame of another site. No cookies, no storage, works in a
 * sandbox of opaque origin. Takes over from the server's first paint.
 */

import { h } from "./dom.js";
import { applyEvent } from "./fold.js";
import { listen } from "./keys.js";
import { watch } from "./live.js";
import { createReport } from "./report.js";
import { createStage } from "./stage.js";
import { atPly, lastPly, plyFromAddress } from "./view.js";

const FINAL = new Set(["done", "failed", "stopped"]);
const { id, options, state: stored } = JSON.parse(document.getElementById("embed-data").textContent);
const root = document.getElementById("viewer");
const shows = new Set(options.show);
const hash = new URLSearchParams(location.hash.replace(/^#\d*#?\??/, ""));
const secret = hash.get("secret") ?? new URLSearchParams(location.search).get("secret");
let state = stored;

const stage = createStage({ orientation: options.orientation, graph: shows.has("graph"), actions: { help: () => false } });
const jump = (target, how) => stage.show(atPly(state, how === "cycle" ? (target.find((ply) => ply > stage.view().ply) ?? target[0]) : target));
const report = shows.has("report") ? createReport({ go: jump, interactive: false }) : null;
const note = h("p", { class: "embed__note", role: "status" });

root.replaceChildren(
  h("div", { class: "embed__main" }, [stage.parts.board, stage.parts.controls, stage.parts.graph, report?.element].filter(Boolean)),
  ...(shows.has("moves") ? [h("div", { class: "embed__side" }, stage.parts.moves)] : []),
  note,
);
root.classList.add("is-live");

function refresh() {
  stage.update(state);
  if (state.game) report?.update(state, "kibitz");
  const { judged, moves } = state.progress;
  note.textContent = FINAL.has(state.status) || !state.game ? "" : `Live: ${judged} of ${moves} moves judged`;
}

function begin() {
  const asked = plyFromAddress(location) ?? options.ply;
  stage.show(atPly(state, asked === "last" ? lastPly(state) : (asked ?? 0)));
}

/** The frame's height for the page around it: WordPress's message and Kibitz's own. */
function postHeight() {
  const value = Math.ceil(document.documentElement.getBoundingClientRect().height);
  if (window.parent === window) return;
  window.parent.postMessage({ type: "kibitz:height", id, height: value }, "*");
  if (secret) window.parent.postMessage({ message: "height", value, secret }, "*");
}

refresh();
if (state.game) begin();
listen((action) => (action === "help" ? false : stage.perform(action)));
new ResizeObserver(postHeight).observe(document.documentElement);
postHeight();

if (!FINAL.has(state.status)) {
  watch(id, {
    cursor: () => state.seq,
    sockets: self.origin !== "null",
    onEvents: (events) => {
      const fresh = !state.game;
      state = events.reduce(applyEvent, state);
      refresh();
      if (fresh && state.game) begin();
    },
    onStatus: () => {},
  });
}
