/** Entry of `/embed/<id>`: takes over from the server's first paint and follows the review while it runs. */

import { t } from "../lib/i18n.js";
import { watch } from "../net/live.js";
import { placeFromAddress } from "../state/address.js";
import { applyEvent } from "../state/fold.js";
import { embedded, tellHeight, tellLinks, viewerPlace, withSecret } from "./frame.js";
import { createViewer } from "./viewer.js";

const FINAL = new Set(["done", "failed", "stopped"]);
/** @type {import("../../types/embed").ReviewEmbed} */
const { id, options, state: stored } = embedded();
const viewer = createViewer(viewerPlace, options);
let state = stored;

function refresh() {
  viewer.update(state);
  const { judged, moves } = state.progress;
  viewer.say(FINAL.has(state.status) || !state.game ? "" : t("embed-live", { judged, moves }));
}

function begin() {
  viewer.begin(placeFromAddress({ hash: location.hash }) ?? options);
}

refresh();
if (state.game) begin();
tellHeight(id);
tellLinks();
for (const link of document.querySelectorAll(".embed__way a"))
  link.setAttribute("href", withSecret(link.getAttribute("href") ?? ""));
window.addEventListener("hashchange", begin);

if (!FINAL.has(state.status)) {
  watch(id, {
    cursor: () => state.seq,
    sockets: self.origin !== "null", // a sandbox of opaque origin polls
    onEvents: (events) => {
      const fresh = !state.game;
      state = events.reduce(applyEvent, state);
      refresh();
      if (fresh && state.game) begin();
    },
    onStatus: ({ status }) => status === "deleted" && location.reload(), // to the sentence that says so
    onError: ({ code }) => code === "not_found" && location.reload(),
  });
}
