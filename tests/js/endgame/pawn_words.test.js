import "../english.js";

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  groupWords,
  letterOf,
  namesOf,
  outcomeWords,
  worthOf,
} from "../../../static/js/endgame/pawn_words.js";

const group = (value, mean = "0", temperature = "-1", squares = ["a2", "b3"]) => ({
  value,
  mean,
  temperature,
  squares,
});

for (const [value, mean, temperature, words] of [
  ["0", "0", "-1", "even"],
  ["1/2", "1/2", "-1/2", "half a spare move for White"],
  ["-1", "-1", "-1", "one spare move for Black"],
  ["3/2", "3/2", "-1/2", "1½ spare moves for White"],
  ["1/4", "1/4", "-1/4", "¼ of a spare move for White"],
  ["*", "0", "0", "one tempo for whoever takes it"],
  ["^2*", "0", "0", "a shade better for White"],
  ["v", "0", "0", "a shade better for Black"],
  ["1v", "1", "0", "one spare move for White and a shade better for Black"],
  ["{1|0}", "1/2", "1/2", "half a spare move for White; whoever moves there first gains half a spare move"],
  ["+-1", "0", "1", "even; whoever moves there first gains one spare move"],
  ["0..^", "0", "-1", "even"],
])
  test(`${value} is ${words}`, () => assert.equal(worthOf(group(value, mean, temperature)), words));

test("a group is called by its wing, two on one wing by their files", () => {
  const at = (...squares) => ({ ...group("0"), squares });
  assert.deepEqual(namesOf([at("a2", "b6"), at("h2", "h5")]), ["queenside", "kingside"]);
  assert.deepEqual(namesOf([at("a2"), at("c2", "d3"), at("d5", "e4")]), ["a-file", "files c–d", "files d–e"]);
});

test("groups and who wins", () => {
  const groups = [group("1/2", "1/2", "-1/2"), group("0", "0", "-1", ["h2", "h3"])];
  assert.deepEqual(groupWords(groups), ["queenside: half a spare move for White", "kingside: even"]);
  assert.equal(outcomeWords({ outcome: "N" }), "whoever moves wins");
  assert.equal(outcomeWords({ outcome: "P" }), "whoever has to move loses");
  assert.equal(letterOf(1), "B");
});
