import assert from "node:assert/strict";
import { test } from "vitest";

import { language, t, useCatalogue } from "../../../static/js/lib/i18n.ts";
import { changeLanguage, textsOf } from "../../../static/js/lib/texts.ts";

useCatalogue("hello = Hello\n", "en", "1a");

/** Answer requests by `answer(address)`; returns the addresses that were asked. */
function served(answer) {
  const asked = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return answer(address);
  };
  return asked;
}

test("a part is fetched once, and its texts are there beside the others", async () => {
  const asked = served(() => new Response("later = Later\n"));
  await Promise.all([textsOf("season"), textsOf("season")]);
  await textsOf("season");
  assert.deepEqual(asked, ["/i18n/en/season.ftl?v=1a"]);
  assert.equal(t("later"), "Later");
  assert.equal(t("hello"), "Hello");
});

test("what could not be had is asked for again", async () => {
  served(() => new Response("", { status: 503 }));
  await assert.rejects(textsOf("other"), /503/);
  served(() => new Response("other = Other\n"));
  await textsOf("other");
  assert.equal(t("other"), "Other");
});

test("another language brings the texts of the parts that are there, or changes nothing", async () => {
  const asked = served(
    (address) => new Response(address.includes("/de.") ? "hello = Hallo\n" : "later = Später\n"),
  );
  await changeLanguage("de");
  assert.deepEqual(asked.sort(), [
    "/i18n/de.ftl?v=1a",
    "/i18n/de/other.ftl?v=1a",
    "/i18n/de/season.ftl?v=1a",
  ]);
  assert.deepEqual([t("hello"), t("later"), language()], ["Hallo", "Später", "de"]);
  served(() => new Response("", { status: 503 }));
  await assert.rejects(changeLanguage("en"), /503/);
  assert.deepEqual([t("hello"), language()], ["Hallo", "de"]);
});

test("a part that comes late, in a language that was left, is fetched in the new one", async () => {
  let answer;
  served((address) =>
    address.includes("/de/late")
      ? new Promise((resolve) => (answer = resolve))
      : new Response("hello = Hello\n"),
  );
  const late = textsOf("late");
  served((address) => new Response(address.includes("/en/late") ? "late = Late\n" : "hello = Hello\n"));
  await changeLanguage("en");
  answer(new Response("late = Spät\n"));
  await late;
  assert.equal(t("late"), "Late");
});

test("a part that is asked for while the language changes comes in the new one", async () => {
  let answer;
  served((address) => {
    if (address.includes("/de.")) return new Promise((resolve) => (answer = resolve));
    return new Response(address.includes("/de/") ? "amid = Mitten\n" : "amid = Amid\n");
  });
  const changed = changeLanguage("de");
  await textsOf("amid");
  answer(new Response("hello = Hallo\n"));
  await changed;
  assert.equal(t("amid"), "Mitten");
});
