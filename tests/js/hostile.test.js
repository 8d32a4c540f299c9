/**
 * Texts that are made to be slow: each is read to its end. Nothing is timed; a pattern that explodes runs
 * into the limit of the process, which is far beyond what the work takes.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { test } from "vitest";

const LIMIT = 120_000;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGE = `${ROOT}static/js/`;

function run(code) {
  const stdin = { contents: code, resolveDir: ROOT };
  const { outputFiles } = buildSync({ stdin, bundle: true, format: "esm", platform: "node", write: false });
  const { status, signal, stderr } = spawnSync(process.execPath, ["--input-type=module", "-"], {
    input: outputFiles[0].text,
    cwd: ROOT,
    timeout: LIMIT,
    encoding: "utf8",
  });
  assert.deepEqual({ status, signal }, { status: 0, signal: null }, stderr);
}

test("headers that have no end are scanned once", () => {
  run(`
    import { scan } from "${PAGE}collection/scan.ts";
    import { splitGames } from "${PAGE}chess/pgn_text.ts";
    const texts = [
      '[A ""' + " ".repeat(900_000) + "x",
      '[A "' + '"'.repeat(900_000) + "x",
      "[".repeat(900_000),
      '[A "' + "\\\\".repeat(900_000),
      " ".repeat(900_000) + "x",
    ];
    for (const text of texts) {
      scan(text);
      splitGames(text);
    }`);
});

test("moves that are none are walked once", () => {
  run(`
    import { strangers } from "${PAGE}chess/pgn_text.ts";
    const texts = [
      "1. e4 " + "!".repeat(900_000) + "x",
      "1".repeat(900_000),
      "1" + " ".repeat(900_000) + "x",
      "{".repeat(900_000),
      ".".repeat(900_000),
    ];
    for (const text of texts) strangers(text);`);
});

test("commands that have no end are looked at once", () => {
  run(`
    import * as parser from "chessops/pgn";
    import { readGame } from "${PAGE}chess/pgn.ts";
    import { splitGames } from "${PAGE}chess/pgn_text.ts";
    import { loadRules } from "${PAGE}chess/rules.ts";
    const rules = await loadRules();
    const comments = ["[%a".repeat(200_000), "[%" + "a".repeat(600_000), "a" + " ".repeat(600_000) + "b"];
    for (const comment of comments)
      readGame(splitGames("1. e4 {" + comment + "} e5 *")[0], parser, rules);`);
});

test("of more than fifty faults the number is told", () => {
  run(`
    import assert from "node:assert/strict";
    import * as parser from "chessops/pgn";
    import { readGame } from "${PAGE}chess/pgn.ts";
    import { splitGames } from "${PAGE}chess/pgn_text.ts";
    import { loadRules } from "${PAGE}chess/rules.ts";
    const rules = await loadRules();
    const read = (text) => readGame(splitGames(text)[0], parser, rules).faults;
    const words = read("1. e4 " + "nonsense ".repeat(100_000));
    assert.equal(words.length, 51);
    assert.deepEqual(words.at(-1), { code: "more", count: 99_950 });
    const variations = read("1. e4 " + "(1. Ke4) ".repeat(60) + "e5");
    assert.deepEqual(variations.at(-1), { code: "more", count: 10 });
    assert.equal(read("1. e4 (1. Ke4) e5").length, 1);
    assert.ok(read("1. e4 " + "a".repeat(100_000))[0].token.length <= 60);`);
});
