/** Entry of the app's page: reads the config, starts the router, wires the header. */

import { loadOpeningNames } from "./chess/opening_names.ts";
import { boardFirst } from "./lib/board_first.ts";
import { built, say } from "./lib/dialogs.ts";
import { h, sheet } from "./lib/dom.ts";
import { takeDrops } from "./lib/drops.ts";
import { t } from "./lib/i18n.ts";
import { icon } from "./lib/icons.ts";
import { setMenu } from "./lib/menu.ts";
import { at, site } from "./lib/site.ts";
import { NOT_KEPT } from "./lib/storage.ts";
import type { Go } from "./lib/types.ts";
import type { PageConfig } from "./net/types.ts";
import { showReview } from "./review.ts";
import type { Route } from "./router.ts";
import { startRouter } from "./router.ts";
import { ANEW, showSettings } from "./state/settings.ts";

document.addEventListener(NOT_KEPT, () => say(t("storage-not-kept")), { once: true });

const part = (id: string) => document.getElementById(id) as HTMLElement;

showSettings();
const config: PageConfig = JSON.parse(part("config").textContent ?? "");
const root = part("screen");
let close = () => {};
let begun = false;
let go: Go;

const open: Go = (path, replace) => go(path, replace);

const droppedFile = takeDrops(() => {
  const elsewhere = shown.name !== "start";
  if (elsewhere) open(at("/"));
  return elsewhere;
});

let shown: Route = { name: "start" };

/** `again`: the same screen, drawn anew while a person is in the page's head or in a dialog. */
function show(route: Route, again = false) {
  shown = route;
  close();
  setMenu();
  // what had the focus has gone; keys are the screen's now
  if (begun && !again) root.focus({ preventScroll: true });
  begun = true;
  document.body.dataset.screen = route.name;
  const typed = root.querySelector("textarea")?.value;
  if (route.name === "start")
    close = later(screen("start", import("./start.ts")), ({ showStart }) =>
      showStart(root, config, open, {
        dropped: droppedFile(),
        typed: again ? typed : "",
        again: () => screen("again", import("./mine/again.ts"), "mine"),
      }),
    );
  else if (route.name === "review")
    close = built(root, () => showReview(root, route.id, open, config.version));
  else if (route.name === "explore")
    close = later(screen("position", import("./explore/position.ts")), ({ showPosition }) =>
      showPosition(root),
    );
  else if (route.name === "editor")
    close = later(screen("editor", import("./explore/editor.ts")), ({ showEditor }) =>
      showEditor(root, open),
    );
  else if (route.name === "mine")
    close = later(named(screen("mine", import("./mine/mine.ts"), "collection")), ({ showMine }) =>
      showMine(root, open),
    );
  else if (route.name === "collection")
    close = later(named(screen("collection", import("./collection/collection.ts"))), ({ showCollection }) =>
      showCollection(root, route.id, open, config.follow),
    );
  else if (route.name === "repertoire")
    close = later(screen("repertoire", import("./openings/repertoire.ts")), ({ showRepertoire }) =>
      showRepertoire(root),
    );
  else if (route.name === "openings")
    close = later(
      named(screen("openings", import("./openings/openings.ts"), "position")),
      ({ showOpenings }) => showOpenings(root, route.id, open),
    );
  else if (route.name === "season")
    close = later(named(screen("season", import("./season/season.ts"))), ({ showSeason }) =>
      showSeason(root, route, open),
    );
  else {
    close = () => {};
    root.replaceChildren(nothingHere());
  }
}

/** What stands at an address of no screen. */
const nothingHere = () =>
  h(
    "div",
    { class: "missing" },
    h("h1", {}, t("page-missing")),
    h(
      "p",
      {},
      h(
        "a",
        { class: "button button--primary", href: at("/"), data: { route: "" } },
        t("page-missing-button"),
      ),
    ),
  );

go = startRouter((route) => show(route));
// where moves and keys stand, the screen is drawn anew at its address
document.addEventListener(ANEW, () => {
  if (shown.name === "review" || shown.name === "explore") show(shown, true);
});

/** A module, once its styles (`css/NAME.css`, and those that it lends) are there too. */
async function screen<M>(name: string, loading: Promise<M>, ...lent: string[]) {
  const [module] = await Promise.all([loading, ...[name, ...lent].map(sheet)]);
  return module;
}

/** A module that draws names of openings, once they can be said in the reader's language. */
async function named<M>(loading: Promise<M>): Promise<M> {
  const [module] = await Promise.all([loading, loadOpeningNames()]);
  return module;
}

/** A screen whose module is loaded when it is wanted: `show(module)`, unless another screen came first. */
function later<M>(module: Promise<M>, show: (module: M) => () => void): () => void {
  let shut = () => {};
  let gone = false;
  module.then(
    (loaded) => {
      if (!gone) shut = built(root, () => show(loaded));
    },
    () => !gone && say(t("error-offline")),
  );
  return () => {
    gone = true;
    shut();
  };
}

part("mine").prepend(icon("list"));
part("menu").append(icon("menu"));
part("menu").addEventListener(
  "click",
  () =>
    import("./menu.ts").then(
      ({ fillMenu }) => fillMenu(part, () => show(shown, true)),
      () => say(t("error-offline")),
    ),
  { once: true },
);

/** On a review the headings' type, 22 KB, comes behind the board (css/theme.css). */
async function headings({ dataset }: HTMLElement) {
  if (!dataset.headings) return;
  await boardFirst();
  await document.fonts.load('700 1em "Bricolage Grotesque"');
  delete dataset.headings;
}

/**
 * Style that nobody sees at the first look, and that of paper and of forced colours, comes behind the board.
 */
const LATER = ["dialogs", "forced", "changes", "share", "settings", "print"];
boardFirst().then(() => LATER.forEach(sheet));

/** Where the sheet comes from. */
window.addEventListener("beforeprint", () => {
  document.querySelector("#source")?.replaceChildren(location.origin + location.pathname);
});

headings(document.documentElement).catch(() => {}); // without it, the text's type stays

/** Without a connection, files, images and other pages would be the browser's fault to explain. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]:not([data-route])");
  if (navigator.onLine !== false || !link?.href.startsWith(site()) || link.pathname === location.pathname)
    return;
  event.preventDefault();
  say(t("error-offline"));
});

/** What keeps the page for a time without the server (offline/worker.ts), and what was loaded before it. */
async function keepPage({ serviceWorker }: Partial<Pick<Navigator, "serviceWorker">>) {
  if (!serviceWorker) return; // a private mode, or no https
  await boardFirst();
  await serviceWorker.register(at("/worker.js"));
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  (await serviceWorker.ready).active?.postMessage(loaded);
}

keepPage(navigator).catch(() => {}); // without it, the page needs the server
