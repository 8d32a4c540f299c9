/** What a part of the page can say beside the page's own texts: scripts/bundle.mjs asks for both together. */

import { addTexts, language, version } from "./i18n.ts";
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

async function fetched(part: string) {
  const response = await fetch(at(`/i18n/${language()}/${part}.ftl?v=${version}`), { credentials: "omit" });
  if (!response.ok) throw new Error(`no texts: ${response.status}`);
  addTexts(await response.text());
}
