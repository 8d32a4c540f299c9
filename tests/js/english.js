/** Import this first in a test whose words are the page's English. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { useCatalogue } from "../../static/js/lib/i18n.ts";

/** The texts of a language, as an .ftl file has them. */
export const catalogue = (lang) =>
  readFileSync(join(import.meta.dirname, `../../static/i18n/${lang}.ftl`), "utf8");

useCatalogue(catalogue("en"), "en");
