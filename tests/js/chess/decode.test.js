import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { decode, encodingName, hasLostLetters } from "../../../static/js/chess/decode.ts";

const read = (...bytes) => decode(new Uint8Array(bytes).buffer);
const of = (...bytes) => read(...bytes).text;

test("UTF-8 with and without its mark", () => {
  assert.equal(of(0x47, 0xc3, 0xbc), "Gü");
  assert.equal(of(0xef, 0xbb, 0xbf, 0x47), "G");
  assert.equal(of(), "");
});

test("Windows' dashes and quotes are not lost, and no byte is refused", () => {
  assert.equal(of(0x93, 0x47, 0xfc, 0x94, 0x96), "“Gü”–");
  assert.equal(of(0xfc, 0x81), "ü\u0081");
});

test("UTF-16 of either order", () => {
  assert.equal(of(0xff, 0xfe, 0x47, 0, 0xfc, 0), "Gü");
  assert.equal(of(0xfe, 0xff, 0, 0x47, 0, 0xfc), "Gü");
});

test("an old file is told from one in UTF-8 or UTF-16", () => {
  assert.equal(read(0x4d, 0xfc, 0x6c).old, true);
  assert.equal(read(0x4d, 0xc3, 0xbc, 0x6c).old, false);
  assert.equal(read(0xff, 0xfe, 0xfc, 0).old, false);
});

test("one line in another encoding garbles no other, and its game is named", () => {
  const bytes = [
    ...new TextEncoder().encode('[Event "a"]\n[White "Müller"]\n\n1. e4 *\n\n[Event "b"]\n[White "M'),
    0xfc,
    ...new TextEncoder().encode('ller"]\n\n1. d4 {schön} *\n'),
  ];
  const { text, old, guessed } = read(...bytes);
  assert.equal(text.match(/Müller/g)?.length, 2);
  assert.ok(text.includes("schön"));
  assert.deepEqual([old, guessed], [false, [2]]);
  assert.deepEqual(read(0x4d, 0xfc, 0x0a, 0xe4).guessed, [1]);
});

test("a text that lost its letters on the way is known by the sign in their place", () => {
  assert.ok(hasLostLetters("M\ufffdller"));
  assert.ok(!hasLostLetters("Müller?"));
});

const old = JSON.parse(readFileSync(new URL("../../data/old_letters.json", import.meta.url), "utf8"));
/** The bytes of a text in an encoding, the other way round. */
const bytesIn = (text, encoding) => {
  const letters = decode(Uint8Array.from({ length: 256 }, (_, at) => at).buffer, encoding).text;
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
};

for (const [name, texts] of Object.entries(old))
  test(`${name} is known by the letters of names, and the server agrees`, () => {
    const encoding = name.replace("cp", "windows-");
    for (const text of texts) {
      const found = decode(bytesIn(text, encoding).buffer);
      assert.deepEqual([found.encoding, found.text], [encoding, text]);
    }
  });

test("a person may choose another encoding", () => {
  const bytes = bytesIn("Plachý, Świątek", "windows-1250");
  assert.equal(decode(bytes.buffer, "windows-1252").text, "Plachý, Œwi¹tek");
  assert.equal(encodingName("windows-1250"), "Windows-1250");
});
