/**
 * The half of `python -m scripts.patterns` that runs in Node: collects the regular expressions of the page
 * and asks recheck how the time of each grows with the text. Reads {root, python: [{place, source, flags}]}
 * as JSON, writes [{place, source, flags, status, how}].
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, relative } from "node:path";
import { parse } from "acorn";
import { transformSync } from "esbuild";

process.env.RECHECK_SYNC_BACKEND = "pure"; // the native one answers the same, but is a download of its own
const { checkSync } = await import("recheck");

const TIMEOUT = 60_000;
/** Each of its steps may take as long: one that a busy machine cuts off calls linear patterns slow. */
const TIMEOUTS = Object.fromEntries(
  ["timeout", "seedingTimeout", "incubationTimeout", "attackTimeout"].map((name) => [name, TIMEOUT]),
);
/** Where recheck has to try texts, the same ones every time. */
const SEED = 1;

/** Every node of a syntax tree. */
function* nodes(node) {
  if (Array.isArray(node)) for (const item of node) yield* nodes(item);
  else if (node && typeof node === "object") {
    if (typeof node.type === "string") yield node;
    for (const value of Object.values(node)) if (value && typeof value === "object") yield* nodes(value);
  }
}

/** `new RegExp(...)` as it comes out, made of the constants at the top of its module. */
function made(node, text, constants) {
  const names = [...nodes(node.arguments)]
    .filter((item) => item.type === "Identifier")
    .map(({ name }) => name);
  const needed = [...constants].filter(([name]) => names.includes(name)).map(([, source]) => source);
  return new Function(`${needed.join("\n")}; return ${text.slice(node.start, node.end)};`)();
}

function* patternsOf(file, root) {
  const written = readFileSync(file, "utf8");
  // acorn reads no types; without them each expression stands where it stood but for its line
  const text = transformSync(written, { loader: file.endsWith(".ts") ? "ts" : "js", target: "esnext" }).code;
  const tree = parse(text, { ecmaVersion: "latest", sourceType: "module", locations: true });
  const constants = new Map(
    tree.body
      .filter(({ type, kind }) => type === "VariableDeclaration" && kind === "const")
      .flatMap((each) => each.declarations.map(({ id }) => [id.name, text.slice(each.start, each.end)])),
  );
  for (const node of nodes(tree)) {
    const at = written.indexOf(text.slice(node.start, node.end));
    const line = at < 0 ? "?" : written.slice(0, at).split("\n").length;
    const place = `${relative(root, file)}:${line}`;
    if (node.type === "Literal" && node.regex)
      yield { place, source: node.regex.pattern, flags: node.regex.flags };
    else if (["NewExpression", "CallExpression"].includes(node.type) && node.callee.name === "RegExp") {
      const { source, flags } = made(node, text, constants);
      yield { place, source, flags };
    }
  }
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { root, folders, python } = JSON.parse(Buffer.concat(chunks).toString());
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.(js|ts)$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => join(root, folder, name)),
);
const page = files.sort().flatMap((file) => [...patternsOf(file, root)]);
const { version } = JSON.parse(
  readFileSync(new URL("../node_modules/recheck/package.json", import.meta.url)),
);
const caches = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
const kept = join(caches, "kibitz", `patterns-${version}.json`);
/** What was found linear before stays so, in all checkouts. */
const answers = new Map(folders.includes("static") && existsSync(kept) ? JSON.parse(readFileSync(kept)) : []);
const checked = [...python, ...page].map((pattern) => {
  const key = `/${pattern.source}/${pattern.flags}`;
  if (!answers.has(key)) {
    const { status, complexity, error } = checkSync(pattern.source, pattern.flags, {
      ...TIMEOUTS,
      randomSeed: SEED,
    });
    answers.set(key, { status, how: complexity?.summary ?? error?.kind ?? "" });
  }
  return { ...pattern, ...answers.get(key) };
});
if (folders.includes("static")) {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(`${kept}.new`, JSON.stringify([...answers].filter(([, { status }]) => status === "safe")));
  renameSync(`${kept}.new`, kept);
}
process.stdout.write(JSON.stringify(checked));
