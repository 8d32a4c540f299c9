import assert from "node:assert/strict";
import { test } from "vitest";
import { spoken } from "../../static/js/chess/position.ts";
import * as format from "../../static/js/lib/format.ts";
import { inWords, useCatalogue } from "../../static/js/lib/i18n.ts";
import { explain } from "../../static/js/panels/explain.ts";
import { catalogue } from "./english.js";

useCatalogue(catalogue("de"), "de");

const position = (cp, mate, san) => ({ lines: [{ rank: 1, cp, mate, pv: ["g1f3"], san: [san] }] });
const context = {
  record: { san: "Qh5", uci: "d1h5" },
  number: "2.",
  side: "white",
  before: position(140, null, "Nf3"),
  after: position(-230, null, "Nf6"),
};
const verdict = (classification, extra = {}) => ({
  ply: 3,
  classification,
  loss: 0.31,
  expected_before: 0.62,
  expected_after: 0.31,
  best: { uci: "g1f3", san: "Nf3" },
  reason: { rule: "cp_to_cp", measure: "loss", value: 0.31, threshold: [0.22, null] },
  ...extra,
});

test("a blunder is told in German, with German numbers", () => {
  const words = explain(verdict("blunder"), context);
  assert.equal(words.sentences.join(" "), "Die Aussichten von Weiß fallen von 62\u00a0% auf 31\u00a0%.");
  assert.match(
    words.decided.join(" "),
    /^Der Zug kostet 0,31 erwartete Punkte \(0,62 → 0,31\); ein Patzer kostet 0,22 oder mehr\./,
  );
});

test("the offered pieces stand in the accusative and are listed as German lists", () => {
  const reason = {
    rule: "brilliant",
    unsafe: [
      { piece: "r", square: "d4" },
      { piece: "q", square: "a5" },
      { piece: "p", square: "h2" },
    ],
  };
  assert.match(
    explain(verdict("brilliant", { reason }), context).sentences.join(" "),
    /den Turm auf d4, die Dame auf a5 und den Bauern auf h2 hängen/,
  );
});

test("numbers, dates, endgames and moves are German", () => {
  assert.deepEqual(
    [format.score({ cp: 34, mate: null }), format.accuracy(87.44), format.points(0.997), format.big(12_300)],
    ["+0,34", "87,4", "0,99+", "12,3 Tsd."],
  );
  assert.equal(format.date("1924.10.23"), "23. Okt. 1924");
  assert.equal(format.endgame("Rook + Minor Piece"), "Endspiel (zwei Türme und Leichtfigur gegen weniger)");
  assert.equal(spoken("exd8=Q+"), "Bauer e schlägt d8 und wird Dame, Schach");
});

test("what the server said in English is said in German where it left the key", () => {
  const place = {
    key: "place-variation",
    params: { place: { key: "place-move", params: { number: "17", side: "black" } } },
  };
  const said = { message: { key: "fault-not-legal", params: { move: "Ke3", side: "black" } }, place };
  assert.deepEqual(inWords({ message: "…", place: "…", said }), {
    message: "„Ke3“ ist hier kein legaler Zug für Schwarz.",
    place: "Zug 17, Schwarz (Variante)",
  });
  assert.deepEqual(inWords({ message: "Only English.", place: null, said: null }), {
    message: "Only English.",
    place: null,
  });
});
