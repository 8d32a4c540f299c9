/** Import this first in a test whose words are the page's English. */

import { readFileSync } from "node:fs";

import { useCatalogue } from "../../static/js/lib/i18n.ts";

/** The texts of a language, as an .ftl file has them. */
export const catalogue = (lang) =>
  readFileSync(new URL(`../../static/i18n/${lang}.ftl`, import.meta.url), "utf8");

useCatalogue(catalogue("en"), "en");
