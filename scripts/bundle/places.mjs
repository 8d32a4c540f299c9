/** How the page's modules are put together, and where a bundle finds what a page has beside them. */

import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const COMMON = { absWorkingDir: ROOT, bundle: true, minify: true, target: "es2022", metafile: true };
/** For a script that stands alone: no file lies beside it (lib/dom.js). */
export const ALONE = { "import.meta.url": '"data:,"' };
/** A style sheet of a page that loads no type. */
export const withoutFonts = (text) => text.replace(/@font-face\{[^}]*\}/g, "");

/** Libraries come from npm's folder in place of /vendor/, texts from the page at once. */
export const PLACES = {
  name: "places",
  setup({ onResolve }) {
    onResolve({ filter: /^\/vendor\// }, ({ path }) => ({
      path: join(ROOT, "node_modules", path.slice("/vendor/".length)),
    }));
    onResolve({ filter: /\/catalogue\.js$/ }, () => ({ path: join(ROOT, "scripts/bundle/texts.js") }));
    onResolve({ filter: /^\.\.\/vendor\// }, ({ path }) => ({ path, external: true })); // fonts, from a sheet
  },
};
