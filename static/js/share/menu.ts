/** The menu of everything that leaves Kibitz: lines to copy, files, images. Loaded when it is opened. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import type { Child, Props } from "../lib/types.ts";
import { bookletUrl, exercisesUrl, pageUrl, pgnUrl } from "../net/api.ts";
import { placeFromAddress } from "../state/address.ts";
import { BOARD_THEMES, boardTheme, coordinates } from "../state/settings.ts";
import type { Side } from "../wire.ts";
import { reviewEmbed } from "./embeds.ts";
import type { Look, Shared } from "./types.ts";

/** How a drawn image looks; `hash` as state/address.ts writes it. */
interface ImageLook {
  hash?: string;
  orientation?: Side;
  theme?: string;
  coordinates?: boolean;
}

/** The viewer of PGNs as one script, with a page that uses it (docs/viewer.md). */
const VIEWER_URL = at("/static/viewer/kibitz-viewer.zip");

/** Copy a text or a promised one, and say so. */
type Copy = (text: string | Promise<string>, done: string, failed?: string) => Promise<void>;

/** The address of a drawn image ("board.png", "board.svg", "card.png", "game.gif"). Pure. */
export function imageUrl(
  id: string,
  name: string,
  { hash = "", orientation = "white", theme = BOARD_THEMES[0], coordinates: letters = true }: ImageLook = {},
): string {
  const { ply, line } = placeFromAddress({ hash }) ?? { ply: 0, line: [] };
  const query = new URLSearchParams();
  if (name !== "game.gif") query.set("ply", String(ply));
  if (line.length && name !== "game.gif") query.set("line", line.join(","));
  if (orientation === "black") query.set("orientation", "black");
  if (theme !== BOARD_THEMES[0] && name !== "card.png") query.set("theme", theme);
  if (!letters && name !== "card.png") query.set("coordinates", "off");
  const text = String(query).replaceAll("%2C", ",");
  return at(`/r/${id}/${name}${text ? `?${text}` : ""}`);
}

/** Show the menu below `button`, or take it away again. */
export function showShareMenu(button: HTMLElement, now: Shared & Look, copy: Copy): void {
  const open: HTMLElement | null = document.querySelector(".share-menu");
  if (open) return open.hidePopover();
  const look = { ...now, theme: boardTheme(), coordinates: coordinates() };
  const image = (name: string) => imageUrl(now.id, name, look);
  const menu = h(
    "div",
    { class: "share-menu", role: "menu", popover: "auto", "aria-label": t("share-menu") },
    group(t("share-copy"), [
      copyItem("code", t("share-embed"), () => embed(now)),
      copyItem("file", t("share-pgn-copy"), () =>
        copy(fetchPgn(now.id), t("share-copied"), t("error-offline")),
      ),
      copyItem("board", t("share-fen"), () => copy(now.fen, t("share-copied"))),
    ]),
    group(t("share-files"), [
      fileItem("download", t("share-pgn"), pgnUrl(now.id), { download: "" }),
      fileItem("file", t("share-html"), pageUrl(now.id), { download: "" }),
      fileItem("bulb", t("share-exercises-pgn"), exercisesUrl(now.id, "pgn", now.side), { download: "" }),
      fileItem("bulb", t("share-exercises-anki"), exercisesUrl(now.id, "apkg", now.side), { download: "" }),
      fileItem("bulb", t("share-booklet"), bookletUrl(now.id, now.side)),
      fileItem("image", t("share-png"), image("board.png")),
      fileItem("image", t("share-svg"), image("board.svg")),
      fileItem("image", t("share-card"), image("card.png")),
      fileItem("film", t("share-gif"), image("game.gif")),
      fileItem("code", t("share-viewer"), VIEWER_URL, { download: "" }),
    ]),
  );
  if (now.token)
    menu.append(group(t("share-notes"), [copyItem("link", t("note-link"), () => noteLink(now))]));
  (button.closest("main") ?? document.body).append(menu);
  menu.addEventListener("toggle", (event) => event.newState === "closed" && closed(menu, button));
  menu.addEventListener("keydown", (event) => walk(menu, event));
  for (const item of items(menu)) item.addEventListener("click", () => menu.hidePopover());
  menu.showPopover();
  place(menu, button);
  button.setAttribute("aria-expanded", "true");
  items(menu)[0].focus();
}

async function noteLink({ id, token }: Shared) {
  const { showNoteLink } = await import("../notes/link.ts");
  showNoteLink(id, token);
}

async function embed(now: Shared & Look) {
  const { showEmbed } = await import("./embed.ts");
  showEmbed(reviewEmbed(now));
}

async function fetchPgn(id: string) {
  const response = await fetch(pgnUrl(id), { credentials: "omit" });
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

function group(label: string, entries: Child[]): Element {
  return h(
    "div",
    { role: "group", "aria-label": label, class: "share-menu__group" },
    h("div", { class: "share-menu__label", "aria-hidden": "true" }, label),
    entries,
  );
}

function copyItem(sign: Sign, label: string, click: () => void): Element {
  return h(
    "button",
    { type: "button", role: "menuitem", tabindex: "-1", class: "share-menu__item", on: { click } },
    icon(sign, 18),
    label,
  );
}

function fileItem(
  sign: Sign,
  label: string,
  href: string,
  extra: Props = { target: "_blank", rel: "noopener" },
): Element {
  return h(
    "a",
    { role: "menuitem", tabindex: "-1", class: "share-menu__item", href, ...extra },
    icon(sign, 18),
    label,
  );
}

const items = (menu: Element): HTMLElement[] =>
  [...menu.querySelectorAll("[role=menuitem]")].filter((item) => item instanceof HTMLElement);

/** Arrows, Home and End inside the menu; the page's keys rest while it is open. */
function walk(menu: HTMLElement, event: KeyboardEvent): void {
  event.stopPropagation();
  const all = items(menu);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number | undefined> = {
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

function place(menu: HTMLElement, button: Element): void {
  const box = button.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.right - menu.offsetWidth), innerWidth - menu.offsetWidth - 8);
  const below = box.bottom + 6;
  const top =
    below + menu.offsetHeight <= innerHeight - 8 ? below : Math.max(8, box.top - menu.offsetHeight - 6);
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px` });
}

function closed(menu: Element, button: HTMLElement): void {
  button.setAttribute("aria-expanded", "false");
  if (menu.contains(document.activeElement) || document.activeElement === document.body) button.focus();
  menu.remove();
}
