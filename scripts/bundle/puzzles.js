/**
 * kibitz-puzzles.js: what a frame of kibitz-viewer.js is with mode="puzzle". It lies beside that file and is
 * loaded where puzzles are asked.
 */

import { languages, letters, pieces, style, texts } from "kibitz:data";

const { lang: language, dataset } = document.documentElement;

function give(id, value) {
  const element = document.createElement("script");
  Object.assign(element, { id, type: "application/json", textContent: JSON.stringify(value) });
  document.body.append(element);
}

async function ask() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  give("catalogue", { language, languages, letters, text: texts[language] });
  give("pieces", pieces[dataset.pieces]);
  await import("./plain_board.js");
  await import("../../static/js/embed/pgn_puzzles.ts");
}

ask();
