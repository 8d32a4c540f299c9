/** Small helpers to build elements. Owns no state; text always goes in as text, never as HTML. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. `props`: `class`, `on` ({event: listener}), `data` ({name: value}), `style` ({property: value}),
 * the properties `text`, `value`, `checked`, `disabled`, `hidden`, `selected`, and any attribute; null and false
 * leave an attribute out.
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  assign(element, props);
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A sheet of styles that only one screen needs, `css/<name>.css`; resolves when it is there (or cannot be had). */
export function sheet(name) {
  const href = `/static/css/${name}.css`;
  if (document.querySelector(`link[href^="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    document.head.append(h("link", { rel: "stylesheet", href, on: { load: resolve, error: resolve } }));
  });
}

/** An SVG element with attributes. */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter(Boolean));
  return element;
}

/** Text with its http(s) addresses as links, as nodes. */
export function linked(text) {
  return text.split(/(https?:\/\/[^\s<>"]+)/g).map((part, index) =>
    index % 2 ? h("a", { href: part, rel: "nofollow noopener ugc", target: "_blank" }, part) : part,
  );
}

const sheets = new Map();

/** A style sheet of a component that is loaded when asked for: resolves when it holds. */
export function loadSheet(name) {
  if (!sheets.has(name)) {
    const loaded = new Promise((resolve, reject) => {
      document.head.append(h("link", { rel: "stylesheet", href: `/static/css/${name}.css`, on: { load: resolve, error: () => reject(new Error(name)) } }));
    });
    sheets.set(name, loaded);
    loaded.catch(() => sheets.delete(name));
  }
  return sheets.get(name);
}

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "selected", "open"]);

function assign(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined) continue;
    if (name === "text") element.textContent = value;
    else if (name === "class") element.className = value;
    else if (name === "on") for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "style") for (const [key, item] of Object.entries(value)) element.style.setProperty(key, item);
    else if (PROPERTIES.has(name)) element[name] = value;
    else if (value !== false) element.setAttribute(name, value === true ? "" : value);
  }
}
