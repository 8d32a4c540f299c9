/**
 * A part of the page that is loaded when it is wanted may not come: the caller hears so, and the
 * page says it once for all (lib/chosen.ts). scripts/bundle.mjs leads every `import()` through here.
 */

/** What the page hears when a part of it did not come. */
export const LOST = "kibitz:lost";

const loading: Map<string, Promise<unknown>> = new Map();

/**
 * What `load` fetches for the part of this name, once for all who ask: WebKit hands a module that somebody
 * else is loading to the next one before it has run. Rejects as `load` does, after saying so; the next call
 * tries again.
 */
export function part<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = loading.get(name) as Promise<T> | undefined;
  if (known) return known;
  const fresh = load().catch((error) => {
    loading.delete(name);
    dispatchEvent(new Event(LOST));
    throw error;
  });
  loading.set(name, fresh);
  return fresh;
}
