/** The menu of everything that leaves Kibitz: lines to copy, files, images. Loaded when it is opened. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { pageUrl, pgnUrl } from "../net/api.js";
import { placeFromAddress } from "../state/address.js";
import { BOARD_THEMES, boardTheme, coordinates } from "../state/settings.js";
import { iframe } from "./share.js";

/** @import { Copy, ImageLook, Look, Shared } from "../../types/share" */
/** @import { Child, Props } from "../../types/lib" */
/** @import { Sign } from "../lib/icons.js" */

/** The line a club pastes into its site. Pure. @type {(origin: string, id: string) => string} */
export function embedLine(origin, id) {
  return iframe(`${origin}/embed/${id}`, t("share-embed-title"), 760);
}

/**
 * The address of a drawn image ("board.png", "board.svg", "card.png", "game.gif"). Pure.
 * @type {(id: string, name: string, look?: ImageLook) => string}
 */
export function imageUrl(
  id,
  name,
  { hash = "", orientation = "white", theme = BOARD_THEMES[0], coordinates: letters = true } = {},
) {
  const { ply, line } = placeFromAddress({ hash }) ?? { ply: 0, line: [] };
  const query = new URLSearchParams();
  if (name !== "game.gif") query.set("ply", String(ply));
  if (line.length && name !== "game.gif") query.set("line", line.join(","));
  if (orientation === "black") query.set("orientation", "black");
  if (theme !== BOARD_THEMES[0] && name !== "card.png") query.set("theme", theme);
  if (!letters && name !== "card.png") query.set("coordinates", "off");
  const text = String(query).replaceAll("%2C", ",");
  return `/r/${id}/${name}${text ? `?${text}` : ""}`;
}

/**
 * Show the menu below `button`, or take it away again.
 * @type {(button: HTMLElement, now: Shared & Look, copy: Copy) => void}
 */
export function showShareMenu(button, now, copy) {
  /** @type {HTMLElement | null} */
  const open = document.querySelector(".share-menu");
  if (open) return open.hidePopover();
  const look = { ...now, theme: boardTheme(), coordinates: coordinates() };
  const image = (/** @type {string} */ name) => imageUrl(now.id, name, look);
  const menu = h(
    "div",
    { class: "share-menu", role: "menu", popover: "auto", "aria-label": t("share-label") },
    group(t("share-copy"), [
      copyItem("code", t("share-embed"), () =>
        copy(embedLine(location.origin, now.id), t("share-embed-copied")),
      ),
      copyItem("file", t("share-pgn-copy"), () =>
        copy(fetchPgn(now.id), t("share-pgn-copied"), t("share-pgn-failed")),
      ),
      copyItem("board", t("share-fen"), () => copy(now.fen, t("share-fen-copied"))),
    ]),
    group(t("share-files"), [
      fileItem("download", t("share-pgn"), pgnUrl(now.id), { download: "" }),
      fileItem("file", t("share-html"), pageUrl(now.id), { download: "" }),
      fileItem("image", t("share-png"), image("board.png")),
      fileItem("image", t("share-svg"), image("board.svg")),
      fileItem("image", t("share-card"), image("card.png")),
      fileItem("film", t("share-gif"), image("game.gif")),
    ]),
  );
  (button.closest("main") ?? document.body).append(menu);
  menu.addEventListener("toggle", (event) => event.newState === "closed" && closed(menu, button));
  menu.addEventListener("keydown", (event) => walk(menu, event));
  for (const item of items(menu)) item.addEventListener("click", () => menu.hidePopover());
  menu.showPopover();
  place(menu, button);
  button.setAttribute("aria-expanded", "true");
  items(menu)[0].focus();
}

/** @param {string} id */
async function fetchPgn(id) {
  const response = await fetch(pgnUrl(id), { credentials: "omit" });
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** @type {(label: string, entries: Child[]) => Element} */
function group(label, entries) {
  return h(
    "div",
    { role: "group", "aria-label": label, class: "share-menu__group" },
    h("div", { class: "share-menu__label", "aria-hidden": "true" }, label),
    entries,
  );
}

/** @type {(sign: Sign, label: string, click: () => void) => Element} */
function copyItem(sign, label, click) {
  return h(
    "button",
    { type: "button", role: "menuitem", tabindex: "-1", class: "share-menu__item", on: { click } },
    icon(sign, 18),
    label,
  );
}

/** @type {(sign: Sign, label: string, href: string, extra?: Props) => Element} */
function fileItem(sign, label, href, extra = { target: "_blank", rel: "noopener" }) {
  return h(
    "a",
    { role: "menuitem", tabindex: "-1", class: "share-menu__item", href, ...extra },
    icon(sign, 18),
    label,
  );
}

/** @type {(menu: Element) => HTMLElement[]} */
const items = (menu) =>
  [...menu.querySelectorAll("[role=menuitem]")].filter((item) => item instanceof HTMLElement);

/**
 * Arrows, Home and End inside the menu; the page's keys rest while it is open.
 * @type {(menu: HTMLElement, event: KeyboardEvent) => void}
 */
function walk(menu, event) {
  event.stopPropagation();
  const all = items(menu);
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  /** @type {Record<string, number | undefined>} */
  const steps = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: (at - 1 + all.length) % all.length,
    Home: 0,
    End: all.length - 1,
  };
  const to = steps[event.key];
  if (event.key === "Tab") menu.hidePopover();
  if (to === undefined) return;
  event.preventDefault();
  all[to].focus();
}

/** @type {(menu: HTMLElement, button: Element) => void} */
function place(menu, button) {
  const box = button.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.right - menu.offsetWidth), innerWidth - menu.offsetWidth - 8);
  const below = box.bottom + 6;
  const top =
    below + menu.offsetHeight <= innerHeight - 8 ? below : Math.max(8, box.top - menu.offsetHeight - 6);
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px` });
}

/** @type {(menu: Element, button: HTMLElement) => void} */
function closed(menu, button) {
  button.setAttribute("aria-expanded", "false");
  if (menu.contains(document.activeElement) || document.activeElement === document.body) button.focus();
  menu.remove();
}
