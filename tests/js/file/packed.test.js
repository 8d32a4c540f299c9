import assert from "node:assert/strict";
import { deflateSync } from "node:zlib";
import { test } from "vitest";

import { unpacked } from "../../../static/js/file/packed.ts";

test("what the server packed is read again, in any script", async () => {
  const told = { name: "Müller \u4e01 \u{1f600}", moves: [1, null, 0.5] };
  const packed = deflateSync(JSON.stringify(told)).toString("base64");
  assert.deepEqual(await unpacked(packed), told);
});

test("what is none is a fault", async () => {
  await assert.rejects(unpacked(""));
  await assert.rejects(unpacked("AAAA"));
});
