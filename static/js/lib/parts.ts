/**
 * A part of the page that is loaded when it is wanted may not come: whoever asked for it hears so, and the
 * page says it once for all (lib/chosen.ts). scripts/bundle.mjs leads every `import()` through here.
 */

/** What the page hears when a part of it did not come. */
export const LOST = "kibitz:lost";

/** The module that `load` fetches. Rejects as it does, after saying so. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    dispatchEvent(new Event(LOST));
    throw error;
  }
}
