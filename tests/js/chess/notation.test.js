import assert from "node:assert/strict";
import { afterEach, test } from "vitest";

import { hasOwnLetters, inEnglish, readable, shown, useNotation } from "../../../static/js/chess/notation.ts";
import { t, useCatalogue, useForeignLetters } from "../../../static/js/lib/i18n.ts";

useForeignLetters(["KDTLS", "RDTAC", "RDTFC"]);

afterEach(() => {
  useNotation("language");
  useCatalogue("", "en");
});

test("moves have the letters of the page's language, until the reader chooses others", () => {
  useCatalogue("language-pieces = K D T L S", "de");
  assert.equal(shown("18…Nc2+ 19.Kd1 exd8=Q"), "18…Sc2+ 19.Kd1 exd8=D");
  useNotation("english");
  assert.equal(shown("24. Rxd4"), "24. Rxd4");
  useNotation("figurines");
  assert.equal(shown("24. Rxd4"), "24. ♖xd4");
  useNotation("hieroglyphs");
  assert.equal(shown("24. Rxd4"), "24. Txd4");
});

test("a text writes a move as the page does, and a language without letters has the English ones", () => {
  useCatalogue("language-pieces = K D T L S\nplayed = Gespielt: { SAN($move) }\n", "de");
  assert.equal(t("played", { move: "Nf3" }), "Gespielt: Sf3");
  assert.ok(hasOwnLetters());
  useNotation("figurines");
  assert.equal(t("played", { move: "Nf3" }), "Gespielt: ♘f3");
  useNotation("language");
  useCatalogue("played = Joué : { SAN($move) }\n", "fr");
  assert.equal(t("played", { move: "Nf3" }), "Joué : Nf3");
  assert.ok(!hasOwnLetters());
});

test("for a screen reader figurines are letters", () => {
  useCatalogue("language-pieces = K D T L S", "de");
  assert.equal(readable("Besser war 24. ♖xd4 e8=♕"), "Besser war 24. Txd4 e8=D");
  assert.equal(readable("Sf3"), "Sf3");
});

test("a letter of two languages is the page's own, else the English one", () => {
  const written = ["Rd2", "Cf3", "Ab5", "Fb5", "Te1"];
  assert.deepEqual(written.map(inEnglish), ["Rd2", "Nf3", "Bb5", "Bb5", "Re1"]);
  useCatalogue("language-pieces = R D T A C", "es");
  assert.deepEqual(written.map(inEnglish), ["Kd2", "Nf3", "Bb5", "Bb5", "Re1"]);
});

test("what a person writes in own letters or figurines is English SAN", () => {
  const written = ["Sf3", "♘f3", "Dxd8+", "sxf3", "e8=D", "e8D#", "exd8=♕", "e8=d", "Tad1", "Lb5", "lb5"];
  const english = ["Nf3", "Nf3", "Qxd8+", "Nxf3", "e8=Q", "e8Q#", "exd8=Q", "e8=Q", "Rad1", "Bb5", "Bb5"];
  assert.deepEqual(written.map(inEnglish), english);
  for (const move of ["e4", "bxc3", "dxe5+", "O-O", "O-O-O#", "g1f3", "", "Kxe2", "hello", "a8"])
    assert.equal(inEnglish(move), move);
});
