/**
 * The dialog for showing a review on another site: how it is to look, a preview of it, the lines to paste.
 * Loaded when it is opened.
 */

import { choice, swatch } from "../board/choices.ts";
import { copyText } from "../lib/clipboard.ts";
import { showDialog } from "../lib/dialogs.ts";
import { h, sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { at, site } from "../lib/site.ts";
import { placeFromAddress } from "../state/address.ts";
import { BOARD_THEMES, THEMES } from "../state/settings.ts";
import type { EmbedChoice } from "./links.ts";
import { EMBED_PARTS, EMBED_SIZES, embedQuery, FRAME_SANDBOX, iframe } from "./links.ts";
import type { Look, Shared } from "./types.ts";

const PARTS = {
  graph: "share-embed-graph",
  moves: "moves-label",
  moments: "panels-moments",
  report: "review-report",
};

/** The line a club pastes into its site. Pure. */
export function embedLine(origin: string, id: string, query = "", size = EMBED_SIZES.wide): string {
  return iframe(`${origin}/embed/${id}${query}`, t("share-embed-title"), size);
}

export async function showEmbed({ id, hash, orientation }: Shared & Look) {
  await Promise.all([sheet("settings"), sheet("share-embed")]);
  const asked = placeFromAddress({ hash, search: "" })?.ply ?? 0;
  const here = typeof asked === "number" ? asked : 0;
  let size = "wide";
  const now: EmbedChoice = {
    theme: "auto",
    orientation,
    squares: null,
    show: [...EMBED_PARTS],
    ply: 0,
  };
  const shown = preview();
  const html = line("share-embed-html", 4);
  const wordpress = line("share-embed-wordpress", 2);
  const update = () => {
    const query = embedQuery(now);
    shown.update(at(`/embed/${id}${query}`), EMBED_SIZES[size]);
    html.update(embedLine(site(), id, query, EMBED_SIZES[size]));
    wordpress.update(`${site()}/r/${id}${query}`);
  };
  const set = (changes: Partial<EmbedChoice>) => {
    Object.assign(now, changes);
    update();
  };
  const options = optionsOf(now, {
    size,
    here,
    set,
    resize: (name) => {
      size = name;
      update();
    },
  });
  const body = h(
    "div",
    { class: "share-embed" },
    options,
    shown.element,
    h("div", { class: "share-embed__lines" }, html.element, wordpress.element),
  );
  showDialog(t("share-embed"), body).classList.add("dialog--wide");
  update();
}

interface Asked {
  size: string;
  /** the ply that the reader looks at */
  here: number;
  set(changes: Partial<EmbedChoice>): void;
  resize(name: string): void;
}

function optionsOf(now: EmbedChoice, { size, here, set, resize }: Asked): HTMLElement {
  const sizeWords = (name: string) => {
    const { width, height } = EMBED_SIZES[name];
    return [t(`share-embed-${name}`), h("small", {}, `${width} × ${height}`)];
  };
  const look = (name: string) => t(`top-theme-${name}`);
  const squares = (name: string) => [swatch(name), t(`settings-board-${name}`)];
  const board = choice("board-label", BOARD_THEMES, BOARD_THEMES[0], squares, (name) =>
    set({ squares: name === BOARD_THEMES[0] ? null : coloursOf(board, name) }),
  );
  return h(
    "div",
    { class: "settings share-embed__options" },
    choice("share-embed-size", Object.keys(EMBED_SIZES), size, sizeWords, resize),
    choice("top-theme", THEMES, now.theme, look, (theme) => set({ theme })),
    board,
    choice(
      "share-embed-below",
      ["white", "black"],
      now.orientation,
      (name) => t(`side-${name}`),
      (orientation) => set({ orientation }),
    ),
    partsOf(now, set, here),
  );
}

/** The colours of a board, as its swatch has them. */
function coloursOf(swatches: Element, name: string): EmbedChoice["squares"] {
  const found = swatches.querySelector(`[data-board="${name}"]`);
  if (!found) return null;
  const style = getComputedStyle(found);
  const [light, dark] = ["--board-light", "--board-dark"].map((each) => style.getPropertyValue(each).trim());
  return light && dark ? { light, dark } : null;
}

function partsOf(now: EmbedChoice, set: Asked["set"], here: number): HTMLElement {
  const show = (part: string, on: boolean) =>
    set({ show: EMBED_PARTS.filter((each) => (each === part ? on : now.show.includes(each))) });
  return h(
    "fieldset",
    { class: "settings__choice" },
    h("legend", {}, t("share-embed-shows")),
    h(
      "div",
      { class: "share-embed__checks" },
      Object.entries(PARTS).map(([part, label]) => check(t(label), true, (on) => show(part, on))),
      here ? check(t("share-embed-start"), false, (on) => set({ ply: on ? here : 0 })) : null,
    ),
  );
}

function check(words: string, checked: boolean, told: (on: boolean) => void): HTMLElement {
  const box: HTMLInputElement = h("input", {
    type: "checkbox",
    checked,
    on: { change: () => told(box.checked) },
  });
  return h("label", { class: "share-embed__check" }, box, words);
}

/** The embed in its frame, made smaller where it has not the room. */
function preview() {
  const place = h("div", { class: "share-embed__place" });
  const element = h(
    "section",
    { class: "share-embed__preview", "aria-label": t("share-embed-preview") },
    place,
  );
  let frame: HTMLIFrameElement | null = null;
  let size = EMBED_SIZES.wide;
  let room = size;
  const rescale = () => {
    const scale = Math.min(1, room.width / size.width, room.height / size.height);
    place.style.width = `${size.width * scale}px`;
    place.style.height = `${size.height * scale}px`;
    if (frame) frame.style.transform = `scale(${scale})`;
  };
  new ResizeObserver(([{ contentRect }]) => {
    room = contentRect;
    rescale();
  }).observe(element);
  return {
    element,
    update(src: string, next: typeof size) {
      size = next;
      if (frame?.getAttribute("src") !== src) {
        // another frame: the history keeps no steps of this one
        frame = h("iframe", { src, title: t("share-embed-preview"), sandbox: FRAME_SANDBOX });
        place.replaceChildren(frame);
      }
      Object.assign(frame as HTMLIFrameElement, { width: String(size.width), height: String(size.height) });
      rescale();
    },
  };
}

/** A line to paste, with a button that copies it. */
function line(label: string, rows: number) {
  const field = h("textarea", { class: "share-embed__line", readonly: true, rows, spellcheck: "false" });
  const told = h("span", { role: "status", class: "share-embed__told" });
  const copy = async () => {
    const copied = await copyText(field.value).catch(() => false);
    told.textContent = t(copied ? "share-copied" : "share-refused");
    if (!copied) field.select();
  };
  const button = { type: "button", class: "button button--small button--primary", on: { click: copy } };
  const element = h(
    "div",
    { class: "share-embed__entry" },
    h("label", {}, h("span", {}, t(label)), field),
    h("div", { class: "share-embed__copy" }, h("button", button, t("share-copy")), told),
  );
  return {
    element,
    update(text: string) {
      field.value = text;
      told.textContent = "";
    },
  };
}
