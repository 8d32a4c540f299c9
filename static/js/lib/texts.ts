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
  const texts = new Map<string, string>();
  const wanted = () => [code, ...[...loading.keys()].map((part) => `${code}/${part}`)];
  for (let left = wanted(); left.length; left = wanted().filter((name) => !texts.has(name)))
    await Promise.all(left.map(async (name) => texts.set(name, await read(name))));
  useCatalogue(texts.get(code) as string, code, version);
  texts.delete(code);
  texts.forEach(addTexts);
}

/** Those of a language that the reader has left meanwhile are fetched anew. */
async function fetched(part: string) {
  const asked = language();
  const texts = await read(`${asked}/${part}`);
  if (language() === asked) addTexts(texts);
  else await fetched(part);
}

/** `name`: "de", or "de/season" of a part. */
async function read(name: string): Promise<string> {
  const response = await fetch(at(`/i18n/${name}.ftl?v=${version}`), { credentials: "omit" });
  if (!response.ok) throw new Error(`no texts: ${response.status}`);
  return response.text();
}
