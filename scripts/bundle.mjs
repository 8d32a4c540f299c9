/**
 * The page's modules put together by esbuild, so that an embed is a few files in place of sixty: `built/`, which
 * the server takes where it is there and fresh (server/web/bundles.py). What is bundled: resources/bundles.json.
 *
 * node scripts/bundle.mjs
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BUILT = join(ROOT, "built");
const ENTRIES = JSON.parse(readFileSync(join(ROOT, "resources/bundles.json"), "utf8"));
const BOARD = ["scripts/bundle/board.js"];
const COMMON = { absWorkingDir: ROOT, bundle: true, minify: true, target: "es2022", metafile: true };
const LITERAL = /["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]/g;
const PREFIX = /[`"']([a-z][a-z0-9-]*-)(?:["']|\$\{)/g;

/** Libraries come from npm's folder in place of /vendor/, texts from the page at once. */
const PLACES = {
  name: "places",
  setup({ onResolve }) {
    onResolve({ filter: /^\/vendor\// }, ({ path }) => ({
      path: join(ROOT, "node_modules", path.slice("/vendor/".length)),
    }));
    onResolve({ filter: /\/catalogue\.js$/ }, () => ({ path: join(ROOT, "scripts/bundle/texts.js") }));
    onResolve({ filter: /^\.\.\/vendor\// }, ({ path }) => ({ path, external: true })); // fonts, from a sheet
  },
};

/** One entry with what it loads later in files of its own. */
async function scripts(entry, sheets) {
  const made = await build({
    ...COMMON,
    entryPoints: [`static/js/${entry}.js`],
    outbase: "static/js",
    outdir: "built",
    chunkNames: "embed/[name]-[hash]", // as deep as the entries: asset() of lib/dom.js
    format: "esm",
    splitting: true,
    inject: sheets.includes("board") ? BOARD : [],
    plugins: [PLACES],
  });
  return made.metafile;
}

/** The style sheets of an entry as one, beside the folder that holds its scripts. */
async function sheet(entry, sheets) {
  const contents = sheets.map((name) => `@import "./${name}.css";`).join("\n");
  const name = `built/${entry.replace("/", "-")}.css`;
  const stdin = { contents, resolveDir: join(ROOT, "static/css"), loader: "css" };
  const { metafile } = await build({ ...COMMON, stdin, outfile: name, plugins: [PLACES] });
  return { name, inputs: metafile.inputs };
}

/** Files that the entry's script needs before it runs. */
function needed({ outputs }, name) {
  const found = new Set();
  const follow = (file) => {
    for (const { path, kind } of outputs[file].imports) {
      if (kind !== "import-statement" || found.has(path)) continue;
      found.add(path);
      follow(path);
    }
  };
  follow(name);
  return [...found];
}

/** The keys of texts that modules name, and the beginnings of those that they put together. */
function texts(files) {
  const source = files.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
  const all = (pattern) => [...new Set([...source.matchAll(pattern)].map(([, key]) => key))].sort();
  return { keys: ["language-pieces", "language-locale", ...all(LITERAL)], prefixes: all(PREFIX) };
}

async function bundle([entry, { sheets, texts: said }]) {
  const [metafile, styles] = await Promise.all([scripts(entry, sheets), sheet(entry, sheets)]);
  const name = `built/${entry}.js`;
  const own = Object.keys(metafile.inputs).filter((file) => file.startsWith("static/js/"));
  const { keys, prefixes } = texts(own);
  const inputs = [...own, ...Object.keys(styles.inputs).filter((file) => file.startsWith("static/"))];
  const made = { script: name, preload: needed(metafile, name), sheet: styles.name };
  return { entry, inputs, made: { ...made, keys, prefixes: [...prefixes, ...said] } };
}

const hash = (file) => createHash("sha256").update(readFileSync(join(ROOT, file))).digest("hex");

rmSync(BUILT, { recursive: true, force: true });
mkdirSync(BUILT);
const all = await Promise.all(Object.entries(ENTRIES).map(bundle));
const files = [...new Set(all.flatMap(({ inputs }) => inputs)), "resources/bundles.json"].sort();
const manifest = {
  inputs: Object.fromEntries(files.map((file) => [file, hash(file)])),
  entries: Object.fromEntries(all.map(({ entry, made }) => [entry, made])),
};
writeFileSync(join(BUILT, "bundles.json"), JSON.stringify(manifest, null, 1));
