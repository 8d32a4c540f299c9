/** Small helpers to build elements. Owns no state; text always goes in as text, never as HTML. */

import type { Child, Props } from "./types.ts";

/**
 * The address of a file of the page (`css/base.css`, `vendor/…`, `pieces/…`), under the version that this
 * module itself came under.
 */
export const asset = (path: string): string => new URL(`../../${path}`, import.meta.url).pathname;

/** In a script that stands alone all sheets are there (scripts/bundle.mjs). */
const ALONE = import.meta.url.startsWith("data:");

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. `props`: `class`, `on` ({event: listener}), `data` ({name: value}), `style` ({property:
 * value}), the properties `text`, `value`, `checked`, `disabled`, `hidden`, `selected`, and any attribute;
 * null and false leave an attribute out.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  assign(element, props);
  const all = (children as Node[][]).flat(Infinity) as (Node | null | undefined | false)[];
  element.append(...all.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An SVG element with attributes. */
export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | number | null | undefined> = {},
  ...children: (Node | null | undefined | false | (Node | null | undefined | false)[])[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.flat().filter((child) => !!child));
  return element;
}

/** Text with its http(s) addresses as links, as nodes. */
export function linked(text: string): (string | Node)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/g)
    .map((part, index) =>
      index % 2 ? h("a", { href: part, rel: "nofollow noopener ugc", target: "_blank" }, part) : part,
    );
}

/** What stands on a screen until what it shows has come. */
export const waiting = (words: string = ""): HTMLElement =>
  h(
    "div",
    { class: "waiting", role: "status" },
    h("span", { class: "waiting__mark", "aria-hidden": "true" }),
    words,
  );

/** How long a browser may take to begin with a file, milliseconds. */
const BEGUN = 60_000;

/** Save a text as a file of this name. */
export function download(text: string, type: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), BEGUN);
}

const sheets: Map<string, Promise<void>> = new Map();

/**
 * A style sheet that not every screen needs, `css/<name>.css`, once; resolves when it holds (or cannot be
 * had: the next who asks tries again).
 */
export function sheet(name: string) {
  if (ALONE) return Promise.resolve();
  const href = asset(`css/${name}.css`);
  if (!sheets.has(name))
    sheets.set(
      name,
      document.querySelector(`link[href="${href}"]`) ? Promise.resolve() : fetched(name, href),
    );
  return sheets.get(name);
}

function fetched(name: string, href: string): Promise<void> {
  return new Promise((resolve) => {
    const lost = () => {
      sheets.delete(name);
      link.remove();
      resolve();
    };
    const link = h("link", { rel: "stylesheet", href, on: { load: () => resolve(), error: lost } });
    document.head.append(link);
  });
}

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "selected", "open"]);

function assign(element: HTMLElement, { text, class: names, on, data, style, ...rest }: Props): void {
  if (text !== null && text !== undefined) element.textContent = String(text);
  if (names !== null && names !== undefined) element.className = names;
  for (const [event, listener] of Object.entries(on ?? {}))
    element.addEventListener(event, listener as EventListener);
  Object.assign(element.dataset, data);
  for (const [key, item] of Object.entries(style ?? {})) element.style.setProperty(key, String(item));
  for (const [name, value] of Object.entries(rest)) {
    if (value === null || value === undefined) continue;
    if (PROPERTIES.has(name)) Object.assign(element, { [name]: value });
    else if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
}
