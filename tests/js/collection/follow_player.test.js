import assert from "node:assert/strict";
import { test } from "vitest";

import { playerOf, sitesOf } from "../../../static/js/collection/follow_player.ts";

const rows = (...names) => names.map((White) => ({ headers: { White, Black: `against ${White}` } }));
const BOTH = ["lichess", "chess.com"];

test("players are followed on those sites whose hosts may be asked", () => {
  assert.deepEqual(sitesOf(["club.example", "chess.com", "lichess.org"]), BOTH);
  assert.deepEqual(sitesOf(["lichess.org", "view.livechesscloud.com"]), ["lichess"]);
  assert.deepEqual(sitesOf([]), []);
  assert.deepEqual(sitesOf(), []);
});

test("whoever played all games is the first guess, on the site that the title names", () => {
  const own = ["Ann", "Bob", "Cleo", "Dora"].map((Black) => ({ headers: { White: "Vera", Black } }));
  assert.deepEqual(playerOf("Vera on chess.com", own, BOTH), { site: "chess.com", user: "Vera" });
  assert.deepEqual(playerOf("Vera on chess.com", own, ["lichess"]), { site: "lichess", user: "Vera" });
  assert.deepEqual(playerOf("Club Cup", rows("Ann", "Bob"), BOTH), { site: "lichess", user: "" });
});
