/**
 * kibitz-viewer.js: the element of static/embed.js whose viewer of a PGN comes out of this very file. In a
 * page it defines <kibitz-review> and <kibitz-viewer>; in the frame that they open it is the viewer.
 */

import { languages, letters, pieces, style, texts } from "kibitz:data";
import "../../static/embed.js";
import { optionsOf } from "../../static/js/viewer/options.ts";

const FILE = document.currentScript?.src ?? "";
/** What asks the puzzles of a PGN lies beside it. */
const PUZZLES = FILE.replace("kibitz-viewer.js", "kibitz-puzzles.js");
/** Stands for a server where there is none: nothing is ever asked there. */
const NOWHERE = "https://kibitz.invalid";

const json = (id, value) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The frame's page. What it says of itself was checked by optionsOf. */
function pageOf(url) {
  const options = optionsOf(url.searchParams, Object.keys(pieces));
  const asked = url.searchParams.get("lang") ?? navigator.language.slice(0, 2);
  const language = asked in texts ? asked : "en";
  const hidden = options.hide.join(" ");
  const asks = options.mode === "puzzle";
  const catalogue = { language, languages, letters, text: texts[language] };
  return `<!doctype html><html lang="${language}" data-theme="${options.theme}"
data-pieces="${options.pieces}" data-hide="${hidden}" data-moves="${options.moves}">
<meta charset="utf-8"><title>Kibitz</title>
<body class="embed"><main class="embed__viewer" id="viewer"></main>
${asks ? "" : json("catalogue", catalogue) + json("pieces", pieces[options.pieces])}
${json("embed-data", { id: "pgn", options, home: "", explore: "" })}
<script id="kibitz-viewer" src="${escaped(asks ? PUZZLES : FILE)}"></script>`;
}

async function view() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  await import("./plain_board.js");
  await import("../../static/js/embed/pgn.ts");
}

function define() {
  const Review = customElements.get("kibitz-review");
  class Viewer extends Review {
    get server() {
      return this.getAttribute("server") || NOWHERE;
    }
    fill(frame, url) {
      if (url.origin !== NOWHERE) return super.fill(frame, url);
      // It is the page's own script: in a sandbox it would be fetched once more, and on a disk not at all.
      frame.removeAttribute("sandbox");
      frame.srcdoc = pageOf(url);
    }
  }
  customElements.define("kibitz-viewer", Viewer);
}

if (document.getElementById("kibitz-viewer")) view();
else if (!customElements.get("kibitz-viewer")) define();
