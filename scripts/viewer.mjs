/**
 * kibitz-viewer.js or kibitz-puzzles.js of what scripts/viewer.py has gathered.
 *
 * node scripts/viewer.mjs DATA.json viewer|puzzles OUT.js
 */

import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { ALONE, COMMON, FONTS, TEXTS, withoutFonts } from "./bundle/places.mjs";

const [data, entry, outfile] = process.argv.slice(2);
const given = JSON.parse(readFileSync(data, "utf8"));
const DATA = {
  name: "data",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^kibitz:data$/ }, () => ({ path: "data", namespace: "kibitz" }));
    onLoad({ filter: /./, namespace: "kibitz" }, async () => ({
      contents: JSON.stringify({ ...given, style: withoutFonts(await styleOf(given.sheets)) }),
      loader: "json",
    }));
  },
};

/** Loaded where moves are taken, or where a game grows: a viewer of PGNs does neither. */
const NEVER = {
  name: "never",
  setup({ onLoad }) {
    onLoad({ filter: /\/static\/js\/(board\/input|stage\/growing)\.ts$/ }, () => ({
      contents: "export {};",
    }));
  },
};

async function styleOf(sheets) {
  const contents = sheets.map((name) => `@import "./${name}.css";`).join("\n");
  const stdin = { contents, resolveDir: `${COMMON.absWorkingDir}/static/css`, loader: "css" };
  const { outputFiles } = await build({
    ...COMMON,
    stdin,
    outfile: "/style.css",
    write: false,
    plugins: [FONTS],
  });
  return outputFiles[0].text.trim();
}

await build({
  ...COMMON,
  entryPoints: [`scripts/bundle/${entry}.js`],
  outfile,
  format: "iife",
  define: ALONE,
  plugins: entry === "viewer" ? [DATA, TEXTS, NEVER] : [DATA, TEXTS],
  legalComments: "none", // THIRD-PARTY.txt has them
  banner: { js: given.banner },
});
