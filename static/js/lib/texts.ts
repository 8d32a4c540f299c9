/** What a part of the page can say beside the page's own texts: scripts/bundle.mjs asks for both together. */

import { addTexts, language, useCatalogue, version } from "./i18n.ts";
import { at } from "./site.ts";

const loading: Map<string, Promise<void>> = new Map();

/**
 * Resolves when `t()` knows the texts of a part; rejects where they cannot be had. The next call tries again.
 */
export function textsOf(part: string) {
  const known = loading.get(part);
  if (known) return known;
  const fresh = fetched(part);
  loading.set(part, fresh);
  fresh.catch(() => loading.delete(part));
  return fresh;
}

/**
 * Say everything in another language from now on, with the texts of all parts that are there; rejects where
 * they cannot be had, and nothing has changed.
 */
export async function changeLanguage(code: string): Promise<void> {
  const parts = [...loading.keys()].map((part) => `${code}/${part}`);
  const [own, ...others] = await Promise.all([code, ...parts].map(read));
  useCatalogue(own, code, version);
  others.forEach(addTexts);
}

async function fetched(part: string) {
  addTexts(await read(`${language()}/${part}`));
}

/** `name`: "de", or "de/season" of a part. */
async function read(name: string): Promise<string> {
  const response = await fetch(at(`/i18n/${name}.ftl?v=${version}`), { credentials: "omit" });
  if (!response.ok) throw new Error(`no texts: ${response.status}`);
  return response.text();
}
