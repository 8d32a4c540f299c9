/**
 * What the browser keeps for a person: theme, choices; for a visit, own variations. The one
 * module that touches localStorage and sessionStorage; where there is none (private modes, sandboxed frames)
 * everything works and is forgotten. The embed never loads it.
 */

const PREFIX = "kibitz:";
/** Told on the document: something was not kept, as there is no storage or no room in it. */
export const NOT_KEPT = "kibitz:not-kept";

/** A stored JSON value, or `fallback`. */
export function load<T>(key: string, fallback: T): T {
  return loadFrom(() => localStorage, key, fallback);
}

/** Keep a JSON value; null forgets it -> whether it is kept beyond this visit. */
export function save(key: string, value: unknown): boolean {
  return saveIn(() => localStorage, key, value);
}

/** As `load`, from what this tab keeps until it is closed. */
export function loadVisit<T>(key: string, fallback: T): T {
  return loadFrom(() => sessionStorage, key, fallback);
}

/** As `save`, until this tab is closed. */
export function saveVisit(key: string, value: unknown): boolean {
  return saveIn(() => sessionStorage, key, value);
}

function loadFrom<T>(storage: () => Storage, key: string, fallback: T): T {
  try {
    const text = storage().getItem(PREFIX + key);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback; // no storage (to name it may throw already), or somebody else's text in it
  }
}

function saveIn(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    if (value === null) storage().removeItem(PREFIX + key);
    else storage().setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    // no storage, or no room: it is kept for this visit only by the caller
    globalThis.document?.dispatchEvent(new Event(NOT_KEPT));
    return false;
  }
}
