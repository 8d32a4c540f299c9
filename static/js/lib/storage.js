/**
 * What the browser keeps for a person: theme, choices, delete tokens; for a visit, own variations. The one
 * module that touches localStorage and sessionStorage; where there is none (private modes, sandboxed frames)
 * everything works and is forgotten. The embed never loads it.
 */

const PREFIX = "kibitz:";

/** A stored JSON value, or `fallback`. @template T @param {string} key @param {T} fallback @returns {T} */
export function load(key, fallback) {
  return loadFrom(() => localStorage, key, fallback);
}

/** Keep a JSON value; null forgets it. @type {(key: string, value: unknown) => void} */
export function save(key, value) {
  saveIn(() => localStorage, key, value);
}

/**
 * As `load`, from what this tab keeps until it is closed.
 * @template T @param {string} key @param {T} fallback @returns {T}
 */
export function loadVisit(key, fallback) {
  return loadFrom(() => sessionStorage, key, fallback);
}

/** As `save`, until this tab is closed. @type {(key: string, value: unknown) => void} */
export function saveVisit(key, value) {
  saveIn(() => sessionStorage, key, value);
}

/** @template T @param {() => Storage} storage @param {string} key @param {T} fallback @returns {T} */
function loadFrom(storage, key, fallback) {
  try {
    const text = storage().getItem(PREFIX + key);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback; // no storage (to name it may throw already), or somebody else's text in it
  }
}

/** @type {(storage: () => Storage, key: string, value: unknown) => void} */
function saveIn(storage, key, value) {
  try {
    if (value === null) storage().removeItem(PREFIX + key);
    else storage().setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // no storage: it is kept for this visit only by whoever asked
  }
}

const tokensHere = () => load("tokens", /** @type {Record<string, string>} */ ({}));

/** The delete token of a review this browser created, or null. @type {(id: string) => string | null} */
export function tokenOf(id) {
  return tokensHere()[id] ?? null;
}

/** Keep or (null) forget a review's delete token. @type {(id: string, token: string | null) => void} */
export function setToken(id, token) {
  const tokens = tokensHere();
  if (token === null) delete tokens[id];
  else tokens[id] = token;
  save("tokens", tokens);
}
