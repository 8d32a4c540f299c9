/**
 * The options of a viewer that has no server: the page's twin of server/web/embed/options.py. What makes no
 * sense falls back to its default. Pure but for the colours, which the browser reads.
 */

import { colorOf } from "./colors.ts";

/** What a viewer without a server is told by its element's attributes (viewer/options.ts). */
type ViewerOptions = Record<string, unknown>;

const SHOWN = ["graph", "moves", "moments", "report"];
const HIDDEN = ["clocks", "players", "controls", "menu", "reasons", "notes"];
const PLACES = ["auto", "right", "below", "off"];
const MODES = ["review", "puzzle"];
const THEMES = ["auto", "light", "dark"];
const SIDES = ["auto", "white", "black"];
const NOTATIONS = ["language", "english", "figurines"];
const MOST_MOVES = 60;
const MOVE = "[a-h][1-8][a-h][1-8][qrbn]?";
const LINE = new RegExp(`^${MOVE}(?:,${MOVE})*$`);
const FAMILY = "[A-Za-z][A-Za-z0-9 _-]{0,39}";
const FONTS = new RegExp(`^${FAMILY}(?:, ?${FAMILY}){0,3}$`);

/** `sets`: the sets of pieces that there are; `color`: reads one. */
export function optionsOf(
  query: URLSearchParams,
  sets: string[],
  color: (text: string) => string | null = colorOf,
): ViewerOptions {
  const text = (name: string) => query.get(name) ?? "";
  const choice = (name: string, known: string[]) => (known.includes(text(name)) ? text(name) : known[0]);
  const parts = (asked: string, known: string[]) => {
    const named = asked.split(",");
    return known.filter((part) => named.includes(part));
  };
  const show = query.get("show");
  return {
    mode: choice("mode", MODES),
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

const plyOf = (text: string) => (text === "last" ? text : /^\d{1,4}$/.test(text) ? Number(text) : 0);

const fontOf = (text: string) => (FONTS.test(text) ? text : null);
