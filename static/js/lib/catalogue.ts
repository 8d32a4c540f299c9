/**
 * Where the texts come from: the catalogue that stands in the page; where a person has chosen another
 * language than the browser's (chosen.ts put it on <html lang>), the one that is fetched for it. Null where
 * there is no page (Node).
 */

import { at } from "./site.ts";

export { FluentBundle, FluentResource } from "@fluent/bundle";

/** The catalogue as it stands in the page. */
interface Inline {
  language: string;
  languages: Record<string, string>;
  letters: string[];
  text: string;
  version: string;
}

/** The catalogue that is used; `isOther`: not in the language that the server wrote the page in. */
interface Catalogue {
  language: string;
  languages: Record<string, string>;
  letters: string[];
  text: string;
  version: string;
  isOther: boolean;
}

const element = globalThis.document?.getElementById("catalogue");

export const catalogue: Catalogue | null = element
  ? await inPage(JSON.parse(element.textContent ?? ""))
  : null;

async function inPage({ language, languages, letters, text, version }: Inline): Promise<Catalogue> {
  const wanted = document.documentElement.lang;
  const other = wanted !== language && wanted in languages ? await fetched(wanted, version) : null;
  return {
    language: other ? wanted : language,
    languages,
    letters,
    text: other ?? text,
    version,
    isOther: other !== null,
  };
}

/** The texts of a language; null where they cannot be had. */
async function fetched(lang: string, version: string): Promise<string | null> {
  try {
    const response = await fetch(at(`/i18n/${lang}.ftl?v=${version}`), { credentials: "omit" });
    return response.ok ? await response.text() : null;
  } catch {
    return null; // the page's own catalogue is there
  }
}
