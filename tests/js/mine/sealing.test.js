import assert from "node:assert/strict";
import { test, vi } from "vitest";

import { canSeal, linkOf, moveOf, seal, unsealed } from "../../../static/js/mine/sealing.ts";

const MOST = 1_000_000;

test("what is sealed opens with its key, and with no other", async () => {
  const text = `{"white":"José 丁"}${"x".repeat(50_000)}`;
  const [sealed, again] = [await seal(text), await seal(text)];
  assert.equal(await unsealed(sealed, MOST), text);
  assert.equal(await unsealed({ ...sealed, key: again.key }, MOST), null);
  assert.notEqual(sealed.data, again.data);
  assert.match(sealed.data, /^[A-Za-z0-9_-]+$/);
  assert.ok(sealed.data.length < 2000, "it is packed");
});

test("what was changed on the way does not open, nor what is none", async () => {
  const { data, key } = await seal("text");
  const other = data[30] === "A" ? "B" : "A";
  assert.equal(await unsealed({ data: data.slice(0, 30) + other + data.slice(31), key }, MOST), null);
  for (const odd of ["", "a", "%%", data.slice(0, -8)])
    assert.equal(await unsealed({ data: odd, key }, MOST), null);
  assert.equal(await unsealed({ data, key: "short" }, MOST), null);
});

test("what unpacks to more than it may is not read to its end", async () => {
  const bomb = await seal(" ".repeat(3 * MOST));
  assert.equal(await unsealed(bomb, MOST), null);
});

test("a link names the parcel, and its key behind the hash", () => {
  vi.stubGlobal("location", { origin: "https://kibitz.example" });
  const move = { id: "abc-_1", key: "k".repeat(22) };
  const link = linkOf(move);
  assert.equal(link, `https://kibitz.example/reviews#move=abc-_1.${"k".repeat(22)}`);
  assert.deepEqual(moveOf(new URL(link).hash), move);
  for (const odd of ["", "#move=", "#move=a.b", `#move=a/b.${move.key}`, `${new URL(link).hash}x`])
    assert.equal(moveOf(odd), null, odd);
});

test("a browser without WebCrypto cannot", () => {
  assert.equal(canSeal(), true);
  vi.stubGlobal("crypto", { subtle: undefined });
  assert.equal(canSeal(), false);
  vi.unstubAllGlobals();
});
