/** Entry of the app's page: reads the config, starts the router, wires the header. */

import { useNotation } from "./chess/notation.js";
import { boardFirst } from "./lib/board_first.js";
import { built, say, showKeys } from "./lib/dialogs.js";
import { h, sheet } from "./lib/dom.js";
import { takeDrops } from "./lib/drops.js";
import { t } from "./lib/i18n.js";
import { icon } from "./lib/icons.js";
import { createLanguageSwitch } from "./lib/language.js";
import { showReview } from "./review.js";
import { startRouter } from "./router.js";
import { notation, setTheme, showBoard, THEMES, theme } from "./state/settings.js";

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

showBoard();
useNotation(notation());
/** @type {import("../types/net").PageConfig} */
const config = JSON.parse(part("config").textContent ?? "");
const root = part("screen");
let close = () => {};
let begun = false;
/** @type {import("../types/review").Go} */
let go;

/** @type {import("../types/review").Go} */
const open = (path, replace) => go(path, replace);

const droppedFile = takeDrops(() => {
  const elsewhere = shown.name !== "start";
  if (elsewhere) open("/");
  return elsewhere;
});

/** @type {import("./router.js").Route} */
let shown = { name: "start" };

/** @param {import("./router.js").Route} route */
function show(route) {
  shown = route;
  close();
  if (begun) root.focus({ preventScroll: true }); // what had the focus has gone; keys are the screen's now
  begun = true;
  document.body.dataset.screen = route.name;
  if (route.name === "start")
    close = later(screen("start", import("./start.js")), ({ showStart }) =>
      showStart(root, config, open, droppedFile()),
    );
  else if (route.name === "review") close = built(root, () => showReview(root, route.id, open));
  else if (route.name === "explore")
    close = later(screen("position", import("./explore/position.js")), ({ showPosition }) =>
      showPosition(root),
    );
  else if (route.name === "collection")
    close = later(screen("collection", import("./collection/collection.js")), ({ showCollection }) =>
      showCollection(root, route.id, open),
    );
  else if (route.name === "season")
    close = later(screen("season", import("./season/season.js")), ({ showSeason }) =>
      showSeason(root, route, open),
    );
  else {
    close = () => {};
    root.replaceChildren(
      h(
        "div",
        { class: "missing" },
        h("h1", {}, t("page-missing")),
        h(
          "p",
          {},
          h(
            "a",
            { class: "button button--primary", href: "/", data: { route: "" } },
            t("page-missing-button"),
          ),
        ),
      ),
    );
  }
}

go = startRouter(show);
// where moves stand, the screen is drawn anew at its address
document.addEventListener("kibitz:notation", () => {
  if (shown.name === "review" || shown.name === "explore") show(shown);
});

/**
 * A module, once its styles (`css/NAME.css`) are there too.
 * @template M @param {string} name @param {Promise<M>} loading
 */
async function screen(name, loading) {
  const [module] = await Promise.all([loading, sheet(name)]);
  return module;
}

/**
 * A screen whose module is loaded when it is wanted: `show(module)`, unless another screen came first.
 * @type {<M>(module: Promise<M>, show: (module: M) => () => void) => () => void}
 */
function later(module, show) {
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

/** @type {Record<string, import("./lib/icons.js").Sign>} */
const SIGNS = { auto: "auto", light: "sun", dark: "moon" };

function themeButton() {
  const button = part("theme");
  const paint = () => {
    button.replaceChildren(icon(SIGNS[theme()]));
    button.setAttribute("aria-label", t(`top-theme-${theme()}`));
    button.title = t(`top-theme-${theme()}`);
  };
  button.addEventListener("click", () => {
    setTheme(THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
    paint();
  });
  paint();
  return paint;
}

const paintTheme = themeButton();
createLanguageSwitch(part("language"));
const keys = part("keys");
keys.append(icon("keyboard"));
keys.addEventListener("click", showKeys);
const settings = part("settings");
settings.append(icon("settings"));
settings.addEventListener("click", async () =>
  (await import("./lib/settings_dialog.js")).showSettings(paintTheme),
);

/**
 * On a review the headings' type, 22 KB, comes behind the board (css/theme.css).
 * @param {HTMLElement} root
 */
async function headings({ dataset }) {
  if (!dataset.headings) return;
  await boardFirst();
  await document.fonts.load('700 1em "Bricolage Grotesque"');
  delete dataset.headings;
}

/**
 * Style that nobody sees at the first look, and that of paper and of forced colours, comes behind the board.
 */
const LATER = ["forced", "changes", "share", "settings", "print"];
boardFirst().then(() => LATER.forEach(sheet));

headings(document.documentElement).catch(() => {}); // without it, the text's type stays
