import assert from "node:assert/strict";
import { test, vi } from "vitest";

import "../english.js";
import { ApiError, createReview, deepenReview, getReview, pgnUrl } from "../../../static/js/net/api.ts";

const answer = (status, body) => ({ ok: status < 400, status, json: async () => body });

function serve(...answers) {
  const asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, options) => {
    asked.push({ url, ...options });
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  return asked;
}

test("what is asked goes as JSON, in the page's language, with the token if any", async () => {
  const asked = serve(answer(201, { id: "x" }), answer(202, { id: "x" }));
  assert.deepEqual(await createReview("1. e4", { hideNames: true }), { id: "x" });
  await deepenReview("a/b", "secret", 5000);
  assert.deepEqual(
    asked.map(({ url, method, body, credentials }) => [url, method, JSON.parse(body), credentials]),
    [
      ["/api/reviews", "POST", { pgn: "1. e4", hideNames: true }, "omit"],
      ["/api/reviews/a%2Fb/deeper", "POST", { nodes: 5000 }, "omit"],
    ],
  );
  assert.deepEqual(
    asked.map(({ headers }) => [headers["Accept-Language"], headers["X-Delete-Token"]]),
    [
      ["en", undefined],
      ["en", "secret"],
    ],
  );
  assert.equal(pgnUrl("x"), "/api/reviews/x.pgn");
});

test("a refusal is an error with the server's sentence", async () => {
  const told = { code: "bad_move", message: "No such move.", place: "move 3, White", retry: false };
  serve(answer(422, { error: told }));
  await assert.rejects(getReview("x"), (error) => {
    assert.ok(error instanceof ApiError);
    assert.deepEqual(
      [error.message, error.code, error.place, error.retry, error.status],
      ["No such move.", "bad_move", "move 3, White", false, 422],
    );
    return true;
  });
});

test("a proxy's page and no network have sentences of our own, and may be tried again", async () => {
  serve(answer(502, null), new TypeError("fetch failed"), answer(418, null));
  const failures = [];
  for (let n = 0; n < 3; n += 1) await getReview("x").catch((error) => failures.push(error));
  assert.deepEqual(
    failures.map(({ code, retry, status }) => [code, retry, status]),
    [
      ["http_502", true, 502],
      ["offline", true, 0],
      ["http_418", false, 418],
    ],
  );
  for (const { message } of failures) assert.match(message, / /); // a sentence, no key
});
