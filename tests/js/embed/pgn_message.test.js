// @vitest-environment jsdom
import assert from "node:assert/strict";
import { test } from "vitest";

import { gamesOf, receivePgn } from "../../../static/js/embed/pgn_message.ts";

test("a text has its games, or a sentence says why it has none", () => {
  assert.equal(gamesOf("1. e4 *\n\n1. d4 *").length, 2);
  assert.equal(gamesOf(""), "embed-pgn-empty");
  assert.equal(gamesOf(`1. e4 { ${"x".repeat(1024 * 1024)} } *`), "embed-pgn-too-large");
});

test("only a PGN of the page around is taken, and not more than the driver admits", () => {
  const shown = [];
  const driver = { admits: () => shown.length < 1, tell() {} };
  receivePgn(driver, (text) => shown.push(text));
  const send = (data, source = window.parent) =>
    window.dispatchEvent(new MessageEvent("message", { data, source }));
  send({ type: "kibitz:pgn", pgn: 7 });
  send({ type: "other", pgn: "1. e4 *" });
  send({ type: "kibitz:pgn", pgn: "1. e4 *" });
  send({ type: "kibitz:pgn", pgn: "1. d4 *" });
  assert.deepEqual(shown, ["1. e4 *"]);
});
