/**
 * What the browser keeps for a person: theme, choices, delete tokens. The one module that touches localStorage;
 * where there is none (private modes, sandboxed frames) everything works and is forgotten. The embed never loads it.
 */

const PREFIX = "kibitz:";

/** A stored JSON value, or `fallback`. */
export function load(key, fallback = null) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback; // no storage, or somebody else's text in it
  }
}

/** Keep a JSON value; null forgets it. */
export function save(key, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // no storage: it is kept for this visit only by whoever asked
  }
}

/** The delete token of a review this browser created, or null. */
export function tokenOf(id) {
  return load("tokens", {})[id] ?? null;
}

/** Keep or (null) forget a review's delete token. */
export function setToken(id, token) {
  const tokens = load("tokens", {});
  if (token === null) delete tokens[id];
  else tokens[id] = token;
  save("tokens", tokens);
}
