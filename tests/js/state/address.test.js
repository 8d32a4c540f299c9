import assert from "node:assert/strict";
import { test } from "vitest";

import { hashOf, placeFromAddress } from "../../../static/js/state/address.ts";
import { enter } from "../../../static/js/state/view.ts";

const plyFromAddress = (address) => placeFromAddress(address)?.ply ?? null;

test("the address gives the ply, also as WordPress leaves it", () => {
  assert.equal(plyFromAddress({ hash: "#12" }), 12);
  assert.equal(plyFromAddress({ hash: "#12#?secret=abc" }), 12);
  assert.equal(plyFromAddress({ hash: "", search: "?ply=7" }), 7);
  assert.equal(plyFromAddress({ hash: "#3", search: "?ply=7" }), 3);
  assert.equal(plyFromAddress({ search: "?ply=last" }), "last");
  for (const hash of ["#x", "#", "#12345678", ""]) assert.equal(plyFromAddress({ hash }), null);
  assert.equal(plyFromAddress({ search: "?ply=-1" }), null);
});

test("the address gives a place in a variation", () => {
  const place = { ply: 22, line: ["e7e5", "g1f3"] };
  assert.deepEqual(placeFromAddress({ hash: "#22:e7e5,g1f3" }), place);
  assert.deepEqual(placeFromAddress({ hash: "#22:e7e5,g1f3#?secret=abc" }), place);
  assert.deepEqual(placeFromAddress({ hash: "#22%3Ae7e5%2Cg1f3" }), place);
  assert.deepEqual(placeFromAddress({ search: "?ply=22&line=e7e5,g1f3" }), place);
  assert.deepEqual(placeFromAddress({ hash: "#0:a7a8q" }), { ply: 0, line: ["a7a8q"] });
});

test("nonsense behind the ply leaves the ply", () => {
  for (const hash of ["#22:", "#22:e9e5", "#22:hello,world", "#22:e7e5,"])
    assert.equal(placeFromAddress({ hash }).ply, 22, hash);
  assert.deepEqual(placeFromAddress({ hash: "#22:e9e5" }).line, []);
  assert.deepEqual(placeFromAddress({ search: "?ply=22&line=<script>" }), { ply: 22, line: [] });
  assert.equal(placeFromAddress({ search: "?line=e7e5" }), null);
});

test("a view becomes the hash that leads back to it", () => {
  const nodes = [{ uci: "e7e5" }, { uci: "g1f3" }, { uci: "b8c6" }];
  assert.equal(hashOf({ ply: 0, branch: null }), "");
  assert.equal(hashOf({ ply: 23, branch: null }), "#23");
  assert.equal(hashOf(enter(22, nodes, 2)), "#22:e7e5,g1f3");
  assert.deepEqual(placeFromAddress({ hash: hashOf(enter(0, nodes, 1)) }), { ply: 0, line: ["e7e5"] });
});
