import assert from "node:assert/strict";
import { test } from "node:test";

import { decode } from "../../../static/js/chess/decode.js";

const of = (...bytes) => decode(new Uint8Array(bytes).buffer);

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
