/** Small helpers to build elements. Owns no state; text always goes in as text, never as HTML. */

/** @import { Child, H, Props, S } from "../../types/lib" */

/**
 * The address of a file of the page (`css/base.css`, `vendor/…`, `pieces/…`), under the version that this
 * module itself came under.
 * @type {(path: string) => string}
 */
export const asset = (path) => new URL(`../../${path}`, import.meta.url).pathname;

/** In a script that stands alone all sheets are there (scripts/bundle.mjs). */
const ALONE = import.meta.url.startsWith("data:");

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. `props`: `class`, `on` ({event: listener}), `data` ({name: value}), `style` ({property:
 * value}), the properties `text`, `value`, `checked`, `disabled`, `hidden`, `selected`, and any attribute;
 * null and false leave an attribute out.
 * @type {H}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  assign(element, props);
  const all = /** @type {(Node | null | undefined | false)[]} */ (
    /** @type {Node[][]} */ (children).flat(Infinity)
  );
  element.append(...all.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An SVG element with attributes. @type {S} */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.flat().filter((child) => !!child));
  return element;
}

/** Text with its http(s) addresses as links, as nodes. @type {(text: string) => (string | Node)[]} */
export function linked(text) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/g)
    .map((part, index) =>
      index % 2 ? h("a", { href: part, rel: "nofollow noopener ugc", target: "_blank" }, part) : part,
    );
}

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * A style sheet that not every screen needs, `css/<name>.css`, once; resolves when it holds (or cannot be
 * had: the next who asks tries again).
 * @param {string} name
 */
export function sheet(name) {
  if (ALONE) return Promise.resolve();
  const href = asset(`css/${name}.css`);
  if (!sheets.has(name))
    sheets.set(
      name,
      document.querySelector(`link[href="${href}"]`) ? Promise.resolve() : fetched(name, href),
    );
  return sheets.get(name);
}

/** @type {(name: string, href: string) => Promise<void>} */
function fetched(name, href) {
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

/** @type {(element: HTMLElement, props: Props) => void} */
function assign(element, { text, class: names, on, data, style, ...rest }) {
  if (text !== null && text !== undefined) element.textContent = String(text);
  if (names !== null && names !== undefined) element.className = names;
  for (const [event, listener] of Object.entries(on ?? {}))
    element.addEventListener(event, /** @type {EventListener} */ (listener));
  Object.assign(element.dataset, data);
  for (const [key, item] of Object.entries(style ?? {})) element.style.setProperty(key, String(item));
  for (const [name, value] of Object.entries(rest)) {
    if (value === null || value === undefined) continue;
    if (PROPERTIES.has(name)) Object.assign(element, { [name]: value });
    else if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
}
