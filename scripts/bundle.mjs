/**
 * The page put together by esbuild: the app, the embeds, the files that need no server. `built/` is what the
 * server sends (server/web/files/bundles.py). Which entries there are, with which style sheets:
 * resources/bundles.json.
 *
 * node scripts/bundle.mjs
 */

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { ALONE, COMMON, FONTS, ROOT, TEXTS, withoutFonts } from "./bundle/places.mjs";

const BUILT = join(ROOT, "built");
const ENTRIES = JSON.parse(readFileSync(join(ROOT, "resources/bundles.json"), "utf8"));
const APP = "main";
/** The folder that scripts/viewer.py writes: it stays. */
const VIEWER = "viewer";
/** What the server writes into the app's page, in whose language the page says it again (lib/i18n.ts). */
const PAGE = ["templates/app.html", "templates/_foot.html"];
const BOARD = ["scripts/bundle/board.js"];
const PLAIN_BOARD = ["scripts/bundle/plain_board.js"];
/** Not those of types. */
const DYNAMIC = /(?<!typeof )\bimport\("(\.[^"]+\.ts)"\)(?!\.[A-Z])/g;
const LITERAL = /["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]/g;
const PREFIX = /[`"']([a-z][a-z0-9-]*-)(?:["']|\$\{)/g;

/** Texts of the app that no file of it brings along, but `textsOf(part)`: part -> how their keys begin. */
const APART = ENTRIES[APP].apart;
const ALL_APART = Object.values(APART).flat();

/** Which file of the app a module comes in that is loaded when it is wanted: its screen's, or one for all. */
const SCREENS = [
  ["start", /^static\/js\/start\.ts/],
  ["mine", /^static\/js\/mine\/(mine|again)\./],
  ["collection", /^static\/js\/(collection|mine|openings|rounds|season)\//],
];
const groupOf = (entry, path) =>
  (entry === APP && SCREENS.find(([, pattern]) => pattern.test(path))?.[0]) || "later";

/**
 * One entry, and in files of their own what it loads when it is wanted, and libraries. Modules that are
 * loaded one by one would make a file for every set of them that shares something. `boardIn`: the module that
 * brings the board, where the entry itself shows none.
 */
async function scripts(entry, sheets, boardIn) {
  const folder = entry === APP ? "app" : "embed"; // as deep as each other: asset() of lib/dom.ts
  const options = {
    ...COMMON,
    entryPoints: { [`${folder}/${entry.split("/").at(-1)}`]: `static/js/${entry}.ts` },
    outdir: "built",
    entryNames: "[dir]/[name]-[hash]",
    chunkNames: `${folder}/[name]-[hash]`,
    format: "esm",
    splitting: true,
    inject: sheets.includes("board") && !boardIn ? BOARD : [],
  };
  const texts = entry === APP ? [] : [TEXTS];
  const { metafile } = await build({ ...options, write: false, plugins: texts });
  const later = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind, path }) => kind === "dynamic-import" && path.startsWith("static/js/"))
    .map(({ path }) => path);
  return (await build({ ...options, plugins: [together(entry, grouped(entry, later), boardIn), ...texts] }))
    .metafile;
}

/** {group: modules}, each once. */
function grouped(entry, modules) {
  const groups = {};
  for (const path of new Set(modules)) {
    const group = groupOf(entry, path);
    groups[group] = [...(groups[group] ?? []), path];
  }
  return groups;
}

/**
 * `import("./a.ts")` of one of these modules is that of its group, of which it takes the one; in the app with
 * the texts that the group can say, as its page has not all of them.
 */
function together(entry, groups, boardIn) {
  const board = BOARD.map((file) => `import ${JSON.stringify(join(ROOT, file))};`).join("");
  const head = (path) => (path === join(ROOT, `static/js/${boardIn}.ts`) ? board : "");
  const lib = (name) => JSON.stringify(join(ROOT, `static/js/lib/${name}.ts`));
  const part =
    `import { part as kibitzPart } from ${lib("parts")};` +
    (entry === APP ? `import { textsOf as kibitzTexts } from ${lib("texts")};` : "");
  return {
    name: "together",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^kibitz:/ }, ({ path }) => ({ path: path.slice(7), namespace: "kibitz" }));
      onLoad({ filter: /./, namespace: "kibitz" }, ({ path: group }) => ({
        contents: groups[group].map((path, at) => `export * as m${at} from "./${path}";`).join("\n"),
        resolveDir: ROOT,
      }));
      onLoad({ filter: /\/static\/js\/.*\.ts$/ }, ({ path: importer }) => {
        const text = readFileSync(importer, "utf8");
        const led = text.replace(DYNAMIC, (_, path) => {
          const file = relative(ROOT, join(dirname(importer), path));
          const group = groupOf(entry, file);
          const at = groups[group].indexOf(file);
          const texts = entry === APP ? `kibitzTexts("${group}")` : "null";
          const both = `Promise.all([import("kibitz:${group}"), ${texts}])`;
          return `kibitzPart("${group}", () => ${both}).then(([all]) => all.m${at})`;
        });
        return { contents: head(importer) + (led === text ? "" : part) + led, loader: "ts" };
      });
    },
  };
}

/** An entry and all that it loads as one classic script, for a page that has nothing else. */
async function whole(entry, sheets) {
  const name = `built/${entry.replace("/", "-")}.js`;
  const { metafile } = await build({
    ...COMMON,
    entryPoints: [`static/js/${entry}.ts`],
    outfile: name,
    format: "iife",
    inject: sheets.includes("board") ? PLAIN_BOARD : [],
    plugins: [TEXTS],
    define: ALONE,
  });
  const text = readFileSync(join(ROOT, name), "utf8");
  if (/<!--|<\/script/i.test(text)) throw new Error(`${name} cannot stand in a script element`);
  return metafile;
}

/** One script each: what stands in the page's head and runs before anything is drawn; the service worker. */
const ALONE_BESIDE = { first: "lib/chosen", worker: "offline/worker" };
const beside = ([name, module]) =>
  build({
    ...COMMON,
    entryPoints: [`static/js/${module}.ts`],
    outfile: `built/${name}.js`,
    format: "iife",
  });

/** The style sheets of an entry as one, beside the folder that holds its scripts. */
async function sheet(entry, sheets, alone) {
  const contents = sheets.map((name) => `@import "./${name}.css";`).join("\n");
  const name = `built/${entry.replace("/", "-")}.css`;
  const stdin = { contents, resolveDir: join(ROOT, "static/css"), loader: "css" };
  const { metafile } = await build({ ...COMMON, stdin, outfile: name, plugins: [FONTS] });
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

/** The modules of a file and of those that it needs. */
const modules = (metafile, name) =>
  ours([name, ...needed(metafile, name)].flatMap((file) => Object.keys(metafile.outputs[file].inputs)));

const ours = (files) => files.filter((file) => /^static\/js\//.test(file));

/**
 * The keys of texts that files name, and the beginnings of those that they put together or, `said`, that the
 * server says.
 */
function texts(files, said = []) {
  const source = files.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
  const all = (pattern) => [...new Set([...source.matchAll(pattern)].map(([, key]) => key))].sort();
  return {
    keys: ["language-pieces", "language-locale", ...all(LITERAL)],
    prefixes: [...all(PREFIX).filter((prefix) => !ALL_APART.includes(prefix)), ...said],
  };
}

/** What the app loads when it is wanted can say these, by the names of `SCREENS`, "later" and `APART`. */
function laterTexts(metafile, said) {
  const groups = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => /^kibitz:/.test(entryPoint));
  const apart = Object.entries(APART).map(([part, prefixes]) => [part, { keys: [], prefixes }]);
  const loaded = groups.map(([name, { entryPoint }]) => {
    const group = entryPoint.slice("kibitz:".length);
    return [group, texts(modules(metafile, name), said[group])];
  });
  return Object.fromEntries([...loaded, ...apart]);
}

async function bundle([entry, { sheets, texts: said, later = {}, board, whole: alone = false }]) {
  const [metafile, styles] = await Promise.all([
    alone ? whole(entry, sheets) : scripts(entry, sheets, board),
    sheet(entry, sheets, alone),
  ]);
  const [name] = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === `static/js/${entry}.ts`,
  );
  const own = ours(Object.keys(metafile.inputs));
  const inputs = [...own, ...Object.keys(styles.inputs).filter((file) => file.startsWith("static/"))];
  const made = { script: name, preload: needed(metafile, name), sheet: styles.name };
  if (entry !== APP) return { entry, inputs, made: { ...made, ...texts(own, said), later: {} } };
  const first = texts([...modules(metafile, name), ...PAGE], said);
  return { entry, inputs, made: { ...made, ...first, later: laterTexts(metafile, later) } };
}

const hash = (file) =>
  createHash("sha256")
    .update(readFileSync(join(ROOT, file)))
    .digest("hex");

mkdirSync(BUILT, { recursive: true });
for (const name of readdirSync(BUILT)) if (name !== VIEWER) rmSync(join(BUILT, name), { recursive: true });
const all = await Promise.all(Object.entries(ENTRIES).map(bundle));
await Promise.all(Object.entries(ALONE_BESIDE).map(beside));
const files = [...new Set(all.flatMap(({ inputs }) => inputs)), "resources/bundles.json"].sort();
const manifest = {
  inputs: Object.fromEntries(files.map((file) => [file, hash(file)])),
  entries: Object.fromEntries(all.map(({ entry, made }) => [entry, made])),
};
writeFileSync(join(BUILT, "bundles.json"), JSON.stringify(manifest, null, 1));
