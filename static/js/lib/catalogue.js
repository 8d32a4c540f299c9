/**
 * Where the texts come from. Project Fluent: in the page a classic script of the head, one file in place of
 * eight; in Node the installed package. The catalogue that stands in the page; where a person has chosen
 * another language than the browser's (chosen.js put it on <html lang>), the one that is fetched for it. Null
 * where there is no page (Node).
 */

/** @import { Catalogue, Inline } from "../../types/lib" */

export const { FluentBundle, FluentResource } = globalThis.FluentBundle ?? (await import("@fluent/bundle"));

const element = globalThis.document?.getElementById("catalogue");

/** @type {Catalogue | null} */
export const catalogue = element ? await inPage(JSON.parse(element.textContent ?? "")) : null;

/** @param {Inline} inline @returns {Promise<Catalogue>} */
async function inPage({ language, languages, text, version }) {
  const wanted = document.documentElement.lang;
  const other = wanted !== language && wanted in languages ? await fetched(wanted, version) : null;
  return {
    language: other ? wanted : language,
    languages,
    text: other ?? text,
    version,
    isOther: other !== null,
  };
}

/**
 * The texts of a language; null where they cannot be had.
 * @type {(lang: string, version: string) => Promise<string | null>}
 */
async function fetched(lang, version) {
  try {
    const response = await fetch(`/i18n/${lang}.ftl?v=${version}`, { credentials: "omit" });
    return response.ok ? await response.text() : null;
  } catch {
    return null; // the page's own catalogue is there
  }
}
