/** Entry of `/embed/<id>`: takes over from the server's first paint and follows the review while it runs. */

import { t } from "../lib/i18n.js";
import { watch } from "../net/live.js";
import { placeFromAddress } from "../state/address.js";
import { applyEvent } from "../state/fold.js";
import { isPlayed } from "../state/view.js";
import { createDriver } from "./driving.js";
import { embedded, tellHeight, tellLinks, viewerPlace, withSecret } from "./frame.js";
import { wear } from "./look.js";
import { createViewer } from "./viewer.js";

const FINAL = new Set(["done", "failed", "stopped"]);
/** @type {import("../../types/embed").ReviewEmbed} */
const { id, options, state: stored, pgn, explore } = embedded();
let state = stored;
let ended = "";
wear(options);
const driver = createDriver({ id, obey: (command) => viewer.obey(command) });
const viewer = createViewer(viewerPlace, options, {
  moved: (told) => driver.tell("plychange", told),
  menu: {
    pgn: async () => (await fetch(pgn)).text(),
    home: null,
    explore,
    fen: () => viewer.fen(),
    variant: () => state.game?.variant ?? "standard",
  },
});

function refresh() {
  viewer.update(state);
  const { judged, moves } = state.progress;
  viewer.say(FINAL.has(state.status) || !state.game ? "" : t("embed-live", { judged, moves }));
}

async function begin() {
  await viewer.begin(placeFromAddress({ hash: location.hash }) ?? options);
}

/** The game is there: so the page around may drive. */
async function open() {
  await begin();
  driver.tell("ready", { ...viewer.place(), plies: state.game?.moves.length ?? 0 }, { stays: true });
  tellEnd();
}

function tellEnd() {
  if (!FINAL.has(state.status)) ended = ""; // its game has grown
  if (!FINAL.has(state.status) || !state.game || ended === state.status) return;
  ended = state.status;
  driver.tell("done", { status: ended }, { stays: true });
}

refresh();
if (state.game) open();
tellHeight(id);
tellLinks();
for (const link of document.querySelectorAll(".embed__way a"))
  link.setAttribute("href", withSecret(link.getAttribute("href") ?? ""));
window.addEventListener("hashchange", begin);

if (!FINAL.has(state.status) || isPlayed(state.game)) {
  watch(id, {
    cursor: () => state.seq,
    grows: () => isPlayed(state.game),
    sockets: self.origin !== "null", // a sandbox of opaque origin polls
    onEvents: (events) => {
      const fresh = !state.game;
      state = events.reduce(applyEvent, state);
      refresh();
      if (fresh && state.game) open();
      else tellEnd();
    },
    onStatus: ({ status }) => status === "deleted" && location.reload(), // to the sentence that says so
    onError: ({ code }) => code === "not_found" && location.reload(),
  });
}
