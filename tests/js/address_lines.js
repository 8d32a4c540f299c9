/**
 * For tests/web/embed/test_places_fuzz.py: on each line of the input an address to read ({hash, search}) or a
 * place to write ({ply, line}), on each line of the output the place or the hash.
 */

import { createInterface } from "node:readline";

import { hashOf, placeFromAddress } from "../../static/js/state/address.ts";
import { atPly, enter } from "../../static/js/state/view.ts";

const written = ({ ply, line }) => {
  const nodes = line.map((uci) => ({ uci }));
  const state = { game: { moves: Array.from({ length: 9999 }) } };
  return hashOf(line.length ? enter(ply, nodes, line.length) : atPly(state, ply));
};

for await (const text of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(text);
  process.stdout.write(`${JSON.stringify("line" in asked ? written(asked) : placeFromAddress(asked))}\n`);
}
