/**
 * The page's modules put together by esbuild, so that an embed is a few files in place of sixty: `built/`, which
 * the server takes where it is there and fresh (server/web/bundles.py). What is bundled: resources/bundles.json.
 *
 * node scripts/bundle.mjs
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ALONE, COMMON, PLACES, ROOT, withoutFonts } from "./bundle/places.mjs";

const BUILT = join(ROOT, "built");
const ENTRIES = JSON.parse(readFileSync(join(ROOT, "resources/bundles.json"), "utf8"));
const BOARD = ["scripts/bundle/board.js"];
const LITERAL = /["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]/g;
const PREFIX = /[`"']([a-z][a-z0-9-]*-)(?:["']|\$\{)/g;

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

/** An entry and all that it loads as one classic script, for a page that has nothing else. */
async function whole(entry) {
  const name = `built/${entry.replace("/", "-")}.js`;
  const { metafile } = await build({
    ...COMMON,
    entryPoints: [`static/js/${entry}.js`],
    outfile: name,
    format: "iife",
    inject: BOARD,
    plugins: [PLACES],
    define: ALONE,
  });
  const text = readFileSync(join(ROOT, name), "utf8");
  if (/<!--|<\/script/i.test(text)) throw new Error(`${name} cannot stand in a script element`);
  return metafile;
}

/** The style sheets of an entry as one, beside the folder that holds its scripts. */
async function sheet(entry, sheets, alone) {
  const contents = sheets.map((name) => `@import "./${name}.css";`).join("\n");
  const name = `built/${entry.replace("/", "-")}.css`;
  const stdin = { contents, resolveDir: join(ROOT, "static/css"), loader: "css" };
  const { metafile } = await build({ ...COMMON, stdin, outfile: name, plugins: [PLACES] });
  if (alone) {
    writeFileSync(join(ROOT, name), withoutFonts(readFileSync(join(ROOT, name), "utf8")));
  }
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

async function bundle([entry, { sheets, texts: said, whole: alone = false }]) {
  const [metafile, styles] = await Promise.all([
    alone ? whole(entry) : scripts(entry, sheets),
    sheet(entry, sheets, alone),
  ]);
  const [name] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint);
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
