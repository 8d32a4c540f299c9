/**
 * The dialog for showing a review, a collection or a season on another site: how it is to look, a preview of
 * it, the lines to paste. Loaded when it is opened.
 */

import { choice, swatch } from "../board/choices.ts";
import { copyText } from "../lib/clipboard.ts";
import { showDialog } from "../lib/dialogs.ts";
import { h, sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { at, site } from "../lib/site.ts";
import { BOARD_THEMES, THEMES } from "../state/settings.ts";
import { embedLine, embedQuery, firstChoice, partsIn } from "./embeds.ts";
import type { FrameSize } from "./links.ts";
import { FRAME_SANDBOX } from "./links.ts";
import type { EmbedChoice, Embeddable } from "./types.ts";

export async function showEmbed(embed: Embeddable) {
  await Promise.all([sheet("settings"), sheet("share-embed")]);
  const { frame, link, sizes, shown } = embed;
  let size = "wide";
  const now = firstChoice(embed);
  const seen = preview(sizes[size]);
  const html = line("share-embed-html", 4);
  const wordpress = link ? line("share-embed-wordpress", 2) : null;
  const update = () => {
    const query = embedQuery(now, shown);
    seen.update(at(`/${frame}${query}`), sizes[size]);
    html.update(embedLine(site(), embed, { title: t(embed.title), query, size }));
    wordpress?.update(`${site()}/${link}${query}`);
  };
  const set = (changes: Partial<EmbedChoice>) => {
    Object.assign(now, changes);
    update();
  };
  const resize = (name: string) => {
    size = name;
    now.show = partsIn(embed, name);
    options.querySelectorAll<HTMLInputElement>("[data-part]").forEach((box) => {
      box.checked = now.show.includes(box.dataset.part ?? "");
    });
    update();
  };
  const options = optionsOf(embed, now, { size, set, resize });
  const body = h(
    "div",
    { class: "share-embed" },
    options,
    seen.element,
    h("div", { class: "share-embed__lines" }, html.element, wordpress?.element),
  );
  showDialog(t("share-embed"), body).classList.add("dialog--wide");
  update();
}

interface Asked {
  size: string;
  set(changes: Partial<EmbedChoice>): void;
  resize(name: string): void;
}

function optionsOf(embed: Embeddable, now: EmbedChoice, { size, set, resize }: Asked): HTMLElement {
  const { sizes, orientation } = embed;
  const sizeWords = (name: string) => {
    const { width, height } = sizes[name];
    return [t(`share-embed-${name}`), h("small", {}, `${width} × ${height}`)];
  };
  const kind = (name: string) => t(`share-embed-mode-${name}`);
  const look = (name: string) => t(`top-theme-${name}`);
  const squares = (name: string) => [swatch(name), t(`settings-board-${name}`)];
  const board = choice("board-label", BOARD_THEMES, BOARD_THEMES[0], squares, (name) =>
    set({ squares: name === BOARD_THEMES[0] ? null : coloursOf(board, name) }),
  );
  const below = (name: string) => t(`side-${name}`);
  const ofReview = [
    orientation &&
      choice("share-embed-below", ["white", "black"], orientation, below, (side) =>
        set({ orientation: side }),
      ),
    Object.keys(embed.parts).length ? partsOf(embed, now, set) : null,
  ].filter((part) => part !== null);
  const turnTo = (mode: string) => {
    for (const part of ofReview) part.hidden = mode !== "review";
    set({ mode });
  };
  return h(
    "div",
    { class: "settings share-embed__options" },
    embed.asks && choice("share-embed-mode", ["review", "puzzle"], now.mode, kind, turnTo),
    choice("share-embed-size", Object.keys(sizes), size, sizeWords, resize),
    choice("top-theme", THEMES, now.theme, look, (theme) => set({ theme })),
    board,
    ofReview,
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

function partsOf({ label, parts, ply }: Embeddable, now: EmbedChoice, set: Asked["set"]): HTMLElement {
  const show = (part: string, on: boolean) =>
    set({ show: Object.keys(parts).filter((each) => (each === part ? on : now.show.includes(each))) });
  return h(
    "fieldset",
    { class: "settings__choice" },
    h("legend", {}, t(label)),
    h(
      "div",
      { class: "share-embed__checks" },
      Object.entries(parts).map(([part, words]) =>
        check(t(words), now.show.includes(part), (on) => show(part, on), { part }),
      ),
      ply ? check(t("share-embed-start"), false, (on) => set({ ply: on ? ply : 0 })) : null,
    ),
  );
}

function check(words: string, checked: boolean, told: (on: boolean) => void, data = {}): HTMLElement {
  const box: HTMLInputElement = h("input", {
    type: "checkbox",
    checked,
    data,
    on: { change: () => told(box.checked) },
  });
  return h("label", { class: "share-embed__check" }, box, words);
}

/** The embed in its frame, made smaller where it has not the room. */
function preview(first: FrameSize) {
  const place = h("div", { class: "share-embed__place" });
  const element = h(
    "section",
    { class: "share-embed__preview", "aria-label": t("share-embed-preview") },
    place,
  );
  let frame: HTMLIFrameElement | null = null;
  let size = first;
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
    update(src: string, next: FrameSize) {
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
