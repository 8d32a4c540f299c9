import assert from "node:assert/strict";
import { test } from "node:test";

import { scan } from "../../../static/js/collection/scan.js";

const ONE = '[Event "E"]\n[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n[Round "3"]\n\n1. e4 1-0\n';

test("a game has its players, its result, its round and its text", () => {
  assert.deepEqual(scan(ONE), [{ white: "Ann", black: "Bob", result: "1-0", round: "3", text: ONE.trim() }]);
});

test("headers after moves begin another game, headers after headers only a second Event", () => {
  assert.equal(scan(ONE + ONE).length, 2);
  assert.equal(scan('[White "Ann"]\n[White "Eve"]\n1. e4').length, 1);
  assert.equal(scan('[Event "a"]\n[White "Ann"]\n\n[Event "b"]\n[White "Eve"]').length, 2);
});

test("bare moves are one game, and nothing is none", () => {
  assert.deepEqual(
    scan("\n1. e4 e5\n").map(({ text }) => text),
    ["1. e4 e5"],
  );
  assert.deepEqual(scan(" \n\n"), []);
});

test("what looks like a header in a comment begins nothing", () => {
  assert.equal(scan(`${ONE}{ see\n[White "x"]\n} *`).length, 1);
  assert.equal(scan(`${ONE}{ see } *\n${ONE}`).length, 2);
});

test("quotes of word processors and escaped ones are read", () => {
  const [{ white, black }] = scan('[White “Ann”]\r\n[Black "B\\\\ob \\"x\\""]\r\n1. e4');
  assert.deepEqual([white, black], ["Ann", 'B\\ob "x"']);
});
