/** Entry of `/embed/<id>`: takes over from the server's first paint and follows the review while it runs. */

import { placeFromAddress } from "../state/address.js";
import { applyEvent } from "../state/fold.js";
import { tellHeight, tellLinks, withSecret } from "./frame.js";
import { t } from "../lib/i18n.js";
import { watch } from "../net/live.js";
import { createViewer } from "./viewer.js";

const FINAL = new Set(["done", "failed", "stopped"]);
const { id, options, state: stored } = JSON.parse(document.getElementById("embed-data").textContent);
const viewer = createViewer(document.getElementById("viewer"), options);
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
  link.href = withSecret(link.getAttribute("href"));
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
    onStatus: () => {},
  });
}
