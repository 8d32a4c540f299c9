/** How the page's modules are put together, and where a bundle finds what a page has beside them. */

import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const COMMON = { absWorkingDir: ROOT, bundle: true, minify: true, target: "es2022", metafile: true };
/** For a script that stands alone: no file lies beside it (lib/dom.ts). */
export const ALONE = { "import.meta.url": '"data:,"' };
/** A style sheet of a page that loads no type. */
export const withoutFonts = (text) => text.replace(/@font-face\{[^}]*\}/g, "");

/** Fonts of a sheet lie where the server has the libraries. */
export const FONTS = {
  name: "fonts",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/vendor\// }, ({ path }) => ({ path, external: true }));
  },
};

/** An embed has the texts of its one language in its page: nothing is fetched for them. */
export const TEXTS = {
  name: "texts",
  setup({ onResolve }) {
    onResolve({ filter: /\/catalogue\.ts$/ }, () => ({ path: join(ROOT, "scripts/bundle/texts.js") }));
  },
};
