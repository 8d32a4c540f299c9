/**
 * The page's modules put together by esbuild, so that an embed is a few files in place of sixty: `built/`, which
 * the server takes where it is there and fresh (server/web/bundles.py). What is bundled: resources/bundles.json.
 *
 * node scripts/bundle.mjs
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { ALONE, COMMON, PLACES, ROOT, withoutFonts } from "./bundle/places.mjs";

const BUILT = join(ROOT, "built");
const ENTRIES = JSON.parse(readFileSync(join(ROOT, "resources/bundles.json"), "utf8"));
const BOARD = ["scripts/bundle/board.js"];
/** What every embed loads as soon as its board stands. */
const SOON = ["static/js/panels/graph_drawing.js"];
const DYNAMIC = /\bimport\("(\.[^"]+\.js)"\)/g;
const LITERAL = /["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]/g;
const PREFIX = /[`"']([a-z][a-z0-9-]*-)(?:["']|\$\{)/g;

/**
 * One entry, and in files of their own what it loads soon, later, and of libraries. Modules that are loaded one by
 * one would make a file for every set of them that shares something. `boardIn`: the module that brings the board,
 * where the entry itself shows none.
 */
async function scripts(entry, sheets, boardIn) {
  const options = {
    ...COMMON,
    entryPoints: [`static/js/${entry}.js`],
    outbase: "static/js",
    outdir: "built",
    chunkNames: "embed/[name]-[hash]", // as deep as the entries: asset() of lib/dom.js
    format: "esm",
    splitting: true,
    inject: sheets.includes("board") && !boardIn ? BOARD : [],
  };
  const { metafile } = await build({ ...options, write: false, plugins: [PLACES] });
  const later = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind, path }) => kind === "dynamic-import" && path.startsWith("static/js/"))
    .map(({ path }) => path)
    .filter((path) => !SOON.includes(path));
  return (await build({ ...options, plugins: [together([...new Set(later)], boardIn), PLACES] })).metafile;
}

/** `import("./a.js")` of one of these modules is that of all, of which it takes the one. */
function together(modules, boardIn) {
  const board = BOARD.map((file) => `import ${JSON.stringify(join(ROOT, file))};`).join("");
  const head = (path) => (path === join(ROOT, `static/js/${boardIn}.js`) ? board : "");
  const number = (importer, path) => modules.indexOf(relative(ROOT, join(dirname(importer), path)));
  return {
    name: "together",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^kibitz:later$/ }, () => ({ path: "later", namespace: "kibitz" }));
      onLoad({ filter: /./, namespace: "kibitz" }, () => ({
        contents: modules.map((path, at) => `export * as m${at} from "./${path}";`).join("\n"),
        resolveDir: ROOT,
      }));
      onLoad({ filter: /\/static\/js\/.*\.js$/ }, ({ path: importer }) => ({
        contents:
          head(importer) +
          readFileSync(importer, "utf8").replace(DYNAMIC, (whole, path) => {
            const at = number(importer, path);
            return at < 0 ? whole : `import("kibitz:later").then((all) => all.m${at})`;
          }),
      }));
    },
  };
}

/** An entry and all that it loads as one classic script, for a page that has nothing else. */
async function whole(entry, sheets) {
  const name = `built/${entry.replace("/", "-")}.js`;
  const { metafile } = await build({
    ...COMMON,
    entryPoints: [`static/js/${entry}.js`],
    outfile: name,
    format: "iife",
    inject: sheets.includes("board") ? BOARD : [],
    plugins: [PLACES],
    define: ALONE,
  });
  const text = readFileSync(join(ROOT, name), "utf8");
  if (/<!--|<\/script/i.test(text)) throw new Error(`${name} cannot stand in a script element`);
  return metafile;
}

/** Of Fluent what is used, as the classic script that pages begin with: a third of the package's own. */
async function fluent() {
  const contents = 'export { FluentBundle, FluentResource } from "@fluent/bundle";';
  const stdin = { contents, resolveDir: ROOT };
  await build({ ...COMMON, stdin, outfile: "built/fluent.js", format: "iife", globalName: "FluentBundle" });
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

async function bundle([entry, { sheets, texts: said, board, whole: alone = false }]) {
  const [metafile, styles] = await Promise.all([
    alone ? whole(entry, sheets) : scripts(entry, sheets, board),
    sheet(entry, sheets, alone),
  ]);
  const [name] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === `static/js/${entry}.js`);
  const own = Object.keys(metafile.inputs).filter((file) => file.startsWith("static/js/"));
  const { keys, prefixes } = texts(own);
  const inputs = [...own, ...Object.keys(styles.inputs).filter((file) => file.startsWith("static/"))];
  const made = { script: name, preload: needed(metafile, name), sheet: styles.name };
  return { entry, inputs, made: { ...made, keys, prefixes: [...prefixes, ...said] } };
}

const hash = (file) => createHash("sha256").update(readFileSync(join(ROOT, file))).digest("hex");

rmSync(BUILT, { recursive: true, force: true });
mkdirSync(BUILT);
const [all] = await Promise.all([Promise.all(Object.entries(ENTRIES).map(bundle)), fluent()]);
const files = [...new Set(all.flatMap(({ inputs }) => inputs)), "resources/bundles.json"].sort();
const manifest = {
  inputs: Object.fromEntries(files.map((file) => [file, hash(file)])),
  entries: Object.fromEntries(all.map(({ entry, made }) => [entry, made])),
};
writeFileSync(join(BUILT, "bundles.json"), JSON.stringify(manifest, null, 1));
