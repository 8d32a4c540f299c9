/**
 * The options of a viewer that has no server: the page's twin of server/web/embed/options.py. What makes no
 * sense falls back to its default. Pure but for the colours, which the browser reads.
 */

import { colorOf } from "./colors.js";

/** @import { ViewerOptions } from "../../types/embed" */

const SHOWN = ["graph", "moves", "moments", "report"];
const HIDDEN = ["clocks", "players", "controls", "menu"];
const PLACES = ["auto", "right", "below", "off"];
const THEMES = ["auto", "light", "dark"];
const SIDES = ["auto", "white", "black"];
const NOTATIONS = ["language", "english", "figurines"];
const MOST_MOVES = 60;
const MOVE = "[a-h][1-8][a-h][1-8][qrbn]?";
const LINE = new RegExp(`^${MOVE}(?:,${MOVE})*$`);
const FAMILY = "[A-Za-z][A-Za-z0-9 _-]{0,39}";
const FONTS = new RegExp(`^${FAMILY}(?:, ?${FAMILY}){0,3}$`);

/**
 * `sets`: the sets of pieces that there are; `color`: reads one.
 * @type {(query: URLSearchParams, sets: string[], color?: (text: string) => string | null) => ViewerOptions}
 */
export function optionsOf(query, sets, color = colorOf) {
  const text = (/** @type {string} */ name) => query.get(name) ?? "";
  const choice = (/** @type {string} */ name, /** @type {string[]} */ known) =>
    known.includes(text(name)) ? text(name) : known[0];
  const parts = (/** @type {string} */ asked, /** @type {string[]} */ known) => {
    const named = asked.split(",");
    return known.filter((part) => named.includes(part));
  };
  const show = query.get("show");
  return {
    theme: choice("theme", THEMES),
    orientation: choice("orientation", SIDES),
    pieces: choice("pieces", sets),
    notation: choice("notation", NOTATIONS),
    ply: plyOf(text("ply")),
    line: LINE.test(text("line")) ? text("line").split(",").slice(0, MOST_MOVES) : [],
    show: show === null ? SHOWN : parts(show, SHOWN),
    hide: parts(text("hide"), HIDDEN),
    moves: choice("moves", PLACES),
    keyboard: text("keyboard") !== "off",
    wheel: text("wheel") !== "off",
    draw: text("draw") !== "off",
    lightsquares: color(text("lightsquares")),
    darksquares: color(text("darksquares")),
    accent: color(text("accent")),
    font: fontOf(text("font")),
    headings: fontOf(text("headings")),
  };
}

/** @param {string} text */
const plyOf = (text) => (text === "last" ? text : /^\d{1,4}$/.test(text) ? Number(text) : 0);

/** @param {string} text */
const fontOf = (text) => (FONTS.test(text) ? text : null);
