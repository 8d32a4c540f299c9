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
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
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
  return text
    .split(/(https?:\/\/[^\s<>"]+)/g)
    .map((part, index) =>
      index % 2 ? h("a", { href: part, rel: "nofollow noopener ugc", target: "_blank" }, part) : part,
    );
}

const sheets = new Map();

/** A style sheet that not every screen needs, `css/<name>.css`, once; resolves when it holds (or cannot be had: the next who asks tries again). */
export function sheet(name) {
  const href = `/static/css/${name}.css`;
  if (!sheets.has(name))
    sheets.set(
      name,
      document.querySelector(`link[href^="${href}"]`) ? Promise.resolve() : fetched(name, href),
    );
  return sheets.get(name);
}

function fetched(name, href) {
  return new Promise((resolve) => {
    const lost = () => {
      sheets.delete(name);
      link.remove();
      resolve();
    };
    const link = h("link", { rel: "stylesheet", href, on: { load: resolve, error: lost } });
    document.head.append(link);
  });
}

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "selected", "open"]);

function assign(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined) continue;
    if (name === "text") element.textContent = value;
    else if (name === "class") element.className = value;
    else if (name === "on")
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "style")
      for (const [key, item] of Object.entries(value)) element.style.setProperty(key, item);
    else if (PROPERTIES.has(name)) element[name] = value;
    else if (value !== false) element.setAttribute(name, value === true ? "" : value);
  }
}
